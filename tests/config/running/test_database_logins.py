"""Three logins for the database: made by `migrate` where it may, and held to their rights by `check --deploy`."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import environ
import psycopg
import pytest
from django.conf import settings
from django.core.management import CommandError
from django.db import DEFAULT_DB_ALIAS, connections

from config import deployment_checks as checks
from config.database_roles import ROLES
from lib.database.base import DatabaseWrapper
from tests.journeys.processes.load_clients import prepared
from tests.paths import ROOT
from tests.support.suite.servers import own_postgres
from tools.embedded import EmbeddedPostgres

pytestmark = pytest.mark.journey
NAMES = ("certificates_web", "certificates_worker", "certificates_platform", "certificates_owner")


@pytest.fixture
def server() -> Iterator[EmbeddedPostgres]:
    """A managed server of each test's own: the application's login may make no roles, and none is there."""
    with own_postgres() as postgres:
        execute(
            postgres,
            "DROP DATABASE certificates",
            *(f"DROP ROLE {name}" for name in NAMES),
            "CREATE ROLE plain LOGIN",
            "CREATE DATABASE certificates OWNER plain TEMPLATE template0",
        )
        yield postgres


def execute(server: EmbeddedPostgres, *statements: str) -> None:
    address = server.url.replace("/certificates?", "/postgres?")
    with psycopg.connect(address, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement)


def login(server: EmbeddedPostgres, name: str, password: str = "") -> str:
    """The address with this login."""
    return server.url.replace("//postgres@", f"//{name}{password and ':'}{password}@")


def manage(command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """A command as on an installation: with these addresses and no other."""
    known = {"DJANGO_SETTINGS_MODULE": "config.settings.test", "REDIS_URL": "redis://127.0.0.1:1/0"}
    return subprocess.run(
        [sys.executable, "manage.py", *command.split()],
        cwd=ROOT,
        env={"PATH": str(Path(sys.executable).parent), **known, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_installation_on_a_managed_server(
    server: EmbeddedPostgres, monkeypatch: pytest.MonkeyPatch
):
    """One story, as its parts build on each other and a server takes seconds."""
    refused = manage("migrate --verbosity 0", DATABASE_URL=login(server, "plain"))
    assert refused.returncode == 1
    assert "plain may not make them" in refused.stderr
    assert "deploy/database-roles.sql" in refused.stderr
    assert "Traceback" not in refused.stderr

    execute(server, ROLES.read_text())  # what an administrator does
    urls = {
        "DATABASE_URL": login(server, "certificates_web"),
        "DATABASE_WORKER_URL": login(server, "certificates_worker"),
        "DATABASE_OWNER_URL": login(server, "plain"),
    }
    migrated = manage("migrate --verbosity 0", **urls)
    assert migrated.returncode == 0, migrated.stderr

    by_mistake = manage("verify_audit", DATABASE_URL=urls["DATABASE_URL"])
    assert by_mistake.returncode == 1
    assert "DATABASE_WORKER_URL" in by_mistake.stderr
    worked = manage("verify_audit", **urls)
    assert worked.returncode == 0, worked.stderr

    assert complaints(monkeypatch, **urls) == []
    execute(server, "CREATE ROLE stranger LOGIN BYPASSRLS")
    wrong = {"DATABASE_URL": urls["DATABASE_OWNER_URL"]}
    wrong["DATABASE_WORKER_URL"] = login(server, "stranger")
    assert complaints(monkeypatch, **(urls | wrong)) == [
        "DATABASE_URL: plain owns the tables.",
        "DATABASE_URL: plain is no member of certificates_web.",
        "DATABASE_WORKER_URL: stranger passes over row-level security (BYPASSRLS).",
        "DATABASE_WORKER_URL: stranger is no member of certificates_worker.",
    ]
    superuser = complaints(monkeypatch, **(urls | {"DATABASE_URL": server.url}))
    assert superuser == ["DATABASE_URL: postgres is a superuser."]
    refuses_what_too_much_is_given(server, monkeypatch, urls)


def refuses_what_too_much_is_given(
    server: EmbeddedPostgres, patch: pytest.MonkeyPatch, urls: dict[str, str]
) -> None:
    """The web's login has the rights of workers, too."""
    execute(
        server,
        "GRANT certificates_web, certificates_worker TO stranger",
        "ALTER ROLE stranger NOBYPASSRLS",
        "GRANT TEMPORARY ON DATABASE certificates TO stranger",
    )
    assert complaints(patch, **(urls | {"DATABASE_URL": login(server, "stranger")})) == [
        "DATABASE_URL: stranger inherits certificates_worker, which sees the rows of all issuers"
        " (GRANT … WITH INHERIT FALSE).",
        "DATABASE_URL: stranger may make temporary tables"
        " (REVOKE TEMPORARY ON DATABASE … FROM PUBLIC).",
    ]


def test_the_webs_login_is_refused_to_workers_on_the_primary_alone(
    monkeypatch: pytest.MonkeyPatch, django_db_blocker: Any
):
    """Twice, for a connection that was refused must not stay open; on a replica it is the right one."""
    monkeypatch.setattr(settings, "DB_WAIT", None)
    with own_postgres() as postgres, django_db_blocker.unblock():
        known = environ.Env.db_url_config(login(postgres, "certificates_web"))
        for alias, is_refused in ((DEFAULT_DB_ALIAS, True), ("replica", False)):
            complete = connections.configure_settings({DEFAULT_DB_ALIAS: dict(known)})
            connection = DatabaseWrapper(complete[DEFAULT_DB_ALIAS], alias)
            for _again in range(2):
                with pytest.raises(CommandError) if is_refused else nullcontext():
                    connection.ensure_connection()
            connection.close()


def test_one_login_for_everything_is_warned_of(monkeypatch: pytest.MonkeyPatch):
    (warning,) = complaints(monkeypatch, DATABASE_URL="postgres://postgres@/certificates")
    assert "DATABASE_WORKER_URL, DATABASE_OWNER_URL: not set" in warning


def complaints(patch: pytest.MonkeyPatch, **urls: str) -> list[str]:
    for name in ("DATABASE_URL", "DATABASE_WORKER_URL", "DATABASE_OWNER_URL"):
        patch.setenv(name, urls.get(name, ""))
    return [message.msg for message in checks.check_logins()]


def test_migrate_makes_the_logins_that_the_settings_name():
    """Where it may: as in compose.yaml, whose owner is the server's administrator."""
    data, _demo = prepared()
    with own_postgres(data=data) as server:
        urls = {
            "DATABASE_URL": login(server, "their_web", "secret-1"),
            "DATABASE_WORKER_URL": login(server, "their_worker", "secret-2"),
            "DATABASE_OWNER_URL": server.url,
        }
        for _again in range(2):  # changes nothing, or a password
            migrated = manage("migrate --verbosity 0", **urls)
            assert migrated.returncode == 0, migrated.stderr
        expect_logins(server)


def expect_logins(server: EmbeddedPostgres) -> None:
    with psycopg.connect(server.url) as connection:
        rows = connection.execute(
            "SELECT rolname, rolcanlogin, rolsuper, rolbypassrls, starts_with(rolpassword, 'SCRAM-SHA-256$'),"
            " pg_has_role(oid, 'certificates_web', 'USAGE'), pg_has_role(oid, 'certificates_worker', 'USAGE')"
            " FROM pg_authid WHERE rolname LIKE 'their%' ORDER BY rolname"
        ).fetchall()
    assert rows == [
        ("their_web", True, False, False, True, True, False),
        ("their_worker", True, False, False, True, False, True),
    ]
