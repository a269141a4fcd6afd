"""What runs in a worker for certificates."""

from celery import shared_task
from django.utils import timezone

from .operations import holder, notices, test_cleanup
from .operations.erasure import carry_out


@shared_task(acks_late=True, time_limit=600)
def send_expiry_notices() -> None:
    """Tells of certificates that expire, until none is due."""
    while notices.send_due(now=timezone.now()) == notices.BATCH:
        pass


@shared_task(acks_late=True, time_limit=1800)
def send_holder_mails() -> None:
    """Sends the mails that are owed to holders."""
    holder.send_due()


@shared_task(acks_late=True, time_limit=3600)
def erase_due() -> None:
    """Erases what was asked for seven days ago, and nobody has undone."""
    carry_out.erase_due(now=timezone.now())


@shared_task(acks_late=True, time_limit=1800)
def remove_trials() -> None:
    """Removes test certificates that have had their time."""
    test_cleanup.remove_old(now=timezone.now())


@shared_task(acks_late=True, time_limit=1800)
def forget_holder_mails() -> None:
    """Removes what is noted of mails that have had their time."""
    holder.forget_sent(now=timezone.now())
