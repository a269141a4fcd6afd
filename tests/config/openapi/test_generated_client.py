"""What openapi-python-client, as a stranger's tool, makes of the document."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.paths import ROOT

DOCUMENT = ROOT / "docs" / "openapi.yaml"
CONFIG = ROOT / "clients" / "openapi-python-client.yaml"


def run(module: str, *arguments: str | Path, cwd: Path) -> None:
    """Run a program of this environment; what it complains of fails the test."""
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-8000:]


@pytest.fixture
def generated(tmp_path: Path) -> Path:
    """The package, generated without a single warning."""
    package = tmp_path / "generated"
    options = ["--meta", "none", "--output-path", package, "--config", CONFIG, "--fail-on-warning"]
    run("openapi_python_client", "generate", "--path", DOCUMENT, *options, cwd=tmp_path)
    return package


def test_every_operation_is_generated_and_its_types_hold(generated: Path, tmp_path: Path):
    described: dict[str, Any] = yaml.load(DOCUMENT.read_text(), yaml.CSafeLoader)
    operations = [each for item in described["paths"].values() for each in item.values()]
    functions = [each for each in generated.glob("api/*/*.py") if each.name != "__init__.py"]
    assert len(functions) == len(operations)
    options = ["--strict", "--config-file=", "--cache-dir", tmp_path / "cache"]
    run("mypy", *options, generated, cwd=tmp_path)
