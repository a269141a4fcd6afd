"""Replay: send one endpoint all events since an instant, also those it was never sent.

The job first waits for whoever is recording events at its beginning: they may not have seen the
endpoint yet, and what they bring could come to stand behind the cursor.
"""

import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet
from django.db.models.functions import Greatest, Now
from django.utils.translation import gettext_lazy as _

from accounts.jobs.models import Job
from accounts.jobs.registry import JobCursor, JobKind, JobPlan, StepProgress, register_job_kind
from accounts.scopes import Mode, Scope
from lib import ids, sql
from lib.dates import format_instant
from webhooks import outbox
from webhooks.deliveries.operations import REPLAY, probe_now
from webhooks.event_types import EVENT_TYPES, patterns
from webhooks.feed.operations import FeedPosition, txid_at
from webhooks.lifecycle import ATTEMPTS, KEEP_BODIES, EndpointState, WebhooksPrefix
from webhooks.models import Endpoint, Event

from .jobs import ReplayTexts

COUNTED = 100_000  # counts stop here; the job counts all

# A transaction that writes into a table holds this lock until its end, from before its statement looks
# for subscribed endpoints. pg_locks shows all roles' locks, here of this database only.
_RECORDING = """
SELECT DISTINCT virtualtransaction FROM pg_locks
 WHERE locktype = 'relation' AND relation = 'webhooks_event'::regclass
   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
   AND mode = 'RowExclusiveLock' AND pid <> pg_backend_pid()
"""


def events_to_replay(
    *,
    issuer_id: UUID,
    mode: Mode,
    endpoint_id: UUID,
    since: datetime,
    filters: Sequence[str],
    behind: FeedPosition,
) -> QuerySet[Event]:
    """Events since then that match the filters and can still be sent, after a feed position.

    Not what speaks of the endpoint itself.
    """
    names = [name for name in EVENT_TYPES if set(patterns(name)) & set(filters)]
    return (
        Event.objects.for_issuer(issuer_id, mode)
        .filter(
            Q(txid__gt=behind.txid) | Q(txid=behind.txid, pk__gt=behind.id),
            txid__gte=behind.txid,  # the second bound is for the index
            type__in=names,
            occurred_at__gte=Greatest(since, Now() - KEEP_BODIES),
            body__isnull=False,
        )
        .exclude(subject=endpoint_id)
    )


def position_before(since: datetime) -> FeedPosition:
    """The feed position before every event since then."""
    return FeedPosition(txid_at(since), UUID(int=0))


def recording_transactions() -> set[str]:
    """Transactions of others that are recording events now.

    What they record stands in the feed by when they began: behind places that somebody has passed.
    """
    return {row[0] for row in sql.fetch_all(_RECORDING, {})}


def count_events_to_replay(
    *, endpoint: Endpoint, since: datetime, event_types: Sequence[str]
) -> int:
    """Count the events that a replay would cover now, up to COUNTED."""
    rows = events_to_replay(
        issuer_id=endpoint.issuer_id,
        mode=Mode(endpoint.mode),
        endpoint_id=endpoint.pk,
        since=since,
        filters=event_types or endpoint.events,
        behind=position_before(since),
    )
    return rows.values("pk")[:COUNTED].count()


BATCH = 1000
PAUSE = 0.2  # seconds between checks for transactions that are still recording
# There is one delivery per event and endpoint: an existing one is sent again, a waiting one sooner.
_OWE = f"""
INSERT INTO webhooks_delivery AS d
  (id, issuer_id, mode, event_id, event_type, endpoint_id, state, trigger, priority,
   attempts, attempts_left, next_at, created_at)
SELECT due.id, e.issuer_id, e.mode, e.id, e.type, %(endpoint_id)s, %(state)s, 'replay', 1,
       0, {ATTEMPTS}, due.at, now()
  FROM unnest(%(ids)s::uuid[], %(events)s::uuid[], %(times)s::timestamptz[])
       AS due (id, event_id, at)
  JOIN webhooks_event e ON e.id = due.event_id
ON CONFLICT (event_id, endpoint_id) DO UPDATE
   SET state = excluded.state, finished_at = NULL,
       trigger = CASE d.state WHEN 'pending' THEN d.trigger ELSE 'replay' END,
       priority = CASE d.state WHEN 'pending' THEN d.priority ELSE 1 END,
       attempts_left = CASE d.state WHEN 'pending' THEN d.attempts_left
                                    ELSE excluded.attempts_left END,
       next_at = least(CASE d.state WHEN 'pending' THEN d.next_at END, excluded.next_at)
 WHERE d.state IN ('exhausted', 'cancelled')
    OR d.state = 'pending' AND excluded.state = 'pending'
    OR d.state = 'succeeded' AND %(include_succeeded)s
RETURNING d.event_id, d.next_at
"""


def plan(job: Job, now: datetime) -> JobPlan:
    """Count the events, and find the feed position to start from."""
    place = position_before(datetime.fromisoformat(job.parameters["since"]))
    cursor = {
        "txid": place.txid,
        "id": str(place.id),
        "queued": 0,
        "from": now.isoformat(),
        "recording": sorted(recording_transactions()),
        "looks": 0,
    }
    return JobPlan(total=_events(job, cursor).count(), cursor=cursor)


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Process the next events, in feed order."""
    if cursor.get("recording"):
        return _wait(job, cursor)
    endpoint = Endpoint.objects.sealed().get(pk=job.parameters["endpointId"])
    events = list(_events(job, cursor).order_by("txid", "pk").values_list("pk", "txid")[:limit])
    if endpoint.state == EndpointState.DELETED or not events:
        return StepProgress(cursor=cursor, skipped=len(events), finished=True)
    keys = [key for key, _txid in events]
    owed = dict.fromkeys(keys, "") if job.dry_run else _owe(job, endpoint, cursor, keys)
    words = {True: "queued", False: "skipped"}
    last, txid = events[-1]
    place = {"txid": str(txid), "id": str(last), "queued": cursor["queued"] + len(owed)}
    return StepProgress(
        cursor={**cursor, **place},
        ok=len(owed),
        skipped=len(keys) - len(owed),
        results=[
            (ids.encode(WebhooksPrefix.EVENT, key), words[key in owed], owed.get(key, ""))
            for key in keys
        ],
        finished=len(events) < limit,
    )


def _wait(job: Job, cursor: JobCursor) -> StepProgress:
    """Check once which transactions still record events; when none is left, the events can be counted."""
    left = sorted(recording_transactions() & set(cursor["recording"]))
    if left:
        time.sleep(PAUSE)
    total = None if left else _events(job, cursor).count()
    return StepProgress(
        cursor={**cursor, "recording": left, "looks": cursor["looks"] + 1}, total=total
    )


def _events(job: Job, cursor: JobCursor) -> QuerySet[Event]:
    """The next events after the cursor that match and can still be sent."""
    rows = events_to_replay(
        issuer_id=job.issuer_id,
        mode=Mode(job.mode),
        endpoint_id=UUID(job.parameters["endpointId"]),
        since=datetime.fromisoformat(job.parameters["since"]),
        filters=job.parameters["filters"],
        behind=FeedPosition(cursor["txid"], UUID(cursor["id"])),
    )
    return rows.filter(pk__lt=job.pk)


def _owe(job: Job, endpoint: Endpoint, cursor: JobCursor, keys: list[UUID]) -> dict[UUID, str]:
    """Create the deliveries with their due times; none while the endpoint is disabled."""
    if not cursor["queued"]:
        probe_now([endpoint.pk])
    begin, rate = datetime.fromisoformat(cursor["from"]), job.parameters["maxPerSecond"]
    spacing = timedelta(seconds=1 / rate) if rate else timedelta(0)
    active = endpoint.state == EndpointState.ACTIVE
    asked: dict[str, Any] = {
        "endpoint_id": endpoint.pk,
        "state": "pending" if active else "held",
        "include_succeeded": job.parameters["includeSucceeded"],
        "ids": [ids.new() for _key in keys],
        "events": keys,
        "times": [begin + spacing * (cursor["queued"] + n) for n in range(len(keys))],
    }
    written = sql.fetch_all(_OWE, asked)
    outbox.wake_after_commit()
    return {key: format_instant(due_at) if active else "" for key, due_at in written}


register_job_kind(
    JobKind(
        name=REPLAY,
        title=_("Webhooks: replay"),
        texts=ReplayTexts(),
        scope=Scope.WEBHOOKS_MANAGE,
        plan=plan,
        step=step,
        batch=BATCH,
        columns=("eventId", "outcome", "dueAt"),
    )
)
