"""The database is stopped or refuses connections: 503 soon, and nothing is done later.

Connections are warm, so nothing but silence tells of it: the kernel takes what is sent.
"""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import psutil
import psycopg
import pytest
from django.urls import reverse

from tests.certificates.issuing.form_helpers import NEW
from tests.journeys.processes.load_clients import PRODUCT, Service, own_service, prepared, wait_for
from tests.journeys.processes.school import HIDDEN
from tests.journeys.processes.web import Answer
from tests.support.forms import form_of
from tests.support.problems import assert_problem
from tools.embedded import EmbeddedPostgres

pytestmark = pytest.mark.journey

SOON = 15  # seconds: the service promises 7, on a machine that is not busy with tests
HUNG = 60  # seconds: when a test no longer waits
RECOVERY = 20
LOGIN = reverse("account_login")


class Desk:
    """Somebody at a browser that keeps cookies."""

    def __init__(self, service: Service) -> None:
        self.url = service.live.url
        self.browser = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, **fields: Any) -> Answer:
        """A page, or what a form leads to."""
        body = urlencode(fields, doseq=True).encode() if fields else None
        request = Request(self.url + path, body, {"Referer": self.url})
        try:
            answer = self.browser.open(request, timeout=HUNG)
        except HTTPError as refused:
            answer = refused
        with answer:
            headers = {name.title(): value for name, value in answer.headers.items()}
            return Answer(answer.status, headers, answer.read())

    def log_in(self, address: str, password: str) -> None:
        """With the address and password of the demo."""
        hidden = dict(HIDDEN.findall(self.ask(LOGIN).content.decode()))
        page = self.ask(LOGIN, **hidden, login=address, password=password)
        assert b'name="password"' not in page.content


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with own_service(tmp_path_factory.mktemp("service")) as found:
        yield found


@pytest.fixture
def desk(service: Service) -> Desk:
    """The owner of the demo's issuer, signed in; every thread of the web has a warm connection."""
    _data, demo = prepared()
    found = Desk(service)
    found.log_in(demo["adminEmail"], demo["adminPassword"])
    with ThreadPoolExecutor(16) as pool:
        looked = pool.map(lambda _turn: look(service).status_code, range(64))
        assert set(looked) == {200}
    return found


def look(service: Service) -> Answer:
    return service.live.get(f"/en/verify/{service.seen}", timeout=HUNG)


def issue(service: Service, serial: str, **headers: str) -> Answer:
    body = {"typeId": service.type_id, "productId": PRODUCT.decode(), "serialNumber": serial}
    known = {"Content-Type": "application/json", "x-api-key": service.key, **headers}
    path = "/api/external/certificates/issue"
    return service.live.request("POST", path, json.dumps(body).encode(), HUNG, **known)


@contextmanager
def frozen(postgres: EmbeddedPostgres) -> Iterator[None]:
    """Every process of the server is stopped, as by a host that is suspended."""
    postmaster = psutil.Process(postgres.pid)
    postmaster.suspend()
    processes = [postmaster, *postmaster.children(recursive=True)]
    try:
        for process in processes:
            process.suspend()
        yield
    finally:
        for process in reversed(processes):
            process.resume()


def timed(ask: Any, *arguments: Any, **named: Any) -> Answer:
    started = time.monotonic()
    answer: Answer = ask(*arguments, **named)
    assert time.monotonic() - started < SOON, answer.status_code
    return answer


def serials(postgres: EmbeddedPostgres) -> set[str]:
    with psycopg.connect(postgres.url) as connection:
        rows = connection.execute("SELECT serial_number FROM certificates_certificate").fetchall()
    return {serial for (serial,) in rows}


def idle(postgres: EmbeddedPostgres) -> bool:
    """Whether the server has worked off whatever was sent to it while it was stopped."""
    with psycopg.connect(postgres.url) as connection:
        row = connection.execute(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'"
        ).fetchone()
    return row == (0,)


def filled(desk: Desk, service: Service, serial: str) -> tuple[str, dict[str, Any]]:
    address = f"{NEW}?type={service.type_id}"
    form = form_of(desk.ask(address), "issue-form")
    return address, form.filled(product_id="ART-1", serial_number=serial) | {"issue": "yes"}


def test_a_frozen_database_is_answered_soon_and_nothing_is_done_later(service: Service, desk: Desk):
    address, typed = filled(desk, service, "by hand")
    asked = [
        (look, service),
        (issue, service, "by key"),
        (desk.ask, address),
        (Desk(service).ask, LOGIN),
    ]
    with frozen(service.postgres):
        with ThreadPoolExecutor(8) as pool:
            answers = [pool.submit(timed, *each) for each in asked]
            answers.append(pool.submit(timed, issue, service, "named", **{"Idempotency-Key": "n"}))
            sent = pool.submit(timed, desk.ask, address, **typed)
            page, by_key, _form, _login, named = [each.result() for each in answers]
        assert page.status_code == 503
        assert b"band-unavailable" in page.content
        assert_problem(by_key, 503, "unavailable")
        assert_problem(named, 503, "unavailable")
        refused = sent.result()
        # While it is known to be silent, nobody waits for it.
        assert {timed(look, service).status_code for _ in range(20)} == {503}
    check_nothing_was_issued(service, {"by key", "named", "by hand"})
    check_sent_again(service, desk, refused)
    assert issue(service, "named", **{"Idempotency-Key": "n"}).status_code == 201


def check_nothing_was_issued(service: Service, given_up: set[str]) -> None:
    assert wait_for(lambda: look(service).status_code == 200, RECOVERY)
    assert wait_for(lambda: idle(service.postgres), RECOVERY)
    assert not serials(service.postgres) & given_up


def check_sent_again(service: Service, desk: Desk, refused: Answer) -> None:
    """What was typed stands in the page that said 503: its button issues, and only once."""
    assert refused.status_code == 503
    assert int(refused["Retry-After"]) > 0
    kept = form_of(Answer(200, {}, refused.content), "again")
    assert kept["serial_number"] == "by hand"
    pages = [desk.ask(f"{NEW}?type={service.type_id}", **kept.values) for _ in range(2)]
    assert [page.status_code for page in pages] == [200, 200]
    with psycopg.connect(service.postgres.url) as connection:
        made = connection.execute(
            "SELECT count(*) FROM certificates_certificate WHERE serial_number = 'by hand'"
        ).fetchone()
    assert made == (1,)


def test_statements_sent_to_a_frozen_database_are_not_done_when_it_thaws(service: Service):
    """One statement that issues is being carried out when the server is stopped; another lies in its buffer."""
    with ThreadPoolExecutor(16) as pool:  # prepared on every connection, it is one message
        warm = pool.map(lambda turn: issue(service, f"warm {turn}").status_code, range(64))
        assert set(warm) == {201}
    with psycopg.connect(service.postgres.url, autocommit=True) as holder:
        holder.execute("BEGIN")
        holder.execute("LOCK TABLE certificates_certificate IN SHARE MODE")  # reading goes on
        with ThreadPoolExecutor(2) as pool:
            sent = [pool.submit(timed, issue, service, "begun")]
            assert wait_for(lambda: waiting(holder), RECOVERY)
            with frozen(service.postgres):
                sent.append(pool.submit(timed, issue, service, "buffered"))
                for each in sent:
                    assert_problem(each.result(), 503, "unavailable")
        holder.execute("COMMIT")
    check_nothing_was_issued(service, {"begun", "buffered"})


def waiting(holder: "psycopg.Connection[Any]") -> bool:
    row = holder.execute("SELECT count(*) FROM pg_locks WHERE NOT granted").fetchone()
    return row == (1,)


def test_a_database_that_lets_nobody_in_is_503_everywhere(service: Service, desk: Desk):
    address, typed = filled(desk, service, "refused")
    name = psycopg.conninfo.conninfo_to_dict(service.postgres.url)["dbname"]
    other = service.postgres.url.replace(f"/{name}?", "/postgres?")
    with psycopg.connect(other, autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
        )
        answers = [
            timed(look, service),
            timed(issue, service, "refused"),
            timed(desk.ask, address),
            timed(desk.ask, address, **typed),
            timed(Desk(service).ask, LOGIN, login="a@b.example", password="x"),
        ]
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
    assert [answer.status_code for answer in answers[:4]] == [503] * 4
    assert answers[4].status_code in {403, 503}  # its CSRF token is missing: that needs no database
    assert all(int(answer["Retry-After"]) > 0 for answer in answers[:4])
    assert wait_for(lambda: look(service).status_code == 200, RECOVERY)
    again = form_of(Answer(200, {}, answers[3].content), "again").values
    assert desk.ask(address, **again).status_code == 200
    assert {"first", "refused"} <= serials(service.postgres)
