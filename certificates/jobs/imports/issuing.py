"""The second phase of an import: what was found right is issued, one chunk of rows a step."""

from datetime import datetime

from accounts.catalog import Cursor, Progress
from accounts.models import Job
from accounts.operations import job_rows
from certificates.jobs.reading import errors_of
from certificates.operations.bulk import issue_many
from certificates.operations.composing import Issued
from certificates.operations.draft import Draft
from certificates.operations.imports import Parameters

from .outcomes import asked_by, faults_of, issued_line, refused_lines
from .reading import Entry, Reader


def issue(job: Job, asked: Parameters, cursor: Cursor, now: datetime) -> Progress:
    """Issues one chunk. A row that something has come in the way of since is refused; others go on.

    Raises what is refused to the issuer as a whole: the job ends with it, and keeps what it has.
    """
    number = cursor["chunk"]
    rows: list[tuple[int, Draft]] = job_rows.kept(job.pk, number, list[tuple[int, Draft]])
    by = asked_by(job, asked, now)
    outcomes = issue_many(drafts=[draft for _row, draft in rows], **by)
    reader = Reader(job, asked)
    lines, refused = [], []
    for (row, draft), outcome in zip(rows, outcomes, strict=True):
        if isinstance(outcome, Issued):
            lines.append(issued_line(row, outcome, by["issuer"]))
        else:
            refused.append(Entry(row, draft, faults_of(reader, outcome)))
    return Progress(
        cursor={**cursor, "chunk": number + 1},
        ok=len(lines),
        failed=len(refused),
        errors=errors_of(refused),
        results=[*lines, *refused_lines(job, refused)],
        finished=number == cursor["chunks"],
    )
