"""Bulk retry: send the selected deliveries again, each with a full retry schedule. Replay: send one
endpoint all events since an instant, also those it was never sent.

The bound is fixed when the job is made (ids are ordered by time), the cursor is the last id. What is
being sent is left alone, and so is what was delivered, unless that is asked for. A replay first waits
for whoever is recording events at its beginning: they may not have seen the endpoint yet, and what they
bring could come to stand behind the cursor.
"""

import time
from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet
from django.db.models.functions import Greatest, Now
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext, gettext_lazy as _, ngettext_lazy

from accounts.jobs.models import Job
from accounts.jobs.registry import (
    JobCursor,
    JobKind,
    JobPlan,
    JobTexts,
    NextStep,
    NextStepNeeds,
    RowError,
    StepProgress,
    counted,
    page_step,
    register_job_kind,
    rows_of,
)
from accounts.scopes import Mode, Scope
from lib import ids, sql
from lib.dates import format_instant
from webhooks import outbox
from webhooks.event_types import EVENT_TYPES, patterns
from webhooks.events.operations import FeedPosition, txid_at
from webhooks.lifecycle import (
    ATTEMPTS,
    KEEP_BODIES,
    UNFINISHED,
    DeliveryState,
    EndpointState,
    WebhooksPrefix,
)
from webhooks.models import Endpoint, Event

from .models import DeliveryQuerySet
from .operations import BULK_RETRY, REPLAY, DeliverySelection, probe_now

DELIVERIES = "webhooks_delivery_changelist"


class BulkRetryTexts(JobTexts):
    """The sentences about sending selected deliveries again."""

    does = ngettext_lazy(
        "Send %(count)s delivery again", "Send %(count)s deliveries again", "number"
    )
    done = ngettext_lazy(
        "%(count)s delivery is queued and will be sent again.",
        "%(count)s deliveries are queued and will be sent again.",
        "number",
    )
    tried = ngettext_lazy(
        "%(count)s delivery would be sent again. This was a dry run: nothing was sent.",
        "%(count)s deliveries would be sent again. This was a dry run: nothing was sent.",
        "number",
    )

    nothing = _("Nothing is sent again: no delivery matches, or all were delivered.")
    again = (_("Select deliveries again"), DELIVERIES, NextStepNeeds.VIEW)

    def title(self, job: Job) -> str:
        rows = rows_of(job)
        return gettext("Send deliveries again") if rows is None else counted(self.does, rows)

    def closing(self, job: Job) -> str:
        return counted(self.tried if job.dry_run else self.done, job.ok)

    def next_step(self, job: Job) -> NextStep:
        return page_step(_("See the deliveries"), DELIVERIES, mode=job.mode)


class ReplayTexts(BulkRetryTexts):
    """The sentences about sending an endpoint all events since a moment."""

    done = ngettext_lazy(
        "%(count)s event is queued for this endpoint.",
        "%(count)s events are queued for this endpoint.",
        "number",
    )
    tried = ngettext_lazy(
        "%(count)s event would be sent. This was a dry run: nothing was sent.",
        "%(count)s events would be sent. This was a dry run: nothing was sent.",
        "number",
    )

    nothing = _("Nothing is sent: there is no such event since then, or the endpoint is deleted.")

    def title(self, job: Job) -> str:
        since = timezone.localtime(datetime.fromisoformat(job.parameters["since"]))
        shown = date_format(since, "DATETIME_FORMAT")
        return gettext("Send all events since %(moment)s again") % {"moment": shown}

    def next_step(self, job: Job) -> NextStep:
        text, endpoint = _("See the deliveries"), job.parameters["endpointId"]
        return page_step(text, DELIVERIES, mode=job.mode, endpoint=endpoint)

    def start_again(self, job: Job) -> NextStep:
        text, endpoint = _("To the endpoint"), job.parameters["endpointId"]
        return page_step(text, "webhooks_endpoint_change", endpoint, needs=NextStepNeeds.CONTROL)


BATCH = 2000
QUEUED, HELD = "queued", "held"
DONE = frozenset({QUEUED, HELD})
# A delivery that waits for its next attempt is only sent sooner; its priority stays above bulk.
# A limit that the planner does not know makes it look rows up by their keys; knowing how many there are,
# it walks a table of a few 100,000 rows for each batch.
_QUEUE = f"""
WITH due AS MATERIALIZED (
  SELECT id, state, n
    FROM unnest(%(ids)s::uuid[], %(states)s::text[]) WITH ORDINALITY AS due (id, state, n)
   LIMIT (SELECT cardinality(%(ids)s::uuid[]))
)
UPDATE webhooks_delivery d
   SET state = CASE e.state WHEN 'active' THEN 'pending' ELSE 'held' END,
       trigger = 'bulk',
       priority = CASE d.state WHEN 'pending' THEN d.priority ELSE 1 END,
       attempts_left = CASE d.state WHEN 'pending' THEN greatest(d.attempts_left, 1)
                                    ELSE {ATTEMPTS} END,
       next_at = least(CASE d.state WHEN 'pending' THEN d.next_at END,
                       %(begin)s + make_interval(secs => %(spacing)s * (%(first)s + due.n - 1))),
       finished_at = NULL
  FROM due, webhooks_endpoint e
 WHERE d.id = due.id AND d.state = due.state AND e.id = d.endpoint_id
RETURNING d.id, d.state, d.next_at
"""


def plan(job: Job, now: datetime) -> JobPlan:
    """Count the selected deliveries. `unknown` are ids that match no delivery."""
    total = _rows(job).count()
    named = job.parameters["filter"].get("ids")
    unknown = [] if named is None else _unknown(job, named)
    cursor = {"after": None, "queued": 0, "from": now.isoformat(), "unknown": unknown}
    return JobPlan(total=total + len(unknown), cursor=cursor)


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Process the next deliveries, in order of creation."""
    rows = _rows(job) if cursor["after"] is None else _rows(job).filter(pk__gt=cursor["after"])
    known = rows.annotate(body_is_gone=_too_late(now)).order_by("pk")
    columns = ("pk", "state", "endpoint__state", "body_is_gone", "endpoint")
    found = list(known.values_list(*columns)[:limit])
    outcomes = {row[0]: _verdict(job, *row[1:4]) for row in found}
    wanted = [row for row in found if outcomes[row[0]] == QUEUED]
    due: dict[UUID, str] = {}
    if wanted and not job.dry_run:
        moved, due = _queue(job, cursor, wanted)
        outcomes |= moved
    counts = Counter(outcomes.values())
    done = sum(counts[name] for name in DONE)
    unknown = cursor["unknown"]
    after = str(found[-1][0]) if found else cursor["after"]
    return StepProgress(
        cursor={
            **cursor,
            "after": after,
            "queued": cursor["queued"] + done,
            "unknown": [],
            "probed": sorted({*cursor.get("probed", ()), *(str(row[4]) for row in wanted)}),
        },
        ok=done,
        skipped=len(found) - done,
        failed=len(unknown),
        errors=[RowError(code="not_found", column=name) for name in unknown],
        results=[
            *(
                (ids.encode(WebhooksPrefix.DELIVERY, key), word, due.get(key, ""))
                for key, word in outcomes.items()
            ),
            *((name, "not_found", "") for name in unknown),
        ],
        finished=len(found) < limit,
    )


def _too_late(now: datetime) -> Q:
    """Whether the body was or will be removed: the same rule as for a single retry."""
    until = now - KEEP_BODIES
    old = Q(event__occurred_at__lt=until) | Q(event_id__lt=ids.lower_bound(until))
    return Q(event__body=None) | (old & ~Q(state__in=UNFINISHED))


def _rows(job: Job) -> DeliveryQuerySet:
    selection = DeliverySelection.from_json(job.parameters["filter"])
    return selection.rows(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def _unknown(job: Job, named: Sequence[str]) -> list[str]:
    known = {str(key) for key in _rows(job).values_list("pk", flat=True)}
    return [ids.encode(WebhooksPrefix.DELIVERY, UUID(text)) for text in named if text not in known]


def _verdict(job: Job, state: str, endpoint_state: str, body_is_gone: bool) -> str:  # noqa: FBT001
    """What the job does with one delivery."""
    if state == DeliveryState.LEASED:
        return "being_sent"
    if state == DeliveryState.SUCCEEDED and not job.parameters["includeSucceeded"]:
        return "delivered_already"
    if endpoint_state == EndpointState.DELETED:
        return "endpoint_deleted"
    return "body_removed" if body_is_gone else QUEUED


def _queue(
    job: Job, cursor: JobCursor, wanted: list[Any]
) -> tuple[dict[UUID, str], dict[UUID, str]]:
    """Write the result of each delivery, and when the queued ones are due.

    What a courier or somebody else has moved meanwhile is left to them.
    """
    probed = set(cursor.get("probed", ()))
    probe_now({row[4] for row in wanted if str(row[4]) not in probed})  # each once a job
    rate = job.parameters["maxPerSecond"]
    written = sql.fetch_all(
        _QUEUE,
        {
            "ids": [row[0] for row in wanted],
            "states": [row[1] for row in wanted],
            "begin": datetime.fromisoformat(cursor["from"]),
            "spacing": 1 / rate if rate else 0.0,
            "first": cursor["queued"],
        },
    )
    outbox.wake_after_commit()
    words = {
        key: HELD if state == DeliveryState.HELD else QUEUED for key, state, _due_at in written
    }
    due = {key: format_instant(due_at) for key, _, due_at in written if words[key] == QUEUED}
    return {row[0]: words.get(row[0], "being_sent") for row in wanted}, due


register_job_kind(
    JobKind(
        name=BULK_RETRY,
        title=_("Webhooks: send again"),
        texts=BulkRetryTexts(),
        scope=Scope.WEBHOOKS_MANAGE,
        plan=plan,
        step=step,
        batch=BATCH,
        columns=("deliveryId", "outcome", "dueAt"),
    )
)


# --- replay ---------------------------------------------------------------------------------------


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


REPLAY_BATCH = 1000
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


def plan_replay(job: Job, now: datetime) -> JobPlan:
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


def replay_step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
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
        plan=plan_replay,
        step=replay_step,
        batch=REPLAY_BATCH,
        columns=("eventId", "outcome", "dueAt"),
    )
)
