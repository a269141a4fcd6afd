"""`make baseline`: write what later versions are held to under tests/baseline/, both named by the version.

A database with rows of the product, as SQL, which every later version upgrades (tests/tools/test_baseline.py);
and the interface document, which `make lint-openapi` compares with today's. Keys and secrets in the database
are those of the settings of tests.
"""

import gzip
import re
import shutil
import sys
import tempfile
from pathlib import Path

from tools.backup_drill import run
from tools.embedded import EmbeddedPostgres, ServerError
from tools.launcher.checkout import ROOT, VAR, LaunchProblem, complain, step

FOLDER = ROOT / "tests" / "baseline"
SETTINGS = {"DJANGO_SETTINGS_MODULE": "config.settings.test", "REDIS_URL": "redis://127.0.0.1:1/0"}
STEPS = (
    ("Schema", ("migrate", "--verbosity", "0")),
    ("Demo data", ("demo",)),
    (
        "Further rows",
        ("shell", "-c", "from tools.demo_data import add_every_state; add_every_state()"),
    ),
)
_RANDOM = re.compile(r"^\\(?:un)?restrict .*\n", re.MULTILINE)  # a new word in each dump


def main() -> int:
    """Exit status 0 if the dump was written."""
    version = (ROOT / "VERSION").read_text().strip()
    target = FOLDER / f"{version}.sql"
    VAR.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="baseline-", dir=VAR))
    folder.chmod(0o755)  # as root, PostgreSQL runs as another user
    server = EmbeddedPostgres(folder / "postgres", durable=False)
    try:
        server.start()
        for title, command in STEPS:
            with step(title):
                run([sys.executable, "manage.py", *command], DATABASE_URL=server.url, **SETTINGS)
        with step("Dump"):
            target.write_text(dump(server, server.url))
            interface = (ROOT / "docs" / "openapi.yaml").read_bytes()
            (FOLDER / f"{version}.openapi.yaml.gz").write_bytes(gzip.compress(interface, mtime=0))
    except (LaunchProblem, ServerError) as problem:
        complain(str(problem))
        return 1
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    print(f"  {target.relative_to(ROOT)}: {target.stat().st_size // 1024} KiB", flush=True)
    return 0


def dump(server: EmbeddedPostgres, database: str, *options: str) -> str:
    """A database as SQL, without its owner and without what differs between two dumps of the same."""
    folder = Path(tempfile.mkdtemp(prefix="dump-"))
    try:
        file = folder / "dump.sql"
        tool = str(server.tool("pg_dump"))
        run([tool, "--no-owner", "--no-privileges", *options, "--file", str(file), database])
        return _RANDOM.sub("", file.read_text())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
