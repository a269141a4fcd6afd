"""A connection that waits for a busy server."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from django.db import connection as django_connection

from lib.database import connection as module
from lib.database.connection import Connection
from lib.database.server_health import server_health
from tests.journeys.processes.load_clients import wait_for

LARGE = b"x" * 32 * 1024 * 1024  # more than fits between two processes


@pytest.fixture
def session(transactional_db: None) -> Iterator[Connection]:
    """As the product opens one; the tests' own connections are Django's."""
    with django_connection.cursor() as cursor:
        known = cursor.connection.info
        dsn = psycopg.conninfo.make_conninfo(known.dsn, password=known.password)
    with Connection.connect(dsn, autocommit=True) as session:
        yield session


def test_a_large_statement_waits_for_a_server_that_reads_it_late(
    session: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time its patience ends, it asks whether the server lives, and goes on where it was."""
    checked: list[str] = []
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    monkeypatch.setattr(server_health, "check", checked.append)
    backend = session.info.backend_pid
    with ThreadPoolExecutor(1) as pool:
        os.kill(backend, signal.SIGSTOP)
        try:
            sent = pool.submit(
                psycopg.RawCursor(session).execute, "SELECT length($1)", [LARGE], binary=True
            )
            assert wait_for(lambda: len(checked) > 2 or sent.done(), 30)
        finally:
            os.kill(backend, signal.SIGCONT)
        assert sent.result(30).fetchone() == (len(LARGE),)
    assert len(checked) > 2
