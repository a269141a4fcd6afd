"""The outbox: events and deliveries written as rows, and the wake-up of the courier.

Events and their deliveries are written in the transaction of the change they report. Two ways, one row:
`record` (and `record_many`) for operations, `INSERT`, `DELIVER` and `parameters` for the hot path,
which composes one statement (a test holds them equal).

After the commit, one thread per process publishes a task that wakes the courier, at most five times a
second; the commit does not wait for it. A wake-up that is lost (Redis down, process killed) is made
up for by the next periodic task.
"""

import logging
import os
import threading
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any
from uuid import UUID

import orjson
from celery import current_app
from django.db import connection, transaction
from django.dispatch import receiver
from kombu import Connection
from kombu.exceptions import OperationalError
from redis.exceptions import RedisError

from accounts.scopes import Mode
from accounts.signals import AccountEvent, event_announced
from lib import ids, sql, tracing
from lib.dates import dump_json
from webhooks.event_types import EVENT_TYPES, patterns
from webhooks.lifecycle import ATTEMPTS, WebhooksPrefix
from webhooks.models import Attempt, Delivery, Event

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


@receiver(event_announced, dispatch_uid="webhooks.outbox")
def record_news(news: AccountEvent, **_: object) -> None:
    """Record one event for each announcement."""
    record(
        new_event(
            type=news.type,
            issuer_id=news.issuer_id,
            mode=news.mode,
            subject=news.subject,
            sequence=news.sequence,
            occurred_at=news.occurred_at,
            data=news.data,
        )
    )


DISPATCH = "webhooks.tasks.dispatch"  # by name: the outbox may not import the tasks
QUEUE = "webhooks"
PAUSE = 0.2  # seconds between two publications
TIMEOUTS = {"socket_connect_timeout": 0.2, "socket_timeout": 0.5, "max_retries": 0}
ERRORS = (OperationalError, RedisError, OSError)

logger = logging.getLogger("webhooks")


# --- the wake-up of the courier -------------------------------------------------------------------


class TaskPublisher:
    """Publishes a task that wakes a worker, over a connection that is kept; gives up soon.

    Opening one and declaring the queue take eight times as long as the message. For one thread.
    """

    def __init__(self, task: str = DISPATCH, queue: str = QUEUE) -> None:
        self._task, self._queue = task, queue
        self._connection: Connection | None = None
        self._pid = 0

    def __call__(self) -> None:
        """Publish the task. Raises one of ERRORS."""
        if self._pid != os.getpid():  # of the process that this one was forked from
            self._connection, self._pid = None, os.getpid()
        kept = self._connection is not None
        try:
            self._send()
        except ERRORS:
            if not kept:
                raise
            self._send()  # the broker was restarted meanwhile, or has ended what was idle

    def _send(self) -> None:
        connection = self._connection or current_app.connection_for_write(
            transport_options=TIMEOUTS
        )
        self._connection = None
        try:
            current_app.send_task(self._task, queue=self._queue, connection=connection, retry=False)
        except BaseException:
            connection.release()
            raise
        self._connection = connection


class Waker:
    """Has a task published soon, by a thread that the first call starts, and the first one after a fork."""

    def __init__(self, publish: Callable[[], None]) -> None:
        self._publish = publish
        self._traceparent: str | None = None  # of the last one who woke
        self._asked = threading.Event()
        self._lock = threading.Lock()
        self._pid = 0  # of the process that has the thread

    def wake(self) -> None:
        """Publish soon: takes a microsecond and no network."""
        self._traceparent = tracing.traceparent()
        self._asked.set()
        if self._pid != os.getpid():
            self._start()

    def _start(self) -> None:
        with self._lock:
            if self._pid == os.getpid():
                return
            self._pid = os.getpid()
            threading.Thread(target=self._run, name="wake", daemon=True).start()

    def _run(self) -> None:
        while True:
            self._asked.wait()
            self._asked.clear()
            try:
                with tracing.span("wake a worker", parent=self._traceparent):
                    self._publish()
            except ERRORS as error:
                logger.warning("no worker was woken", extra={"reason": type(error).__name__})
            except Exception:  # whatever it is, the thread goes on
                logger.exception("waking a worker failed")
            time.sleep(PAUSE)


_waker = Waker(TaskPublisher())


def wake() -> None:
    """Wake a courier soon."""
    _waker.wake()


def wake_after_commit() -> None:
    """Wake a courier after the current transaction commits; at once outside of one."""
    transaction.on_commit(wake)


# --- redaction: erased data leave; order, ids and all else stay -----------------------------------


def redact(subjects: Collection[UUID], names: Collection[str]) -> int:
    """Set these members of `data` to null in events about these subjects. Returns how many changed.

    The body stays, so that readers of the feed lose no place in it, and what is still owed is sent.
    Responses go as `forget_responses` says. In the caller's transaction.
    """
    changed = 0
    for event in Event.objects.filter(subject__in=subjects, body__isnull=False).order_by("pk"):
        body = orjson.loads(bytes(event.body or b""))
        present = {name for name in names if body["data"].get(name) is not None}
        if present:
            body["data"] |= dict.fromkeys(present)
            Event.objects.filter(pk=event.pk).update(body=orjson.dumps(body))
            changed += 1
    forget_responses(subjects)
    return changed


def forget_responses(subjects: Collection[UUID]) -> int:
    """Remove receivers' responses to events about these subjects, which may repeat the data.

    When it was tried, and with which status, stays. Says how many attempts there were.
    """
    deliveries = Delivery.objects.filter(event__subject__in=subjects)
    about = Attempt.objects.filter(delivery__in=deliveries)
    return about.exclude(body="", headers={}).update(body="", headers={}, truncated=False)
