"""What beat wakes in accounts."""

from celery import shared_task
from django.core.management import call_command


@shared_task(acks_late=True, time_limit=600)
def forget_sessions() -> None:
    """Removes the sessions that have run out."""
    call_command("clearsessions")
