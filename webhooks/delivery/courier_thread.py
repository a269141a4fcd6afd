"""One courier for each process, in a thread that lives from the first nudge on: across tasks."""

import asyncio
import logging
import os
import threading

from .courier import Courier

logger = logging.getLogger("webhooks")


class CourierThread:
    """Starts the courier lazily (a thread does not survive a fork), and anew if it ever dies."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pid = 0
        self._thread: threading.Thread | None = None
        self._courier = Courier()

    def nudge(self) -> None:
        """There is work; the courier is running after this."""
        with self._lock:
            if self._thread is None or self._pid != os.getpid() or not self._thread.is_alive():
                self._start()
        self._courier.nudge()

    def stop(self, timeout: float) -> None:
        """The process ends: what is in flight may land, what has not may go out elsewhere at once."""
        with self._lock:
            thread, mine = self._thread, self._pid == os.getpid()
        if thread is not None and mine:
            self._courier.stop()
            thread.join(timeout)

    def _start(self) -> None:
        self._pid = os.getpid()
        self._courier = Courier()
        self._thread = threading.Thread(target=self._run, name="courier", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            asyncio.run(self._courier.run())
        except Exception:
            logger.exception("the courier has died; the next nudge starts another")


courier_thread = CourierThread()
