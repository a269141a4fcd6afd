"""Call a function soon, from a thread of its own, and not more often than once in so many seconds."""

import logging
import os
import threading
from collections.abc import Callable

logger = logging.getLogger(__name__)


class ThrottledCall:
    """Calls a function in a thread, which the first request starts, and the first one after a fork."""

    def __init__(self, function: Callable[[], object], *, name: str, pause: float) -> None:
        """Call `function` in a thread of this name, with a pause of so many seconds after each call."""
        self._function, self._name, self._pause = function, name, pause
        self._flag = threading.Event()
        self._lock = threading.Lock()
        self._pid = 0

    def request(self) -> None:
        """Have the function called once more. Takes a microsecond, and waits for nothing."""
        self._flag.set()
        if self._pid != os.getpid():
            self._start()

    def _start(self) -> None:
        with self._lock:
            if self._pid == os.getpid():
                return
            self._pid = os.getpid()
            threading.Thread(target=self._run, name=self._name, daemon=True).start()

    def _run(self) -> None:
        pause = threading.Event()
        while True:
            self._flag.wait()
            self._flag.clear()
            try:
                self._function()
            except Exception:  # whatever it is, the thread goes on
                logger.exception("a call of %s failed", self._name)
            pause.wait(self._pause)
