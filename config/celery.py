"""The Celery application. PostgreSQL holds the truth; this carries and wakes."""

import os

from celery import Celery
from celery.schedules import crontab
from celery.signals import setup_logging
from django.conf import settings

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.local")

app = Celery("config")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.conf.beat_schedule = {
    # A tick that found no worker in time is worth nothing later: it expires.
    "forget-sessions": {
        "task": "accounts.tasks.forget_sessions",
        "schedule": crontab(hour="3", minute="17"),
        "options": {"expires": 3600},
    },
    "seal-audit": {
        "task": "accounts.tasks.seal_audit",
        "schedule": 5.0,
        "options": {"expires": 5},
    },
    "warn-of-consent": {
        "task": "accounts.tasks.warn_of_consent",
        "schedule": crontab(minute="23"),  # hourly: a mail that failed is tried again
        "options": {"expires": 3600},
    },
    "log-audit-heads": {
        "task": "accounts.tasks.log_audit_heads",
        "schedule": crontab(hour="0", minute="5"),
        "options": {"expires": 3600},
    },
    "run-jobs": {
        "task": "accounts.tasks.run_jobs",
        "schedule": 1.0,
        "options": {"expires": 5},
    },
    "remove-job-files": {
        "task": "accounts.tasks.remove_job_files",
        "schedule": crontab(minute="41"),
        "options": {"expires": 3600},
    },
}


@setup_logging.connect
def keep_our_logging(**_: object) -> None:
    """Celery leaves logging alone when somebody listens here; Django has set it up."""
    assert settings.LOGGING
