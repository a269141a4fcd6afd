"""tools/launcher/prepare.py: which `.venv` it fills, and which it leaves alone."""

import sys
from pathlib import Path

import pytest

from tools.launcher import prepare
from tools.launcher.checkout import LaunchProblem


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment that works, in the place of the checkout's."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.symlink_to(sys.executable)
    for name, path in {
        "VENV": tmp_path,
        "PYTHON": python,
        "STAMP": tmp_path / ".requirements",
    }.items():
        monkeypatch.setattr(prepare, name, path)
    monkeypatch.setattr(prepare, "find_uv", lambda: "uv")
    return tmp_path


def test_an_environment_of_somebody_else_is_left_alone(venv: Path, monkeypatch: pytest.MonkeyPatch):
    """It may be that of a service that runs from this checkout."""
    monkeypatch.setattr(prepare, "run", lambda _command: pytest.fail("something is installed"))
    with pytest.raises(LaunchProblem, match="was not made by `make`"):
        prepare.fill("dev")
    assert (venv / "bin" / "python").exists()


@pytest.mark.parametrize(
    ("lost", "commands"), [("packages", ["pip"]), ("bin/python", ["venv", "pip"])]
)
def test_an_environment_that_was_not_finished_is_filled(
    venv: Path, monkeypatch: pytest.MonkeyPatch, lost: str, commands: list[str]
):
    """Where it lacks its Python it is made anew."""
    (venv / lost).unlink(missing_ok=True)
    (venv / ".requirements").write_text(f"dev\n{prepare.place()}")
    ran: list[str] = []

    def run(command: list[str]) -> None:
        ran.append(command[1])
        venv.mkdir(exist_ok=True)

    monkeypatch.setattr(prepare, "run", run)
    prepare.fill("dev")
    assert ran == commands
    assert (venv / ".requirements").read_text().split() == prepare.stamp("dev")
