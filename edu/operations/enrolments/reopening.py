"""An attempt that has ended is taken up again: what became of it was a mistake."""

from uuid import UUID

from django.db import transaction

from accounts import audit
from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from certificates.lifecycle import Action, State
from certificates.operations.transitions.change import Explanation
from certificates.operations.transitions.transition import lock_certificate, transition
from edu import events
from edu.errors import CertificateNotRevoked, InvalidEnrolmentTransition, LaterAttempt
from edu.lifecycle import REOPENABLE_STATUSES, EnrolmentStatus
from edu.models import Enrolment
from edu.operations.cohorts import locked_cohort, require_cohort_role
from edu.operations.permissions import note
from edu.operations.recipients.recipients import locked_recipients
from lib import ids
from webhooks import outbox

from .enrolments import find_enrolment, locked_enrolment


@transaction.atomic
def reopen(
    *, context: RequestContext, enrolment_id: UUID | None, why: Explanation, revoke: bool = False
) -> Enrolment:
    """A completed or failed attempt is enrolled again, without a result; its number stays.

    A certificate that was issued for it has to be revoked. With `revoke` that happens here, for the
    same reason, or nothing does. Completing once more issues a new certificate.

    Raises EnrolmentNotFound, EnrolmentEnded for one that is running or withdrawn, LaterAttempt where
    the person tried again since, CertificateStands; RecipientErased, ProgramArchived; ValidationFailed
    without a reason; CoordinatorRequired for a person who runs neither the cohort nor its program;
    with `revoke` also what `moves.revoke` raises.
    """
    if why.reason is None:
        raise ValidationFailed([FieldError("/reason", "required")])
    enrolment = _held(context, enrolment_id)
    require_cohort_role(enrolment.program, enrolment.cohort.team_id, context)
    _refuse_wrong_state(enrolment)
    _refuse_later(enrolment)
    if enrolment.certificate_id is not None:
        _withdraw_certificate(context, enrolment.certificate_id, why, revoke=revoke)
    return _write(context, enrolment, why.reason)


def _held(context: RequestContext, enrolment_id: UUID | None) -> Enrolment:
    """The enrolment, while nobody enrols the person anew, merges, erases or completes them."""
    known = find_enrolment(
        issuer_id=context.issuer.id,
        mode=context.mode,
        enrolment_id=enrolment_id,
        types=context.types,
    )
    locked_cohort(context, known.cohort_id)
    locked_recipients(context, known.recipient_id)
    return locked_enrolment(context, known.pk)


def _refuse_wrong_state(enrolment: Enrolment) -> None:
    before, to = EnrolmentStatus(enrolment.status), EnrolmentStatus.ENROLLED
    if before not in REOPENABLE_STATUSES:
        members = {"from": before.value, "to": to.value}
        raise InvalidEnrolmentTransition(state=before.label, to=to.label, members=members)


def _refuse_later(enrolment: Enrolment) -> None:
    """The attempts of a person follow each other: only the live one goes on, or else the last."""
    same = Enrolment.objects.filter(cohort=enrolment.cohort_id, recipient=enrolment.recipient_id)
    counts = same.live().first() or same.latest("attempt")
    if counts.pk != enrolment.pk:
        raise LaterAttempt(members={"latest": counts.public_id})


def _withdraw_certificate(
    context: RequestContext, certificate_id: UUID, why: Explanation, *, revoke: bool
) -> None:
    certificate = lock_certificate(context, certificate_id)
    if certificate.state == State.REVOKED:
        return
    if not revoke:
        raise CertificateNotRevoked(members={"certificateId": certificate.public_id})
    transition(
        context=context, action=Action.REVOKE, certificate_id=certificate_id, explanation=why
    )


def _write(context: RequestContext, enrolment: Enrolment, reason: str) -> Enrolment:
    """The notes stay in the history of the certificate: the audit is kept for good."""
    before: dict[str, object] = {
        "status": enrolment.status,
        "grade": enrolment.grade or None,
        "completed_on": enrolment.completed_on,
        "certificate": ids.encode_or_none(ids.Prefix.CERTIFICATE, enrolment.certificate_id),
    }
    enrolment.status = EnrolmentStatus.ENROLLED
    enrolment.grade, enrolment.completed_on = "", None
    enrolment.results, enrolment.evidence = [], ""
    enrolment.certificate = None
    enrolment.sequence += 1
    enrolment.changed_at = context.now
    enrolment.save(
        update_fields=[
            *("status", "grade", "completed_on", "results", "evidence", "certificate"),
            *("sequence", "changed_at"),
        ]
    )
    after = {"status": enrolment.status, "reason": reason}
    changes = audit.diff(before, after, personal={"grade"})
    name = events.ENROLMENT_REOPENED
    note(name, enrolment, changes, actor=context.actor, now=context.now, mode=context.mode)
    outbox.record(events.enrolment_event(name, enrolment, context.now, reason=reason))
    return enrolment
