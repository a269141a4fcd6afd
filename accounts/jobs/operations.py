"""Create, cancel, retry and finish jobs; their results, files and staged rows.

What a step of a job calls becomes true with the step's cursor, or not at all.
"""

import heapq
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from itertools import chain, count, islice
from typing import IO, Any
from uuid import UUID

import msgspec
from django.db import connection, transaction
from django.db.models import QuerySet

from accounts.actors import ActionContext, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import InputTooLarge
from accounts.jobs.models import Job, JobInput, JobKey, JobResult, JobRows
from accounts.jobs.registry import JOB_KINDS, ResultFormat
from accounts.jobs.states import JobState
from accounts.limits.issuer_lock import IssuerLock, locked_issuer
from accounts.scopes import Mode
from accounts.signals import AccountEvent, announce_event
from lib import sql, tracing
from lib.database.tenancy import acting_for, as_worker
from lib.structs import decode_struct
from lib.tables.writing import csv_lines, csv_rows, join_zip_archives, workbook

from .models import CHUNK, add_chunk
from .states import (
    JobHasEnded,
    JobNotEnded,
    JobNotFound,
    NothingToUndo,
    ResultsExpired,
    TooManyJobs,
    WorkbookBusy,
    WorkbookTooLong,
)

JOB_COMPLETED = "job.completed"
INPUT_LIMIT = 100 * 1024 * 1024  # bytes
WAITING_LIMIT = 50  # unfinished jobs of one issuer and mode


@transaction.atomic
def create_job(
    *,
    context: RequestContext,
    kind: str,
    parameters: Mapping[str, Any] | None = None,
    source: Iterable[bytes] = (),
    input_limit: int = INPUT_LIMIT,
    dry_run: bool = False,
    undo_of: Job | None = None,
) -> Job:
    """Puts a job of a registered kind into the queue, together with its input.

    `source` is read piece by piece and never held whole; it is read within the transaction, so it
    should be at hand already (a spooled upload, not the client's socket). Refuses with
    InputTooLarge beyond `input_limit`, and with TooManyJobs while too many of this issuer and mode wait.
    """
    actor = context.actor
    if not JOB_KINDS[kind].internal:
        _check_waiting_limit(context.issuer.id, context.mode)
    job = Job.objects.create(
        issuer_id=context.issuer.id,
        mode=context.mode,
        kind=JOB_KINDS[kind].name,
        parameters=dict(parameters or {}),
        dry_run=dry_run,
        undo_of=undo_of,
        actor_kind=actor.kind.value,
        actor_id=actor.id,
        request_id=actor.request_id,
        ip=actor.ip,
        traceparent=tracing.traceparent(),
        created_at=context.now,
        due_at=context.now,
    )
    for number, chunk in enumerate(_chunks(source, input_limit)):
        add_chunk(JobInput, job.pk, number, chunk)
    stated = {"kind": job.kind, "dry_run": job.dry_run, "undo_of": undo_of and undo_of.public_id}
    record(context, "job.started", job.public_id, audit.initial_values(stated))
    return job


def find_job(*, context: RequestContext, job_id: UUID | None) -> Job:
    """The issuer's job in this mode. Raises JobNotFound for any other."""
    return _get_job(Job.objects.for_issuer(context.issuer.id, context.mode), job_id)


def job_started_from(trial: Job) -> Job | None:
    """The job that carries out what this dry run has looked at, unless it ended before it did anything.

    It says so itself: `checked` among its parameters. Holds the dry run until the transaction ends,
    so that of two requests at once one begins.
    """
    Job.objects.select_for_update(of=("self",), no_key=True).get(pk=trial.pk)
    jobs = Job.objects.for_issuer(trial.issuer_id, Mode(trial.mode)).filter(kind=trial.kind)
    begun = jobs.filter(pk__gt=trial.pk, parameters__checked=str(trial.pk))
    return begun.exclude(ok=0, state__in=(JobState.FAILED, JobState.CANCELLED)).first()


@transaction.atomic
def cancel_job(*, context: RequestContext, job_id: UUID | None) -> Job:
    """Stops a job: at once, or before its next step if a worker has it. Asking twice is no fault.

    What its steps have done stays done. Raises JobHasEnded if it succeeded or failed before.
    """
    job = _lock_job(context, job_id)
    if job.state in {JobState.CANCELLING, JobState.CANCELLED}:
        return job
    if job.has_ended:
        raise JobHasEnded
    record(context, "job.cancelled", job.public_id, {})
    if job.lease_token is not None and job.due_at > context.now:
        job.state = JobState.CANCELLING
        job.save(update_fields=["state"])
    else:
        end_job(job, JobState.CANCELLED, now=context.now)
    return job


@transaction.atomic
def undo_job(*, context: RequestContext, job_id: UUID | None) -> Job:
    """Starts the job that takes back what this one did. It is a job like any other, and can be seen.

    Raises JobNotEnded while there is something left to do, and NothingToUndo where the kind offers
    no way back, where nothing was changed, and where it was taken back (or is being) already.
    """
    job = _lock_job(context, job_id)
    if not job.has_ended:
        raise JobNotEnded
    if not can_be_undone(job):
        raise NothingToUndo
    undo = create_job(
        context=context,
        kind=str(JOB_KINDS[job.kind].undone_by),
        parameters=job.parameters,
        undo_of=job,
    )
    undo.total = job.ok
    undo.save(update_fields=["total"])
    return undo


def can_be_undone(job: Job) -> bool:
    """Whether an ended job made changes that its kind can undo and that were not undone yet."""
    kind = JOB_KINDS.get(job.kind)
    if kind is None or kind.undone_by is None or job.dry_run or not job.ok:
        return False
    taken_back = Job.objects.filter(undo_of=job).exclude(
        state__in=(JobState.FAILED, JobState.CANCELLED)
    )
    return not taken_back.exists()


def end_job(
    job: Job,
    state: JobState,
    *,
    now: datetime,
    failure: str | None = None,
    failure_params: Mapping[str, object] | None = None,
) -> None:
    """Ends a job that the caller has locked; announces it, and notes in the audit what it did."""
    job.state = state
    job.failure = failure
    job.failure_params = {name: str(value) for name, value in (failure_params or {}).items()}
    job.lease_token = None
    job.finished_at = now
    job.sequence += 1
    job.save()
    outcome = {"state": state, "ok": job.ok, "failed": job.failed, "skipped": job.skipped}
    record(
        ActionContext(actor=job.actor(), now=now),
        "job.ended",
        job.public_id,
        audit.initial_values(outcome),
        issuer_id=job.issuer_id,
        mode=Mode(job.mode),
    )
    announce_event(
        AccountEvent(
            type=JOB_COMPLETED,
            issuer_id=job.issuer_id,
            mode=Mode(job.mode),
            subject=job.pk,
            sequence=job.sequence,
            occurred_at=now,
            data=_event_data(job),
        )
    )


def read_results(job: Job) -> Iterator[bytes]:
    """The results file, chunk by chunk. Raises JobNotEnded, and ResultsExpired after 7 days."""
    if not job.has_ended:
        raise JobNotEnded
    if job.files_removed_at is not None:
        raise ResultsExpired(days=KEEP_FILES.days)
    kind = JOB_KINDS.get(job.kind)
    match kind and kind.format:
        case ResultFormat.CSV if kind:
            return chain([csv_lines([kind.columns])], results_by_row(job))
        case ResultFormat.ZIP:
            return join_zip_archives(read_chunks(job))
    return read_chunks(job)


def _check_waiting_limit(issuer_id: UUID, mode: Mode) -> None:
    """The count is exact: every creation of a job locks the issuer's row.

    The modes are counted apart, or jobs of test keys could keep a recall from being begun.
    """
    locked_issuer(issuer_id)
    internal = [name for name, kind in JOB_KINDS.items() if kind.internal]
    waiting = Job.objects.for_issuer(issuer_id, mode).unfinished().exclude(kind__in=internal)
    if waiting.count() >= WAITING_LIMIT:
        raise TooManyJobs(limit=WAITING_LIMIT)


def _lock_job(context: RequestContext, job_id: UUID | None) -> Job:
    """The job, with its row held: this waits for the step that a worker is in, if there is one."""
    rows = Job.objects.for_issuer(context.issuer.id, context.mode)
    return _get_job(rows.select_for_update(of=("self",), no_key=True), job_id)


def _get_job(rows: QuerySet[Job], job_id: UUID | None) -> Job:
    job = rows.filter(pk=job_id).first() if job_id else None
    if job is None:
        raise JobNotFound
    return job


def _chunks(source: Iterable[bytes], limit: int) -> Iterator[bytes]:
    """The same bytes in pieces of CHUNK bytes, and a last one of what is left."""
    pending = bytearray()
    size = 0
    for piece in source:
        size += len(piece)
        if size > limit:
            raise InputTooLarge(limit=limit)
        pending += piece
        while len(pending) >= CHUNK:
            yield bytes(pending[:CHUNK])
            del pending[:CHUNK]
    if pending:
        yield bytes(pending)


def _event_data(job: Job) -> dict[str, object]:
    return {
        "jobId": job.public_id,
        "kind": job.kind,
        "state": str(job.state),
        "dryRun": job.dry_run,
        "failure": job.failure,
        "counts": {
            "total": job.total,
            "ok": job.ok,
            "failed": job.failed,
            "skipped": job.skipped,
        },
    }


CHECK_CHUNKS = (
    "checked"  # in a cursor: so many chunks were written before the first row was carried out
)


def read_chunks(job: Job, first: int = 1, last: int | None = None) -> Iterator[bytes]:
    """The results of these steps, in their order."""
    chunks = JobResult.objects.filter(job=job)
    numbers = count(first) if last is None else range(first, last + 1)
    for number in numbers:
        data = chunks.filter(number=number).values_list("data", flat=True).first()
        if data is None:
            return
        yield bytes(data)


def results_by_row(job: Job) -> Iterator[bytes]:
    """The lines of a table's results by their rows.

    Rows that the check has refused were written before the others were carried out. Each of the two
    parts is in the order of the file, so both are read side by side.
    """
    checked = (job.cursor or {}).get(CHECK_CHUNKS, 0)
    if checked in (0, job.result_chunks):
        return read_chunks(job)
    parts = read_chunks(job, last=checked), read_chunks(job, first=checked + 1)
    return _joined(heapq.merge(*map(_lines, parts), key=_row))


def _lines(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """The lines of a CSV file (RFC 4180), each with its end; one may hold ends of lines in quotation marks."""
    for chunk in chunks:
        open_line = b""
        for piece in chunk.splitlines(keepends=True):
            open_line += piece
            if open_line.count(b'"') % 2 == 0:
                yield open_line
                open_line = b""


def _row(line: bytes) -> int:
    return int(line.partition(b",")[0])


def _joined(lines: Iterator[bytes], size: int = 256 * 1024) -> Iterator[bytes]:
    """The same bytes in larger pieces: each is a write to the client's socket."""
    pending = bytearray()
    for line in lines:
        pending += line
        if len(pending) >= size:
            yield bytes(pending)
            pending.clear()
    if pending:
        yield bytes(pending)


KEEP_FILES = timedelta(days=7)
FILE_TABLES = (JobInput, JobRows, JobKey, JobResult)
# What parameters repeat of the file. A list without a head line has a person in its place.
_FILE_PARAMETERS: Mapping[str, object] = {"layout": {}, "header": [], "columns": []}

# The errors of a table stay, and call a column by its number, as one without a name is called.
_NUMBER_COLUMNS = """
UPDATE accounts_joberror error
   SET "column" = place.number,
       params = CASE WHEN params ? 'what' THEN params || jsonb_build_object('what', place.number)
                     ELSE params END
  FROM accounts_job job,
       jsonb_array_elements_text(job.parameters -> 'header') WITH ORDINALITY place (name, number)
 WHERE job.id = ANY (%s) AND error.job_id = job.id AND error."column" = left(place.name, 200)
"""


@as_worker("old files are of all issuers")
def remove_files(*, now: datetime) -> int:
    """Removes the files of the jobs that ended 7 days ago or earlier. How many jobs there were."""
    old = list(Job.objects.with_old_files(now - KEEP_FILES).values_list("pk", "issuer_id"))
    for job_id, issuer_id in old:
        with acting_for(issuer_id):
            remove_files_of([job_id], now=now)
    return len(old)


@transaction.atomic
def remove_files_of(job_ids: Collection[UUID], *, now: datetime) -> None:
    """Removes what these ended jobs have read, kept and written, what they repeat of a file, and the
    words that they were asked for with.

    What was asked for otherwise, the counts and the errors by row stay.
    """
    for table in FILE_TABLES:
        table._default_manager.filter(job_id__in=job_ids).delete()
    with connection.cursor() as cursor:
        cursor.execute(_NUMBER_COLUMNS, [list(job_ids)])
    for job in Job.objects.filter(pk__in=job_ids):
        job.parameters = _without_personal_parameters(job)
        job.files_removed_at = now
        job.save(update_fields=["parameters", "files_removed_at"])


def _without_personal_parameters(job: Job) -> dict[str, Any]:
    kind = JOB_KINDS.get(job.kind)
    emptied = {**_FILE_PARAMETERS, **dict.fromkeys(kind.words if kind else ())}
    return {name: emptied.get(name, value) for name, value in job.parameters.items()}


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


_CLAIM = """
WITH made AS (
  INSERT INTO accounts_jobkey (issuer_id, job_id, digest, row)
  SELECT job.issuer_id, job.id, one.digest, one.row
    FROM accounts_job job, unnest(%(digests)s::bytea[], %(rows)s::int[]) AS one (digest, row)
   WHERE job.id = %(job_id)s
  ON CONFLICT (job_id, digest) DO NOTHING RETURNING 1)
SELECT count(*) FROM made
"""
_FIRST = """
SELECT digest, row FROM accounts_jobkey WHERE job_id = %(job_id)s AND digest = ANY(%(digests)s)
"""


def store_rows(job_id: UUID, number: int, rows: object) -> None:
    """Keeps the rows of one step, as JSON."""
    add_chunk(JobRows, job_id, number, msgspec.json.encode(rows))


def load_rows(job_id: UUID, number: int, shape: Any) -> Any:
    """The rows that were kept under this number, as `shape`; None behind the last of them."""
    chunks = JobRows.objects.filter(job_id=job_id, number=number)
    data = chunks.values_list("data", flat=True).first()
    return None if data is None else decode_struct(bytes(data), shape)


def claim_keys(job_id: UUID, keys: Mapping[bytes, int]) -> dict[bytes, int]:
    """Claims a key for the row that has it: for each key, the row that had it first."""
    if not keys:
        return {}
    params = {"job_id": job_id, "digests": list(keys), "rows": list(keys.values())}
    sql.fetch_one(_CLAIM, params)
    rows = sql.fetch_all(_FIRST, {"job_id": job_id, "digests": list(keys)})
    return {bytes(digest): row for digest, row in rows}


def delete_keys(job_id: UUID) -> None:
    """Once all rows were compared, the keys have done their duty."""
    JobKey.objects.filter(job_id=job_id).delete()
