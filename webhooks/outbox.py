"""Where facts leave the domain: an event is written in the transaction that made it true.

Two ways, one row: `record` for operations that use the ORM, `INSERT` and `parameters` for the hot
path, which composes one statement (a test holds them equal).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import orjson

from accounts import ids
from accounts.scopes import Mode
from webhooks.catalog import EVENT_TYPES
from webhooks.models import Event

# Deliveries are inserted by this same fragment, for each endpoint that matches the event.
# `{made}` is the part of the WITH whose row the event speaks of: no row, no event.
INSERT = """
INSERT INTO webhooks_event (id, issuer_id, mode, type, subject, sequence, occurred_at, body)
SELECT %(event_id)s, %(issuer_id)s, %(mode)s, %(event_type)s, %(subject)s, %(sequence)s,
       %(occurred_at)s, %(event_body)s
  FROM {made}
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewEvent:
    """A fact about to be recorded; `sequence` counts the changes of its subject, from 1."""

    id: UUID
    type: str
    issuer_id: UUID
    mode: Mode
    subject: UUID
    sequence: int
    occurred_at: datetime
    body: bytes


def new_event(
    *,
    type: str,
    issuer_id: UUID,
    mode: Mode,
    subject: UUID,
    sequence: int,
    occurred_at: datetime,
    data: Mapping[str, object],
) -> NewEvent:
    """Freezes the body of an event. Raises KeyError for a type that no catalogue lists."""
    event_id = ids.new()
    body = {
        "type": EVENT_TYPES[type].name,
        "timestamp": occurred_at.astimezone(UTC),
        "id": ids.encode(ids.Prefix.EVENT, event_id),
        "sequence": sequence,
        "test": mode is Mode.TEST,
        "data": data,
    }
    return NewEvent(
        id=event_id,
        type=type,
        issuer_id=issuer_id,
        mode=mode,
        subject=subject,
        sequence=sequence,
        occurred_at=occurred_at,
        body=orjson.dumps(body, option=orjson.OPT_UTC_Z),
    )


def parameters(event: NewEvent) -> dict[str, Any]:
    """What `INSERT` takes."""
    return {
        "event_id": event.id,
        "issuer_id": event.issuer_id,
        "mode": event.mode.value,
        "event_type": event.type,
        "subject": event.subject,
        "sequence": event.sequence,
        "occurred_at": event.occurred_at,
        "event_body": event.body,
    }


def record(event: NewEvent) -> Event:
    """Writes the event in the caller's transaction."""
    return Event.objects.create(
        id=event.id,
        type=event.type,
        issuer_id=event.issuer_id,
        mode=event.mode,
        subject=event.subject,
        sequence=event.sequence,
        occurred_at=event.occurred_at,
        body=event.body,
    )
