"""The database is killed under load: 503, nothing half-written, recovery."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.journeys.processes.load_clients import PRODUCT, Load, Service, own_service, wait_for
from tests.journeys.processes.web import Answer, WebProcess, serve
from tests.support.problems import assert_problem
from tests.support.suite.servers import own_postgres

pytestmark = pytest.mark.journey
QUIET = 1.0  # seconds of load before, and without, the database
RECOVERY = 20  # seconds


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with own_service(tmp_path) as found:
        yield found


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


def stored(service: Service) -> list[tuple[Any, ...]]:
    """Every certificate with the number of its history rows and events."""
    with psycopg.connect(service.postgres.url) as connection:
        return connection.execute(
            "SELECT c.serial_number, encode(c.data_hash, 'hex') = encode(sha256(c.document), 'hex'),"
            " (SELECT count(*) FROM certificates_certificatehistory h WHERE h.certificate_id = c.id),"
            " (SELECT count(*) FROM webhooks_event e WHERE e.subject = c.id)"
            " FROM certificates_certificate c WHERE c.mode = 'live'"  # the demo has test certificates
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


def check_probes(live: WebProcess) -> None:
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
            "SELECT (SELECT count(*) FROM webhooks_event WHERE type = 'certificate.issued')"
            " - (SELECT count(*) FROM"
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
            # The database is new, so its migrations are missing.
            there = {"database": "up", "migrations": "missing"}.items()
            assert wait_for(
                lambda: there <= live.get("/readyz").json()["checks"].items(), RECOVERY
            ), live.get("/readyz").json()
