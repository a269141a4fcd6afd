"""Row-level security through PgBouncer, whose server sessions several clients share."""

import json
import os
import pwd
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import UUID

import psycopg
import pytest

from lib.database.base import Connection, Cursor
from lib.database.tenancy import acting_for, as_web
from tests.journeys.processes.load_clients import JSON, prepared, wait_for
from tests.journeys.processes.web import WebProcess, serve
from tests.paths import ROOT
from tests.support.suite.servers import own_postgres
from tools.child_processes import HOST, free_port
from tools.embedded import EmbeddedPostgres

pytestmark = pytest.mark.journey
PROGRAM = shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")
CONFIGURATION = """
[databases]
certificates = host={socket} dbname=certificates
[pgbouncer]
listen_addr = {host}
listen_port = {port}
unix_socket_dir =
auth_type = trust
auth_file = {folder}/users.txt
pool_mode = {mode}
default_pool_size = {sessions}
"""
POOLER = {"DB_PREPARE": "off", "DB_SESSION_OPTIONS": "", "DB_WORK_SESSION_OPTIONS": ""}
ROUNDS = 12
THREADS = 4


@contextmanager
def pooled(postgres: EmbeddedPostgres, folder: Path, mode: str, sessions: int) -> Iterator[str]:
    """The web's address through a PgBouncer in this mode, with so many sessions of the server."""
    port = free_port()
    folder.chmod(0o755)
    (folder / "users.txt").write_text('"certificates_web" ""\n"certificates_worker" ""\n')
    file = folder / "pgbouncer.ini"
    file.write_text(
        CONFIGURATION.format(
            socket=postgres.socket_directory,
            host=HOST,
            port=port,
            folder=folder,
            mode=mode,
            sessions=sessions,
        )
    )
    user = ["-u", pwd.getpwnam("nobody").pw_name] if os.geteuid() == 0 else []
    with (folder / "pgbouncer.log").open("wb") as log:
        process = subprocess.Popen([str(PROGRAM), *user, file], stderr=log)
    url = f"postgresql://certificates_web@{HOST}:{port}/certificates"
    try:
        assert wait_for(lambda: answers(url), 20), (folder / "pgbouncer.log").read_text()
        yield url
    finally:
        process.terminate()
        process.wait(10)


def answers(url: str) -> bool:
    try:
        psycopg.connect(url, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


class Tenant:
    """An issuer: its key, and the certificate that it has issued."""

    def __init__(self, live: WebProcess, key: str) -> None:
        self.live, self.headers = live, {"x-api-key": key}
        self.certificate = ""

    def issue(self, **body: object) -> None:
        issued = self.live.request(
            "POST",
            "/api/external/certificates/issue",
            json.dumps(body).encode(),
            **JSON,
            **self.headers,
        )
        assert issued.status_code == 201, issued.content
        self.certificate = issued.json()["id"]

    def sees(self, certificate: str) -> int:
        """The status of reading this certificate."""
        path = f"/api/external/certificates/{quote(certificate)}"
        return self.live.get(path, **self.headers).status_code

    def listed(self) -> set[str]:
        """The issuers' certificates that a list shows."""
        answer = self.live.get("/api/external/certificates?limit=100", **self.headers)
        assert answer.status_code == 200, answer.content
        return {row["id"] for row in answer.json()["data"]}


# A session pool gives each client a session: as many as the web's threads, and some for commands.
@pytest.mark.skipif(PROGRAM is None, reason="apt-get install pgbouncer")
@pytest.mark.parametrize(
    ("mode", "sessions"),
    [pytest.param("session", 30, marks=pytest.mark.drill_only), ("transaction", 2)],
)
def test_issuers_who_share_sessions_see_their_own_rows_alone(
    tmp_path: Path, mode: str, sessions: int
):
    data, demo = prepared()
    with (
        own_postgres(data=data) as postgres,
        pooled(postgres, tmp_path, mode, sessions) as url,
        serve(url, tmp_path / "server.log", **POOLER, WEB_THREADS=str(THREADS)) as live,
    ):
        owner, outsider = Tenant(live, demo["apiKey"]), Tenant(live, demo["otherApiKey"])
        owner.issue(typeId=demo["typeId"], productId="P-1", serialNumber="SN-1")

        def visit(_number: int) -> None:
            assert owner.sees(owner.certificate) == 200
            assert outsider.sees(owner.certificate) == 404
            assert owner.certificate in owner.listed()
            assert owner.certificate not in outsider.listed()
            assert live.get(f"/en/verify/{owner.certificate}").status_code == 200

        with ThreadPoolExecutor(THREADS) as pool:
            list(pool.map(visit, range(ROUNDS)))
        assert live.get("/readyz").status_code == 200
        with ThreadPoolExecutor(THREADS) as pool:
            list(pool.map(partial(see_only_oneself, url, issuers_in(postgres)), range(THREADS)))
        see_nothing_that_was_left(url)
        worker = url.replace("certificates_web", "certificates_worker")
        for command in ("verify_audit", "verify_documents"):
            told = manage(command, DATABASE_URL=worker, **POOLER)
            assert told.returncode == 0, told.stderr


def issuers_in(postgres: EmbeddedPostgres) -> dict[UUID, str]:
    with psycopg.connect(postgres.url) as connection:
        return dict(connection.execute("SELECT id, name FROM accounts_issuer").fetchall())


def see_nothing_that_was_left(url: str) -> None:
    """By the first statement of a connection, in a session where another client took the operators' role."""
    options: dict[str, Any] = {"autocommit": True, "prepare_threshold": None}
    with closing(psycopg.connect(url, **options)) as other:
        for _ in range(ROUNDS):
            other.execute("SELECT set_config('role', 'certificates_platform', false)")
    options["cursor_factory"] = Cursor
    with closing(Connection.connect(url, **options)) as connection, as_web():
        assert connection.cursor().execute(NAMES).fetchall() == []


def see_only_oneself(url: str, issuers: dict[UUID, str], _number: int) -> None:
    """In every way to read, outside of a transaction and within one."""
    options: dict[str, Any] = {"prepare_threshold": None, "cursor_factory": Cursor}
    with closing(Connection.connect(url, autocommit=True, **options)) as connection:
        read_all_ways(connection, issuers)


def read_all_ways(connection: Connection, issuers: dict[UUID, str]) -> None:
    for _round in range(ROUNDS):
        for issuer_id, name in issuers.items():
            with acting_for(issuer_id):
                for read in WAYS:
                    assert read(connection.cursor()) == [(name,)]
                    with connection.transaction():
                        assert read(connection.cursor()) == [(name,)]
            with as_web():
                for read in WAYS:
                    assert read(connection.cursor()) == []


def by_many(cursor: Any) -> list[Any]:
    cursor.executemany(f"{NAMES} WHERE %s", [(True,)], returning=True)
    return list(cursor.fetchall())


def by_copy(cursor: Any) -> list[Any]:
    with cursor.copy(f"COPY ({NAMES}) TO STDOUT") as copy:
        return list(copy.rows())


NAMES = "SELECT name FROM accounts_issuer"
WAYS: list[Callable[[Any], list[Any]]] = [
    lambda cursor: list(cursor.execute(NAMES).fetchall()),
    lambda cursor: list(cursor.execute(psycopg.sql.SQL(NAMES)).fetchall()),
    lambda cursor: list(cursor.stream(NAMES)),
    by_many,
    by_copy,
]


def manage(command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    known = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings.test", **environment}
    return subprocess.run(
        [sys.executable, "manage.py", command],
        cwd=ROOT,
        env=known,
        capture_output=True,
        text=True,
        check=False,
    )
