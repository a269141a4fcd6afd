"""The primary database is killed, and verify pages go on from a streaming standby: amber, and not for long."""

import io
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from zipfile import ZipFile

import psycopg
import pytest

from certificates.addresses import CertificatesPrefix
from lib import ids
from tests.journeys.processes.couriers import call
from tests.journeys.processes.load_clients import JSON, PRODUCT, Load, Service, prepared, wait_for
from tests.journeys.processes.web import Answer, serve
from tests.journeys.processes.workers import worker
from tests.support.problems import assert_problem
from tests.support.suite.servers import own_postgres, own_standby
from tools.embedded import EmbeddedPostgres

pytestmark = pytest.mark.journey

LIMIT = 20  # seconds for which pages go on; 60 by default
PATIENCE = 60
READS_PAGES = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%certificates_find_page(%'"
THIS_ONE = " AND pid <> pg_backend_pid()"
# Which the web reads from the primary alone. A server writes down such counts within a second.
READS_ENDPOINTS = """
SELECT seq_scan + coalesce(idx_scan, 0) FROM pg_stat_user_tables WHERE relname = 'webhooks_endpoint'
"""


@dataclass
class Site(Service):
    """The service with a standby."""

    standby: EmbeddedPostgres = field(kw_only=True)

    def page(self, certificate_id: str, locale: str = "en") -> Answer:
        return self.live.get(f"/{locale}/verify/{certificate_id}")

    def public(self, certificate_id: str) -> Answer:
        return self.live.get(f"/api/public/certificates/{certificate_id}")

    def revoke(self, certificate_id: str) -> None:
        path = f"/api/external/certificates/{certificate_id}/revoke"
        body = json.dumps({"reason": "recall"}).encode()
        answer = self.live.request("POST", path, body, **JSON, **{"x-api-key": self.key})
        assert answer.status_code == 200, answer.content

    def on_standby(self, statement: str) -> object:
        with psycopg.connect(self.standby.url, autocommit=True) as connection:
            row = connection.execute(statement).fetchone()
        return row and row[0]


class Visitors(Load):
    """Clients that look at the page and its JSON all the time; each answer with the time of its request."""

    looked: list[tuple[float, Answer]]

    def __enter__(self) -> "Visitors":
        self.looked = []
        super().__enter__()
        return self

    def _look(self, path: str, turn: int) -> Answer:
        began = time.monotonic()
        answer = super()._look(path, turn)
        self.looked.append((began, answer))
        return answer


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    data, demo = prepared()
    with own_postgres(data=data) as primary, own_standby(primary) as standby:
        replica = standby.environment["DATABASE_URL"]
        settings = {"REPLICA_URLS": replica, "REPLICA_LIMIT_SECONDS": str(LIMIT)}
        with (
            worker("heartbeat_worker", DATABASE_URL=primary.url),
            serve(primary.url, tmp_path / "server.log", **settings) as live,
        ):
            found = Site(live, primary, demo["apiKey"], demo["typeId"], standby=standby)
            found.seen = found.issue("first").json()["id"]
            assert wait_for(lambda: read_on_standby(found), PATIENCE)
            yield found


def read_on_standby(site: Site) -> bool:
    """Whether a page was read there."""
    assert site.page(site.seen).status_code == 200
    return site.on_standby(READS_PAGES + THIS_ONE) != 0


def is_green(answer: Answer) -> bool:
    """Of a page or its JSON."""
    if answer.status_code != 200:
        return False
    return b"band-active" in answer.content or b'"trustworthy":true' in answer.content


def is_amber(answer: Answer) -> bool:
    return answer.status_code == 200 and b"band-unconfirmed" in answer.content


@contextmanager
def lost(site: Site) -> Iterator[float]:
    """The primary is killed, and started again after the block; when it was gone."""
    site.postgres.kill()
    try:
        yield time.monotonic()
    finally:
        site.postgres.start()


def test_pages_go_on_from_the_standby_and_are_never_plainly_green(site: Site):
    new = [site.issue(f"new {turn}").json()["id"] for turn in range(5)]
    assert {site.page(each).status_code for each in new} == {200}, "what it lacks the primary knows"
    with Visitors(site) as visitors:
        with lost(site) as since:
            assert wait_for(lambda: len(told_after(visitors, since)) > 20, PATIENCE)
            amber_says_as_of_when(site)
            unknown_is_not_denied(site)
            assert site.live.get("/readyz").json()["checks"]["replica"] == "up"
            answers = told_after(visitors, since)
        assert wait_for(lambda: is_green(site.page(site.seen)), PATIENCE)
    assert not any(map(is_green, answers))
    assert {answer.status_code for answer in answers} == {200}
    assert visitors.failures == []


def told_after(visitors: Visitors, since: float) -> list[Answer]:
    return [answer for began, answer in visitors.looked if began > since]


def amber_says_as_of_when(site: Site) -> None:
    """In the page, in JSON and in the headers; and all else that the page says."""
    page, told = site.page(site.seen, "de"), site.public(site.seen)
    assert is_amber(page)
    assert PRODUCT in page.content
    assert (page["Cache-Control"], int(page["Age"]) <= LIMIT) == ("no-store", True)
    answer = told.json()
    assert (answer["status"], answer["trustworthy"]) == ("active", False)
    as_of = datetime.fromisoformat(answer["asOf"])
    assert int(told["Age"]) <= LIMIT
    seconds = f"{as_of:%M:%S}".encode()  # the hour is that of the issuer's zone
    assert seconds in page.content
    seal = site.live.get(f"/seal/{site.seen}.svg")
    assert (seal.status_code, seal["Cache-Control"]) == (200, "no-store")
    assert b"#14613b" not in seal.content, "green"


def unknown_is_not_denied(site: Site) -> None:
    """It may have been issued since: nothing is said of it."""
    assert site.page("cert_01h455vb4pex5vsknk084sn02q").status_code == 503
    assert_problem(site.public("cert_01h455vb4pex5vsknk084sn02q"), 503, "unavailable")


@pytest.mark.drill_only
def test_a_revocation_that_the_standby_lacks_is_not_shown_as_green_and_pages_end(site: Site):
    revoked = site.issue("revoked").json()["id"]
    assert wait_for(lambda: knows(site, revoked), PATIENCE)
    site.on_standby("SELECT pg_wal_replay_pause()")
    try:
        site.revoke(revoked)
        with lost(site) as since, Visitors(site) as visitors:
            assert wait_for(lambda: is_amber(site.page(revoked)), PATIENCE)
            assert knows(site, revoked), "as valid"
            assert wait_for(lambda: site.page(revoked).status_code == 503, LIMIT + PATIENCE)
            assert int(site.page(site.seen)["Retry-After"]) > 0
            assert site.live.get("/readyz").status_code == 503
            answers = told_after(visitors, since)
        assert not any(map(is_green, answers))
        assert wait_for(lambda: is_green(site.page(site.seen)), PATIENCE), (
            "the standby is not asked"
        )
        assert b"band-revoked" in site.page(revoked).content
    finally:
        site.on_standby("SELECT pg_wal_replay_resume()")


def knows(site: Site, certificate_id: str) -> bool:
    """Whether the standby has it, as valid."""
    key = ids.parse(CertificatesPrefix.CERTIFICATE, certificate_id)
    state = f"SELECT state FROM certificates_certificate WHERE id = '{key}'"
    return site.on_standby(state) == "active"


@pytest.mark.drill_only
def test_exports_are_read_on_the_standby_and_lack_nothing(site: Site):
    servers = {
        "DATABASE_URL": site.postgres.environment["DATABASE_WORKER_URL"],
        "REPLICA_URLS": site.standby.environment["DATABASE_URL"],
    }
    with worker("jobs_worker", **servers):
        known = exported(site)
        assert site.seen in known
        assert wait_for(lambda: site.on_standby(READS_ENDPOINTS) != 0, PATIENCE)
        site.on_standby("SELECT pg_wal_replay_pause()")
        try:
            new = site.issue("that the standby lacks").json()["id"]
            assert exported(site) == known | {new}
        finally:
            site.on_standby("SELECT pg_wal_replay_resume()")


def exported(site: Site) -> set[str]:
    """The certificates in an export of the account."""
    job = call(site, "POST", "account/export").json()["id"]
    assert wait_for(
        lambda: call(site, "GET", f"jobs/{job}").json()["state"] == "succeeded", PATIENCE
    )
    content = call(site, "GET", f"jobs/{job}/results").content
    with ZipFile(io.BytesIO(content)) as archive:
        names = [name for name in archive.namelist() if name.startswith("certificate/")]
        lines = [line for name in names for line in archive.read(name).splitlines()]
    return {json.loads(line)["id"] for line in lines}
