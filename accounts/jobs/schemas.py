"""The answers of the job routes, and functions that build them from jobs."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from accounts.api.responses import Answer, Entries
from accounts.errors import describe_code
from accounts.scopes import AccountsPrefix
from lib import ids
from lib.dates import Instant, format_instant
from lib.structs import convert_struct, to_struct

from .files import KEEP_FILES
from .models import Job, JobError, JobState

SHOWN_ERRORS = 100  # in the answer to GET /jobs/{id}; all of them in /jobs/{id}/errors


class JobCounts(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Rows by outcome; `total` is an upper bound, once it is known."""

    total: Annotated[int | None, Meta(description="How many rows there are; null: not known yet")]
    ok: Annotated[int, Meta(description="How many rows succeeded")]
    failed: Annotated[int, Meta(description="How many rows failed")]
    skipped: Annotated[int, Meta(description="How many rows were left as they are")]


class JobFailure(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Why a job as a whole has failed."""

    code: Annotated[str, Meta(description="Error code, as in refusals")]
    detail: str


# fmt: off
class JobRowError(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What was wrong with one row of the input, and in which column.

    Of a file, `row` is the row as a spreadsheet shows it (the head line is 1; of NDJSON, the line) and
    `column` the file's name of the column. Of a body, `row` is the place in its list, from 0, and
    `column` the JSON Pointer into the body.
    """

    row: Annotated[int | None, Meta(description="Which row; null: the error is not about one row")]
    column: Annotated[str | None, Meta(description="Which column; null: the error is not about one column")]
    code: Annotated[str, Meta(description="What is wrong, as in `errors` of a refusal")]
    detail: str


class JobSummaryItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A piece of bulk work, and how far it is."""

    id: Annotated[str, Meta(description="Id: `job_…`")]
    kind: Annotated[str, Meta(description="What kind it is of")]
    state: Annotated[JobState, Meta(description="How far it is")]
    phase: Annotated[str | None, Meta(description="What the job does at the moment; null: it has not begun")]
    dry_run: Annotated[bool, Meta(description="Whether the job only checks, and changes nothing")]
    undo_of: Annotated[str | None, Meta(description="Id of the job that this one undoes; null: it undoes none")]
    done: Annotated[int, Meta(description="How many rows are done in this phase")]
    total: int | None
    counts: Annotated[JobCounts, Meta(description="Rows by result")]
    error_count: Annotated[int, Meta(description="How many errors were found in all")]
    failure: Annotated[JobFailure | None, Meta(description="Why the job as a whole has failed; null: it has not")]
    created_at: Annotated[Instant, Meta(description="When it was made")]
    started_at: Annotated[Instant | None, Meta(description="When it began; null: not yet")]
    finished_at: Annotated[Instant | None, Meta(description="When it ended; null: not yet")]
    results_until: Annotated[Instant | None, Meta(description="Until when the results can be fetched; null: there are none")]


class JobTable(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How the file of an import is read: as it was stated, or as the file shows it.

    Null is what is not needed: dates whose order nobody can mistake, or numbers without decimals.
    """

    format: Annotated[str | None, Meta(description="`csv`, `xlsx` or `ndjson`")] = None
    encoding: Annotated[str | None, Meta(description="Characters of a CSV file")] = None
    delimiter: Annotated[str | None, Meta(description="What stands between the cells of a CSV file: `,`, `;`, `|` or `tab`")] = None
    sheet: Annotated[str | None, Meta(description="Sheet of a workbook")] = None
    results_sheet: Annotated[str | None, Meta(description="Sheet of a workbook with measured results, each of a row of `sheet`; null: it has none")] = None
    head_row: Annotated[int | None, Meta(description="Row with the names of the columns")] = None
    hidden: Annotated[str | None, Meta(description="What is done with hidden rows and columns; null: each hidden row is an error")] = None
    date_format: Annotated[str | None, Meta(description="How days are written; null: in ways that nobody can mistake")] = None
    decimal_mark: Annotated[str | None, Meta(description="What stands before decimals; null: no row that was looked at has any")] = None


JobT = TypeVar("JobT", bound=JobSummaryItem)


class JobAnswer(JobSummaryItem, frozen=True, kw_only=True, rename="camel"):
    """One job, with the first of its errors. `ok` is false once it has failed.

    `table` is how an import reads its file; null for other jobs.
    """

    ok: Annotated[bool, Meta(description="False once the job as a whole has failed")] = True
    table: Annotated[JobTable | None, Meta(description="How the file of an import is read, as stated or as it shows; null for other jobs")]
    errors: Annotated[list[JobRowError], Meta(description="The first errors; all are in the job’s list of errors")]
    warning_count: Annotated[int, Meta(description="How many warnings there are about rows that are right")]
    warnings: Annotated[list[JobRowError], Meta(description="The first warnings about rows that are right: measured values outside of their limits (`outside_limits`)")]


class JobListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of jobs, the newest first."""

    data: Entries[JobSummaryItem]
    next_cursor: Annotated[str | None, Meta(description="Send it as `cursor` for the next page; null: this is the last")]
# fmt: on


class JobRowErrorListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of a job's errors, in the order in which they were found."""

    data: list[JobRowError]
    next_cursor: str | None


def job_with_errors(job: Job) -> JobAnswer:
    """A job with the first of its errors."""
    return job_answer(
        job,
        JobAnswer,
        ok=job.state != JobState.FAILED,
        table=_table(job),
        errors=row_errors(job, SHOWN_ERRORS) if job.errors_found else [],
        warning_count=job.warnings_found,
        warnings=row_errors(job, SHOWN_ERRORS, warnings=True) if job.warnings_found else [],
    )


def row_errors(job: Job, most: int, *, warnings: bool = False) -> list[JobRowError]:
    """The first errors of a job, or the first warnings."""
    rows = job.errors.filter(is_warning=warnings).order_by("number")
    return [row_error(error) for error in rows[:most]]


def row_error(error: JobError) -> JobRowError:
    """An error of a row, in the client's language."""
    return to_struct(error, JobRowError, detail=describe_code(error.code, error.params))


def job_answer(job: Job, shape: type[JobT], **fields: Any) -> JobT:
    """A job as this struct: an item of a list, or an answer of its own."""
    return to_struct(
        job,
        shape,
        phase=job.phase or None,
        undo_of=ids.encode_or_none(AccountsPrefix.JOB, job.undo_of_id),
        counts=to_struct(job, JobCounts),
        error_count=job.errors_found,
        failure=_failure(job),
        results_until=_results_until(job),
        **fields,
    )


def _table(job: Job) -> JobTable | None:
    layout = job.parameters.get("layout")
    if not layout:
        return None
    tab = {"delimiter": "tab"} if layout.get("delimiter") == "\t" else {}
    return convert_struct({**layout, **tab}, JobTable)


def _failure(job: Job) -> JobFailure | None:
    if job.failure is None:
        return None
    return JobFailure(code=job.failure, detail=describe_code(job.failure, job.failure_params))


def _results_until(job: Job) -> str | None:
    """Until when the results are kept; None before the job has ended, and after their removal."""
    if job.finished_at is None or job.files_removed_at is not None:
        return None
    return format_instant(job.finished_at + KEEP_FILES)
