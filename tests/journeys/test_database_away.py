"""The database is killed under load: honest refusals, nothing half-written, and recovery by itself."""

import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from config.embedded import EmbeddedPostgres
from tests.journeys.live import ROOT, Answer, Live, serve
from tests.problems import assert_problem
from tests.servers import own_postgres

pytestmark = pytest.mark.journey
JSON = {"Content-Type": "application/json"}
QUIET = 1.0  # seconds of load before, and without, the database
RECOVERY = 20  # seconds
PRODUCT = b"ART-4711-0815"
SET_UP = """
import django; django.setup()
from django.core.management import call_command
call_command("migrate", verbosity=0); call_command("demo")
"""
ISSUERS, VISITORS = 3, 3


@dataclass
class Service:
    """The service on a database of its own, with one certificate to look at."""

    live: Live
    postgres: EmbeddedPostgres
    key: str
    type_id: int
    seen: str = ""  # id of a certificate

    def issue(self, serial: str) -> Answer:
        """One certificate."""
        body = {"typeId": self.type_id, "productId": PRODUCT.decode(), "serialNumber": serial}
        headers = JSON | {"x-api-key": self.key}
        path = "/api/external/certificates/issue"
        return self.live.request("POST", path, json.dumps(body).encode(), **headers)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with own_postgres() as postgres:
        demo = json.loads(set_up(postgres))
        with serve(postgres.url, tmp_path / "server.log") as live:
            found = Service(live, postgres, demo["apiKey"], demo["typeId"])
            found.seen = found.issue("first").json()["id"]
            yield found


def set_up(postgres: EmbeddedPostgres) -> str:
    """Makes tables and demo data; the keys as JSON."""
    known = {"DJANGO_SETTINGS_MODULE": "config.settings.test", "DATABASE_URL": postgres.url}
    command = [sys.executable, "-c", SET_UP]
    environment = {**os.environ, **known}
    return subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


@dataclass
class Load:
    """Clients that never stop asking; each answer is kept with its kind."""

    service: Service
    answers: list[tuple[str, Answer]] = field(default_factory=list)
    failures: list[BaseException] = field(default_factory=list)
    stopping: threading.Event = field(default_factory=threading.Event)
    threads: list[threading.Thread] = field(default_factory=list)

    def __enter__(self) -> "Load":
        for number in range(ISSUERS):
            self.repeat("issue", partial(self._issue, number))
        for kind, path in (("page", "/en/verify/"), ("public", "/api/public/certificates/")):
            for _ in range(VISITORS):
                self.repeat(kind, partial(self._look, path))
        return self

    def _issue(self, issuer: int, turn: int) -> Answer:
        return self.service.issue(f"SN-{issuer}-{turn}")

    def _look(self, path: str, turn: int) -> Answer:
        return self.service.live.get(path + self.service.seen)

    def __exit__(self, *_: object) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join(timeout=30)

    def repeat(self, kind: str, ask: Callable[[int], Answer]) -> None:
        """Asks until the end, in a thread of its own."""

        def run() -> None:
            turn = 0
            while not self.stopping.is_set():
                turn += 1
                try:
                    self.answers.append((kind, ask(turn)))
                except Exception as error:
                    self.failures.append(error)

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        self.threads.append(thread)

    def counts(self) -> Counter[tuple[str, int]]:
        """How often each kind got which status."""
        return Counter((kind, answer.status_code) for kind, answer in list(self.answers))


def check_answer(service: Service, kind: str, answer: Answer) -> None:
    """Either the truth, or that it cannot be told. Nothing between."""
    if answer.status_code == 503:
        assert int(answer["Retry-After"]) > 0
        assert PRODUCT not in answer.content
        if kind == "page":
            assert b"Cannot be checked right now" in answer.content
            assert b"band-unavailable" in answer.content
        else:
            assert_problem(answer, 503, "unavailable")
    elif kind == "issue":
        assert answer.status_code == 201, answer.content
    else:
        assert answer.status_code == 200, answer.content
        assert PRODUCT in answer.content
        assert kind == "public" or b"band-active" in answer.content


def wait_for(condition: Callable[[], bool], seconds: float) -> bool:
    """Whether it came true in time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.05)
    return False


def stored(service: Service) -> list[tuple[Any, ...]]:
    """Every certificate with the number of its history rows and events."""
    with psycopg.connect(service.postgres.url) as connection:
        return connection.execute(
            "SELECT c.serial_number, encode(c.data_hash, 'hex') = encode(sha256(c.document), 'hex'),"
            " (SELECT count(*) FROM certificates_certificatehistory h WHERE h.certificate_id = c.id),"
            " (SELECT count(*) FROM webhooks_event e WHERE e.subject = c.id)"
            " FROM certificates_certificate c"
        ).fetchall()


def test_the_database_is_killed_under_load(service: Service):
    with Load(service) as load:
        time.sleep(QUIET)
        service.postgres.kill()
        all_refused = {("issue", 503), ("page", 503), ("public", 503)}
        assert wait_for(lambda: all_refused <= load.counts().keys(), 10), load.counts()
        check_probes(service.live)
        time.sleep(QUIET)
        service.postgres.start()
        before = load.counts()
        recovered = [("issue", 201), ("page", 200), ("public", 200)]
        assert wait_for(
            lambda: all(load.counts()[kind] > before[kind] + 20 for kind in recovered), RECOVERY
        ), load.counts()
    assert load.failures == []
    for kind, answer in load.answers:
        check_answer(service, kind, answer)
    check_stored(service, load)


def check_probes(live: Live) -> None:
    """The process says that it lives, and that it cannot serve."""
    assert live.get("/healthz").status_code == 200
    ready = live.get("/readyz")
    assert ready.status_code == 503
    assert ready.json()["checks"]["database"] == "down"


def check_stored(service: Service, load: Load) -> None:
    """What was answered is stored, and whatever is stored is whole."""
    found = stored(service)
    assert all(row[1:] == (True, 1, 1) for row in found)
    answered = sum(status == 201 for _kind, status in load.counts().elements())
    assert len(found) >= answered + 1
    numbers = {answer.json()["id"] for _kind, answer in load.answers if answer.status_code == 201}
    assert len(numbers) == answered
    for certificate_id in sorted(numbers)[:: max(1, answered // 20)]:
        assert service.live.get(f"/en/verify/{certificate_id}").status_code == 200
    with psycopg.connect(service.postgres.url) as connection:
        orphans = connection.execute(
            "SELECT (SELECT count(*) FROM webhooks_event) - (SELECT count(*) FROM"
            " certificates_certificate)"
        ).fetchone()
    assert orphans == (0,)


def test_a_service_that_starts_before_its_database_waits_for_it(tmp_path: Path):
    with own_postgres() as postgres:
        postgres.stop()
        with serve(postgres.url, tmp_path / "server.log") as live:
            page = live.get("/de/verify/cert_01h455vb4pex5vsknk084sn02q")
            assert page.status_code == 503
            check_probes(live)
            postgres.start()
            assert wait_for(lambda: live.get("/readyz").status_code == 200, RECOVERY)
