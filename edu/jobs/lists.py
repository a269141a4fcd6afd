"""The export of a class, or of a program: its list as a table."""

from datetime import datetime

import msgspec
from django.utils.translation import gettext_lazy as _

from accounts.catalog import Cursor, Kind, Plan, Progress, register
from accounts.models import Job
from accounts.scopes import Mode, Scope
from edu.operations.class_list import COLUMNS, EXPORT, Listed, line, rows_of

from .office import OFFICE


def plan(job: Job, now: datetime) -> Plan:
    """How many there are is not counted beforehand; the end is where the job began."""
    return Plan(cursor={"after": None})


def step(job: Job, cursor: Cursor, limit: int, now: datetime) -> Progress:
    """The next enrolments, the oldest first. Who was enrolled since the job began is left out."""
    asked = msgspec.convert(job.parameters, Listed)
    rows = rows_of(job.issuer_id, Mode(job.mode), asked).filter(pk__lt=job.pk)
    if cursor["after"] is not None:
        rows = rows.filter(pk__gt=cursor["after"])
    found = list(rows.order_by("pk")[:limit])
    last = str(found[-1].pk) if found else cursor["after"]
    return Progress(
        cursor={"after": last},
        ok=len(found),
        results=[line(row, now=now, types=frozenset(asked.types)) for row in found],
        finished=len(found) < limit,
    )


register(
    Kind(
        name=EXPORT,
        title=_("Export of enrolments"),
        scope=Scope.EDU_READ,
        plan=plan,
        step=step,
        columns=COLUMNS,
        office=OFFICE,
    )
)
