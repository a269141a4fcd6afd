"""The threads that Django runs in: as many as work at once, each with a connection to the database."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import TypeVar

from django.db import connections

from lib.database import tenancy

KEEP_SECONDS = 60.0  # that a thread without work keeps its connection

logger = logging.getLogger("server")
T = TypeVar("T")
Delivery = Callable[[], object]
Job = Callable[[], Delivery]


class ThreadPool:
    """A pool of threads, each started when all others are busy, that live as long as the process.

    Not an executor of the library's: Django keeps a connection to the database for each thread. The
    first that is free works next, so that no more of them are used than the load asks for.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = Lock()
        self._queues: list[SimpleQueue[Job]] = []  # one of each thread
        self._free: list[int] = []  # a heap of their places
        self._waiting: deque[Job] = deque()

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` in one of the threads; returns or raises what it does."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def job() -> Delivery:
            try:
                result = work()
            except BaseException as error:
                return partial(loop.call_soon_threadsafe, _fail, answer, error)
            return partial(loop.call_soon_threadsafe, _settle, answer, result)

        self._submit(job)
        return await answer

    def _submit(self, job: Job) -> None:
        with self._lock:
            if self._free:
                place = heappop(self._free)
            elif len(self._queues) < self._most:
                place = self._start()
            else:
                self._waiting.append(job)
                return
        self._queues[place].put(job)

    def _start(self) -> int:
        place = len(self._queues)
        self._queues.append(SimpleQueue())
        Thread(target=self._work, args=(place,), name=f"web-{place}", daemon=True).start()
        return place

    def _work(self, place: int) -> None:
        while True:
            job: Job | None = _next(self._queues[place])
            while job is not None:
                with tenancy.afresh():  # each request begins without an issuer
                    deliver = job()
                job = self._waiting_job(place)  # first, so that who is answered finds a free thread
                try:
                    deliver()
                except RuntimeError:  # the loop has been closed: the process ends
                    logger.warning("an answer came after the end of the server")

    def _waiting_job(self, place: int) -> Job | None:
        """The job that has waited longest; None, and the thread is free, if none waits."""
        with self._lock:
            if self._waiting:
                return self._waiting.popleft()
            heappush(self._free, place)
            return None


def _next(jobs: SimpleQueue[Job]) -> Job:
    """The thread's next job. After a while without one its connections are given back."""
    try:
        return jobs.get(timeout=KEEP_SECONDS)
    except Empty:
        connections.close_all()
        return jobs.get()


def _settle(answer: "asyncio.Future[T]", result: T) -> None:
    if not answer.done():
        answer.set_result(result)


def _fail(answer: "asyncio.Future[T]", error: BaseException) -> None:
    if not answer.done():
        answer.set_exception(error)
