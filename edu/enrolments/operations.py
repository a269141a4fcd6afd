"""Enrolments: one person or a whole class is enrolled; attempts are found, withdrawn, failed and reopened.

`edu.completion.operations` completes them.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import NamedTuple
from uuid import UUID

import msgspec
from django.db import transaction
from django.db.models import Max, Q

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.certificate.operations import lock_certificate
from certificates.lifecycle import Action, State
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from edu import events, grades
from edu.cohorts.operations import locked_cohort, require_cohort_role
from edu.errors import (
    CertificateNotRevoked,
    EnrolmentNotFound,
    InvalidEnrolmentTransition,
    LaterAttempt,
)
from edu.lifecycle import REOPENABLE_STATUSES, EnrolmentStatus, TeamRole
from edu.models import Cohort, Enrolment, Recipient
from edu.recipients.operations import locked_recipients
from lib import ids
from lib.dates import local_date
from webhooks import outbox

from .models import EnrolmentQuerySet

EARLIEST = date(1900, 1, 1)


class EnrolmentFilter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which enrolments a list has; None: any. A key limited to `types` does not see those of others.

    An export keeps it as its job's parameters.
    """

    program: UUID | None = None
    cohort: UUID | None = None
    recipient: UUID | None = None
    status: EnrolmentStatus | None = None
    types: list[int] = []


def find_enrolment(*, context: RequestContext, enrolment_id: UUID | None) -> Enrolment:
    """The issuer's enrolment of this mode and these types. Raises EnrolmentNotFound for any other."""
    rows = Enrolment.objects.for_issuer(context.issuer.id, context.mode, context.types)
    return rows.select_related("recipient").get_or_raise(EnrolmentNotFound, pk=enrolment_id)


def filter_enrolments(
    *, issuer_id: UUID, mode: Mode, filters: EnrolmentFilter
) -> EnrolmentQuerySet:
    """The enrolments of this issuer and mode that match the filters.

    The id of a merged recipient stands for the one it was merged into.
    """
    rows = Enrolment.objects.for_issuer(issuer_id, mode, frozenset(filters.types))
    if filters.program:
        rows = rows.filter(program=filters.program)
    if filters.cohort:
        rows = rows.filter(cohort=filters.cohort)
    if filters.recipient:
        rows = rows.filter(recipient__in=_recipient_ids(issuer_id, mode, filters.recipient))
    if filters.status:
        rows = rows.in_status(filters.status)
    return rows


@transaction.atomic
def withdraw(*, context: RequestContext, enrolment_id: UUID | None) -> Enrolment:
    """Ends the attempt without a result. Another attempt may follow.

    Raises EnrolmentNotFound, InvalidEnrolmentTransition; CoordinatorRequired for a person who runs neither the
    cohort nor its program.
    """
    enrolment = locked_enrolment(context, enrolment_id)
    require_cohort_role(enrolment.program, enrolment.cohort.team_id, context)
    return _end(enrolment, EnrolmentStatus.WITHDRAWN, events.ENROLMENT_WITHDRAWN, context)


@transaction.atomic
def fail(
    *,
    context: RequestContext,
    enrolment_id: UUID | None,
    grade: str = "",
    completed_on: date | None = None,
) -> Enrolment:
    """Ends the attempt as not passed, with a grade if there is one. Another attempt may follow.

    Raises EnrolmentNotFound, InvalidEnrolmentTransition; ValidationFailed for a grade that is none of the
    program's or that passes, and a day to come; CoordinatorRequired for a person who neither runs
    nor assesses the cohort or its program.
    """
    enrolment = locked_enrolment(context, enrolment_id)
    require_cohort_role(enrolment.program, enrolment.cohort.team_id, context, TeamRole.ASSESSOR)
    day = _completion_day(completed_on, context)
    if grade:
        enrolment.grade = _failing_grade(enrolment, grade)
    enrolment.completed_on = day
    return _end(enrolment, EnrolmentStatus.FAILED, events.ENROLMENT_FAILED, context)


def withdraw_all(*, context: RequestContext, recipients: Collection[Recipient]) -> None:
    """Withdraws the open enrolments of recipients who are erased.

    Runs in the caller's transaction, which has locked the recipients. No role is required: whoever
    requested the erasure has decided it.
    """
    rows = Enrolment.objects.for_issuer(context.issuer.id, context.mode).filter(
        recipient__in=recipients
    )
    for each in rows.in_status(EnrolmentStatus.ENROLLED).locked().select_related("recipient"):
        _end(each, EnrolmentStatus.WITHDRAWN, events.ENROLMENT_WITHDRAWN, context)


def locked_enrolment(context: RequestContext, enrolment_id: UUID | None) -> Enrolment:
    """Locks the enrolment: nobody else ends, completes or reopens it. Raises EnrolmentNotFound."""
    rows = Enrolment.objects.for_issuer(context.issuer.id, context.mode, context.types).locked()
    rows = rows.select_related("recipient", "cohort", "program")
    return rows.get_or_raise(EnrolmentNotFound, pk=enrolment_id)


def day_faults(context: RequestContext, completed_on: date | None) -> list[FieldError]:
    """Faults of the day on which a program was passed or failed."""
    if completed_on is None:
        return []
    if completed_on > local_date(context.certificate_time, context.issuer.time_zone):
        return [FieldError("/completedOn", "in_the_future")]
    if completed_on < EARLIEST:
        return [FieldError("/completedOn", "out_of_range", {"expected": f">= {EARLIEST}"})]
    return []


# --- the row --------------------------------------------------------------------------------------


def _recipient_ids(issuer_id: UUID, mode: Mode, recipient_id: UUID) -> list[UUID]:
    rows = Recipient.objects.for_issuer(issuer_id, mode).filter(pk=recipient_id)
    return [merged or key for key, merged in rows.values_list("pk", "merged_into")]


def _end(
    enrolment: Enrolment, to: EnrolmentStatus, event: str, context: RequestContext
) -> Enrolment:
    before = _require_status(enrolment, (EnrolmentStatus.ENROLLED,), to)
    enrolment.status = to
    enrolment.sequence += 1
    enrolment.changed_at = context.now
    columns = ["status", "grade", "completed_on", "sequence", "changed_at"]
    enrolment.save(update_fields=columns)
    after: dict[str, object] = {"status": to}
    if to is EnrolmentStatus.FAILED:
        after |= {"grade": enrolment.grade or None, "completed_on": enrolment.completed_on}
    changes = audit.diff({"status": before}, after, personal={"grade"})
    record(context, event, enrolment.public_id, changes)
    outbox.record(events.enrolment_event(event, enrolment, context.now))
    return enrolment


def _require_status(
    enrolment: Enrolment, allowed: Collection[EnrolmentStatus], to: EnrolmentStatus
) -> EnrolmentStatus:
    """The status, if it is one of these. Raises InvalidEnrolmentTransition."""
    before = EnrolmentStatus(enrolment.status)
    if before not in allowed:
        members = {"from": before.value, "to": to.value}
        raise InvalidEnrolmentTransition(state=before.label, to=to.label, members=members)
    return before


def _failing_grade(enrolment: Enrolment, text: str) -> str:
    try:
        result = grades.evaluate(enrolment.program.grade_scale, text)
    except ValidationFailed as error:
        faults = [FieldError("/grade", each.code, each.params) for each in error.errors]
        raise ValidationFailed(faults) from error
    if result.passed:
        raise ValidationFailed([FieldError("/grade", "passing_grade")])
    return result.text


def _completion_day(stated: date | None, context: RequestContext) -> date:
    if faults := day_faults(context, stated):
        raise ValidationFailed(faults)
    return stated or local_date(context.certificate_time, context.issuer.time_zone)


# --- enrolling ------------------------------------------------------------------------------------


MAX_PEOPLE = 1000  # at once


class RecipientKey(NamedTuple):
    """A recipient to enrol: by id, or by the issuer's own number. A malformed id is None."""

    recipient_id: UUID | None = None
    external_id: str | None = None


@dataclass(frozen=True, slots=True)
class EnrolledRecipient:
    """A recipient's enrolment in the cohort, and whether it was created just now."""

    enrolment: Enrolment
    created: bool


@transaction.atomic
def enrol(
    *, context: RequestContext, cohort_id: UUID | None, people: Sequence[RecipientKey]
) -> list[EnrolledRecipient]:
    """Enrols these recipients, and returns the enrolment of each, in their order.

    A recipient who is enrolled already, or has completed the cohort, stays as they are; after a
    failed or withdrawn attempt the next one begins. Of two concurrent requests for one recipient,
    one creates the enrolment. Raises CohortNotFound, ProgramArchived, ValidationFailed naming every
    unknown recipient;
    CoordinatorRequired for a person who runs neither the cohort nor its program.
    """
    cohort = locked_cohort(context, cohort_id)
    require_cohort_role(cohort.program, cohort.team_id, context)
    recipients = locked_recipients(context, *_ids_of_people(context, people)) if people else []
    distinct = {recipient.pk: recipient for recipient in recipients}
    existing = _counting_enrolments(cohort, distinct)
    missing = [each for key, each in distinct.items() if key not in existing]
    created = {each.recipient_id: each for each in _create(cohort, missing, context)}
    return [
        EnrolledRecipient(created.get(each.pk) or existing[each.pk], created=each.pk in created)
        for each in recipients
    ]


def _ids_of_people(context: RequestContext, people: Sequence[RecipientKey]) -> list[UUID]:
    """The ids of these recipients. Raises ValidationFailed with the place of each unknown one."""
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).filter(
        Q(pk__in={each.recipient_id for each in people if each.recipient_id})
        | Q(external_id__in={each.external_id for each in people if each.external_id})
    )
    ids: dict[object, UUID] = {}
    for key, number, erased, merged_and_erased in rows.values_list(
        "pk", "external_id", "erased_at", "merged_into__erased_at"
    ):
        if erased is None and merged_and_erased is None:
            ids |= {name: key for name in (key, number) if name}
    recipient_ids = [ids.get(each.external_id or each.recipient_id) for each in people]
    unknown = [place for place, key in enumerate(recipient_ids) if key is None]
    if unknown:
        raise ValidationFailed([_unknown(place, people[place]) for place in unknown[:100]])
    return [key for key in recipient_ids if key]


def _unknown(place: int, person: RecipientKey) -> FieldError:
    name = "externalId" if person.external_id else "recipientId"
    return FieldError(f"/recipients/{place}/{name}", "unknown_recipient")


def _counting_enrolments(
    cohort: Cohort, recipients: dict[UUID, Recipient]
) -> dict[UUID, Enrolment]:
    rows = Enrolment.objects.filter(cohort=cohort, recipient__in=recipients).counting()
    return {each.recipient_id: each for each in rows.select_related("recipient")}


def _create(
    cohort: Cohort, recipients: Sequence[Recipient], context: RequestContext
) -> list[Enrolment]:
    """The recipients are locked, so that their attempts are counted only here."""
    if not recipients:
        return []
    earlier = Enrolment.objects.filter(cohort=cohort, recipient__in=recipients)
    last = dict(earlier.values_list("recipient_id").annotate(Max("attempt")))
    created = Enrolment.objects.bulk_create(
        Enrolment(
            issuer_id=cohort.issuer_id,
            mode=cohort.mode,
            program=cohort.program,
            cohort=cohort,
            recipient=each,
            attempt=last.get(each.pk, 0) + 1,
            created_at=context.now,
            changed_at=context.now,
        )
        for each in recipients
    )
    stated = audit.initial_values({"enrolled": len(created), "first": created[0].public_id})
    record(context, "cohort.enrolled", cohort.public_id, stated)
    outbox.record_many(
        events.enrolment_event(events.ENROLMENT_CREATED, each, context.now) for each in created
    )
    return created


# --- called by signals of `certificates` ----------------------------------------------------------


def lock_enrolments_of(
    *, certificate_ids: Sequence[UUID], issuer_id: UUID, mode: Mode, **_: object
) -> None:
    """Locks the enrolments of these certificates against completing and reopening."""
    Enrolment.objects.for_issuer(issuer_id, mode).filter(certificate__in=certificate_ids).locked()


def replace_certificate(
    *, certificate_id: UUID, successor_id: UUID, now: datetime, **_: object
) -> None:
    """Replaces the certificate by its successor, if an enrolment has it."""
    rows = Enrolment.objects.filter(certificate=certificate_id)
    rows.update(certificate=successor_id, changed_at=now)


# --- reopening ------------------------------------------------------------------------------------


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
    enrolment = _locked_with_others(context, enrolment_id)
    require_cohort_role(enrolment.program, enrolment.cohort.team_id, context)
    _require_status(enrolment, REOPENABLE_STATUSES, EnrolmentStatus.ENROLLED)
    _require_latest(enrolment)
    if enrolment.certificate_id is not None:
        _require_revoked(context, enrolment.certificate_id, explanation, revoke=revoke)
    return _take_back(context, enrolment, explanation.reason)


def _locked_with_others(context: RequestContext, enrolment_id: UUID | None) -> Enrolment:
    """Locks the enrolment against enrolling the recipient anew, merging, erasing and completing."""
    known = find_enrolment(context=context, enrolment_id=enrolment_id)
    locked_cohort(context, known.cohort_id)
    locked_recipients(context, known.recipient_id)
    return locked_enrolment(context, known.pk)


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


def _take_back(context: RequestContext, enrolment: Enrolment, reason: str) -> Enrolment:
    """Removes the result. Writes no notes: the audit is never erased, and the certificate's history has them."""
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
