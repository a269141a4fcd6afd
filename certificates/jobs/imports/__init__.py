"""Imports of certificates: all rows of a file are checked, then issued; or none, and it is said why.

The cursor says which phase it is: of the check, the place in the file; of the issue, the chunk.
"""

from datetime import datetime

from django.utils.translation import gettext_lazy as _

from accounts.catalog import Cursor, Kind, Plan, Progress, register
from accounts.models import Job
from accounts.scopes import Scope
from certificates.operations.imports import IMPORT, asked_of

from .checking import check
from .issuing import issue
from .outcomes import COLUMNS

VALIDATE = "validate"
BATCH = 500


def plan(job: Job, now: datetime) -> Plan:
    """Begins with the row below the header; how many there are at most was seen at the door."""
    cursor = {"after": None, "rows": 0, "good": 0, "chunks": 0}
    return Plan(total=asked_of(job).rows, cursor=cursor, phase=VALIDATE)


def step(job: Job, cursor: Cursor, limit: int, now: datetime) -> Progress:
    """The next rows, of the phase that the job is in."""
    if "after" in cursor:
        return check(job, asked_of(job), cursor, limit, now)
    return issue(job, asked_of(job), cursor, now)


register(
    Kind(
        name=IMPORT,
        title=_("Import of certificates"),
        scope=Scope.CERTIFICATES_ISSUE,
        plan=plan,
        step=step,
        batch=BATCH,
        columns=COLUMNS,
    )
)
