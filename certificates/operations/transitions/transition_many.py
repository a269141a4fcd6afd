"""One move of many certificates at once: each as `moves` would do it, written table by table.

What becomes of each certificate is decided by the same functions as for one. Only the rows are
written differently: a few statements for all of them.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import Value
from django.db.models.functions import Greatest

from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from certificates.errors import HoldNotSpecified
from certificates.lifecycle import NEEDS_REASON, TRANSITIONS, Action, State, is_allowed
from certificates.models import Certificate, CertificateHistory, Hold, HolderMail
from lib import ids, sql
from webhooks import outbox

from . import holds
from .second_person import refused_releases
from .transition import ChangeRecords, Explanation, PlannedChange, advance, lifting

# Why one certificate of many is left as it is: codes of the job's errors and of its results.
WRONG_STATE = "invalid_transition"
NO_SUCH_HOLD = "unknown_hold"
HOLD_UNCLEAR = "hold_not_named"
TOO_MANY_HOLDS = "too_many_holds"
SECOND_PERSON = "second_person_required"

# What `advance` and `events.moved` read or change.
_COLUMNS = (
    *("issuer_id", "mode", "number", "external_ref", "locale", "starts_at", "ends_at"),
    *("state", "reason", "public_note", "state_changed_at", "sequence", "next_notice_at"),
)
_UPDATE = """
UPDATE certificates_certificate c
   SET state = m.state, reason = m.reason, public_note = m.public_note, sequence = m.sequence,
       state_changed_at = m.state_changed_at, next_notice_at = m.next_notice_at
  FROM unnest(%(id)b::uuid[], %(state)b::text[], %(reason)b::text[], %(public_note)b::text[],
              %(sequence)b::int[], %(state_changed_at)b::timestamptz[],
              %(next_notice_at)b::timestamptz[])
       AS m (id, state, reason, public_note, sequence, state_changed_at, next_notice_at)
 WHERE c.id = m.id
RETURNING 1
"""
_UPDATED = (
    *("id", "state", "reason", "public_note", "sequence", "state_changed_at", "next_notice_at"),
)
_HISTORY = """
INSERT INTO certificates_certificatehistory
  (certificate_id, sequence, action, from_state, to_state, reason, note, public_note, at,
   actor_kind, actor_id, request_id, ip)
SELECT m.*, %(at)s, %(actor_kind)s, %(actor_id)s, %(request_id)s, %(ip)s::inet
  FROM unnest(%(certificate_id)b::uuid[], %(sequence)b::int[], %(action)b::text[],
              %(from_state)b::text[], %(to_state)b::text[], %(reason)b::text[], %(note)b::text[],
              %(public_note)b::text[]) AS m
RETURNING 1
"""
_HISTORY_COLUMNS = (
    *("certificate_id", "sequence", "action", "from_state", "to_state"),
    *("reason", "note", "public_note"),
)
_HOLD = """
INSERT INTO certificates_hold
  (id, certificate_id, job_id, reason, public_note, actor_kind, actor_id, placed_at)
SELECT m.id, m.certificate_id, %(job_id)s, %(reason)s, %(public_note)s, %(actor_kind)s,
       %(actor_id)s, %(at)s
  FROM unnest(%(id)b::uuid[], %(certificate_id)b::uuid[]) AS m (id, certificate_id)
RETURNING 1
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class TransitionResult:
    """What became of one certificate: the state it has now, or why it was left in it."""

    certificate_id: UUID
    number: str | None
    state: State
    refusal: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Task:
    """The move that is asked for, and what is found out about those that can be moved."""

    context: RequestContext
    action: Action
    why: Explanation
    job_id: UUID | None
    named: Mapping[UUID, UUID]  # certificate -> the hold to lift
    refused: dict[UUID, str] = field(default_factory=dict)

    @property
    def to(self) -> State:
        return TRANSITIONS[self.action].to

    def step(self, **extra: object) -> PlannedChange:
        return PlannedChange(action=self.action, to=self.to, why=self.why, extra=extra)


@transaction.atomic
def transition_many(
    *,
    context: RequestContext,
    action: Action,
    certificate_ids: Sequence[UUID],
    why: Explanation,
    job_id: UUID | None = None,
    named: Mapping[UUID, UUID] | None = None,
) -> list[TransitionResult]:
    """Moves each of these certificates that the action leads on from; says what became of each.

    What is not there for `by` is left out. A certificate that cannot be moved keeps no other from
    it. `named` says which hold to lift of which certificate; without it, reinstating lifts the only
    one of the stated reason, or the only one. All rows are locked in the order of their ids, so that
    two of these cannot wait for each other. Writes no audit entries: who asks writes one for all.
    Refuses with IssuerSuspended, and without a reason where the move needs one. Cannot supersede.
    """
    context.issuer.refuse_writing()
    if action in NEEDS_REASON and why.reason is None:
        raise ValidationFailed([FieldError("/reason", "required")])
    rows = _locked(context, certificate_ids)
    task = _Task(context=context, action=action, why=why, job_id=job_id, named=named or {})
    steps = _steps(task, rows)
    moved = [row for row in rows if row.pk in steps]
    _write(context, moved, [advance(row, context, steps[row.pk]) for row in moved])
    return [
        TransitionResult(
            certificate_id=row.pk,
            number=row.number,
            state=State(row.state),
            refusal=task.refused.get(row.pk),
        )
        for row in rows
    ]


def _steps(task: _Task, rows: Sequence[Certificate]) -> Mapping[UUID, PlannedChange]:
    """What each certificate goes through; none for those that are refused."""
    open_to_it = []
    for row in rows:
        if is_allowed(task.action, State(row.state)):
            open_to_it.append(row)
        else:
            task.refused[row.pk] = WRONG_STATE
    return _PREPARE[task.action](task, open_to_it) if open_to_it else {}


def _locked(context: RequestContext, certificate_ids: Sequence[UUID]) -> list[Certificate]:
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    found = rows.filter(pk__in=certificate_ids).only(*_COLUMNS).order_by("pk")
    return list(found.select_for_update(no_key=True))


# --- what each action does beside the certificate's own row -----------------------------------------


def _suspend(task: _Task, rows: Sequence[Certificate]) -> Mapping[UUID, PlannedChange]:
    already = holds.count_open([row.pk for row in rows if row.state == State.SUSPENDED])
    full = [pk for pk, number in already.items() if number >= holds.MOST_OPEN]
    task.refused.update(dict.fromkeys(full, TOO_MANY_HOLDS))
    placed = [row for row in rows if row.pk not in task.refused]
    _place(task, placed)
    return {row.pk: task.step(openHolds=already.get(row.pk, 0) + 1) for row in placed}


def _place(task: _Task, rows: Sequence[Certificate]) -> None:
    context, why = task.context, task.why
    sql.fetch_all(
        _HOLD,
        {
            "id": [ids.new() for _row in rows],
            "certificate_id": [row.pk for row in rows],
            "job_id": task.job_id,
            "reason": why.reason and why.reason.value,
            "public_note": why.public_note,
            "actor_kind": context.actor.kind.value,
            "actor_id": context.actor.id,
            "at": context.now,
        },
    )


def _reinstate(task: _Task, rows: Sequence[Certificate]) -> Mapping[UUID, PlannedChange]:
    found = _open_holds(rows)
    steps: dict[UUID, PlannedChange] = {}
    lifted: list[UUID] = []
    for row in rows:
        hold = _hold_to_lift(task, row, found[row.pk])
        if hold is not None:
            left = [other for other in found[row.pk] if other.pk != hold.pk]
            steps[row.pk] = lifting(task.why, hold, left, to=task.to)
            lifted.append(hold.pk)
    _lift(Hold.objects.filter(pk__in=lifted), task.context)
    return steps


def _hold_to_lift(task: _Task, row: Certificate, found: Sequence[Hold]) -> Hold | None:
    """The hold that is meant; None, and why, if it is not one."""
    meant = task.named.get(row.pk)
    hold_id = ids.encode_or_none(ids.Prefix.HOLD, meant)
    try:
        return holds.named(found, hold_id, task.why.reason)
    except HoldNotSpecified:
        task.refused[row.pk] = HOLD_UNCLEAR
    except ValidationFailed:
        task.refused[row.pk] = NO_SUCH_HOLD
    return None


def _revoke(task: _Task, rows: Sequence[Certificate]) -> Mapping[UUID, PlannedChange]:
    held = [row.pk for row in rows if row.state == State.SUSPENDED]
    _lift(Hold.objects.filter(certificate__in=held, lifted_at=None), task.context)
    return {row.pk: task.step() for row in rows}


def _release(task: _Task, rows: Sequence[Certificate]) -> Mapping[UUID, PlannedChange]:
    """Whoever is no second person cannot release one."""
    first = CertificateHistory.objects.filter(certificate__in=[row.pk for row in rows], sequence=1)
    issued_by = {
        certificate_id: (kind, actor_id)
        for certificate_id, kind, actor_id in first.values_list(
            "certificate_id", "actor_kind", "actor_id"
        )
    }
    task.refused.update(dict.fromkeys(refused_releases(task.context, issued_by), SECOND_PERSON))
    steps = {row.pk: task.step() for row in rows if row.pk not in task.refused}
    HolderMail.objects.held_back(steps.keys()).update(due_at=task.context.now)
    return steps


def _reject(task: _Task, rows: Sequence[Certificate]) -> Mapping[UUID, PlannedChange]:
    steps = {row.pk: task.step() for row in rows}
    HolderMail.objects.held_back(steps.keys()).update(dropped_at=task.context.now)
    return steps


_Prepare = Callable[[_Task, Sequence[Certificate]], Mapping[UUID, PlannedChange]]
_PREPARE: Mapping[Action, _Prepare] = {
    Action.SUSPEND: _suspend,
    Action.REINSTATE: _reinstate,
    Action.REVOKE: _revoke,
    Action.RELEASE: _release,
    Action.REJECT: _reject,
}


def _open_holds(rows: Sequence[Certificate]) -> Mapping[UUID, list[Hold]]:
    """By certificate, the oldest first."""
    found: dict[UUID, list[Hold]] = defaultdict(list)
    if rows:
        held = Hold.objects.filter(certificate__in=[row.pk for row in rows], lifted_at=None)
        for hold in held.order_by("pk"):
            found[hold.certificate_id].append(hold)
    return found


def _lift(rows: Any, context: RequestContext) -> None:
    rows.update(lifted_at=Greatest("placed_at", Value(context.now)))


# --- writing ----------------------------------------------------------------------------------------


def _write(
    context: RequestContext, rows: Sequence[Certificate], changes: Sequence[ChangeRecords]
) -> None:
    """The rows as they are in memory, their history, their events and what is owed for those."""
    if not rows:
        return
    sql.fetch_all(_UPDATE, _arrays(rows, _UPDATED))
    actor = {
        "at": context.now,
        "actor_kind": context.actor.kind.value,
        "actor_id": context.actor.id,
        "request_id": context.actor.request_id,
        "ip": context.actor.ip,
    }
    history = [change.history for change in changes]
    sql.fetch_all(_HISTORY, _arrays(history, _HISTORY_COLUMNS) | actor)
    outbox.record_many(change.event for change in changes)


def _arrays(rows: Sequence[Any], columns: Sequence[str]) -> dict[str, list[Any]]:
    """Column by column. Members of an enumeration go as what they stand for."""
    return {name: [_plain(getattr(row, name)) for row in rows] for name in columns}


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, str) else value
