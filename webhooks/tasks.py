"""What beat wakes in webhooks. Deliveries are not tasks: they are rows, and a courier takes them."""

from typing import Any

from celery import shared_task
from celery.signals import worker_process_shutdown, worker_shutdown
from django.utils import timezone

from webhooks.delivery.process import resident
from webhooks.operations import notices, retention, watch

LAST_SECONDS = 8.0  # for what is in flight when a worker is told to stop


@shared_task(acks_late=True, time_limit=60)
def dispatch() -> None:
    """Makes sure that this process's courier is at work."""
    resident.nudge()


@shared_task(acks_late=True, time_limit=60)
def watch_endpoints() -> None:
    """Tells owners of endpoints that fail, and disables those that fail for good."""
    watch.review(now=timezone.now())


@shared_task(acks_late=True, time_limit=300)
def send_notices() -> None:
    """Sends the letters that are written and not sent yet."""
    notices.send_notices(now=timezone.now())


@shared_task(acks_late=True, time_limit=3600)
def clean_up() -> None:
    """Removes bodies, attempts, held deliveries and test events that have had their time."""
    now = timezone.now()
    retention.give_up_held(now=now)
    retention.remove_bodies(now=now)
    retention.remove_attempts(now=now)
    retention.remove_test_events(now=now)


@worker_process_shutdown.connect
@worker_shutdown.connect
def let_the_courier_land(**_: Any) -> None:
    """A worker that is told to stop leaves nothing waiting for the end of a lease."""
    resident.stop(LAST_SECONDS)
