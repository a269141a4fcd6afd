"""The threads that Django runs in: as many as work at once, and connections only where they are used."""

import asyncio
import threading
from collections.abc import Callable

import pytest
from django.db import connections

from config.server import threads
from config.server.threads import ThreadPool

PATIENCE = 20


def name() -> str:
    return threading.current_thread().name


async def at_once(pool: ThreadPool, number: int) -> list[str]:
    """The threads that so many requests are worked on by, which all wait for each other."""
    together = threading.Barrier(number)

    def work() -> str:
        together.wait(PATIENCE)
        return name()

    return await asyncio.gather(*(pool.run(work) for _ in range(number)))


def test_one_request_after_the_other_takes_the_same_thread():
    async def requests() -> None:
        pool = ThreadPool(8)
        assert {await pool.run(name) for _ in range(20)} == {"web-0"}
        assert sorted(await at_once(pool, 3)) == ["web-0", "web-1", "web-2"]
        assert {await pool.run(name) for _ in range(20)} == {"web-0"}
        assert len(await asyncio.gather(*(pool.run(name) for _ in range(100)))) == 100

    asyncio.run(requests())


def test_who_finds_all_threads_at_work_waits_for_the_first_that_is_free():
    async def requests() -> None:
        pool, release = ThreadPool(2), threading.Event()
        busy = [asyncio.ensure_future(pool.run(lambda: release.wait(PATIENCE))) for _ in range(2)]
        waiting = [asyncio.ensure_future(pool.run(name)) for _ in range(5)]
        done, _pending = await asyncio.wait(waiting, timeout=0.05)
        assert done == set()
        release.set()
        assert await asyncio.gather(*busy) == [True, True]
        assert set(await asyncio.gather(*waiting)) <= {"web-0", "web-1"}

    asyncio.run(requests())


def test_an_error_is_the_requests_own_and_ends_no_thread():
    def fail() -> None:
        raise ZeroDivisionError

    async def requests() -> None:
        pool = ThreadPool(1)
        with pytest.raises(ZeroDivisionError):
            await pool.run(fail)
        assert await pool.run(name) == "web-0"

    asyncio.run(requests())


def test_a_thread_without_work_gives_its_connections_back(monkeypatch: pytest.MonkeyPatch):
    closed = threading.Event()
    close_all: Callable[[], None] = closed.set
    monkeypatch.setattr(threads, "KEEP_SECONDS", 0.01)
    monkeypatch.setattr(connections, "close_all", close_all)

    async def requests() -> None:
        pool = ThreadPool(1)
        await pool.run(name)
        assert await asyncio.to_thread(closed.wait, PATIENCE)
        assert await pool.run(name) == "web-0"

    asyncio.run(requests())
