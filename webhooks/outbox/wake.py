"""Wake the courier after a commit: one thread per process publishes a task, at most five times a second.

The commit does not wait for it. A wake-up that is lost (Redis down, process killed) is made up for by the
next periodic task.
"""

import logging
import os
import threading
from collections.abc import Callable

from celery import current_app
from django.db import transaction
from kombu.exceptions import OperationalError

from lib import tracing

DISPATCH = "webhooks.tasks.dispatch"  # by name: the outbox may not import the tasks
QUEUE = "webhooks"
PAUSE = 0.2  # seconds between two publications
TIMEOUTS = {"socket_connect_timeout": 0.2, "socket_timeout": 0.5, "max_retries": 0}

logger = logging.getLogger("webhooks")


def publish(task: str = DISPATCH, queue: str = QUEUE) -> None:
    """Publish the task that wakes a worker; gives up soon. Raises what the broker's client raises."""
    with current_app.connection_for_write(transport_options=TIMEOUTS) as connection:
        current_app.send_task(task, queue=queue, connection=connection, retry=False)


class Waker:
    """A flag and the thread that watches it: started at the first wake-up, again after a fork."""

    def __init__(self, publish: Callable[[], None] = publish) -> None:
        self._publish = publish
        self._flag = threading.Event()
        self._traceparent: str | None = None  # of the last one who woke
        self._lock = threading.Lock()
        self._pid = 0

    def wake(self) -> None:
        """Set the flag: takes a microsecond and no network."""
        self._traceparent = tracing.traceparent()
        self._flag.set()
        if self._pid != os.getpid():
            self._start()

    def _start(self) -> None:
        with self._lock:
            if self._pid == os.getpid():
                return
            self._pid = os.getpid()
            threading.Thread(target=self._run, name="wake", daemon=True).start()

    def _run(self) -> None:
        pause = threading.Event()
        while True:
            self._flag.wait()
            self._flag.clear()
            try:
                with tracing.span("wake a worker", parent=self._traceparent):
                    self._publish()
            except (OperationalError, OSError) as error:
                logger.warning("no worker was woken", extra={"reason": type(error).__name__})
            pause.wait(PAUSE)


_waker = Waker()


def wake() -> None:
    """Wake a courier soon."""
    _waker.wake()


def wake_after_commit() -> None:
    """Wake a courier after the current transaction commits; at once outside of one."""
    transaction.on_commit(wake)
