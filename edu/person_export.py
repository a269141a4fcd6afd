"""EDU's sections of the export of all that is held on one person: the recipient, and each enrolment
with its program, grade and results.
"""

from django.db.models import Q, QuerySet

from accounts.jobs.models import Job
from accounts.jobs.registry import ExportScope, register_exported_rows
from accounts.scopes import Mode
from certificates.operations.erasure.access_requests import person_of_job, register_finder
from edu.exports import enrolment_line, recipient_line
from edu.models import Enrolment, Recipient
from edu.recipients.access import certificates_of_person, recipients_of


def _recipients(job: Job) -> QuerySet[Recipient]:
    """The person as a recipient, with the duplicates that were merged into them."""
    mode = Mode(job.mode)
    matching = recipients_of(job.issuer_id, mode, person_of_job(job)).values("pk")
    rows = Recipient.objects.for_issuer(job.issuer_id, mode).filter(pk__lt=job.pk)
    rows = rows.filter(Q(pk__in=matching) | Q(merged_into__in=matching))
    return rows.defer("search_text", "search_vector")


def _enrolments(job: Job) -> QuerySet[Enrolment]:
    rows = Enrolment.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)
    rows = rows.filter(recipient__in=_recipients(job).values("pk"))
    return rows.select_related("program", "cohort")


def _enrolment(row: Enrolment) -> dict[str, object]:
    """An enrolment, with the names of its program and cohort."""
    return {
        **enrolment_line(row),
        "program": {"code": row.program.code, "name": str(row.program)},
        "cohort": {"code": row.cohort.code, "name": row.cohort.name},
    }


register_finder(certificates_of_person)
register_exported_rows(
    "recipient", _recipients, recipient_line, order=70, export=ExportScope.PERSON
)
register_exported_rows("enrolment", _enrolments, _enrolment, order=71, export=ExportScope.PERSON)
