"""Job: reschedule the expiry notices of an issuer's certificates after its warning days changed."""

from datetime import datetime
from uuid import UUID

from django.utils.translation import gettext_lazy as _

from accounts.jobs.models import Job
from accounts.jobs.registry import (
    OWNERS_DOWNLOAD,
    JobCursor,
    JobKind,
    JobPlan,
    StepProgress,
    register_job_kind,
)
from accounts.models import Issuer
from accounts.scopes import Mode, Scope
from certificates.job_texts import RescheduleTexts

from .notices import RESCHEDULE, reschedule


def plan(job: Job, now: datetime) -> JobPlan:
    """The rows are not counted beforehand."""
    return JobPlan(cursor={"after": None})


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Reschedule the next certificates, by the warning days that the issuer has now."""
    issuer, mode = Issuer.objects.get(pk=job.issuer_id), Mode(job.mode)
    changed, last = reschedule(
        issuer_id=job.issuer_id,
        mode=mode,
        days=issuer.expiry_warning_days,
        after=UUID(cursor["after"]) if cursor["after"] else None,
        limit=limit,
        now=issuer.certificate_time(mode, now),
    )
    return StepProgress(cursor={"after": last and str(last)}, ok=changed, finished=last is None)


register_job_kind(
    JobKind(
        name=RESCHEDULE,
        title=_("New dates of expiry notices"),
        texts=RescheduleTexts(),
        scope=Scope.ACCOUNT_MANAGE,
        plan=plan,
        step=step,
        batch=1000,
        internal=True,
        office=OWNERS_DOWNLOAD,
    )
)
