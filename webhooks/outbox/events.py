"""Write events and their deliveries in the transaction of the change they report.

Two ways, one row: `record` (and `record_many`) for operations, `INSERT`, `DELIVER` and `parameters` for
the hot path, which composes one statement (a test holds them equal).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any
from uuid import UUID

from django.db import connection

from accounts.scopes import Mode
from lib import ids, sql, tracing
from lib.dates import dump_json
from webhooks.backoff import ATTEMPTS
from webhooks.event_types import EVENT_TYPES, patterns
from webhooks.models import Event
from webhooks.prefixes import WebhooksPrefix

from .wake import wake_after_commit

# `{made}` is the WITH part that wrote the event's subject: without its row there is no event.
INSERT = """
INSERT INTO webhooks_event
  (id, issuer_id, mode, type, subject, sequence, occurred_at, body, traceparent)
SELECT %(event_id)s, %(issuer_id)s, %(mode)s, %(event_type)s, %(subject)s, %(sequence)s,
       %(occurred_at)s, %(event_body)s, %(traceparent)s
  FROM {made}
RETURNING id, subject
"""
# Many events of one type, issuer and mode.
INSERT_MANY = """
INSERT INTO webhooks_event
  (id, issuer_id, mode, type, subject, sequence, occurred_at, body, traceparent)
SELECT fact.id, %(issuer_id)s, %(mode)s, %(event_type)s, fact.subject, fact.sequence,
       fact.occurred_at, fact.body, %(traceparent)s
  FROM unnest(%(event_ids)b::uuid[], %(event_subjects)b::uuid[], %(event_sequences)b::int[],
              %(event_times)b::timestamptz[], %(event_bodies)b::bytea[])
       AS fact (id, subject, sequence, occurred_at, body)
RETURNING id, subject
"""
# One delivery for each subscribed endpoint; `{event}` is the WITH part made of INSERT. An endpoint gets
# no events about itself. The id is a UUIDv7: the event's time and random bits.
DELIVER = """
INSERT INTO webhooks_delivery
  (id, issuer_id, mode, event_id, event_type, endpoint_id, state, trigger, priority,
   attempts, attempts_left, next_at, created_at)
SELECT encode(overlay(uuid_send(gen_random_uuid())
                      PLACING substring(uuid_send({event}.id) FOR 8) FROM 1 FOR 8), 'hex')::uuid,
       %(issuer_id)s, %(mode)s, {event}.id, %(event_type)s, endpoint.id,
       CASE endpoint.state WHEN 'active' THEN 'pending' ELSE 'held' END, 'automatic', 0,
       0, %(attempts)s, now(), now()
  FROM {event}, webhooks_endpoint endpoint
 WHERE endpoint.issuer_id = %(issuer_id)s AND endpoint.mode = %(mode)s
   AND endpoint.state <> 'deleted' AND endpoint.events && %(patterns)s::varchar[]
   AND endpoint.id <> {event}.subject
RETURNING 1
"""
_RECORD_MANY = f"""
WITH event AS ({INSERT_MANY}), delivery AS ({DELIVER.format(event="event")})
SELECT count(*) FROM delivery
"""
_RECORD = f"""
WITH event AS ({INSERT.format(made="(SELECT 1) AS fact")}),
     delivery AS ({DELIVER.format(event="event")})
SELECT count(*) FROM delivery
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewEvent:
    """An event about to be recorded; `sequence` counts the changes of its subject, from 1."""

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
    sample_of: str | None = None,
) -> NewEvent:
    """Build an event with its body. Raises KeyError for an unregistered type.

    The body of a sample has the type `sample_of`, and is marked. Its row keeps `type`, by which
    lists, the feed and replays tell it from what has happened.
    """
    event_id = ids.new()
    body = {
        "type": EVENT_TYPES[sample_of or type].name,
        "timestamp": occurred_at,
        "id": ids.encode(WebhooksPrefix.EVENT, event_id),
        "sequence": sequence,
        "test": mode is Mode.TEST,
        **({"sample": True} if sample_of else {}),
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
        body=dump_json(body),
    )


@cache
def _patterns(name: str) -> str:
    """The filters that match this event type, as PostgreSQL spells an array: a list is spelt anew each time."""
    return f"{{{','.join(patterns(name))}}}"


def parameters(event: NewEvent) -> dict[str, Any]:
    """The parameters of `INSERT` and `DELIVER`."""
    return {
        "event_id": event.id,
        "issuer_id": event.issuer_id,
        "mode": event.mode.value,
        "event_type": event.type,
        "subject": event.subject,
        "sequence": event.sequence,
        "occurred_at": event.occurred_at,
        "event_body": event.body,
        "traceparent": tracing.traceparent() or "",
        "patterns": _patterns(event.type),
        "attempts": ATTEMPTS,
    }


def parameters_of_many(events: Sequence[NewEvent]) -> dict[str, Any]:
    """The parameters of `INSERT_MANY` and `DELIVER`: events of one type, issuer and mode."""
    return {
        **parameters(events[0]),
        "event_ids": [event.id for event in events],
        "event_subjects": [event.subject for event in events],
        "event_sequences": [event.sequence for event in events],
        "event_times": [event.occurred_at for event in events],
        "event_bodies": [event.body for event in events],
    }


def record(event: NewEvent) -> Event:
    """Write the event and its deliveries in the caller's transaction."""
    assert connection.in_atomic_block, "an event belongs into the transaction of its fact"
    row = sql.fetch_one(_RECORD, parameters(event))
    if row and row[0]:
        wake_after_commit()
    return Event(
        id=event.id,
        type=event.type,
        issuer_id=event.issuer_id,
        mode=event.mode,
        subject=event.subject,
        sequence=event.sequence,
        occurred_at=event.occurred_at,
        body=event.body,
    )


def record_many(events: Iterable[NewEvent]) -> None:
    """Write many events: one statement for all of one type, issuer and mode."""
    assert connection.in_atomic_block, "events belong into the transaction of their facts"
    groups: dict[tuple[UUID, Mode, str], list[NewEvent]] = {}
    for event in events:
        groups.setdefault((event.issuer_id, event.mode, event.type), []).append(event)
    rows = [sql.fetch_one(_RECORD_MANY, parameters_of_many(group)) for group in groups.values()]
    if any(row and row[0] for row in rows):
        wake_after_commit()
