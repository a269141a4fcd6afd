"""deploy/manage: a command with the settings of the units, as their user."""

import getpass
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.paths import ROOT

# In the place of Python: says who runs it, with what, and writes a file.
TELL = '#!/bin/sh\necho "$(id -un):$(id -gn):$(id -Gn) $PWD $SECRET_KEY $* $DJANGO_SETTINGS_MODULE"\n: >"$2"\n'


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that every user may pass through, unlike those of pytest."""
    with TemporaryDirectory(dir="/tmp") as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_a_command_runs_as_the_user_of_the_units_with_their_settings(folder: Path):
    """Root gives its rights up on the way; whoever is that user already goes on as such."""
    user = "daemon" if os.geteuid() == 0 else getpass.getuser()
    place, settings = folder / "service", folder / "service.env"
    python, written = place / ".venv" / "bin" / "python", place / "written"
    python.parent.mkdir(parents=True)
    python.write_text(TELL)
    python.chmod(0o755)
    settings.write_text("SECRET_KEY='a secret of: the $units'\n")
    settings.chmod(0o600)
    place.chmod(0o777)
    environment = {"PLACE": str(place), "RUN_AS": user, "SETTINGS": str(settings)}
    found = subprocess.run(
        [ROOT / "deploy" / "manage", str(written), "--help"],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    who, where, *rest = found.stdout.strip().split(" ")
    assert " ".join(rest) == (
        f"a secret of: the $units manage.py {written} --help config.settings.production"
    )
    assert where == str(place)
    assert who.startswith(f"{user}:")
    if os.geteuid() == 0:
        assert who == f"{user}:{user}:{user}"
        assert (written.owner(), written.group()) == (user, user)
    assert written.stat().st_mode & 0o777 == 0o640


def test_files_that_root_makes_can_be_read_by_the_units(folder: Path):
    """So are the static files of a release, which belong to root and which the web servers send."""
    python, made = folder / ".venv" / "bin" / "python", folder / "static-collected"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\nmkdir "$2" && : >"$2/file"\n')
    python.chmod(0o755)
    (folder / "service.env").touch()
    environment = {"PLACE": str(folder), "RUN_AS": "root", "SETTINGS": f"{folder}/service.env"}
    as_root = (
        [] if os.geteuid() == 0 else ["unshare", "--map-root-user"]
    )  # in a namespace of its own
    program = [*as_root, ROOT / "deploy" / "manage", str(made)]
    subprocess.run(program, env=os.environ | environment, check=True)
    assert made.stat().st_mode & 0o777 == 0o755
    assert (made / "file").stat().st_mode & 0o777 == 0o644
