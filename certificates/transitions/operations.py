"""Change the status of certificates: of one (`transition`), or of many (`transition_many`).

Both take these steps, in one transaction:

1. The issuer must be in good standing. The rows are locked, in the order of their ids: of two changes
   at once one wins, and the other meets its result.
2. Actions that need a reason must have one.
3. The action must lead on from each certificate's state (`lifecycle.TRANSITIONS`).
4. What the action does beside the row is checked and written: holds, the second person, mails that
   waited (`effects`).
5. The rows change in memory, each under its next sequence, and are written with their history and
   their events: a few statements for any number.
6. One certificate gets an audit entry of its own; for many, the caller writes one for all.

For one, a refusal is raised. Of many, one that is refused keeps no other from being changed.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ServiceError, ValidationFailed
from certificates import events
from certificates.certificate.operations import lock_certificate, lockable, visible_ids
from certificates.errors import (
    HoldNotSpecified,
    InvalidTransition,
    PlatformAdminCannotRelease,
    SecondPersonRequired,
    SupersededAlready,
    TooManyHolds,
)
from certificates.lifecycle import IN_FORCE, NEEDS_REASON, Action, State, first_notice, target_state
from certificates.models import Certificate, CertificateHistory
from certificates.watching import operations as watching
from lib import ids, sql
from webhooks import outbox

from .effects import EFFECTS, Explanation, PlannedChange, Succession, TransitionRequest

# The columns that a change of status writes, with their types in PostgreSQL.
_CHANGED = {
    "state": "text",
    "reason": "text",
    "public_note": "text",
    "sequence": "int",
    "state_changed_at": "timestamptz",
    "next_notice_at": "timestamptz",
    "superseded_by_id": "uuid",
}
# `bulk_update` would spell a CASE with each row for each column.
_UPDATE = f"""
UPDATE certificates_certificate c SET {", ".join(f"{name} = m.{name}" for name in _CHANGED)}
  FROM unnest(%(id)b::uuid[], {", ".join(f"%({name})b::{kind}[]" for name, kind in _CHANGED.items())})
       AS m (id, {", ".join(_CHANGED)})
 WHERE c.id = m.id AND c.issuer_id = %(issuer_id)s
RETURNING 1
"""
# Why one certificate of many is refused: codes of the job's errors and of its results.
REFUSAL_CODES: Mapping[type[ServiceError], str] = {
    InvalidTransition: "invalid_transition",
    SupersededAlready: "invalid_transition",
    ValidationFailed: "unknown_hold",
    HoldNotSpecified: "hold_not_named",
    TooManyHolds: "too_many_holds",
    SecondPersonRequired: "second_person_required",
    PlatformAdminCannotRelease: "second_person_required",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class TransitionResult:
    """What became of one certificate of many: the state it has now, or why it was left in it."""

    certificate_id: UUID
    number: str | None
    state: State
    refusal: str | None


@transaction.atomic
def transition(
    *,
    context: RequestContext,
    action: Action,
    certificate_id: UUID | None,
    explanation: Explanation,
    hold_id: str | None = None,
) -> Certificate:
    """Suspend, reinstate, revoke, release or reject a certificate.

    Reinstating lifts one hold: by its id, else the only one of the stated reason, else the only one.
    Refuses with CertificateNotFound, IssuerSuspended, InvalidTransition, and with ValidationFailed
    without a reason where one is needed; suspending with TooManyHolds; reinstating with
    HoldNotSpecified, and with ValidationFailed where the hold is not an open one of this certificate;
    releasing with SecondPersonRequired, PlatformAdminCannotRelease.
    """
    certificate = lock_certificate(context, certificate_id)
    hold_ids = {} if hold_id is None else {certificate.pk: hold_id}
    request = TransitionRequest(
        context=context, action=action, explanation=explanation, hold_ids=hold_ids
    )
    return _apply_to_one(request, certificate)


@transaction.atomic
def mark_superseded(
    *, context: RequestContext, certificate_id: UUID | None, explanation: Explanation
) -> Succession:
    """End a certificate in favour of its successor, to be issued next in the same transaction.

    Refuses as `transition` does, and with CertificateErased, ErasurePending.
    """
    certificate = lock_certificate(context, certificate_id)
    succession = Succession(id=ids.new(), of=certificate.pk)
    request = TransitionRequest(
        context=context,
        action=Action.SUPERSEDE,
        explanation=explanation,
        successor_id=succession.id,
    )
    _apply_to_one(request, certificate)
    return succession


@transaction.atomic
def transition_many(
    *,
    context: RequestContext,
    action: Action,
    certificate_ids: Collection[UUID],
    explanation: Explanation,
    job_id: UUID | None = None,
    hold_ids: Mapping[UUID, str] | None = None,
) -> list[TransitionResult]:
    """Suspend, reinstate, revoke, release or reject each of these certificates that can be.

    Certificates that do not exist in the context are left out. `hold_ids` says which hold of which certificate to
    lift. Writes no audit entry: the caller writes one for all. Refuses with IssuerSuspended, and
    with ValidationFailed without a reason where one is needed.
    """
    context.issuer.refuse_writing()
    rows = list(lockable(context).filter(pk__in=certificate_ids).order_by("pk"))
    request = TransitionRequest(
        context=context,
        action=action,
        explanation=explanation,
        job_id=job_id,
        hold_ids=hold_ids or {},
    )
    _apply(request, rows)
    return [
        TransitionResult(
            certificate_id=row.pk,
            number=row.number,
            state=State(row.state),
            refusal=_refusal_code(request.refused.get(row.pk)),
        )
        for row in rows
    ]


def _apply_to_one(request: TransitionRequest, certificate: Certificate) -> Certificate:
    """Steps 2 to 6 for one certificate; a refusal is raised."""
    before = State(certificate.state)
    changes = _apply(request, [certificate])
    if certificate.pk in request.refused:
        raise request.refused[certificate.pk]
    # The notes stay in the history: they may name people, and the audit is kept for good.
    change, name = changes[certificate.pk], events.TRANSITION_EVENTS[request.action]
    if request.action is Action.REINSTATE and change.to is State.SUSPENDED:
        name = "hold_lifted"
    changed = audit.diff(
        {"state": before, "reason": None},
        {"state": change.to, "reason": change.explanation.reason},
    )
    record(request.context, f"certificate.{name}", certificate.public_id, changed)
    return certificate


def _apply(request: TransitionRequest, rows: Sequence[Certificate]) -> Mapping[UUID, PlannedChange]:
    """Steps 2 to 5; the changes that were made, by certificate."""
    if request.action in NEEDS_REASON and request.explanation.reason is None:
        raise ValidationFailed([FieldError("/reason", "required")])
    allowed, context = [], request.context
    successors = visible_ids((row.superseded_by_id for row in rows), context.types)
    for row in rows:
        successor = successors.get(row.superseded_by_id)
        try:
            target_state(request.action, State(row.state), successor=successor)
        except InvalidTransition as error:
            request.refused[row.pk] = error
        else:
            allowed.append(row)
    changes = EFFECTS[request.action](request, allowed) if allowed else {}
    if changed := [row for row in allowed if row.pk in changes]:
        altered = [row.pk for row in changed if changes[row.pk].to != row.state]
        records = [_advance(request, row, changes[row.pk]) for row in changed]
        _update(context, changed)
        CertificateHistory.objects.bulk_create(history for history, _event in records)
        outbox.record_many(event for _history, event in records)
        watching.queue_news(
            altered, issuer_id=context.issuer.id, now=context.now, job_id=request.job_id
        )
    return changes


def _update(context: RequestContext, rows: Sequence[Certificate]) -> None:
    """Write the rows as they are in memory; members of an enumeration as their values."""
    arrays: dict[str, Any] = {"issuer_id": context.issuer.id, "id": [row.pk for row in rows]}
    for name in _CHANGED:
        values = (getattr(row, name) for row in rows)
        arrays[name] = [str(value) if isinstance(value, str) else value for value in values]
    sql.fetch_all(_UPDATE, arrays)


def _advance(
    request: TransitionRequest, certificate: Certificate, change: PlannedChange
) -> tuple[CertificateHistory, outbox.NewEvent]:
    """Change a certificate in memory, under its next sequence; its history and its event."""
    before, now = State(certificate.state), request.context.certificate_time
    certificate.state = change.to
    certificate.reason = change.shown.reason
    certificate.public_note = change.shown.public_note
    certificate.sequence += 1
    if change.to is not before:
        certificate.state_changed_at = now
    certificate.next_notice_at = _next_notice(certificate, before, request.context)
    explanation = change.explanation
    actor = request.context.actor
    history = CertificateHistory(
        issuer_id=certificate.issuer_id,
        certificate_id=certificate.pk,
        sequence=certificate.sequence,
        action=request.action.value,
        from_state=before.value,
        to_state=change.to.value,
        reason=explanation.reason and explanation.reason.value,
        note=explanation.note,
        public_note=explanation.public_note,
        at=now,
        actor_kind=actor.kind.value,
        actor_id=actor.id,
        request_id=actor.request_id,
        ip=actor.ip,
    )
    event = events.transition_event(
        certificate,
        request.action,
        reason=explanation.reason,
        extra=change.event_data,
        now=now,
    )
    return history, event


def _next_notice(
    certificate: Certificate, before: State, context: RequestContext
) -> datetime | None:
    """Only what is in force has notices; what was pending until now gets its first."""
    if certificate.state not in IN_FORCE:
        return None
    if before is not State.PENDING:
        return certificate.next_notice_at
    days, now = context.issuer.expiry_warning_days, context.certificate_time
    return first_notice(certificate.starts_at, certificate.ends_at, days, now=now)


def _refusal_code(error: ServiceError | None) -> str | None:
    return None if error is None else REFUSAL_CODES[type(error)]
