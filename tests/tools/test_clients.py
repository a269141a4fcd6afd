"""The clients belong to this version of the service, and can be built."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import certificate_issuing
import pytest

from tests.paths import ROOT
from tools.clients.__main__ import generated

PYTHON = ROOT / "clients" / "python"
TYPESCRIPT = ROOT / "clients" / "typescript"


def test_generated_modules_of_the_clients_are_current():
    old = [path.name for path, text in generated().items() if path.read_text() != text]
    assert old == [], "make clients"


def test_both_clients_have_the_version_of_the_service():
    version = (ROOT / "VERSION").read_text().strip()
    assert certificate_issuing.__version__ == version
    assert json.loads((TYPESCRIPT / "package.json").read_text())["version"] == version
    assert f'VERSION = "{version}"' in (TYPESCRIPT / "src" / "version.ts").read_text()


@pytest.fixture
def wheel(tmp_path: Path) -> ZipFile:
    """The Python client as `pip install clients/python` builds it."""
    copy = shutil.copytree(PYTHON, tmp_path / "python")
    build = "import setuptools.build_meta as build; print(build.build_wheel('.'))"
    done = subprocess.run(
        [sys.executable, "-c", build], cwd=copy, capture_output=True, text=True, check=True
    )
    return ZipFile(copy / done.stdout.split()[-1])


def test_the_wheel_has_types_and_the_command(wheel: ZipFile):
    names = set(wheel.namelist())
    sources = (PYTHON / "src" / "certificate_issuing").rglob("*.py")
    assert names >= {str(path.relative_to(PYTHON / "src")) for path in sources}
    assert "certificate_issuing/py.typed" in names
    entry_points = next(name for name in names if name.endswith("entry_points.txt"))
    assert "cis = certificate_issuing.cli:main" in wheel.read(entry_points).decode()
