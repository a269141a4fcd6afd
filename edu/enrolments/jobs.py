"""The job that exports the enrolments of a class or a program as a table."""

from datetime import datetime

from django.utils.translation import gettext_lazy as _

from accounts.jobs.models import Job
from accounts.jobs.registry import JobCursor, JobKind, JobPlan, StepProgress, register_job_kind
from accounts.models import Issuer
from accounts.scopes import Mode, Scope
from edu.job_kinds import EDU_JOB_PERMISSIONS, ClassListTexts
from lib.json import structs

from .class_list import COLUMNS, EXPORT, ClassListFilter, export_line, listed_enrolments


def plan(job: Job, now: datetime) -> JobPlan:
    """Does not count the enrolments; those made since the job began are left out."""
    return JobPlan(cursor={"after": None})


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Exports the next enrolments, the oldest first."""
    list_filter = structs.convert(job.parameters, ClassListFilter)
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
