"""Export the enrolments of a class or a program as a table, with results and certificates."""

from collections.abc import Iterator
from datetime import datetime
from uuid import UUID

import msgspec
from django.db import transaction
from django.utils.translation import gettext, gettext_lazy as _, ngettext_lazy

from accounts.actors import RequestContext, allows_type
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job
from accounts.jobs.registry import (
    FileTexts,
    JobCursor,
    JobKind,
    JobPlan,
    NextStep,
    StepProgress,
    register_job_kind,
)
from accounts.models import Issuer
from accounts.scopes import Mode, Scope
from certificates.addresses import verify_url
from certificates.models import Certificate
from edu.job_kinds import EDU_JOB_PERMISSIONS, ClassNames, class_step
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, Enrolment, Program
from lib.structs import convert_struct

from .models import EnrolmentQuerySet
from .operations import EnrolmentFilter, filter_enrolments

EXPORT = "edu.export"
COLUMNS = (
    *("enrolmentId programCode cohortCode recipientId externalId familyName givenName".split()),
    *("printedName email status attempt grade credits completedOn certificateId".split()),
    *("certificateNumber certificateStatus issuedOn validUntil verifyUrl".split()),
)
_RELATED = ("recipient", "cohort", "program", "certificate")
_LARGE_COLUMNS = ("certificate__document", "recipient__search_text", "recipient__search_vector")


def class_list_filter(
    program: Program,
    cohort: Cohort | None = None,
    *,
    context: RequestContext,
    status: EnrolmentStatus | None = None,
) -> EnrolmentFilter:
    """The filter for a program or one of its cohorts, and for one status, if it is stated."""
    return EnrolmentFilter(
        program=program.pk,
        cohort=cohort.pk if cohort else None,
        status=status,
        types=sorted(context.types),
    )


@transaction.atomic
def start_list_export(
    *,
    context: RequestContext,
    program: Program,
    cohort: Cohort | None,
    list_filter: EnrolmentFilter,
) -> Job:
    """Puts the export of the list into the queue. Raises TooManyJobs."""
    job = create_job(context=context, kind=EXPORT, parameters=msgspec.to_builtins(list_filter))
    audit_export(context=context, row=cohort or program, job=job.public_id)
    return job


@transaction.atomic
def audit_export(*, context: RequestContext, row: Program | Cohort, **stated: object) -> None:
    """Writes an audit entry, as the list names people."""
    kind = "cohort" if isinstance(row, Cohort) else "program"
    changes = audit.initial_values(stated)
    record(context, f"{kind}.exported", row.public_id, changes)


def listed_enrolments(
    issuer_id: UUID, mode: Mode, list_filter: EnrolmentFilter
) -> EnrolmentQuerySet:
    """The enrolments of the list, each with all rows that its line needs."""
    rows = filter_enrolments(issuer_id=issuer_id, mode=mode, filters=list_filter)
    return rows.select_related(*_RELATED).defer(*_LARGE_COLUMNS)


def export_line(
    row: Enrolment, *, now: datetime, types: frozenset[int] = frozenset()
) -> list[object]:
    """One enrolment as it is now, in the order of COLUMNS. Credits are earned by completing."""
    person, earned = row.recipient, row.status == EnrolmentStatus.COMPLETED
    certificate, grade = row.certificate, row.grade
    if certificate is not None and not allows_type(types, certificate.type_id):
        certificate, grade = None, ""
    return [
        *(row.public_id, row.program.code, row.cohort.code, person.public_id, person.external_id),
        *(person.family_name, person.given_name, person.printed_name, person.email),
        *(row.status, row.attempt, grade, row.program.credits if earned else None),
        row.completed_on,
        *_certified(certificate, now),
    ]


def _certified(certificate: Certificate | None, now: datetime) -> Iterator[object]:
    if certificate is None:
        yield from (None,) * 6
        return
    yield from (certificate.public_id, certificate.number, certificate.status_at(now).value)
    yield from (certificate.issued_on, certificate.valid_until)
    yield verify_url(certificate.pk, certificate.locale)


def plan(job: Job, now: datetime) -> JobPlan:
    """Does not count the enrolments; those made since the job began are left out."""
    return JobPlan(cursor={"after": None})


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Exports the next enrolments, the oldest first."""
    list_filter = convert_struct(job.parameters, EnrolmentFilter)
    rows = listed_enrolments(job.issuer_id, Mode(job.mode), list_filter).filter(pk__lt=job.pk)
    if cursor["after"] is not None:
        rows = rows.filter(pk__gt=cursor["after"])
    enrolments = list(rows.order_by("pk")[:limit])
    at = Issuer.objects.get(pk=job.issuer_id).certificate_time(job.mode, now)
    last = str(enrolments[-1].pk) if enrolments else cursor["after"]
    return StepProgress(
        cursor={"after": last},
        ok=len(enrolments),
        results=[
            export_line(row, now=at, types=frozenset(list_filter.types)) for row in enrolments
        ],
        finished=len(enrolments) < limit,
    )


class ClassListTexts(ClassNames, FileTexts):
    """The sentences about the export of a class list."""

    done = ngettext_lazy(
        "A table with %(count)s enrolment is ready.",
        "A table with %(count)s enrolments is ready.",
        "number",
    )

    nothing = _("Nobody is enrolled: the table is empty.")

    def title(self, job: Job) -> str:
        return gettext("Export the class list of %(name)s") % {
            "name": self.class_name(job) or gettext("a program")
        }

    def start_again(self, job: Job) -> NextStep:
        return class_step(job)


register_job_kind(
    JobKind(
        name=EXPORT,
        title=_("Export of enrolments"),
        texts=ClassListTexts(),
        scope=Scope.EDU_READ,
        plan=plan,
        step=step,
        columns=COLUMNS,
        office=EDU_JOB_PERMISSIONS,
    )
)
