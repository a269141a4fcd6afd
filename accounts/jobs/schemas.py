"""The answers of the job routes, and functions that build them from jobs."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from accounts.api.responses import Answer
from accounts.errors import describe_code
from accounts.jobs.files import KEEP_FILES
from accounts.jobs.models import Job, JobError, JobState
from accounts.prefixes import AccountsPrefix
from lib import ids
from lib.dates import Instant, format_instant
from lib.structs import convert_struct, to_struct

JobStateWord = Annotated[str, Meta(extra_json_schema={"enum": JobState.values})]
SHOWN_ERRORS = 100  # in the answer to GET /jobs/{id}; all of them in /jobs/{id}/errors


class JobCounts(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Rows by outcome; `total` is an upper bound, once it is known."""

    total: int | None
    ok: int
    failed: int
    skipped: int


class JobFailure(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Why a job as a whole has failed."""

    code: str
    detail: str


class JobRowError(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What was wrong with one row of the input, and in which column.

    Of a file, `row` is the row as a spreadsheet shows it (the head line is 1; of NDJSON, the line) and
    `column` the file's name of the column. Of a body, `row` is the place in its list, from 0, and
    `column` the JSON Pointer into the body.
    """

    row: int | None
    column: str | None
    code: str
    detail: str


class JobSummaryItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A piece of bulk work, and how far it is."""

    id: str
    kind: str
    state: JobStateWord
    phase: str | None
    dry_run: bool
    undo_of: str | None
    done: int
    total: int | None
    counts: JobCounts
    error_count: int
    failure: JobFailure | None
    created_at: Instant
    started_at: Instant | None
    finished_at: Instant | None
    results_until: Instant | None


class JobTable(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How the file of an import is read: as it was stated, or as the file shows it.

    Null is what is not needed: dates whose order nobody can mistake, or numbers without decimals.
    """

    format: str | None = None
    encoding: str | None = None
    delimiter: str | None = None
    sheet: str | None = None
    head_row: int | None = None
    hidden: str | None = None
    date_format: str | None = None
    decimal_mark: str | None = None


JobT = TypeVar("JobT", bound=JobSummaryItem)


class JobAnswer(JobSummaryItem, frozen=True, kw_only=True, rename="camel"):
    """One job, with the first of its errors. `ok` is false once it has failed.

    `table` is how an import reads its file; null for other jobs.
    """

    ok: bool = True
    table: JobTable | None
    errors: list[JobRowError]


class JobListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of jobs, the newest first."""

    data: list[JobSummaryItem]
    next_cursor: str | None


class JobRowErrorListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of a job's errors, in the order in which they were found."""

    data: list[JobRowError]
    next_cursor: str | None


def job_with_errors(job: Job) -> JobAnswer:
    """A job with the first of its errors."""
    errors = job.errors.order_by("number")[:SHOWN_ERRORS] if job.errors_found else ()
    return job_answer(
        job,
        JobAnswer,
        ok=job.state != JobState.FAILED,
        table=_table(job),
        errors=[row_error(error) for error in errors],
    )


def row_error(error: JobError) -> JobRowError:
    """An error of a row, in the client's language."""
    return to_struct(error, JobRowError, detail=describe_code(error.code, error.params))


def job_answer(job: Job, shape: type[JobT], **fields: Any) -> JobT:
    """A job as this struct: an item of a list, or an answer of its own."""
    return to_struct(
        job,
        shape,
        state=str(job.state),
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
