"""Find, withdraw and fail enrolments. `edu.completion.operations` completes them."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from django.db import transaction

from accounts.domain import audit
from accounts.domain.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.operations.audit.entries import record
from accounts.scopes import Mode
from edu import events, grades
from edu.cohorts.operations import require_cohort_role
from edu.errors import EnrolmentNotFound, InvalidEnrolmentTransition
from edu.lifecycle import EnrolmentStatus, TeamRole
from edu.models import Enrolment, Recipient
from edu.querysets import EnrolmentQuerySet
from lib.zones import today
from webhooks import outbox

EARLIEST = date(1900, 1, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class EnrolmentFilter:
    """Which enrolments a list has; None: any."""

    program_id: UUID | None = None
    cohort_id: UUID | None = None
    recipient_id: UUID | None = None
    status: EnrolmentStatus | None = None


def find_enrolment(*, context: RequestContext, enrolment_id: UUID | None) -> Enrolment:
    """The issuer's enrolment of this mode and these types. Raises EnrolmentNotFound for any other."""
    rows = Enrolment.objects.for_issuer(context.issuer.id, context.mode, context.types)
    rows = rows.select_related("recipient")
    enrolment = rows.filter(pk=enrolment_id).first() if enrolment_id else None
    if enrolment is None:
        raise EnrolmentNotFound
    return enrolment


def filter_enrolments(
    *, issuer_id: UUID, mode: Mode, filters: EnrolmentFilter, types: frozenset[int] = frozenset()
) -> EnrolmentQuerySet:
    """The enrolments of this issuer, mode and these types that match the filters.

    The id of a merged recipient stands for the one it was merged into.
    """
    rows = Enrolment.objects.for_issuer(issuer_id, mode, types)
    if filters.program_id:
        rows = rows.filter(program=filters.program_id)
    if filters.cohort_id:
        rows = rows.filter(cohort=filters.cohort_id)
    if filters.recipient_id:
        rows = rows.filter(recipient__in=_recipient_ids(issuer_id, mode, filters.recipient_id))
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
    if enrolment_id is None:
        raise EnrolmentNotFound
    rows = Enrolment.objects.for_issuer(context.issuer.id, context.mode, context.types).filter(
        pk=enrolment_id
    )
    enrolment = rows.locked().select_related("recipient", "cohort", "program").first()
    if enrolment is None:
        raise EnrolmentNotFound
    return enrolment


def day_faults(context: RequestContext, completed_on: date | None) -> list[FieldError]:
    """Faults of the day on which a program was passed or failed."""
    if completed_on is None:
        return []
    if completed_on > today(context.certificate_time, context.issuer.time_zone):
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
    before = EnrolmentStatus(enrolment.status)
    if before is not EnrolmentStatus.ENROLLED:
        members = {"from": before.value, "to": to.value}
        raise InvalidEnrolmentTransition(state=before.label, to=to.label, members=members)
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
    return stated or today(context.certificate_time, context.issuer.time_zone)
