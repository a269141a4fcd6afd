"""Every database that a version was released with is upgraded, and the service works on it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
from django.db import connection
from psycopg import sql

from tests.paths import ROOT
from tests.support.suite.template_database import PREFIX, migrations_digest
from tools.baseline import FOLDER, dump
from tools.embedded import EmbeddedPostgres

FILES = sorted(FOLDER.glob("*.sql"))
CHECKS = (
    ("migrate", "--verbosity", "0"),
    ("migrate", "--check"),
    ("verify_documents",),
    ("verify_audit",),
    ("shell", "-c", "from tests.tools.baseline_stories import tell; tell()"),
)


@pytest.fixture
def tools(tmp_path: Path) -> EmbeddedPostgres:
    """PostgreSQL's own programs; nothing is started."""
    return EmbeddedPostgres(tmp_path)


def address(database: str) -> str:
    connection.ensure_connection()
    server = connection.connection.info
    host = quote(server.host, safe="")
    return f"postgresql://{server.user}@/{database}?host={host}&port={server.port}"


@pytest.fixture
def scratch(transactional_db: None) -> Iterator[list[str]]:
    """Two empty databases beside that of the tests, and a migrated one.

    The tests' own would not do for it: some tests make tables there.
    """
    migrated = f"{PREFIX}{migrations_digest()}"
    templates = ("template0", "template0", migrated)
    own = connection.settings_dict["NAME"]
    names = [f"{own}_baseline_{number}" for number in range(len(templates))]
    with psycopg.connect(address("postgres"), autocommit=True) as server:
        for name, template in zip(names, templates, strict=True):
            remove(server, name)
            server.execute(
                sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(
                    sql.Identifier(name), sql.Identifier(template)
                )
            )
        try:
            yield [address(name) for name in names]
        finally:
            for name in names:
                remove(server, name)


def remove(server: psycopg.Connection, name: str) -> None:
    statement = sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)")
    server.execute(statement.format(sql.Identifier(name)))


def run(*command: str, database: str) -> None:
    """Run a program on a database; its last lines are the message if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={
            **os.environ,
            "DATABASE_URL": database,
            "DJANGO_SETTINGS_MODULE": "config.settings.test",
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def load(tools: EmbeddedPostgres, file: Path, database: str) -> None:
    program = str(tools.tool("psql"))
    options = ("--quiet", "--set", "ON_ERROR_STOP=1", "--file", str(file))
    run(program, *options, database, database=database)


def schema(tools: EmbeddedPostgres, database: str) -> list[str]:
    """The lines of the schema; a column that was added later stands last in its table."""
    text = dump(tools, database, "--schema-only")
    return sorted(line.rstrip(",") for line in text.splitlines() if not line.startswith("--"))


def test_there_is_a_baseline():
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_database_of_a_released_version_is_upgraded_and_works(
    file: Path, scratch: list[str], tools: EmbeddedPostgres, tmp_path: Path
):
    upgraded, fresh, migrated = scratch
    load(tools, file, upgraded)
    for command in CHECKS:
        run(sys.executable, "manage.py", *command, database=upgraded)
    # Loaded once as well: PostgreSQL writes some expressions otherwise after that.
    new = tmp_path / "schema.sql"
    new.write_text(dump(tools, migrated, "--schema-only"))
    load(tools, new, fresh)
    assert schema(tools, upgraded) == schema(tools, fresh)


@pytest.mark.drill_only
def test_migrations_after_version_1_are_undone_and_done_again(
    scratch: list[str], tools: EmbeddedPostgres
):
    """Back to the tables of 1.0.0, the higher apps first; version 1 itself is where databases begin."""
    *_empty, migrated = scratch
    before = schema(tools, migrated)
    for app in ("edu", "certificates", "webhooks", "accounts"):
        run(sys.executable, "manage.py", "migrate", app, "0001_version_1", database=migrated)
    assert schema(tools, migrated) != before
    run(sys.executable, "manage.py", "migrate", database=migrated)
    assert schema(tools, migrated) == before
