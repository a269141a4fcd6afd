"""The Celery application: queues, periodic tasks. All data are in PostgreSQL; Celery only triggers work."""

import gc
import os
import time
from importlib import import_module
from typing import Any

from celery import Celery, bootsteps
from celery.beat import EmbeddedService, PersistentScheduler
from celery.schedules import crontab
from celery.signals import (
    beat_embedded_init,
    beat_init,
    before_task_publish,
    setup_logging,
    task_prerun,
    worker_init,
    worker_ready,
)
from click import Option
from django.conf import settings
from django.db import close_old_connections

from config.observability import heartbeat
from config.settings import check_settings
from lib.database import replicas, tenancy

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.local")
# Celery would run Django's checks at the start, with all addresses and pages loaded, and forget their result.
os.environ.setdefault("CELERY_SKIP_CHECKS", "1")
check_settings()


class Scheduler(PersistentScheduler):
    """Celery's scheduler that also goes on after the clock was set back; its own would wait for hours."""

    def tick(self, *args: Any, **options: Any) -> Any:
        now = self.app.now()
        ahead = [entry for entry in self.schedule.values() if (entry.last_run_at or now) > now]
        for entry in ahead:
            entry.last_run_at = now
        if ahead:
            self._heap = None  # is made again
        return super().tick(*args, **options)


class BeatThread(bootsteps.StartStopStep):
    """`celery worker --with-beat`: beat as a thread. Celery's `--beat` is a process of 80 MiB."""

    def __init__(self, parent: Any, *, with_beat: bool = False, **options: Any) -> None:
        super().__init__(parent, **options)
        self.enabled = with_beat

    def create(self, parent: Any) -> Any:
        return EmbeddedService(parent.app, thread=True, schedule_filename=parent.schedule_filename)


app = Celery("config")
app.user_options["worker"].add(
    Option(["--with-beat"], is_flag=True, help="Send periodic tasks from this worker.")
)
app.steps["worker"].add(BeatThread)
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.autodiscover_tasks(["accounts.jobs"])  # a folder of an app, not an app
# Every so many seconds. What is looked for each second is in config/tasks.py.
OFTEN = {
    "config.tasks.start_due": 1,
    # Starts a courier that has died; one that runs looks by itself each second.
    "webhooks.tasks.dispatch": 5,
    "webhooks.tasks.watch_endpoints": 5,
    "accounts.tasks.sweep_quotas": 10,
    "certificates.tasks.cosign_log": 10,
    "accounts.tasks.send_mails": 15,  # each that failed is tried again after a pause
    "accounts.tasks.roll_up_usage": 60,
    "certificates.tasks.send_expiry_notices": 60,
}
# Hours are UTC. A run has a time budget; the next one continues.
SELDOM = {
    "certificates.tasks.erase_due": crontab(minute="*/10"),
    "accounts.tasks.forget_sign_ins": crontab(minute="11"),
    "certificates.tasks.remove_printed": crontab(minute="13"),
    "certificates.tasks.remove_watchers": crontab(minute="19"),
    "certificates.tasks.announce_log": crontab(minute="21"),  # each issuer once a day
    "accounts.tasks.warn_of_consent": crontab(minute="23"),
    "accounts.tasks.warn_of_keys": crontab(minute="33"),
    "accounts.tasks.warn_of_pdf_certificates": crontab(minute="37"),
    "certificates.tasks.remove_test_certificates": crontab(minute="37"),
    "accounts.jobs.tasks.remove_job_files": crontab(minute="41"),
    "accounts.tasks.remove_old_mails": crontab(minute="47"),
    "certificates.tasks.timestamp_log": crontab(minute="51"),
    "accounts.tasks.remove_outcomes": crontab(minute="53"),
    "accounts.tasks.keep_request_log": crontab(minute="57"),
    "accounts.tasks.log_audit_heads": crontab(hour="0", minute="5"),
    "webhooks.tasks.give_up_held": crontab(hour="2", minute="17"),
    "webhooks.tasks.remove_bodies": crontab(hour="2", minute="27"),
    "webhooks.tasks.remove_attempts": crontab(hour="2", minute="37"),
    "webhooks.tasks.remove_test_events": crontab(hour="2", minute="47"),
    "webhooks.tasks.forget_old_secrets": crontab(hour="3", minute="7"),
    "accounts.tasks.forget_sessions": crontab(hour="3", minute="17"),
}
# A message that has waited longer is thrown away: a later one says the same. The clocks of two machines
# may differ by a minute.
_EXPIRES_OFTEN, _EXPIRES_SELDOM = 120, 60 * 60  # seconds
app.conf.beat_scheduler = Scheduler
app.conf.beat_schedule = {
    task.rpartition(".")[2].replace("_", "-"): {
        "task": task,
        "schedule": when,
        "options": {"expires": expires},
    }
    for tasks, expires in ((OFTEN, _EXPIRES_OFTEN), (SELDOM, _EXPIRES_SELDOM))
    for task, when in tasks.items()
}


@worker_init.connect
def begin_worker(**_: object) -> None:
    """Before its processes are forked: none sees the rows of an issuer that it does not act for."""
    tenancy.begin_process()


@worker_init.connect
def trace_worker(**_: object) -> None:
    """Start tracing, where it is on: the modules of all tasks are loaded by now."""
    if settings.TRACING:
        import_module("config.observability.tracing").start_tracing()


@worker_init.connect
def share_memory(**_: object) -> None:
    """Let the processes that are forked next share what was loaded so far.

    The garbage collector writes into every object that it looks at, and so makes a copy of each page; what
    is frozen it does not look at.
    """
    gc.collect()
    gc.freeze()


@worker_ready.connect
def tell_of_worker(sender: Any, **_: object) -> None:
    """Start the heartbeat of a worker, named by its node name without the host."""
    heartbeat.start(sender.hostname.partition("@")[0])
    if settings.REPLICA_URLS:
        replicas.start_heartbeat()


@task_prerun.connect
def check_connections(**_: object) -> None:
    """Replace those that the server has closed: Celery keeps them from task to task (CELERY_DB_REUSE_MAX)."""
    close_old_connections()


@before_task_publish.connect
def note_time_of_sending(headers: dict[str, Any], **_: object) -> None:
    """Put the time of sending into each message: config/observability/metrics.py reads the age of a queue."""
    headers["sent_at"] = time.time()


@beat_init.connect
@beat_embedded_init.connect
def tell_of_beat(**_: object) -> None:
    heartbeat.start("beat")


@setup_logging.connect
def keep_our_logging(**_: object) -> None:
    """Connected so that Celery leaves logging to Django's setup."""
    assert settings.LOGGING
