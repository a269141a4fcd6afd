"""Long work rests while short requests are coming."""

import socket
from types import SimpleNamespace
from typing import Any

import pytest
import redis
from django.core.handlers.wsgi import WSGIHandler
from django.http import HttpResponse

from accounts.limits import short_requests
from accounts.limits.short_requests import ShortRequests
from config import wsgi
from config.wsgi import LARGE
from lib import giving_way
from tests.config.running.test_loading import output
from tests.journeys.processes.load_clients import wait_for
from tools.child_processes import free_port

SMALL, PATIENCE = 100, 10


class Clock:
    """Time goes on by work and by rest only."""

    def __init__(self) -> None:
        self.now, self.rests = 0.0, list[float]()

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.rests.append(round(seconds, 6))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """On a machine without a free processor."""
    clock = Clock()
    monkeypatch.setattr(giving_way, "time", clock)
    monkeypatch.setattr(giving_way, "_watched", [])
    set_shortage(monkeypatch, 1.0)
    return clock


def set_shortage(monkeypatch: pytest.MonkeyPatch, shortage: float) -> None:
    monkeypatch.setattr(giving_way, "processors", SimpleNamespace(shortage=lambda: shortage))


def work(clock: Clock, *pieces: float) -> list[float]:
    """Do so many pieces of work, each of so many seconds: the rests between them."""
    clock.rests.clear()
    for seconds in pieces:
        clock.now += seconds
        giving_way.give_way()
    return clock.rests[:]


def test_long_work_rests_in_proportion_while_short_requests_are_coming(clock: Clock):
    giving_way.watch(lambda: True)
    with giving_way.giving_way(rest=3):
        assert work(clock, 0.01, 0.02) == [0.03, 0.06]
        assert work(clock, *[giving_way.SHORTEST / 4] * 8) == [3 * giving_way.SHORTEST] * 2
        longest, most = giving_way.LONGEST_REST, giving_way.MOST_OWED
        assert work(clock, 60) == [longest], "never for long"
        rests = work(clock, *[0.0] * 10)
        assert round(sum(rests), 6) == most - longest, "the others follow"
        assert max(rests) == longest
    assert work(clock, 0.01) == [], "what is short never rests"


def test_it_rests_for_longer_where_processors_are_short(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    giving_way.watch(lambda: True)
    least = giving_way.LEAST_REST
    for shortage, times in ((0.0, least), (0.5, (least + 10) / 2), (1.0, 10)):
        set_shortage(monkeypatch, shortage)
        with giving_way.giving_way(rest=10):
            assert work(clock, 0.01) == [0.01 * times]
        with giving_way.giving_way(rest=1):
            assert work(clock, 0.01) == [0.01]


def test_long_work_does_not_rest_while_none_are_coming(clock: Clock):
    coming = [False]
    with giving_way.giving_way(rest=3) as long_work:
        assert work(clock, 0.01) == [], "nobody was asked to watch"
        giving_way.watch(lambda: coming[0])
        assert work(clock, 5) == []
        coming[0] = True
        assert work(clock, 0.01) == [0.03], "what it did before is not made up for"
        assert work(clock, 60) == [giving_way.LONGEST_REST]
        assert long_work.owed
        coming[0] = False
        assert work(clock, 0.01) == [], "what it owes is forgiven"
    assert not long_work.owed


def test_long_work_that_holds_locks_rests_less_and_owes_the_rest(clock: Clock):
    giving_way.watch(lambda: True)
    most, rest = giving_way.MOST_WITH_LOCKS, giving_way.REST_WITH_LOCKS
    with giving_way.giving_way(rest=5) as long_work:
        with giving_way.holding_locks():
            assert work(clock, 0.1) == [round(0.1 * rest, 6)]
            with giving_way.holding_locks():  # the same locks, by an operation of a job's step
                assert round(sum(work(clock, *[0.1] * 20)), 6) == round(most - 0.1 * rest, 6)
            assert work(clock, 0.1) == [], "that was all"
        assert work(clock, 0.0) == [giving_way.LONGEST_REST]
        owed = long_work.owed
        clock.now += 0.1
    assert 0 < long_work.owed == owed, "not for what never gave way"
    with giving_way.giving_way(rest=5):
        assert work(clock, 0.01) == [0.05]
        with giving_way.giving_way(rest=1):
            assert work(clock, 0.01) == [0.01]
        assert work(clock, 0.01) == [0.05]


def served(monkeypatch: pytest.MonkeyPatch, answer: Any, *lengths: int) -> int:
    """Answer requests with bodies of these lengths: how many were noted as short."""
    answered: list[None] = []
    told = SimpleNamespace(answered=lambda: answered.append(None), are_coming=lambda: True)
    monkeypatch.setattr(wsgi, "short_requests", told)
    monkeypatch.setattr(giving_way, "_watched", [told.are_coming])
    monkeypatch.setattr(WSGIHandler, "__call__", lambda _self, environ, _start: answer(environ))
    for length in lengths:
        wsgi.WebHandler()({"CONTENT_LENGTH": str(length)}, None)
    return len(answered)


def test_requests_with_large_bodies_are_long(clock: Clock, monkeypatch: pytest.MonkeyPatch):
    rested: list[tuple[int, list[float]]] = []

    def answer(environ: dict[str, Any]) -> HttpResponse:
        rested.append((int(environ["CONTENT_LENGTH"]), work(clock, 0.01)))
        return HttpResponse()

    assert served(monkeypatch, answer, SMALL, LARGE + 1, SMALL) == 2
    assert rested == [(SMALL, []), (LARGE + 1, [0.01 * giving_way.REST_PER_WORK]), (SMALL, [])]


@pytest.mark.parametrize(("status", "noted"), [(200, 1), (404, 1), (401, 0)])
def test_requests_that_are_refused_slow_nobody(
    monkeypatch: pytest.MonkeyPatch, status: int, noted: int
):
    assert served(monkeypatch, lambda _environ: HttpResponse(status=status), SMALL) == noted


def test_a_worker_looks_whether_short_requests_are_coming():
    begin = "from config.celery import app; from celery.signals import worker_init as begun"
    look = "from lib import giving_way; print(giving_way._watched == [short_requests.are_coming])"
    known = "from accounts.limits.short_requests import short_requests"
    assert output(f"{begin}; {known}; begun.send(sender=None); {look}") == "True\n"


@pytest.fixture
def key(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, settings: Any) -> str:
    """A key of this test's own: web servers of tests beside it have requests, too."""
    name = f"short-requests:{request.node.nodeid}"
    monkeypatch.setattr(short_requests, "KEY", name)
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        client.delete(name)
    return name


def test_one_process_learns_of_the_requests_of_another(
    key: str, settings: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(short_requests, "STEADY", PATIENCE)
    monkeypatch.setattr(short_requests, "TELL_EVERY", 3600)  # once
    web = ShortRequests()
    web.answered()
    assert not web.are_coming(), "one by itself, as a probe is"
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        for _ in range(5):
            web.answered()
        assert web.are_coming(), "it knows its own at once"
        assert wait_for(lambda: ShortRequests().are_coming(), PATIENCE)
        assert 0 < client.pttl(key) <= PATIENCE * 1000, "forgotten by itself"
        client.delete(key)
    assert not ShortRequests().are_coming()


@pytest.mark.parametrize("silent", [False, True])
def test_without_redis_none_are_known_to_come(
    settings: Any, monkeypatch: pytest.MonkeyPatch, *, silent: bool
):
    """Refused, or by one that accepts and never answers; then it is not asked again for a while."""
    monkeypatch.setattr(short_requests, "LOOK_EVERY", 0)
    monkeypatch.setattr(short_requests, "PAUSE", 3600)
    asked: list[tuple[Any, ...]] = []
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1] if silent else free_port()
        settings.REDIS_URL = f"redis://127.0.0.1:{port}/0"
        worker = ShortRequests()
        assert not worker.are_coming()
        client = worker._client
        assert client is not None
        monkeypatch.setattr(client, "execute_command", lambda *words: asked.append(words))
        assert not worker.are_coming()
    assert asked == []
