"""The Celery application, with a lease so short that a drill need not wait a minute for the dead."""

from config.celery import app
from webhooks.delivery import claims

claims.LEASE_SECONDS = 4.0

__all__ = ["app"]
