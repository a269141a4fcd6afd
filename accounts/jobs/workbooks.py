"""The results of a job as a workbook. It is made in the request that asks for it, so it has a bound."""

from itertools import islice
from typing import IO

from accounts.jobs.errors import WorkbookBusy, WorkbookTooLong
from accounts.jobs.models import Job
from accounts.limits.issuer_lock import IssuerLock
from lib.tables.writing import csv_rows, workbook

from .operations import read_results

MAX_WORKBOOK_ROWS = 10_000  # below the head line; at 24 columns, some seconds of one core
_turns = IssuerLock(WorkbookBusy)


def fits_workbook(job: Job) -> bool:
    """Whether its results have no more rows than a workbook is made of. Raises as `results` does."""
    head, beyond = 1, 1
    rows = islice(csv_rows(read_results(job)), head + MAX_WORKBOOK_ROWS + beyond)
    return sum(1 for _row in rows) <= head + MAX_WORKBOOK_ROWS


def workbook_of(job: Job) -> IO[bytes]:
    """The results of a kind that writes rows, as an XLSX file.

    Raises WorkbookTooLong beyond MAX_ROWS, WorkbookBusy while another one is made for this issuer;
    and as `results` does.
    """
    with _turns.place(job.issuer_id):
        if not fits_workbook(job):
            raise WorkbookTooLong(limit=MAX_WORKBOOK_ROWS)
        return workbook(read_results(job))
