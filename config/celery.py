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
}


@setup_logging.connect
def keep_our_logging(**_: object) -> None:
    """Celery leaves logging alone when somebody listens here; Django has set it up."""
    assert settings.LOGGING
