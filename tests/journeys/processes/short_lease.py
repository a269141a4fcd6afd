"""The Celery application with a short lease, so that drills need not wait a minute."""

from config.celery import app
from webhooks.courier import claims

claims.LEASE_SECONDS = 4.0

__all__ = ["app"]
