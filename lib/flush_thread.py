"""One background thread for each process that writes what was collected in memory, every few seconds.

It starts with the first thing that is collected, so never before a fork, and writes once more when the
process ends. While the database is away what was collected stays in memory. A process that is killed
loses what it collected since the last time.
"""

import logging
import os
import threading
from collections.abc import Callable
from multiprocessing.util import Finalize
from typing import TypeVar

from django.conf import settings
from django.db import connection

from lib.database.tenancy import across_issuers

logger = logging.getLogger(__name__)

F = TypeVar("F", bound=Callable[[], object])
_flushes: list[Callable[[], object]] = []


def register_flush(flush: F) -> F:
    """Decorator: the thread calls this function. If it raises, it has kept what could not be written."""
    _flushes.append(flush)
    return flush


class FlushThread:
    """One per process."""

    def __init__(self) -> None:
        self._starting = threading.Lock()
        self._thread: threading.Thread | None = None

    def ensure_running(self) -> None:
        """Start the thread unless it runs already; cheap enough for every request."""
        if self._thread is None and settings.FLUSH_SECONDS:
            self._start()

    def _start(self) -> None:
        with self._starting:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="flush", daemon=True)
                self._thread.start()
                # Unlike `atexit`, this also runs at the end of a child of multiprocessing.
                Finalize(None, flush_all, exitpriority=10)

    def _run(self) -> None:
        pause = threading.Event()
        while True:
            pause.wait(settings.FLUSH_SECONDS)
            flush_all()


def flush_all() -> None:
    """Call every registered function; failures are logged. Closes this thread's database connection."""
    for flush in _flushes:
        try:
            with across_issuers("what was collected is of all issuers that this process served"):
                flush()
        except Exception as error:  # whatever it is, the thread goes on
            reason = str(error).partition("\n")[0]
            told = {"what": flush.__module__, "reason": reason}
            logger.warning("not written, will try again", extra=told)
    connection.close()  # a process holds none for this


_thread = FlushThread()


def ensure_running() -> None:
    """Start the thread of this process unless it runs already."""
    _thread.ensure_running()


def _begin_anew() -> None:
    """A forked child has no thread: it starts its own."""
    global _thread  # noqa: PLW0603  (a fork is the one moment at which it is replaced)
    _thread = FlushThread()


os.register_at_fork(after_in_child=_begin_anew)
