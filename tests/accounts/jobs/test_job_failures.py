"""Jobs that fail, are refused, are cancelled or are undone."""

from collections.abc import Callable
from datetime import datetime, timedelta

import orjson
import pytest
from django.utils import timezone

from accounts.errors import JobHasEnded, JobNotEnded, NothingToUndo, ValidationFailed
from accounts.jobs import operations as jobs, runner
from accounts.jobs.models import Job, JobState
from accounts.jobs.registry import StepProgress
from accounts.models import AuditEntry
from accounts.scopes import Mode
from tests.factories import context_of
from tests.factories.jobs import (
    START,
    SYSTEM,
    TALLY,
    UNTALLY,
    claim_job,
    make_job,
    run_one_step,
    tallied_numbers,
)
from webhooks.models import Event

pytestmark = pytest.mark.django_db
NOW = START
LATER = NOW + runner.LEASE + timedelta(seconds=1)


# --- failures -------------------------------------------------------------------------------------


def at(moment: datetime) -> Callable[[], datetime]:
    """A clock that stands."""
    return lambda: moment


def failing(error: Exception):
    def step(job, cursor, limit, now):
        make_job(job.issuer)  # something written, which must not stay
        raise error

    return step


def test_an_unexpected_error_is_retried_then_fails_the_job(issuer, change_tally, caplog):
    change_tally(step=failing(RuntimeError("boom")))
    job = make_job(issuer)
    now, pauses = NOW, []
    while not job.has_ended:
        runner.run_due_jobs(clock=at(now))
        job.refresh_from_db()
        pauses.append((job.due_at - now).total_seconds())
        now = max(now, job.due_at)
    assert pauses[:4] == [5, 10, 20, 40]
    assert (job.state, job.failure, job.attempts) == (JobState.FAILED, "internal_error", 5)
    assert Job.objects.count() == 1
    assert Event.objects.filter(subject=job.pk).count() == 1
    assert "boom" in caplog.text


def test_a_refusal_of_the_domain_ends_the_job_at_once(issuer, change_tally):
    change_tally(step=failing(ValidationFailed([])))
    job = make_job(issuer)
    runner.run_due_jobs()
    job.refresh_from_db()
    assert (job.state, job.failure, job.ok) == (JobState.FAILED, "validation_failed", 0)
    assert Job.objects.count() == 1


def test_a_reported_failure_keeps_its_errors(issuer, change_tally):
    def step(job, cursor, limit, now):
        make_job(issuer)
        return StepProgress(cursor=cursor, failed=2, failure="validation_failed")

    change_tally(step=step)
    job = make_job(issuer)
    run_one_step(claim_job())
    run_one_step(Job.objects.get(pk=job.pk))
    job.refresh_from_db()
    assert (job.state, job.failure, job.failed) == (JobState.FAILED, "validation_failed", 2)
    assert Job.objects.count() == 2


def test_a_step_that_stands_still_is_not_run_for_ever(issuer, change_tally):
    def step(job, cursor, limit, now):
        return StepProgress(cursor=cursor)

    change_tally(step=step)
    job = make_job(issuer)
    now = timezone.now()
    for minute in range(10):
        runner.run_due_jobs(clock=at(now + timedelta(minutes=minute)))
    job.refresh_from_db()
    assert (job.state, job.failure) == (JobState.FAILED, "internal_error")


def test_a_job_whose_workers_die_one_after_the_other_fails(issuer):
    job = make_job(issuer)
    now = NOW
    for _ in range(runner.MAX_ATTEMPTS):
        held = claim_job(now)  # and never heard of again
        now = held.due_at
    runner.run_due_jobs(clock=at(now))
    job.refresh_from_db()
    assert (job.state, job.failure) == (JobState.FAILED, "internal_error")


# --- cancel and undo ------------------------------------------------------------------------------


def cancel(job: Job, now: datetime = NOW) -> Job:
    return jobs.cancel_job(
        context=context_of(job.issuer, Mode(job.mode), actor=SYSTEM, now=now), job_id=job.pk
    )


def undo(job: Job) -> Job:
    return jobs.undo_job(
        context=context_of(job.issuer, Mode(job.mode), actor=SYSTEM), job_id=job.pk
    )


def test_a_waiting_job_is_cancelled_at_once(issuer):
    job = cancel(make_job(issuer))
    assert job.state == JobState.CANCELLED
    assert runner.claim_job(now=LATER) is None
    assert orjson.loads(Event.objects.get(subject=job.pk).body)["data"]["state"] == "cancelled"


def test_a_running_job_is_cancelled_before_its_next_step(issuer):
    make_job(issuer)
    held = claim_job()
    run_one_step(held)
    run_one_step(held)
    assert cancel(held).state == JobState.CANCELLING
    assert cancel(held).state == JobState.CANCELLING, "asking twice is no fault"
    assert not run_one_step(held)
    held.refresh_from_db()
    assert (held.state, held.ok, tallied_numbers()) == (JobState.CANCELLED, 10, list(range(1, 11)))
    assert cancel(held).state == JobState.CANCELLED
    assert Event.objects.filter(subject=held.pk).count() == 1


def test_a_cancelled_job_whose_worker_died_is_still_ended(issuer):
    make_job(issuer)
    held = claim_job()
    cancel(held)
    runner.run_due_jobs(clock=at(LATER))
    held.refresh_from_db()
    assert held.state == JobState.CANCELLED


def test_an_ended_job_cannot_be_cancelled(issuer):
    job = make_job(issuer)
    runner.run_due_jobs()
    with pytest.raises(JobHasEnded):
        cancel(job)


def test_undo_is_a_job_of_its_own_and_happens_once(issuer):
    job = make_job(issuer)
    with pytest.raises(JobNotEnded):
        undo(job)
    runner.run_due_jobs()
    back = undo(job)
    assert (back.kind, back.undo_of) == (UNTALLY, job)
    with pytest.raises(NothingToUndo):
        undo(job)
    runner.run_due_jobs()
    back.refresh_from_db()
    assert (back.state, back.ok, tallied_numbers()) == (JobState.SUCCEEDED, 25, [])
    with pytest.raises(NothingToUndo):
        undo(job)
    with pytest.raises(NothingToUndo):
        undo(back)


def test_a_cancelled_undo_can_be_started_again(issuer):
    job = make_job(issuer)
    runner.run_due_jobs()
    cancel(undo(job), timezone.now())
    assert undo(job).state == JobState.QUEUED


def test_a_cancelled_job_can_be_undone(issuer):
    make_job(issuer)
    held = claim_job()
    run_one_step(held)
    run_one_step(held)
    cancel(held)
    run_one_step(held)
    assert undo(held).undo_of_id == held.pk


@pytest.mark.parametrize("case", ["dry run", "nothing done", "no way back"])
def test_jobs_that_cannot_be_undone(issuer, change_tally, case):
    bad = list(range(1, 26)) if case == "nothing done" else []
    job = make_job(issuer, dry_run=case == "dry run", bad=bad)
    runner.run_due_jobs()
    if case == "no way back":
        change_tally(undone_by=None)
    with pytest.raises(NothingToUndo):
        undo(job)


def test_the_audit_has_start_end_and_result_of_a_job(issuer):
    make_job(issuer)
    held = claim_job()
    run_one_step(held)
    run_one_step(held)
    cancel(held)
    run_one_step(held)
    entries = AuditEntry.objects.for_issuer(issuer.pk).filter(target=held.public_id)
    told = {entry.action: entry.changes for entry in entries}
    assert told.keys() == {"job.started", "job.cancelled", "job.ended"}
    assert told["job.started"]["kind"]["after"] == TALLY
    assert told["job.ended"]["state"]["after"] == "cancelled"
    assert told["job.ended"]["ok"]["after"] == 10
