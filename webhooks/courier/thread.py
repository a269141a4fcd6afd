"""The courier's thread: one per process, started by the first task and kept across tasks."""

import asyncio
import logging
import os
import threading

from .sending import Courier

logger = logging.getLogger("webhooks")


class CourierThread:
    """Starts the courier when it is first needed, again after a fork, and again if its thread died."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pid = 0
        self._thread: threading.Thread | None = None
        self._courier = Courier()

    def wake(self) -> None:
        """Make sure that the courier runs, and wake it."""
        with self._lock:
            if self._thread is None or self._pid != os.getpid() or not self._thread.is_alive():
                self._start()
        self._courier.wake()

    def stop(self, timeout: float) -> None:
        """Stop the courier and wait for it up to `timeout` seconds."""
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
            logger.exception("the courier has died; the next wake-up starts another")


courier_thread = CourierThread()
