"""A bulk request lets short ones go first between two of its rows."""

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from io import BytesIO
from threading import Event, Thread
from typing import Any

import pytest

from config.server import entry
from config.server.turns import LARGE
from lib import giving_way
from tests.config.requests.test_turns import SMALL, request
from tests.support.request_loop import PATIENCE, request_loop, start

ROWS = 1000


@pytest.fixture
def only_pauses(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The interpreter changes threads where one waits, and nowhere else."""
    monkeypatch.setattr(giving_way, "_of_process", [])
    before = sys.getswitchinterval()
    sys.setswitchinterval(PATIENCE)
    yield
    sys.setswitchinterval(before)


def rows_done_before_another_thread(*, is_long: bool, is_busy: bool) -> int:
    """How many of ROWS a thread gets done before one that has nothing to wait for."""
    giving_way.watch(lambda: is_busy)
    may_run, ran = Event(), Event()

    def run() -> None:
        if may_run.wait(PATIENCE):
            ran.set()

    other = Thread(target=run)
    other.start()
    done = 0
    with giving_way.giving_way() if is_long else nullcontext():
        may_run.set()
        while done < ROWS and not ran.is_set():
            giving_way.give_way()
            done += 1
    other.join()
    return done


@pytest.mark.usefixtures("only_pauses")
def test_long_work_pauses_while_short_requests_are_at_work():
    assert rows_done_before_another_thread(is_long=True, is_busy=True) < ROWS
    assert rows_done_before_another_thread(is_long=True, is_busy=False) == ROWS
    assert rows_done_before_another_thread(is_long=False, is_busy=True) == ROWS


def test_requests_with_large_bodies_are_long(monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []
    monkeypatch.setattr(giving_way, "_of_process", [])

    def django(environ: dict[str, Any], start_response: Any) -> BytesIO:
        def is_busy() -> bool:
            asked.append(environ["CONTENT_LENGTH"])
            return False

        giving_way.watch(is_busy)
        giving_way.give_way()
        start_response("200 OK", [])
        return BytesIO(b"")

    with request_loop() as loop:
        server = entry.WebApplication(django, loop)
        for length in (SMALL, LARGE + 1, SMALL):  # by the same thread
            start(loop, request(server, length)).result(PATIENCE)
    assert asked == [str(LARGE + 1)]
