"""Create, find, cancel, undo and end jobs."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.actors import ActionContext, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import JobHasEnded, JobNotEnded, JobNotFound, NothingToUndo, TooManyJobs
from accounts.limits.issuer_lock import locked_issuer
from accounts.scopes import Mode
from accounts.signals import AccountEvent, announce_event
from lib import tracing

from .files import chunks_of
from .models import Job, JobInput, JobState, add_chunk
from .registry import JOB_KINDS

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
    for number, chunk in enumerate(chunks_of(source, input_limit)):
        add_chunk(JobInput, job.pk, number, chunk)
    stated = {"kind": job.kind, "dry_run": job.dry_run, "undo_of": undo_of and undo_of.public_id}
    record(context, "job.started", job.public_id, audit.initial_values(stated))
    return job


def find_job(*, context: RequestContext, job_id: UUID | None) -> Job:
    """The issuer's job in this mode. Raises JobNotFound for any other."""
    return Job.objects.for_issuer(context.issuer.id, context.mode).get_or_raise(
        JobNotFound, pk=job_id
    )


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
    """Starts the job that undoes what this one did. It is a job like any other, and can be seen.

    Raises JobNotEnded while there is something left to do, and NothingToUndo where the kind offers
    no way back, where nothing was changed, and where it was undone (or is being) already.
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
    return rows.select_for_update(of=("self",), no_key=True).get_or_raise(JobNotFound, pk=job_id)


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
