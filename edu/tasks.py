"""What beat wakes in EDU."""

from celery import shared_task
from django.utils import timezone

from accounts.operations import letters
from edu.operations import decisions


@shared_task(acks_late=True, time_limit=300)
def send_decisions() -> None:
    """Tells owners how their onboarding was decided."""
    letters.send_each(decisions.unsent(), lambda letter: decisions.send(letter, now=timezone.now()))


@shared_task(acks_late=True, time_limit=300)
def clean_up() -> None:
    """Removes letters about decisions that have had their time."""
    decisions.forget_old(now=timezone.now())
