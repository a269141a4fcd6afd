"""`make clients`: write what the clients have from the OpenAPI document."""

import subprocess
import sys
from pathlib import Path

import yaml

from . import python, typescript

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "openapi.yaml"
PYTHON = ROOT / "clients" / "python" / "src" / "certificate_issuing"
TYPESCRIPT = ROOT / "clients" / "typescript" / "src" / "operations.ts"


def generated() -> dict[Path, str]:
    """Each generated file with its text."""
    document = yaml.load(DOCUMENT.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return {
        TYPESCRIPT: typescript.client(document),
    } | {
        path: _formatted(path, write(document))
        for path, write in {
            PYTHON / "models.py": python.models,
            PYTHON / "refusals.py": python.refusals,
            PYTHON / "operations.py": python.client,
        }.items()
    }


def _formatted(path: Path, source: str) -> str:
    """As `make format` leaves it, without imports that this document has no use for."""
    ruff = str(Path(sys.executable).with_name("ruff"))
    for command in (["check", "--fix-only", "--quiet"], ["format"]):
        source = subprocess.run(
            [ruff, *command, "--stdin-filename", str(path), "-"],
            input=source,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
    return source


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8")
