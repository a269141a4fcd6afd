"""What beat wakes in EDU."""

from celery import shared_task
from django.utils import timezone

from accounts.mail import outbox
from edu.operations.onboarding import decision_mails


@shared_task(acks_late=True, time_limit=300)
def send_decisions() -> None:
    """Tells owners how their onboarding was decided."""
    outbox.send_each(
        decision_mails.unsent(), lambda letter: decision_mails.send(letter, now=timezone.now())
    )


@shared_task(acks_late=True, time_limit=300)
def clean_up() -> None:
    """Removes letters about decisions that have had their time."""
    decision_mails.forget_old(now=timezone.now())
