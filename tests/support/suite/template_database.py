"""The tests' database: a copy of a template that was migrated once.

A template belongs to one state of the migrations; its name holds their digest. It stays on the
server, so that each worker, and the next run, copies files instead of migrating.
"""

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.db import connection
from django.db.migrations.loader import MigrationLoader

from accounts.request_log.log import REQUEST_LOG
from config.database_roles import RIGHTS, ROLES
from tests.paths import ROOT
from webhooks.lifecycle import ATTEMPT_WEEKS

PREFIX = "template_certificates_"
LOCK = 4711  # held by the one worker that makes the template


@contextmanager
def cloned_database(*, keep: bool, renew: bool) -> Iterator[None]:
    """Connects this process to a database of its own, which has every table and no row.

    With `keep` it stays afterwards; one that stayed is used again, unless `renew`.
    """
    creation: Any = connection.creation
    name, original = creation._get_test_db_name(), connection.settings_dict["NAME"]
    digest = migrations_digest()
    with creation._nodb_cursor() as cursor:
        # On a busy machine the other worker migrates for longer than the product waits for a lock.
        cursor.execute("SET lock_timeout = 0; SET statement_timeout = 0")
        if renew or not keep or comment_on(cursor, name) != digest:
            ensure_template(cursor, digest)
            cursor.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            template = f"{PREFIX}{digest}"
            cursor.execute(
                f'CREATE DATABASE "{name}" OWNER certificates_owner TEMPLATE "{template}"'
            )
            cursor.execute(f"COMMENT ON DATABASE \"{name}\" IS '{digest}'")
    connect_to(name)
    for table in (REQUEST_LOG, ATTEMPT_WEEKS):
        table.keep()
    connection.close()
    yield
    connect_to(original)
    if not keep:
        with creation._nodb_cursor() as cursor:
            cursor.execute(f'DROP DATABASE "{name}"')


def migrations_digest() -> str:
    """A digest of every migration, its SQL files, and modules of ours that migrations import."""
    loader = MigrationLoader(None)
    modules = {migration.__module__ for migration in loader.disk_migrations.values()}
    imported = {name for module in modules for name in imports_of_ours(source_of(module))}
    digest = sha256()
    for module in sorted(modules | imported):
        digest.update(module.encode() + b"\0" + source_of(module).read_bytes())
    for sql in [*sorted(ROOT.glob("*/migrations/*.sql")), ROLES, RIGHTS]:
        digest.update(sql.name.encode() + b"\0" + sql.read_bytes())
    return digest.hexdigest()[:16]


def source_of(module: str) -> Path:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def imports_of_ours(path: Path) -> Iterator[str]:
    """The project's modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        yield from (name for name in names if (ROOT / name.split(".")[0]).is_dir())


def comment_on(cursor: Any, name: str) -> str | None:
    cursor.execute(
        "SELECT shobj_description(oid, 'pg_database') FROM pg_database WHERE datname = %s", [name]
    )
    row = cursor.fetchone()
    return row[0] if row else None


def ensure_template(cursor: Any, digest: str) -> None:
    """Makes the template of this state of the migrations unless it is there, and drops all others."""
    cursor.execute("SELECT pg_advisory_lock(%s)", [LOCK])
    try:
        cursor.execute("SELECT datname FROM pg_database WHERE starts_with(datname, %s)", [PREFIX])
        templates = {name for (name,) in cursor.fetchall()}
        if f"{PREFIX}{digest}" not in templates:
            for name in templates:
                cursor.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
            migrate(cursor, f"{PREFIX}unfinished")
            cursor.execute(f'ALTER DATABASE "{PREFIX}unfinished" RENAME TO "{PREFIX}{digest}"')
    finally:
        cursor.execute("SELECT pg_advisory_unlock(%s)", [LOCK])


def migrate(cursor: Any, name: str) -> None:
    """Creates a database and runs every migration in it, as the owner of the tables: no superuser."""
    cursor.execute(ROLES.read_text())
    cursor.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
    cursor.execute(f'CREATE DATABASE "{name}" OWNER certificates_owner TEMPLATE template0')
    original, options = connection.settings_dict["NAME"], connection.settings_dict["OPTIONS"]
    connect_to(name)
    options["assume_role"] = "certificates_owner"
    try:
        call_command("migrate", verbosity=0, interactive=False, run_syncdb=True)
    finally:
        del options["assume_role"]
        connect_to(original)


def connect_to(name: str) -> None:
    """The default connection opens this database the next time it is used."""
    connection.close()
    connection.settings_dict["NAME"] = name
