"""Export of all data that is held on one person, as JSON lines.

Apps above add their data by `register_export_section(..., ExportScope.PERSON)`.
"""

from datetime import datetime
from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from accounts.jobs.export_sections import plan_sections, write_next_lines
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    OWNERS_DOWNLOAD,
    ExportRows,
    ExportScope,
    ExportSection,
    JobCursor,
    JobKind,
    JobPlan,
    ResultFormat,
    StepProgress,
    register_export_section,
    register_job_kind,
)
from accounts.scopes import Mode, Scope
from certificates import exports as export_lines
from certificates.job_texts import PersonExportTexts
from certificates.models import AttachmentFile, Certificate

from .access_requests import ACCESS, certificates_of_person, person_of_job
from .person_document import person_document

BATCH = 100


def plan(job: Job, now: datetime) -> JobPlan:
    """Count what there is when the export begins."""
    return plan_sections(job, ExportScope.PERSON)


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Write the next lines about the person."""
    return write_next_lines(job, cursor, limit, ExportScope.PERSON)


def read_certificates(job: Job, after: Any, limit: int) -> ExportRows:
    """The person's certificates; erased ones too if they were requested by their ids."""
    rows = _certificates(job)
    return export_lines.certificates(rows if after is None else rows.filter(pk__gt=after), limit)


def read_attachments(job: Job, after: Any, limit: int) -> ExportRows:
    """The files attached to these certificates."""
    return export_lines.attachments(_attachments(job), after, limit)


def _certificates(job: Job) -> QuerySet[Certificate]:
    rows = certificates_of_person(
        issuer_id=job.issuer_id, mode=Mode(job.mode), person=person_of_job(job)
    )
    return rows.filter(pk__lt=job.pk)


def _attachments(job: Job) -> QuerySet[AttachmentFile]:
    uploaded = AttachmentFile.objects.filter(uploaded_at__lte=job.created_at)
    return uploaded.filter(certificate__in=_certificates(job))


register_export_section(
    ExportSection(
        name="certificate",
        order=10,
        count=lambda job: _certificates(job).count(),
        read=read_certificates,
    ),
    ExportScope.PERSON,
)
register_export_section(
    ExportSection(
        name="attachment",
        order=20,
        count=lambda job: _attachments(job).count(),
        read=read_attachments,
        most=export_lines.FILES,
    ),
    ExportScope.PERSON,
)
register_job_kind(
    JobKind(
        name=ACCESS,
        title=_("Export of the data of a person"),
        texts=PersonExportTexts(),
        scope=Scope.PRIVACY_MANAGE,
        plan=plan,
        step=step,
        batch=BATCH,
        format=ResultFormat.LINES,
        office=OWNERS_DOWNLOAD,
        document=person_document,
    )
)
