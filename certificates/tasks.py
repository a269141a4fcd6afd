"""What runs in a worker for certificates."""

from celery import shared_task
from django.utils import timezone

from .operations import holder, notices


@shared_task(acks_late=True, time_limit=600)
def send_expiry_notices() -> None:
    """Tells of certificates that expire, until none is due."""
    while notices.send_due(now=timezone.now()) == notices.BATCH:
        pass


@shared_task(acks_late=True, time_limit=1800)
def send_holder_mails() -> None:
    """Sends the mails that are owed to holders, until none is due."""
    while taken := holder.claim(now=timezone.now()):
        for mail_id in taken:
            holder.send(mail_id=mail_id, now=timezone.now())
