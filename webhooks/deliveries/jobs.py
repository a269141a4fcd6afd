"""Bulk retry: send the selected deliveries again, each with a full retry schedule; and texts of jobs.

The bound is fixed when the job is made (ids are ordered by time), the cursor is the last id. What is
being sent is left alone, and so is what was delivered, unless that is asked for.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import Q
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

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
from webhooks.deliveries.operations import BULK_RETRY, probe_now
from webhooks.lifecycle import (
    ATTEMPTS,
    KEEP_BODIES,
    UNFINISHED,
    DeliveryState,
    EndpointState,
    WebhooksPrefix,
)
from webhooks.querysets import DeliveryQuerySet

from .operations import DeliverySelection

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

    nothing = gettext_lazy("Nothing is sent again: no delivery matches, or all were delivered.")
    again = (gettext_lazy("Select deliveries again"), DELIVERIES, NextStepNeeds.VIEW)

    def title(self, job: Job) -> str:
        rows = rows_of(job)
        return _("Send deliveries again") if rows is None else counted(self.does, rows)

    def closing(self, job: Job) -> str:
        return counted(self.tried if job.dry_run else self.done, job.ok)

    def next_step(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("See the deliveries"), DELIVERIES, mode=job.mode)


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

    nothing = gettext_lazy(
        "Nothing is sent: there is no such event since then, or the endpoint is deleted."
    )

    def title(self, job: Job) -> str:
        since = timezone.localtime(datetime.fromisoformat(job.parameters["since"]))
        shown = date_format(since, "DATETIME_FORMAT")
        return _("Send all events since %(moment)s again") % {"moment": shown}

    def next_step(self, job: Job) -> NextStep:
        text, endpoint = gettext_lazy("See the deliveries"), job.parameters["endpointId"]
        return page_step(text, DELIVERIES, mode=job.mode, endpoint=endpoint)

    def start_again(self, job: Job) -> NextStep:
        text, endpoint = gettext_lazy("To the endpoint"), job.parameters["endpointId"]
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
        title=gettext_lazy("Webhooks: send again"),
        texts=BulkRetryTexts(),
        scope=Scope.WEBHOOKS_MANAGE,
        plan=plan,
        step=step,
        batch=BATCH,
        columns=("deliveryId", "outcome", "dueAt"),
    )
)
