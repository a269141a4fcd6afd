"""Reopen an attempt that was completed or failed by mistake."""

from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ValidationFailed
from certificates.addresses import CertificatesPrefix
from certificates.certificate.operations import lock_certificate
from certificates.lifecycle import Action, State
from certificates.transitions.operations import transition
from certificates.transitions.rules import Explanation
from edu import events
from edu.cohorts.operations import locked_cohort, require_cohort_role
from edu.errors import CertificateNotRevoked, InvalidEnrolmentTransition, LaterAttempt
from edu.lifecycle import REOPENABLE_STATUSES, EnrolmentStatus
from edu.models import Enrolment
from edu.recipients.operations import locked_recipients
from lib import ids
from webhooks import outbox

from .operations import find_enrolment, locked_enrolment


@transaction.atomic
def reopen(
    *,
    context: RequestContext,
    enrolment_id: UUID | None,
    explanation: Explanation,
    revoke: bool = False,
) -> Enrolment:
    """Makes a completed or failed attempt an enrolled one again, without a result; its number stays.

    A certificate that was issued for it has to be revoked. With `revoke` that happens here, for the
    same reason, or nothing does. Completing once more issues a new certificate.

    Raises EnrolmentNotFound, InvalidEnrolmentTransition for one that is running or withdrawn, LaterAttempt where
    the person tried again since, CertificateNotRevoked; RecipientErased, ProgramArchived; ValidationFailed
    without a reason; CoordinatorRequired for a person who runs neither the cohort nor its program;
    with `revoke` also what revoking (`transition`) raises.
    """
    if explanation.reason is None:
        raise ValidationFailed([FieldError("/reason", "required")])
    enrolment = _lock(context, enrolment_id)
    require_cohort_role(enrolment.program, enrolment.cohort.team_id, context)
    _require_reopenable(enrolment)
    _require_latest(enrolment)
    if enrolment.certificate_id is not None:
        _require_revoked(context, enrolment.certificate_id, explanation, revoke=revoke)
    return _write(context, enrolment, explanation.reason)


def _lock(context: RequestContext, enrolment_id: UUID | None) -> Enrolment:
    """Locks the enrolment against enrolling the recipient anew, merging, erasing and completing."""
    known = find_enrolment(context=context, enrolment_id=enrolment_id)
    locked_cohort(context, known.cohort_id)
    locked_recipients(context, known.recipient_id)
    return locked_enrolment(context, known.pk)


def _require_reopenable(enrolment: Enrolment) -> None:
    before, to = EnrolmentStatus(enrolment.status), EnrolmentStatus.ENROLLED
    if before not in REOPENABLE_STATUSES:
        members = {"from": before.value, "to": to.value}
        raise InvalidEnrolmentTransition(state=before.label, to=to.label, members=members)


def _require_latest(enrolment: Enrolment) -> None:
    """Raises LaterAttempt unless this is the enrolled or completed attempt, or else the last one."""
    same = Enrolment.objects.filter(cohort=enrolment.cohort_id, recipient=enrolment.recipient_id)
    latest = same.counting().first() or same.latest("attempt")
    if latest.pk != enrolment.pk:
        raise LaterAttempt(members={"latest": latest.public_id})


def _require_revoked(
    context: RequestContext, certificate_id: UUID, explanation: Explanation, *, revoke: bool
) -> None:
    certificate = lock_certificate(context, certificate_id)
    if certificate.state == State.REVOKED:
        return
    if not revoke:
        raise CertificateNotRevoked(members={"certificateId": certificate.public_id})
    transition(
        context=context,
        action=Action.REVOKE,
        certificate_id=certificate_id,
        explanation=explanation,
    )


def _write(context: RequestContext, enrolment: Enrolment, reason: str) -> Enrolment:
    """Writes no notes: the audit is never erased, and the certificate's history has them."""
    before: dict[str, object] = {
        "status": enrolment.status,
        "grade": enrolment.grade or None,
        "completed_on": enrolment.completed_on,
        "certificate": ids.encode_or_none(CertificatesPrefix.CERTIFICATE, enrolment.certificate_id),
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
    record(context, name, enrolment.public_id, changes)
    outbox.record(events.enrolment_event(name, enrolment, context.now, reason=reason))
    return enrolment
