"""Endpoints, events with deliveries, and one pass of the courier."""

import itertools
from typing import Any, cast

from asgiref.sync import async_to_sync
from django.db import connection, transaction
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode
from lib import ids
from webhooks import outbox
from webhooks.courier.sending import Courier
from webhooks.endpoints.operations import create_endpoint
from webhooks.endpoints.rules import EndpointFields
from webhooks.event_types import EVENT_TYPES
from webhooks.models import Endpoint, Event

from .accounts import context_of

_numbers = itertools.count(1)


def make_endpoint(
    issuer: Issuer, url: str, *, mode: Mode = Mode.LIVE, events=("*",), **draft: Any
) -> Endpoint:
    """An endpoint that hears everything, unless told otherwise."""
    fields = {"headers": {}, **draft}
    return create_endpoint(
        context=context_of(issuer, mode),
        stated=cast(EndpointFields, {"url": url, "events": events, **fields}),
    )


@transaction.atomic
def make_event(
    issuer: Issuer, *, mode: Mode = Mode.LIVE, type: str = "certificate.issued", **fields: Any
) -> Event:
    """A fact, recorded as the domain does it."""
    data = dict(EVENT_TYPES[type].example)
    if "certificateNumber" in data:
        data["certificateNumber"] = f"2026-{next(_numbers):06}"
    facts = {"subject": ids.new(), "sequence": 1, "occurred_at": timezone.now(), "data": data}
    return outbox.record(
        outbox.new_event(type=type, issuer_id=issuer.pk, mode=mode, **(facts | fields))
    )


def deliver() -> int:
    """One pass of the courier over the database of this test. How many attempts it made."""
    courier = Courier()
    async_to_sync(courier.drain)()
    return courier.settled


def shift_times(seconds: float) -> None:
    """Moves the clock: everything that webhooks remember lies further back by so much."""
    columns = {
        "webhooks_delivery": ("next_at", "created_at", "finished_at"),
        "webhooks_endpoint": (
            *("failing_since", "last_failure_at", "alarm_at"),
            *("last_success_at", "parked_until", "old_secret_until", "disabled_at", "allowance_at"),
        ),
        "webhooks_attempt": ("started_at",),
        "webhooks_event": ("occurred_at",),
    }
    with connection.cursor() as cursor:
        for table, names in columns.items():
            moved = ", ".join(f"{name} = {name} - make_interval(secs => %(by)s)" for name in names)
            cursor.execute(f"UPDATE {table} SET {moved}", {"by": seconds})
