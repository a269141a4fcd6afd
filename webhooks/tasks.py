"""What beat wakes in webhooks. Deliveries are not tasks: they are rows, and a courier takes them."""

from typing import Any

from celery import shared_task
from celery.signals import worker_process_shutdown, worker_shutdown
from django.utils import timezone

from webhooks.delivery.courier_thread import courier_thread
from webhooks.operations import endpoint_notices, endpoint_secrets, failing_endpoints, retention

LAST_SECONDS = 8.0  # for what is in flight when a worker is told to stop


@shared_task(acks_late=True, time_limit=60)
def dispatch() -> None:
    """Makes sure that this process's courier is at work."""
    courier_thread.nudge()


@shared_task(acks_late=True, time_limit=60)
def watch_endpoints() -> None:
    """Tells owners of endpoints that fail, and disables those that fail for good."""
    failing_endpoints.review_endpoints(now=timezone.now())


@shared_task(acks_late=True, time_limit=300)
def send_notices() -> None:
    """Sends the letters that are written and not sent yet."""
    endpoint_notices.send_notices()


@shared_task(acks_late=True, time_limit=3600)
def give_up_held() -> None:
    """Gives up what was held for 90 days, and warns of it before."""
    retention.give_up_held(now=timezone.now())


@shared_task(acks_late=True, time_limit=3600)
def remove_bodies() -> None:
    """Removes the bodies of events that are not sent again any more."""
    retention.remove_bodies(now=timezone.now())


@shared_task(acks_late=True, time_limit=3600)
def remove_attempts() -> None:
    """Removes attempts, hourly counts and letters after 90 days."""
    retention.remove_attempts(now=timezone.now())


@shared_task(acks_late=True, time_limit=3600)
def remove_test_events() -> None:
    """Removes test events after 30 days."""
    retention.remove_test_events(now=timezone.now())


@shared_task(acks_late=True, time_limit=600)
def forget_old_secrets() -> None:
    """Removes the secrets of endpoints that sign no more."""
    endpoint_secrets.forget_old_secrets(now=timezone.now())


@worker_process_shutdown.connect
@worker_shutdown.connect
def stop_courier(**_: Any) -> None:
    """A worker that is told to stop leaves nothing waiting for the end of a lease."""
    courier_thread.stop(LAST_SECONDS)
