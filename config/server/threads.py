"""The thread pool that Django runs in: one thread per database connection."""

import asyncio
import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from lib.database import tenancy

logger = logging.getLogger("server")
T = TypeVar("T")
Job = Callable[[], None]


class ThreadPool:
    """A fixed number of threads, started with the first request, that live as long as the process.

    Not an executor of the library's: Django keeps a connection to the database for each thread, and
    what these two queues cost is paid by every request.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._started = False

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` in one of the threads; returns or raises what it does."""
        if not self._started:
            self._start()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def job() -> None:
            try:
                result = work()
            except BaseException as error:
                loop.call_soon_threadsafe(_fail, answer, error)
            else:
                loop.call_soon_threadsafe(_settle, answer, result)

        self._jobs.put(job)
        return await answer

    def _start(self) -> None:
        self._started = True
        for number in range(self._count):
            Thread(target=self._work, name=f"web-{number}", daemon=True).start()

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            try:
                with tenancy.afresh():  # each request begins without an issuer
                    job()
            except RuntimeError:  # the loop has been closed: the process ends
                logger.warning("an answer came after the end of the server")


def _settle(answer: "asyncio.Future[T]", result: T) -> None:
    if not answer.done():
        answer.set_result(result)


def _fail(answer: "asyncio.Future[T]", error: BaseException) -> None:
    if not answer.done():
        answer.set_exception(error)
