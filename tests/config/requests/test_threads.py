"""The threads that Django runs in: as many as work at once, and connections only where they are used."""

import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import TypeVar

import pytest
from django.db import connections

from config.server import threads
from config.server.threads import ThreadPool

PATIENCE = 20
T = TypeVar("T")


def name() -> str:
    return threading.current_thread().name


def begin(pool: ThreadPool, work: Callable[[], T]) -> "Future[T]":
    """Run this in a thread of the pool."""
    ended: Future[T] = Future()

    def run() -> None:
        try:
            result = work()
        except BaseException as error:
            pool.release()
            ended.set_exception(error)
            raise
        pool.release()  # as before an answer is sent
        ended.set_result(result)

    pool.add_done_callback(run)
    return ended


def at_once(pool: ThreadPool, number: int) -> list[str]:
    """The threads that so many requests are worked on by, which all wait for each other."""
    together = threading.Barrier(number)

    def work() -> str:
        together.wait(PATIENCE)
        return name()

    return [each.result(PATIENCE) for each in [begin(pool, work) for _ in range(number)]]


def test_one_request_after_the_other_takes_the_same_thread():
    pool = ThreadPool(8)
    assert {begin(pool, name).result(PATIENCE) for _ in range(20)} == {"web-0"}
    assert sorted(at_once(pool, 3)) == ["web-0", "web-1", "web-2"]
    assert {begin(pool, name).result(PATIENCE) for _ in range(20)} == {"web-0"}
    many = [begin(pool, name) for _ in range(100)]
    assert len([each.result(PATIENCE) for each in many]) == 100


def test_who_finds_all_threads_at_work_waits_for_the_first_that_is_free():
    pool, release = ThreadPool(2), threading.Event()
    busy = [begin(pool, lambda: release.wait(PATIENCE)) for _ in range(2)]
    waiting = [begin(pool, name) for _ in range(5)]
    assert wait(waiting, timeout=0.05).done == set()
    release.set()
    assert [each.result(PATIENCE) for each in busy] == [True, True]
    assert {each.result(PATIENCE) for each in waiting} <= {"web-0", "web-1"}


def test_an_error_ends_no_thread():
    def fail() -> None:
        raise ZeroDivisionError

    pool = ThreadPool(1)
    with pytest.raises(ZeroDivisionError):
        begin(pool, fail).result(PATIENCE)
    assert begin(pool, name).result(PATIENCE) == "web-0"


def test_a_thread_without_work_gives_its_connections_back(monkeypatch: pytest.MonkeyPatch):
    closed = threading.Event()
    close_all: Callable[[], None] = closed.set
    monkeypatch.setattr(threads, "KEEP_SECONDS", 0.01)
    monkeypatch.setattr(connections, "close_all", close_all)
    pool = ThreadPool(1)
    begin(pool, name).result(PATIENCE)
    assert closed.wait(PATIENCE)
    assert begin(pool, name).result(PATIENCE) == "web-0"
