"""Wake the courier after a commit: one thread per process publishes a task, at most five times a second.

The commit does not wait for it. A wake-up that is lost (Redis down, process killed) is made up for by the
next periodic task.
"""

import logging
import os
import threading
import time
from collections.abc import Callable

from celery import current_app
from django.db import transaction
from kombu import Connection
from kombu.exceptions import OperationalError
from redis.exceptions import RedisError

from lib import tracing

DISPATCH = "webhooks.tasks.dispatch"  # by name: the outbox may not import the tasks
QUEUE = "webhooks"
PAUSE = 0.2  # seconds between two publications
TIMEOUTS = {"socket_connect_timeout": 0.2, "socket_timeout": 0.5, "max_retries": 0}
ERRORS = (OperationalError, RedisError, OSError)

logger = logging.getLogger("webhooks")


class TaskPublisher:
    """Publishes a task that wakes a worker, over a connection that is kept; gives up soon.

    Opening one and declaring the queue take eight times as long as the message. For one thread.
    """

    def __init__(self, task: str = DISPATCH, queue: str = QUEUE) -> None:
        self._task, self._queue = task, queue
        self._connection: Connection | None = None
        self._pid = 0

    def __call__(self) -> None:
        """Publish the task. Raises one of ERRORS."""
        if self._pid != os.getpid():  # of the process that this one was forked from
            self._connection, self._pid = None, os.getpid()
        kept = self._connection is not None
        try:
            self._send()
        except ERRORS:
            if not kept:
                raise
            self._send()  # the broker was restarted meanwhile, or has ended what was idle

    def _send(self) -> None:
        connection = self._connection or current_app.connection_for_write(
            transport_options=TIMEOUTS
        )
        self._connection = None
        try:
            current_app.send_task(self._task, queue=self._queue, connection=connection, retry=False)
        except BaseException:
            connection.release()
            raise
        self._connection = connection


class Waker:
    """Has a task published soon, by a thread that the first call starts, and the first one after a fork."""

    def __init__(self, publish: Callable[[], None]) -> None:
        self._publish = publish
        self._traceparent: str | None = None  # of the last one who woke
        self._asked = threading.Event()
        self._lock = threading.Lock()
        self._pid = 0  # of the process that has the thread

    def wake(self) -> None:
        """Publish soon: takes a microsecond and no network."""
        self._traceparent = tracing.traceparent()
        self._asked.set()
        if self._pid != os.getpid():
            self._start()

    def _start(self) -> None:
        with self._lock:
            if self._pid == os.getpid():
                return
            self._pid = os.getpid()
            threading.Thread(target=self._run, name="wake", daemon=True).start()

    def _run(self) -> None:
        while True:
            self._asked.wait()
            self._asked.clear()
            try:
                with tracing.span("wake a worker", parent=self._traceparent):
                    self._publish()
            except ERRORS as error:
                logger.warning("no worker was woken", extra={"reason": type(error).__name__})
            except Exception:  # whatever it is, the thread goes on
                logger.exception("waking a worker failed")
            time.sleep(PAUSE)


_waker = Waker(TaskPublisher())


def wake() -> None:
    """Wake a courier soon."""
    _waker.wake()


def wake_after_commit() -> None:
    """Wake a courier after the current transaction commits; at once outside of one."""
    transaction.on_commit(wake)
