"""Retention: bodies 31 days, test events 30, attempts and held deliveries 90. Removed in batches."""

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Min

from accounts.scopes import Mode
from lib import ids, sql
from lib.database.tenancy import acting_for, as_worker
from webhooks.endpoints.health import mails_about, notify_owners
from webhooks.events.models import EventQuerySet
from webhooks.lifecycle import (
    ATTEMPT_WEEKS,
    KEEP_BODIES,
    UNFINISHED,
    DeliveryState,
    EndpointNotice,
    EndpointState,
)
from webhooks.models import Attempt, BodyHorizon, Delivery, Endpoint, EndpointHour, Event, LateBody

BATCH = 5000
MARGIN = timedelta(
    days=1
)  # time for a request made at the last moment to become a waiting delivery
KEEP_HOURS = timedelta(days=90)
KEEP_HELD = timedelta(days=90)
STAGES = (1, 7)  # days before held deliveries are given up

_NEXT = (
    "SELECT id FROM webhooks_event WHERE id > %(after)s AND id < %(before)s ORDER BY id LIMIT %(n)s"
)
_STRIP = """
UPDATE webhooks_event e SET body = NULL, traceparent = ''
 WHERE e.id = ANY (%(ids)s::uuid[]) AND e.body IS NOT NULL
   AND NOT EXISTS (SELECT FROM webhooks_delivery d
                    WHERE d.event_id = e.id AND d.state IN ('pending', 'leased', 'held'))
RETURNING e.id
"""
_LATE = """
INSERT INTO webhooks_latebody (issuer_id, event_id)
SELECT issuer_id, id FROM webhooks_event WHERE id = ANY (%(ids)s::uuid[]) AND body IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING event_id
"""


@as_worker("old bodies are of all issuers")
def remove_bodies(*, now: datetime) -> int:
    """Remove the bodies of old events that no delivery needs, a day after the last possible retry.

    A retry requested at the last moment is then visible as a waiting delivery.
    Says how many. Goes on along the ids from where the last run came to, so that an event is looked
    at once, and after that only while somebody waits for it.
    """
    removed, before = _remove_late(), ids.lower_bound(now - KEEP_BODIES - MARGIN)
    while (count := _remove_next(before)) is not None:
        removed += count
    return removed


def _remove_late() -> int:
    """Remove bodies that a delivery still needed when the horizon passed them."""
    removed, after = 0, UUID(int=0)
    late = LateBody.objects.order_by("pk")
    while batch := list(late.filter(pk__gt=after).values_list("pk", flat=True)[:BATCH]):
        after = batch[-1]
        stripped = [row[0] for row in sql.fetch_all(_STRIP, {"ids": batch})]
        removed += LateBody.objects.filter(pk__in=stripped).delete()[0]
    return removed


@transaction.atomic
def _remove_next(before: UUID) -> int | None:
    """Remove the next batch and move the horizon in the same transaction; None if there is no batch."""
    horizon, _is_new = BodyHorizon.objects.select_for_update(no_key=True).get_or_create()
    rows = sql.fetch_all(_NEXT, {"after": horizon.through, "before": before, "n": BATCH})
    if not rows:
        return None
    batch = [row[0] for row in rows]
    stripped = sql.fetch_all(_STRIP, {"ids": batch})
    sql.fetch_all(_LATE, {"ids": batch})
    horizon.through = batch[-1]
    horizon.save()
    return len(stripped)


@as_worker("old attempts are of all issuers")
def remove_attempts(*, now: datetime) -> None:
    """Drop the weeks of attempts that ended 90 days ago, and delete roll-ups that are as old."""
    ATTEMPT_WEEKS.keep()
    EndpointHour.objects.filter(hour__lt=now - KEEP_HOURS).delete()


@as_worker("old test events are of all issuers")
def remove_test_events(*, now: datetime) -> int:
    """Remove test events older than 30 days with their deliveries, unless one is unfinished.

    Says how many. To a test key that reads the feed from so far back `read_feed` says that some are missing.
    """
    old = Event.objects.filter(mode=Mode.TEST, pk__lt=ids.lower_bound(now - KEEP_BODIES))
    return _remove_each(old)


def remove_test_events_of(issuer_id: UUID) -> int:
    """Remove all test events of one issuer with their deliveries, unless one is unfinished; how many."""
    return _remove_each(Event.objects.for_issuer(issuer_id, Mode.TEST))


def _remove_each(events: EventQuerySet) -> int:
    removed, after = 0, UUID(int=0)
    rows = events.order_by("pk").values_list("pk", flat=True)
    while batch := list(rows.filter(pk__gt=after)[:BATCH]):
        after = batch[-1]
        removed += _remove_with_deliveries(batch)
    return removed


@transaction.atomic
def _remove_with_deliveries(batch: list[UUID]) -> int:
    waiting = Delivery.objects.filter(event__in=batch, state__in=UNFINISHED)
    over = set(batch) - set(waiting.values_list("event", flat=True))
    deliveries = Delivery.objects.filter(event__in=over)
    Attempt.objects.filter(delivery__in=deliveries).delete()
    deliveries.delete()
    return Event.objects.filter(pk__in=over).delete()[0]


@as_worker("deliveries of any issuer may be held")
def give_up_held(*, now: datetime) -> int:
    """Give up deliveries held for 90 days; owners are notified 7 days and 1 day before.

    That its endpoint was enabled meanwhile changes nothing: what was held stays held until then.
    """
    held = Delivery.objects.filter(state=DeliveryState.HELD)
    soon = held.filter(created_at__lte=now - KEEP_HELD + timedelta(days=max(STAGES)))
    endpoints = soon.order_by("endpoint").values_list("endpoint", "issuer_id")
    for key, issuer_id, oldest in endpoints.annotate(oldest=Min("created_at")):
        with acting_for(issuer_id):
            _warn(key, oldest + KEEP_HELD - now, now)
    old = held.filter(created_at__lt=now - KEEP_HELD)
    return old.update(state=DeliveryState.EXHAUSTED, finished_at=now)


@transaction.atomic
def _warn(key: UUID, left: timedelta, now: datetime) -> None:
    """Notify the owners, at most once a week for each stage: more may be held every day."""
    rows = Endpoint.objects.sealed().exclude(state=EndpointState.DELETED)
    endpoint = rows.select_for_update(of=("self",), no_key=True).filter(pk=key).first()
    if endpoint is None:
        return
    stage = next((days for days in STAGES if left <= timedelta(days=days)), None)
    lately = mails_about(endpoint, EndpointNotice.HELD, days=stage)
    if stage is None or lately.filter(created_at__gt=now - timedelta(days=7)).exists():
        return
    notify_owners(endpoint, EndpointNotice.HELD, now=now, days=stage)
