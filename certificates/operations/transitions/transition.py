"""What becomes of a certificate: each move one transaction, with its history, event and audit entry.

The certificate's row is locked first: of two moves at once one wins, and the other meets its result.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from django.db import transaction

from accounts import audit
from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.operations.audit.entries import record
from certificates import events
from certificates.errors import (
    CertificateErased,
    CertificateNotFound,
    ErasurePending,
)
from certificates.lifecycle import (
    IN_FORCE,
    NEEDS_REASON,
    Action,
    Reason,
    State,
    first_notice,
    target_state,
)
from certificates.models import Certificate, CertificateHistory, Hold, HolderMail
from lib import ids
from webhooks import outbox

from . import holds
from .second_person import refuse_release

HEAVY = ("document", "data_hash")  # columns that no move looks at


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """What is said of a move: the note stays with the issuer, the public note is shown to anybody."""

    reason: Reason | None = None
    note: str | None = None
    public_note: str | None = None


class Succession(NamedTuple):
    """The id that a successor is to get, and the certificate whose place it takes."""

    id: UUID
    of: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedChange:
    """One change, about to be made."""

    action: Action
    to: State
    why: Explanation
    told: Explanation | None = None  # what is shown from now on, where that is not why
    extra: Mapping[str, object] = field(default_factory=dict)  # what the event says beyond the rest


class ChangeRecords(NamedTuple):
    """What is to be written beside a certificate that has moved."""

    history: CertificateHistory
    event: outbox.NewEvent


@transaction.atomic
def suspend(
    *,
    context: RequestContext,
    certificate_id: UUID | None,
    why: Explanation,
    job_id: UUID | None = None,
) -> Certificate:
    """Places a hold: nobody may rely on the certificate until every hold is lifted.

    Refuses with CertificateNotFound, InvalidTransition, IssuerSuspended, TooManyHolds, and without a
    reason.
    """
    certificate, to = _enter(Action.SUSPEND, context, certificate_id, why)
    placed = holds.place(
        certificate, why.reason, why.public_note, job_id, context.actor, context.now
    )
    extra = {"openHolds": placed}
    return _write(
        certificate, context, PlannedChange(action=Action.SUSPEND, to=to, why=why, extra=extra)
    )


@transaction.atomic
def reinstate(
    *,
    context: RequestContext,
    certificate_id: UUID | None,
    why: Explanation,
    hold_id: str | None = None,
) -> Certificate:
    """Lifts one hold: by its id, else the only one of the stated reason, else the only one.

    The certificate is in force again once none is left; until then the newest of the rest says why
    it is not. Refuses with CertificateNotFound, InvalidTransition, IssuerSuspended, HoldNotNamed,
    and with ValidationFailed where the hold is not an open one of this certificate.
    """
    certificate, to = _enter(Action.REINSTATE, context, certificate_id, why)
    lifted, left = holds.lift(certificate, hold_id, why.reason, context.now)
    return _write(certificate, context, lifting(why, lifted, left, to=to))


def lifting(why: Explanation, lifted: Hold, left: Sequence[Hold], *, to: State) -> PlannedChange:
    """The step that follows from a hold that is lifted, with the ones that are left."""
    why = Explanation(reason=Reason(lifted.reason), note=why.note, public_note=why.public_note)
    told = Explanation(public_note=why.public_note)
    if left:
        to = State.SUSPENDED
        told = Explanation(reason=Reason(left[-1].reason), public_note=left[-1].public_note)
    extra = {"openHolds": len(left)}
    return PlannedChange(action=Action.REINSTATE, to=to, why=why, told=told, extra=extra)


@transaction.atomic
def revoke(
    *, context: RequestContext, certificate_id: UUID | None, why: Explanation
) -> Certificate:
    """Ends a certificate for good. Refuses as `suspend` does."""
    certificate, to = _enter(Action.REVOKE, context, certificate_id, why)
    holds.lift_all(certificate, context.now)
    return _write(certificate, context, PlannedChange(action=Action.REVOKE, to=to, why=why))


@transaction.atomic
def release(
    *, context: RequestContext, certificate_id: UUID | None, why: Explanation
) -> Certificate:
    """Puts a pending certificate into force.

    Refuses whoever is no second person (`second_person.refuse_release`); else as `suspend` does.
    """
    certificate, to = _enter(Action.RELEASE, context, certificate_id, why)
    first = CertificateHistory.objects.get(certificate=certificate, sequence=1)
    refuse_release(context, (first.actor_kind, first.actor_id))
    HolderMail.objects.held_back([certificate.pk]).update(due_at=context.now)
    return _write(certificate, context, PlannedChange(action=Action.RELEASE, to=to, why=why))


@transaction.atomic
def reject(
    *, context: RequestContext, certificate_id: UUID | None, why: Explanation
) -> Certificate:
    """Refuses to release a pending certificate: it is revoked. Refuses as `suspend` does."""
    certificate, to = _enter(Action.REJECT, context, certificate_id, why)
    HolderMail.objects.held_back([certificate.pk]).update(dropped_at=context.now)
    return _write(certificate, context, PlannedChange(action=Action.REJECT, to=to, why=why))


@transaction.atomic
def mark_superseded(
    *, context: RequestContext, certificate_id: UUID | None, why: Explanation
) -> Succession:
    """The first half of superseding: to be followed by issuing the successor, in one transaction.

    It comes first, so that what may be in force only once is free for the successor.
    """
    certificate, to = _enter(Action.SUPERSEDE, context, certificate_id, why)
    refuse_erased(certificate)  # nobody knows any more what is replaced, or soon nobody will
    holds.lift_all(certificate, context.now)
    succession = Succession(id=ids.new(), of=certificate.pk)
    certificate.superseded_by_id = succession.id
    extra = {"supersededBy": ids.encode(ids.Prefix.CERTIFICATE, succession.id)}
    _write(
        certificate, context, PlannedChange(action=Action.SUPERSEDE, to=to, why=why, extra=extra)
    )
    return succession


def exists(*, context: RequestContext, certificate_id: UUID | None) -> bool:
    """Whether there is such a certificate for whoever asks: one look at an index."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    return certificate_id is not None and rows.filter(pk=certificate_id).exists()


def _enter(
    action: Action, context: RequestContext, certificate_id: UUID | None, why: Explanation
) -> tuple[Certificate, State]:
    """The certificate, locked, and the state that the action leads to."""
    found = lock_certificate(context, certificate_id)
    if action in NEEDS_REASON and why.reason is None:
        raise ValidationFailed([FieldError("/reason", "required")])
    return found, target_state(action, State(found.state))


def lock_certificate(context: RequestContext, certificate_id: UUID | None) -> Certificate:
    """The certificate, its row held. Raises CertificateNotFound or IssuerSuspended."""
    context.issuer.refuse_writing()
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types).defer(
        *HEAVY
    )
    held = rows.select_for_update(no_key=True)
    found = held.filter(pk=certificate_id).first() if certificate_id else None
    if found is None:
        raise CertificateNotFound
    return found


def refuse_erased(certificate: Certificate) -> None:
    """Raises CertificateErased, or ErasurePending while that can still be undone."""
    if certificate.erased_at is not None:
        raise CertificateErased
    if certificate.erasure_id is not None:
        raise ErasurePending


def advance(
    certificate: Certificate, context: RequestContext, step: PlannedChange
) -> ChangeRecords:
    """Moves a certificate in memory, under its next sequence. The caller holds its row, and writes."""
    before = State(certificate.state)
    told = step.told or step.why
    certificate.state = step.to
    certificate.reason = told.reason
    certificate.public_note = told.public_note
    certificate.sequence += 1
    if step.to is not before:
        certificate.state_changed_at = context.now
    certificate.next_notice_at = _notice(certificate, before, context)
    reason = step.why.reason
    event = events.transition_event(
        certificate, step.action, reason=reason, extra=step.extra, now=context.now
    )
    return ChangeRecords(_history(certificate, before, context, step), event)


def _write(certificate: Certificate, context: RequestContext, step: PlannedChange) -> Certificate:
    """The row with its next sequence, and under that number the history and the event."""
    before = State(certificate.state)
    change = advance(certificate, context, step)
    certificate.save(update_fields=_MOVED)
    change.history.save()
    outbox.record(change.event)
    _audit(certificate, before, context, step)
    return certificate


_MOVED = (
    "state",
    "reason",
    "public_note",
    "sequence",
    "state_changed_at",
    "next_notice_at",
    "superseded_by",
)


def _notice(certificate: Certificate, before: State, context: RequestContext) -> datetime | None:
    """Only what is in force has an end to speak of; what was pending until now gets its first."""
    if certificate.state not in IN_FORCE:
        return None
    if before is not State.PENDING or certificate.ends_at is None:
        return certificate.next_notice_at
    days = context.issuer.expiry_warning_days
    return first_notice(certificate.ends_at, days, now=context.now)


def _history(
    certificate: Certificate, before: State, context: RequestContext, step: PlannedChange
) -> CertificateHistory:
    return CertificateHistory(
        certificate=certificate,
        sequence=certificate.sequence,
        action=step.action,
        from_state=before,
        to_state=step.to,
        reason=step.why.reason,
        note=step.why.note,
        public_note=step.why.public_note,
        at=context.now,
        actor_kind=context.actor.kind.value,
        actor_id=context.actor.id,
        request_id=context.actor.request_id,
        ip=context.actor.ip,
    )


def _audit(
    certificate: Certificate, before: State, context: RequestContext, step: PlannedChange
) -> None:
    """The notes stay in the history: they may name persons, and the audit is kept for good."""
    changes = audit.diff(
        {"state": before, "reason": None}, {"state": step.to, "reason": step.why.reason}
    )
    done = events.TRANSITION_EVENTS[step.action]
    if step.action is Action.REINSTATE and step.to is State.SUSPENDED:
        done = "hold_lifted"
    record(
        actor=context.actor,
        issuer_id=certificate.issuer_id,
        mode=context.mode,
        action=f"certificate.{done}",
        target=certificate.public_id,
        changes=changes,
        now=context.now,
    )
