"""Long work rests while callers wait for short answers."""

from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pytest
import redis

from accounts.limits import callers
from accounts.limits.callers import Callers
from config.server import entry
from config.server.turns import LARGE
from lib import giving_way
from tests.config.requests.test_turns import SMALL, request
from tests.support.request_loop import PATIENCE, request_loop, start
from tools.child_processes import free_port


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
    clock = Clock()
    monkeypatch.setattr(giving_way, "time", clock)
    monkeypatch.setattr(giving_way, "_watched", [])
    return clock


def work(clock: Clock, *pieces: float) -> list[float]:
    """Do so many pieces of work, each of so many seconds: the rests between them."""
    clock.rests.clear()
    for seconds in pieces:
        clock.now += seconds
        giving_way.give_way()
    return clock.rests[:]


def test_long_work_rests_in_proportion_while_callers_wait(clock: Clock):
    giving_way.watch(lambda: True)
    with giving_way.giving_way(rest=3):
        assert work(clock, 0.01, 0.02) == [0.03, 0.06]
        assert work(clock, *[giving_way.SHORTEST / 4] * 8) == [3 * giving_way.SHORTEST] * 2
        assert work(clock, 60) == [giving_way.LONGEST_REST], "never for long"
    assert work(clock, 0.01) == [], "what is short never rests"


def test_long_work_does_not_rest_while_nobody_waits(clock: Clock):
    waits = [False]
    with giving_way.giving_way(rest=3):
        assert work(clock, 0.01) == [], "nobody was asked to watch"
        giving_way.watch(lambda: waits[0])
        assert work(clock, 5) == []
        waits[0] = True
        assert work(clock, 0.01) == [0.03], "what it did before is not made up for"


def test_requests_with_large_bodies_are_long(clock: Clock, monkeypatch: pytest.MonkeyPatch):
    rested: list[tuple[int, list[float]]] = []
    told = SimpleNamespace(came=lambda _later: None, wait=lambda: True)
    monkeypatch.setattr(entry, "callers", told)

    def django(environ: dict[str, Any], start_response: Any) -> BytesIO:
        rested.append((int(environ["CONTENT_LENGTH"]), work(clock, 0.01)))
        start_response("200 OK", [])
        return BytesIO(b"")

    with request_loop() as loop:
        server = entry.WebApplication(django, loop)
        for length in (SMALL, LARGE + 1, SMALL):  # by the same thread
            start(loop, request(server, length)).result(PATIENCE)
    assert rested == [(SMALL, []), (LARGE + 1, [0.01 * entry.REST]), (SMALL, [])]


def test_only_short_requests_are_callers(monkeypatch: pytest.MonkeyPatch):
    came: list[str] = []
    told = SimpleNamespace(came=lambda _later: came.append("short"), wait=lambda: False)
    monkeypatch.setattr(entry, "callers", told)

    def django(environ: dict[str, Any], start_response: Any) -> BytesIO:
        start_response("200 OK", [])
        return BytesIO(b"")

    with request_loop() as loop:
        server = entry.WebApplication(django, loop)
        for length in (SMALL, LARGE + 1, SMALL):
            start(loop, request(server, length)).result(PATIENCE)
    assert came == ["short", "short"]


@pytest.fixture
def key(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, settings: Any) -> str:
    """A key of this test's own: web servers of tests beside it have callers, too."""
    name = f"callers:{request.node.nodeid}"
    monkeypatch.setattr(callers, "KEY", name)
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        client.delete(name)
    return name


def test_one_process_learns_of_the_callers_of_another(key: str, settings: Any):
    web, worker = Callers(), Callers()
    assert not worker.wait()
    calls: list[Any] = []
    for _ in range(5):
        web.came(calls.append)
    assert len(calls) == 1, "told once in a quarter of a second"
    assert web.wait(), "it knows its own at once"
    assert not Callers().wait(), "others are told outside of the request"
    calls[0]()
    assert Callers().wait()
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        assert 0 < client.pttl(key) <= callers.KEPT * 1000, "forgotten by itself"


def test_without_redis_nobody_is_known_to_wait(settings: Any, monkeypatch: pytest.MonkeyPatch):
    settings.REDIS_URL = f"redis://127.0.0.1:{free_port()}/0"
    monkeypatch.setattr(callers, "LOOK_EVERY", 0)
    monkeypatch.setattr(callers, "PAUSE", 3600)
    worker, asked = Callers(), list[tuple[Any, ...]]()
    assert not worker.wait()
    client = worker._client
    assert client is not None
    monkeypatch.setattr(client, "execute_command", lambda *words: asked.append(words))
    assert not worker.wait()
    assert asked == [], "a Redis that failed is not asked again for a while"
