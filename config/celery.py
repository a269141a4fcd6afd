"""The Celery application: queues, periodic tasks. All data are in PostgreSQL; Celery only triggers work."""

import gc
import os
from importlib import import_module
from typing import Any

from celery import Celery
from celery.schedules import crontab
from celery.signals import beat_init, setup_logging, worker_init, worker_ready
from django.conf import settings

from accounts.limits.short_requests import short_requests
from config import broker
from config.observability import heartbeat
from config.periodic import beat_thread
from config.settings.startup import check_settings
from lib.database import heartbeat as database_heartbeat
from lib.database import tenancy
from lib.giving_way import watch

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.local")
# Celery would run Django's checks at the start, with all addresses and pages loaded, and forget their result.
os.environ.setdefault("CELERY_SKIP_CHECKS", "1")
check_settings()

broker.use()
app = Celery("config")
beat_thread.add_to(app)
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.autodiscover_tasks(["accounts.jobs"])  # a folder of an app, not an app
app.conf.beat_scheduler = "config.periodic.due:PersistentOnlyDue"  # by name: it imports models
app.conf.beat_schedule = {
    # At most one message of a kind waits (config/broker.py), so that none has to expire. Those that are
    # named in config/periodic/due.py are sent only if there is something to do.
    "forget-sessions": {
        "task": "accounts.tasks.forget_sessions",
        "schedule": crontab(hour="3", minute="17"),
    },
    "forget-sign-ins": {
        "task": "accounts.tasks.forget_sign_ins",
        "schedule": crontab(minute="11"),
    },
    "seal-audit": {
        "task": "accounts.tasks.seal_audit",
        "schedule": 5.0,
    },
    "warn-of-consent": {
        "task": "accounts.tasks.warn_of_consent",
        "schedule": crontab(minute="23"),
    },
    "warn-of-keys": {
        "task": "accounts.tasks.warn_of_keys",
        "schedule": crontab(minute="33"),
    },
    "warn-of-pdf-certificates": {
        "task": "accounts.tasks.warn_of_pdf_certificates",
        "schedule": crontab(minute="37"),
    },
    "check-domains": {  # those that are due; a person who asks waits for the answer
        "task": "accounts.tasks.check_domains",
        "schedule": 5.0,
    },
    "log-audit-heads": {
        "task": "accounts.tasks.log_audit_heads",
        "schedule": crontab(hour="0", minute="5"),
    },
    "sequence-log": {
        "task": "certificates.tasks.sequence_log",
        "schedule": 1.0,
    },
    "announce-log": {  # each issuer once a day; later runs are for what was left
        "task": "certificates.tasks.announce_log",
        "schedule": crontab(minute="21"),
    },
    "cosign-log": {
        "task": "certificates.tasks.cosign_log",
        "schedule": 10.0,
    },
    "timestamp-log": {
        "task": "certificates.tasks.timestamp_log",
        "schedule": crontab(minute="51"),
    },
    "mark-status-lists": {
        "task": "certificates.tasks.mark_status_lists",
        "schedule": 5.0,
    },
    "publish-status-lists": {
        "task": "certificates.tasks.publish_status_lists",
        "schedule": 1.0,
    },
    "seal-certificates": {
        "task": "certificates.tasks.seal_certificates",
        "schedule": 1.0,
    },
    "sign-graphs": {
        "task": "certificates.tasks.sign_graphs",
        "schedule": 1.0,
    },
    "make-signing-keys": {
        "task": "accounts.tasks.make_signing_keys",
        "schedule": 1.0,
    },
    "print-waiting": {  # whoever asks for one wakes a worker; this is for those that wait for a proof
        "task": "certificates.tasks.print_waiting",
        "schedule": 1.0,
    },
    "remove-printed": {
        "task": "certificates.tasks.remove_printed",
        "schedule": crontab(minute="13"),
    },
    "run-jobs": {
        "task": "accounts.jobs.tasks.run_jobs",
        "schedule": 1.0,
    },
    "send-mails": {  # each that failed is tried again after a pause
        "task": "accounts.tasks.send_mails",
        "schedule": 15.0,
    },
    "remove-old-mails": {
        "task": "accounts.tasks.remove_old_mails",
        "schedule": crontab(minute="47"),
    },
    "send-expiry-notices": {
        "task": "certificates.tasks.send_expiry_notices",
        "schedule": 60.0,
    },
    "erase-holders": {
        "task": "certificates.tasks.erase_due",
        "schedule": crontab(minute="*/10"),
    },
    "remove-test-certificates": {  # a run has a time budget; the next one continues
        "task": "certificates.tasks.remove_test_certificates",
        "schedule": crontab(minute="37"),
    },
    "dispatch-webhooks": {  # starts a courier that has died; one that runs looks by itself each second
        "task": "webhooks.tasks.dispatch",
        "schedule": 5.0,
    },
    "watch-endpoints": {
        "task": "webhooks.tasks.watch_endpoints",
        "schedule": 5.0,
    },
    "give-up-held": {
        "task": "webhooks.tasks.give_up_held",
        "schedule": crontab(hour="2", minute="17"),
    },
    "remove-bodies": {
        "task": "webhooks.tasks.remove_bodies",
        "schedule": crontab(hour="2", minute="27"),
    },
    "remove-attempts": {
        "task": "webhooks.tasks.remove_attempts",
        "schedule": crontab(hour="2", minute="37"),
    },
    "remove-test-events": {
        "task": "webhooks.tasks.remove_test_events",
        "schedule": crontab(hour="2", minute="47"),
    },
    "forget-old-secrets": {
        "task": "webhooks.tasks.forget_old_secrets",
        "schedule": crontab(hour="3", minute="7"),
    },
    "remove-job-files": {
        "task": "accounts.jobs.tasks.remove_job_files",
        "schedule": crontab(minute="41"),
    },
    "sweep-quotas": {
        "task": "accounts.tasks.sweep_quotas",
        "schedule": 10.0,
    },
    "roll-up-usage": {
        "task": "accounts.tasks.roll_up_usage",
        "schedule": 60.0,
    },
    "remove-outcomes": {
        "task": "accounts.tasks.remove_outcomes",
        "schedule": crontab(minute="53"),
    },
    "keep-request-log": {  # seven days ahead, so that a run may fail
        "task": "accounts.tasks.keep_request_log",
        "schedule": crontab(minute="57"),
    },
}


@worker_init.connect
def begin_worker(**_: object) -> None:
    """Before its processes are forked: none sees the rows of an issuer that it does not act for."""
    tenancy.begin_process()


@worker_init.connect
def let_short_requests_go_first(**_: object) -> None:
    """Long work of this worker goes slower while short requests are coming."""
    watch(short_requests.are_coming)


@worker_init.connect
def trace_worker(**_: object) -> None:
    """Start tracing, where it is on: the modules of all tasks are loaded by now."""
    if settings.TRACING:
        import_module("config.observability.tracing.setup").start()


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
        database_heartbeat.start()


@beat_init.connect
def tell_of_beat(**_: object) -> None:
    heartbeat.start("beat")


@setup_logging.connect
def keep_our_logging(**_: object) -> None:
    """Connected so that Celery leaves logging to Django's setup."""
    assert settings.LOGGING
