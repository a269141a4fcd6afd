"""EDU's sections of the export of all that is held on one person: the recipient, and each enrolment
with its program, grade and results.
"""

from typing import Any

from django.db.models import Q, QuerySet

from accounts.jobs.models import Job
from accounts.jobs.registry import ExportRows, ExportScope, ExportSection, register_export_section
from accounts.scopes import Mode
from certificates.operations.erasure.access_requests import person_of_job, register_finder
from edu.models import Enrolment, Recipient
from edu.operations.recipients.access import certificates_of_person, recipients_of

from .issuer_export import enrolment_line, recipient_line


def read_recipients(job: Job, after: Any, limit: int) -> ExportRows:
    """The person as a recipient, with the duplicates that were merged into them."""
    rows = _behind(_recipients(job), after).defer("search_text", "search_vector")
    return [(str(row.pk), recipient_line(row)) for row in rows[:limit]]


def read_enrolments(job: Job, after: Any, limit: int) -> ExportRows:
    """The person's enrolments, with the names of their programs and cohorts."""
    rows = _behind(_enrolments(job), after).select_related("program", "cohort")
    return [
        (
            str(row.pk),
            {
                **enrolment_line(row),
                "program": {"code": row.program.code, "name": str(row.program)},
                "cohort": {"code": row.cohort.code, "name": row.cohort.name},
            },
        )
        for row in rows[:limit]
    ]


def _recipients(job: Job) -> QuerySet[Recipient]:
    mode = Mode(job.mode)
    matching = recipients_of(job.issuer_id, mode, person_of_job(job)).values("pk")
    rows = Recipient.objects.for_issuer(job.issuer_id, mode).filter(pk__lt=job.pk)
    return rows.filter(Q(pk__in=matching) | Q(merged_into__in=matching))


def _enrolments(job: Job) -> QuerySet[Enrolment]:
    rows = Enrolment.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)
    return rows.filter(recipient__in=_recipients(job).values("pk"))


def _behind(rows: QuerySet[Any], after: Any) -> QuerySet[Any]:
    return (rows if after is None else rows.filter(pk__gt=after)).order_by("pk")


register_finder(certificates_of_person)
register_export_section(
    ExportSection(
        name="recipient",
        order=70,
        count=lambda job: _recipients(job).count(),
        read=read_recipients,
    ),
    ExportScope.PERSON,
)
register_export_section(
    ExportSection(
        name="enrolment",
        order=71,
        count=lambda job: _enrolments(job).count(),
        read=read_enrolments,
    ),
    ExportScope.PERSON,
)
