"""Celery tasks of webhooks. Deliveries are not tasks: they are rows that the courier claims."""

from typing import Any

from celery import shared_task
from celery.signals import worker_process_shutdown, worker_shutdown
from django.utils import timezone

from webhooks.courier.sending import courier_thread
from webhooks.deliveries import retention
from webhooks.endpoints import operations as endpoints
from webhooks.endpoints.health import review_endpoints

LAST_SECONDS = 8.0  # for requests in flight when a worker stops


@shared_task(acks_late=True, time_limit=60)
def dispatch() -> None:
    """Make sure that this process's courier runs."""
    courier_thread.wake()


@shared_task(acks_late=True, time_limit=60)
def watch_endpoints() -> None:
    """Notify owners of failing endpoints, and disable those that have failed for five days."""
    review_endpoints(now=timezone.now())


@shared_task(acks_late=True, time_limit=3600)
def give_up_held() -> None:
    """Give up deliveries held for 90 days, after warnings."""
    retention.give_up_held(now=timezone.now())


@shared_task(acks_late=True, time_limit=3600)
def remove_bodies() -> None:
    """Remove the bodies of events that can no longer be sent."""
    retention.remove_bodies(now=timezone.now())


@shared_task(acks_late=True, time_limit=3600)
def remove_attempts() -> None:
    """Drop weeks of attempts, and remove hourly counts, after 90 days; make the coming weeks."""
    retention.remove_attempts(now=timezone.now())


@shared_task(acks_late=True, time_limit=3600)
def remove_test_events() -> None:
    """Remove test events after 30 days."""
    retention.remove_test_events(now=timezone.now())


@shared_task(acks_late=True, time_limit=600)
def forget_old_secrets() -> None:
    """Remove expired old secrets of endpoints."""
    endpoints.forget_old_secrets(now=timezone.now())


@worker_process_shutdown.connect
@worker_shutdown.connect
def stop_courier(**_: Any) -> None:
    """Stop the courier with its worker, so that no delivery waits for its lease to end."""
    courier_thread.stop(LAST_SECONDS)
