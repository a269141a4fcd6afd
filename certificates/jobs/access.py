"""The export of all that is held on one person, as JSON lines: for whoever asks to see their data.

Apps above add what they hold by `register_section(..., Export.PERSON)`; `person` tells them who.
"""

from datetime import datetime
from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from accounts.catalog import (
    OF_THE_ACCOUNT,
    Cursor,
    Export,
    Format,
    Kind,
    Lines,
    Plan,
    Progress,
    Section,
    register,
    register_section,
)
from accounts.jobs.walk import plan_of, step_of
from accounts.models import Job
from accounts.scopes import Mode, Scope
from certificates.models import AttachmentFile, Certificate
from certificates.operations.access import ACCESS, asked_for, subjects

from . import lines

BATCH = 100


def plan(job: Job, now: datetime) -> Plan:
    """What there is when the export begins."""
    return plan_of(job, Export.PERSON)


def step(job: Job, cursor: Cursor, limit: int, now: datetime) -> Progress:
    """The next lines about the person."""
    return step_of(job, cursor, limit, Export.PERSON)


def read_certificates(job: Job, after: Any, limit: int) -> Lines:
    """The person's certificates, erased ones too if they were asked for by their ids."""
    rows = _certificates(job)
    return lines.certificates(rows if after is None else rows.filter(pk__gt=after), limit)


def read_attachments(job: Job, after: Any, limit: int) -> Lines:
    """The files that were attached to them."""
    return lines.attachments(_attachments(job), after, limit)


def _certificates(job: Job) -> QuerySet[Certificate]:
    found = subjects(issuer_id=job.issuer_id, mode=Mode(job.mode), person=asked_for(job))
    return found.filter(pk__lt=job.pk)


def _attachments(job: Job) -> QuerySet[AttachmentFile]:
    uploaded = AttachmentFile.objects.filter(uploaded_at__lte=job.created_at)
    return uploaded.filter(certificate__in=_certificates(job))


register_section(
    Section(
        name="certificate",
        order=10,
        count=lambda job: _certificates(job).count(),
        read=read_certificates,
    ),
    Export.PERSON,
)
register_section(
    Section(
        name="attachment",
        order=20,
        count=lambda job: _attachments(job).count(),
        read=read_attachments,
        most=lines.FILES,
    ),
    Export.PERSON,
)
register(
    Kind(
        name=ACCESS,
        title=_("What is held on a person"),
        scope=Scope.PRIVACY_MANAGE,
        plan=plan,
        step=step,
        batch=BATCH,
        format=Format.LINES,
        office=OF_THE_ACCOUNT,
    )
)
