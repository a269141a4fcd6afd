"""The work itself: a worker takes a job, does it step by step, and passes it on.

Each step is one transaction that holds the job's row, checks that the lease is still this worker's
(the fencing token), and keeps the rows, the counts and the cursor together. A worker that is killed
leaves nothing half-done: its step rolls back, its lease runs out, and another goes on from there.
"""

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from datetime import datetime, timedelta
from typing import NamedTuple, cast
from uuid import UUID, uuid4

from django.db import transaction
from django.db.models import Case, Count, Q, Value, When
from django.utils import timezone

from accounts.errors import ServiceError
from lib import tracing
from lib.database.tenancy import acting_for, as_worker
from lib.sql import take_lock
from lib.tables.writing import csv_lines, json_lines, zip_archive

from .models import MAX_ERRORS, Job, JobError, JobQuerySet, JobResult, JobState, add_chunk
from .operations import end_job
from .registry import JOB_KINDS, JobCursor, JobKind, ResultFormat, RowError, StepProgress

logger = logging.getLogger("jobs")

LEASE = timedelta(seconds=60)  # renewed by every step
TIME_PER_TURN = timedelta(seconds=2)  # then a worker passes its job on, so that all get a turn
BUDGET = timedelta(seconds=10)  # of a task
MAX_ATTEMPTS = 5  # in a row without a step that was committed; then the job has failed
RETRY_DELAY = timedelta(seconds=5)  # after the first attempt that failed; doubled each time
INTERNAL_ERROR = "internal_error"
_CLAIM_LOCK = 0x6A6F6273  # advisory lock: claims are made one at a time, so that caps are exact


class LeaseLost(Exception):
    """The job is another worker's by now, or has ended. Nothing was written."""


class Working(NamedTuple):
    """So many jobs of an issuer and kind are being worked on."""

    issuer_id: UUID
    kind: str
    number: int


class CursorUnchanged(Exception):
    """A step that neither moved its cursor nor finished would be run for ever."""


def run_due_jobs(
    *,
    clock: Callable[[], datetime] = timezone.now,
    budget: timedelta = BUDGET,
    lease: timedelta = LEASE,
) -> int:
    """Works on whatever is due, until nothing is or the time is up. How many steps were done."""
    until = clock() + budget
    steps = 0
    while (now := clock()) < until and (job := claim_job(now=now, lease=lease)):
        steps += _work(job, clock=clock, until=min(until, now + TIME_PER_TURN), lease=lease)
    return steps


@as_worker("the next job may be of any issuer")
@transaction.atomic
def claim_job(*, now: datetime, lease: timedelta = LEASE) -> Job | None:
    """Takes a job under a fresh token; None if there is nothing to do.

    Of the issuers that have the fewest jobs at work, the job that has waited longest. Passes over
    issuers that have as many jobs of that kind at work as the kind allows, kinds that this process
    does not know, and jobs whose last step still holds their row.
    """
    take_lock(_CLAIM_LOCK)
    busy = Job.objects.worked_on(now).values_list("issuer_id", "kind").annotate(n=Count("pk"))
    at_work = [Working(*each) for each in busy.order_by()]
    due = Job.objects.due(now).filter(kind__in=JOB_KINDS).exclude(_at_concurrency_limit(at_work))
    due = _fewest_at_work_first(due, at_work)
    job = due.select_for_update(of=("self",), skip_locked=True, no_key=True).first()
    if job is None:
        return None
    if job.state == JobState.QUEUED:
        job.state = JobState.RUNNING
    job.started_at = job.started_at or now
    job.lease_token = uuid4()
    job.due_at = now + lease
    job.attempts += 1
    job.save()
    return job


def run_step(*, job_id: UUID, token: UUID, now: datetime, lease: timedelta = LEASE) -> bool:
    """Does the next step and renews the lease; False when the job has ended, or pauses.

    Raises LeaseLost if `token` is not the job's any more. A refusal of the domain (ServiceError)
    ends the job as failed; any other exception leaves everything as it was before the step.
    """
    with transaction.atomic():
        rows = Job.objects.select_for_update(of=("self",), no_key=True)
        job = rows.filter(pk=job_id, lease_token=token).first()
        if job is None:
            raise LeaseLost
        if job.state == JobState.CANCELLING:
            end_job(job, JobState.CANCELLED, now=now)
        elif job.attempts > MAX_ATTEMPTS:  # its workers died, one after the other
            end_job(job, JobState.FAILED, now=now, failure=INTERNAL_ERROR)
        else:
            pause = _advance(job, now)
            if not job.has_ended:
                job.attempts, job.due_at = 1, now + (pause or lease)
                if pause:
                    job.attempts, job.lease_token = 0, None
                job.save()
        return not job.has_ended and job.lease_token is not None


def _work(job: Job, *, clock: Callable[[], datetime], until: datetime, lease: timedelta) -> int:
    """Steps of one job until it has ended, is lost, fails, or the time is up. How many.

    The database shows them the rows of the job's issuer alone.
    """
    span = tracing.span(f"job {job.kind}", parent=job.traceparent)
    with acting_for(job.issuer_id), span:
        return _steps(job, clock=clock, until=until, lease=lease)


def _steps(job: Job, *, clock: Callable[[], datetime], until: datetime, lease: timedelta) -> int:
    token = job.lease_token
    assert token is not None
    steps = 0
    try:
        while run_step(job_id=job.pk, token=token, now=clock(), lease=lease):
            steps += 1
            if clock() >= until:
                _release(job.pk, token, clock())
                return steps
    except LeaseLost:
        logger.warning("job lost to another worker", extra={"job": job.public_id})
        return steps
    except Exception:
        logger.exception("job step failed", extra={"job": job.public_id, "kind": job.kind})
        _retry_later(job.pk, token, clock())
        return steps
    return steps + 1


def _advance(job: Job, now: datetime) -> timedelta | None:
    """Plans the job, or does its next rows; ends it where there is nothing more to do.

    The pause that the step asks for, if any.
    """
    kind = JOB_KINDS[job.kind]
    try:
        with transaction.atomic():
            if job.cursor is None:
                plan = kind.plan(job, now)
                job.total, job.phase, job.cursor = plan.total, plan.phase, plan.cursor
                return None
            cursor: JobCursor = deepcopy(job.cursor)  # what a step does to it is its own affair
            progress = kind.step(job, cursor, kind.batch, now)
            _apply_progress(job, kind, progress)
    except ServiceError as error:
        end_job(job, JobState.FAILED, now=now, failure=error.code, failure_params=error.params)
        return None
    if progress.failure is not None:
        end_job(job, JobState.FAILED, now=now, failure=progress.failure)
    elif progress.finished:
        end_job(job, JobState.SUCCEEDED, now=now)
    return progress.pause


def _apply_progress(job: Job, kind: JobKind, progress: StepProgress) -> None:
    """Store the result of a step: the job's cursor and counts, errors, rows and results."""
    ends_or_waits = progress.finished or progress.failure is not None or progress.pause
    if not ends_or_waits and progress.cursor == job.cursor:
        raise CursorUnchanged(job.public_id)
    rows = progress.ok + progress.failed + progress.skipped
    job.cursor = progress.cursor
    job.ok += progress.ok
    job.failed += progress.failed
    job.skipped += progress.skipped
    job.done += rows if progress.done is None else progress.done
    if progress.phase is not None and progress.phase != job.phase:
        job.phase, job.done = progress.phase, job.ok + job.failed + job.skipped
    if progress.total is not None:
        job.total = progress.total
    _store_errors(job, progress)
    if progress.results:
        job.result_chunks += 1
        add_chunk(JobResult, job.pk, job.result_chunks, _encode_results(kind, progress))


def _store_errors(job: Job, progress: StepProgress) -> None:
    stored = job.errors_found + job.warnings_found
    room = max(0, MAX_ERRORS - stored)
    JobError.objects.bulk_create(
        _as_row(job, number, error)
        for number, error in enumerate(progress.errors[:room], start=stored + 1)
    )
    warnings = sum(error.is_warning for error in progress.errors)
    job.warnings_found += warnings
    job.errors_found += len(progress.errors) - warnings


def _as_row(job: Job, number: int, error: RowError) -> JobError:
    return JobError(
        issuer_id=job.issuer_id,
        job=job,
        number=number,
        row=error.row,
        column=error.column and error.column[:200],
        code=error.code,
        is_warning=error.is_warning,
        params={name: str(value) for name, value in error.params.items()},
    )


def _encode_results(kind: JobKind, progress: StepProgress) -> bytes:
    documents = (each for each in progress.results if isinstance(each, bytes))
    rows = (each for each in progress.results if not isinstance(each, bytes))
    match kind.format:
        case ResultFormat.LINES:
            return json_lines(documents)
        case ResultFormat.PDF:
            return b"".join(documents)
        case ResultFormat.ZIP:
            return zip_archive(cast(Iterator[tuple[str, bytes]], rows))
    return csv_lines(rows)


def _at_concurrency_limit(at_work: Iterable[Working]) -> Q:
    full = Q(pk__in=())
    for issuer_id, name, number in at_work:
        kind = JOB_KINDS.get(name)
        if kind is not None and number >= kind.at_once:
            full |= Q(issuer_id=issuer_id, kind=name)
    return full


def _fewest_at_work_first(due: JobQuerySet, at_work: Iterable[Working]) -> JobQuerySet:
    """By how many jobs of their issuer are being worked on, then by how long they have waited."""
    of_issuer: Counter[UUID] = Counter()
    for issuer_id, _name, number in at_work:
        of_issuer[issuer_id] += number
    if not of_issuer:
        return due
    counts = [When(issuer_id=issuer_id, then=Value(n)) for issuer_id, n in of_issuer.items()]
    return due.order_by(Case(*counts, default=Value(0)), *due.query.order_by)


def _release(job_id: UUID, token: UUID, now: datetime) -> None:
    """Back into the queue, behind those that wait."""
    Job.objects.filter(pk=job_id, lease_token=token).update(
        lease_token=None, due_at=now, attempts=0
    )


@transaction.atomic
def _retry_later(job_id: UUID, token: UUID, now: datetime) -> None:
    """After a failure of ours: later once more, and in the end no more."""
    rows = Job.objects.select_for_update(of=("self",), no_key=True)
    job = rows.filter(pk=job_id, lease_token=token).first()
    if job is None:
        return
    if job.attempts >= MAX_ATTEMPTS:
        end_job(job, JobState.FAILED, now=now, failure=INTERNAL_ERROR)
        return
    job.lease_token = None
    job.due_at = now + RETRY_DELAY * 2 ** (job.attempts - 1)
    job.save()
