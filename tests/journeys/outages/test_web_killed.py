"""The web process is killed while issuing: repeating the request issues one certificate."""

import json
import signal
import threading
import time
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path

import psutil
import psycopg
import pytest

from tests.journeys.processes.load_clients import JSON, Service, own_service, wait_for
from tests.journeys.processes.web import Answer

pytestmark = pytest.mark.journey
PATH = "/api/external/certificates/issue"
ONCE = {"Idempotency-Key": "order-4711"}
RESPAWN = 15  # seconds


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with own_service(tmp_path, target="tests.journeys.processes.dying_app:application") as found:
        yield found


def issue(service: Service, **headers: str) -> Answer | None:
    """The answer, or None if the process died instead of giving one."""
    body = {"typeId": service.type_id, "productId": "4711-A", "serialNumber": "once"}
    known = JSON | ONCE | {"x-api-key": service.key}
    try:
        return service.live.request("POST", PATH, json.dumps(body).encode(), **known, **headers)
    except (OSError, HTTPException):
        return None


def issued(service: Service) -> int:
    with psycopg.connect(service.postgres.url) as connection:
        row = connection.execute(
            "SELECT count(*) FROM certificates_certificate WHERE serial_number = 'once'"
        ).fetchone()
        assert row is not None
        return int(row[0])


def is_up(service: Service) -> bool:
    try:
        return service.live.get("/healthz", timeout=2).status_code == 200
    except (OSError, HTTPException):
        return False


def assert_the_retry_finds_one(service: Service, *, replayed: bool) -> None:
    assert wait_for(lambda: is_up(service), RESPAWN), "the server does not start a new process"
    again = issue(service)
    assert again is not None
    assert again.status_code == 201
    assert (again.headers.get("Idempotent-Replayed") == "true") is replayed
    assert issued(service) == 1


def test_killed_between_effect_and_answer(service: Service):
    assert issue(service, **{"X-Die": "answer"}) is None
    assert issued(service) == 1, "the effect was committed"
    assert_the_retry_finds_one(service, replayed=True)


def test_killed_while_the_database_is_at_work(service: Service):
    """PostgreSQL finishes the one statement of a known key; what a transaction began ends with its client."""
    with psycopg.connect(service.postgres.url) as blocker:
        # Reading goes on, storing the outcome does not.
        blocker.execute("LOCK TABLE accounts_storedresponse IN SHARE MODE")
        asking = threading.Thread(target=issue, args=[service], daemon=True)
        asking.start()
        assert wait_for(lambda: bool(backends(service, "wait_event_type = 'Lock'")), 10)
        at_work = backends(service, "wait_event_type = 'Lock'")
        web_process(service).send_signal(signal.SIGKILL)
        asking.join(timeout=10)
        blocker.rollback()
    assert wait_for(lambda: not at_work & backends(service, "state <> 'idle'"), 10)
    assert_the_retry_finds_one(service, replayed=issued(service) == 1)


def backends(service: Service, condition: str) -> set[int]:
    """The processes of PostgreSQL's other clients of which this holds."""
    with psycopg.connect(service.postgres.url) as connection:
        found = connection.execute(f"SELECT pid FROM pg_stat_activity WHERE {condition}").fetchall()
    return {pid for (pid,) in found}


def web_process(service: Service) -> psutil.Process:
    """The one worker process of the server that listens on our port."""
    main = next(
        process
        for process in psutil.Process().children(recursive=True)
        if f":{service.live.port}" in " ".join(process.cmdline())
        and process.parent() == psutil.Process()
    )
    deadline = time.monotonic() + RESPAWN
    while time.monotonic() < deadline:
        for child in main.children():
            if "resource_tracker" not in " ".join(child.cmdline()):
                return child
    raise AssertionError("the server has no worker process")
