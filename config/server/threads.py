"""The threads that Django runs in: as many as work at once, each with a connection to the database."""

import logging
import threading
from collections import deque
from collections.abc import Callable, Generator
from heapq import heappop, heappush
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from django.db import connections

from lib.database import tenancy

logger = logging.getLogger("server")
KEEP_SECONDS = 60.0  # that a thread without work keeps its connection

Work = Callable[[], object]


class ThreadPool:
    """A pool of threads, each started when all others are busy, that live as long as the process.

    Not an executor of the library's: Django keeps a connection to the database for each thread. The
    first that is free works next, so that no more of them are used than the load asks for.
    """

    def __init__(self, most: int, name: str = "web") -> None:
        self._most, self._name = most, name
        self._lock = Lock()
        self._queues: list[SimpleQueue[Work]] = []  # one of each thread
        self._free: list[int] = []  # a heap of their places
        self._waiting: deque[Work] = deque()
        self._here = threading.local()  # of a thread: its place, and whether it is free again

    def __await__(self) -> Generator["ThreadPool", None, None]:
        """Go on in one of the threads."""
        yield self

    def add_done_callback(self, work: Work) -> None:
        """Run `work` in one of the threads."""
        with self._lock:
            if self._free:
                place = heappop(self._free)
            elif len(self._queues) < self._most:
                place = self._start()
            else:
                self._waiting.append(work)
                return
        self._queues[place].put(work)

    def release(self) -> None:
        """Let this thread have its next work, though it has to end this one first.

        Called before an answer is sent, so that who is answered finds the same thread free.
        """
        here = self._here
        if getattr(here, "released", True):
            return
        here.released = True
        with self._lock:
            if self._waiting:
                self._queues[here.place].put(self._waiting.popleft())
            else:
                heappush(self._free, here.place)

    def _start(self) -> int:
        place = len(self._queues)
        self._queues.append(SimpleQueue())
        Thread(target=self._work, args=(place,), name=f"{self._name}-{place}", daemon=True).start()
        return place

    def _work(self, place: int) -> None:
        here, queue = self._here, self._queues[place]
        here.place = place
        while True:
            work = _next(queue)
            here.released = False
            with tenancy.afresh():  # each request begins without an issuer
                try:
                    work()
                except Exception:  # never of a request: Granian answers and logs its errors
                    logger.exception("work in a thread of the web failed")
            self.release()


def _next(queue: SimpleQueue[Work]) -> Work:
    """The thread's next work. After a while without any its connections are given back."""
    try:
        return queue.get(timeout=KEEP_SECONDS)
    except Empty:
        connections.close_all()
        return queue.get()
