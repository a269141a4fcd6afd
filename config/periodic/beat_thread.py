"""`celery worker --with-beat`: periodic tasks from a thread of a worker, for small installations.

Saves the process that `celery beat` needs, and 100 MiB. Several such workers do no harm: at most one
message of a kind waits in a queue (config/broker.py), and tasks are safe to run twice.

Celery's own `--beat` starts a process. The schedule is kept in memory: at a start, each task's first
time is counted from then.
"""

import logging
import threading
from typing import Any

from celery import Celery, bootsteps
from celery.beat import Service
from click import Option
from django.utils.module_loading import import_string

SCHEDULER = "config.periodic.due.OnlyDue"  # by name: it imports models
RETRY_SECONDS = 5.0

logger = logging.getLogger(__name__)


class BeatThread(bootsteps.StartStopStep):
    """Starts and stops the thread with its worker."""

    def __init__(self, parent: Any, *, with_beat: bool = False, **options: Any) -> None:
        super().__init__(parent, **options)
        self.enabled = with_beat
        self._stopping = threading.Event()
        self._service: Any = None

    def start(self, parent: Any) -> None:
        threading.Thread(target=self._run, args=(parent.app,), name="beat", daemon=True).start()

    def stop(self, parent: Any) -> None:
        self._stopping.set()
        if self._service is not None:
            self._service.stop()

    def terminate(self, parent: Any) -> None:
        self.stop(parent)

    def _run(self, app: Celery) -> None:
        """Send periodic tasks until the worker stops. An error does not end it."""
        while not self._stopping.is_set():
            self._service = Service(app, max_interval=1, scheduler_cls=import_string(SCHEDULER))
            try:
                self._service.start()
            except Exception:
                logger.exception("periodic tasks pause")
                self._stopping.wait(RETRY_SECONDS)


def add_to(app: Celery) -> None:
    """Give the app's workers the option."""
    option = Option(["--with-beat"], is_flag=True, help="Send periodic tasks from this worker.")
    app.user_options["worker"].add(option)
    app.steps["worker"].add(BeatThread)
