"""The next expiry notices of an issuer's certificates, after a change of its warning days."""

from datetime import datetime
from uuid import UUID

from django.utils.translation import gettext_lazy as _

from accounts.catalog import OF_THE_ACCOUNT, Cursor, Kind, Plan, Progress, register
from accounts.models import Issuer, Job
from accounts.scopes import Mode, Scope
from certificates.operations.notices import RETELL
from certificates.operations.retelling import plan_again


def plan(job: Job, now: datetime) -> Plan:
    """How many there are is not counted beforehand."""
    return Plan(cursor={"after": None})


def step(job: Job, cursor: Cursor, limit: int, now: datetime) -> Progress:
    """The next certificates, by the days that the issuer wants now: a later change wins."""
    days = Issuer.objects.values_list("expiry_warning_days", flat=True).get(pk=job.issuer_id)
    changed, last = plan_again(
        issuer_id=job.issuer_id,
        mode=Mode(job.mode),
        days=days,
        after=UUID(cursor["after"]) if cursor["after"] else None,
        limit=limit,
        now=now,
    )
    return Progress(cursor={"after": last and str(last)}, ok=changed, finished=last is None)


register(
    Kind(
        name=RETELL,
        title=_("New dates of expiry notices"),
        scope=Scope.ACCOUNT_MANAGE,
        plan=plan,
        step=step,
        batch=1000,
        internal=True,
        office=OF_THE_ACCOUNT,
    )
)
