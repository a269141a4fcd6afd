"""The job engine: steps, one worker at a time, each row once, and progress."""

from datetime import timedelta

import orjson
import pytest
from django.db import IntegrityError, transaction

from accounts.errors import InputTooLarge, TooManyJobs
from accounts.jobs import files, operations as jobs, runner
from accounts.jobs.models import Job, JobError, JobInput, JobResult, JobState
from accounts.jobs.registry import JOB_KINDS, JobPlan, StepProgress
from accounts.jobs.tasks import remove_job_files, run_jobs
from accounts.scopes import Mode
from config.celery import app
from config.tasks import start_due, tasks_with_work
from tests.factories.jobs import (
    START,
    TALLY,
    claim_job,
    make_job,
    run_one_step,
    tallied_numbers,
)
from webhooks.event_types import EVENT_TYPES
from webhooks.models import Event

pytestmark = pytest.mark.django_db
NOW = START
LATER = NOW + runner.LEASE + timedelta(seconds=1)


def text(job: Job) -> str:
    job.refresh_from_db()
    return b"".join(files.read_results(job)).decode()


# --- from start to end ----------------------------------------------------------------------------


def test_a_job_does_each_row_once_and_writes_its_result(issuer):
    job = make_job(issuer, bad=[3, 24])
    runner.run_due_jobs()
    job.refresh_from_db()
    assert tallied_numbers() == [n for n in range(1, 26) if n not in {3, 24}]
    assert (job.state, job.total, job.done) == (JobState.SUCCEEDED, 25, 25)
    assert (job.ok, job.failed, job.skipped, job.errors_found) == (23, 2, 0, 2)
    assert job.started_at
    assert job.finished_at
    assert job.lease_token is None
    errors = job.errors.order_by("number").values_list("number", "row", "column", "code")
    assert list(errors) == [(1, 3, "serialNumber", "required"), (2, 24, "serialNumber", "required")]
    lines = text(job).splitlines()
    assert lines[:4] == ["row,outcome", "1,ok", "2,ok", "3,failed"]
    assert len(lines) == 26


def test_beat_wakes_the_work_and_the_cleaning(issuer):
    job = make_job(issuer, source=[b"some input"])
    beat = {entry["task"] for entry in app.conf.beat_schedule.values()}
    assert {start_due.name, remove_job_files.name} <= beat
    assert run_jobs.name in tasks_with_work()
    run_jobs()
    Job.objects.filter(pk=job.pk).update(finished_at=NOW - timedelta(days=8))
    remove_job_files()
    job.refresh_from_db()
    assert job.state == JobState.SUCCEEDED
    assert job.files_removed_at


def test_its_end_is_announced_once(issuer):
    job = make_job(issuer)
    runner.run_due_jobs()
    event = Event.objects.get(subject=job.pk)
    body = orjson.loads(event.body)
    assert (event.type, event.sequence, event.issuer_id) == ("job.completed", 2, issuer.pk)
    assert body["data"] == {
        "jobId": job.public_id,
        "kind": TALLY,
        "state": "succeeded",
        "dryRun": False,
        "failure": None,
        "counts": {"total": 25, "ok": 25, "failed": 0, "skipped": 0},
    }
    example = EVENT_TYPES["job.completed"].example
    assert body["data"].keys() == example.keys()


def test_a_phase_that_only_checks_counts_its_own_rows(issuer, change_tally):
    def step(job, cursor, limit, now):
        if cursor["phase"] == "checking":
            return StepProgress(cursor={"phase": "issuing"}, done=25, phase="issuing", total=25)
        return StepProgress(cursor=cursor, ok=25, finished=True)

    def plan(job, now):
        return JobPlan(cursor={"phase": "checking"}, phase="checking")

    change_tally(plan=plan, step=step)
    make_job(issuer)
    job = claim_job()
    seen = []
    while run_one_step(job):
        job.refresh_from_db()
        seen.append((job.phase, job.done, job.total))
    job.refresh_from_db()
    assert seen == [("checking", 0, None), ("issuing", 0, 25)]
    assert (job.phase, job.done, job.ok) == ("issuing", 25, 25)


def test_errors_beyond_ten_thousand_are_counted_not_kept(issuer, change_tally):
    change_tally(batch=4_000)
    job = make_job(issuer, rows=10_050, bad=list(range(1, 10_051)))
    runner.run_due_jobs()
    job.refresh_from_db()
    assert (job.errors_found, job.failed) == (10_050, 10_050)
    assert JobError.objects.filter(job=job).count() == 10_000


def test_files_stay_seven_days(issuer):
    job = make_job(issuer, source=[b"some input"])
    runner.run_due_jobs(clock=lambda: NOW + timedelta(days=400))
    job.refresh_from_db()
    ended = job.finished_at or NOW
    assert files.remove_files(now=ended + timedelta(days=6, hours=23)) == 0
    assert JobInput.objects.exists()
    assert files.remove_files(now=ended + timedelta(days=7, seconds=1)) == 1
    assert not JobInput.objects.exists()
    assert not JobResult.objects.exists()
    assert files.remove_files(now=ended + timedelta(days=8)) == 0
    assert Job.objects.filter(pk=job.pk).exists()


def test_the_database_refuses_a_job_that_is_over_and_is_not(issuer):
    job = make_job(issuer)
    for broken in (
        {"state": "succeeded"},
        {"state": "failed", "finished_at": NOW},
        {"finished_at": NOW},
        {"state": "unheard-of"},
        {"lease_token": job.pk},
    ):
        with pytest.raises(IntegrityError), transaction.atomic():
            Job.objects.filter(pk=job.pk).update(**broken)


# --- one worker at a time ---------------------------------------------------------------------------


def test_after_the_lease_another_worker_continues_at_the_exact_row(issuer):
    make_job(issuer)
    first = claim_job()
    run_one_step(first)  # plans
    run_one_step(first)
    assert runner.claim_job(now=NOW) is None, "the lease is still the first worker's"
    second = claim_job(LATER)
    assert second.pk == first.pk
    assert second.cursor == {"row": 10}
    while run_one_step(second, LATER):
        pass
    assert tallied_numbers() == list(range(1, 26))


def test_a_worker_that_lost_its_lease_writes_nothing(issuer):
    job = make_job(issuer)
    slow = claim_job()
    run_one_step(slow)
    quick = claim_job(LATER)
    with pytest.raises(runner.LeaseLost):
        run_one_step(slow, LATER)
    assert tallied_numbers() == []
    assert run_one_step(quick, LATER)
    job.refresh_from_db()
    assert (tallied_numbers(), job.cursor) == (list(range(1, 11)), {"row": 10})


def test_every_step_renews_the_lease(issuer):
    job = make_job(issuer)
    held = claim_job()
    run_one_step(held, NOW + timedelta(seconds=50))
    job.refresh_from_db()
    assert job.due_at == NOW + timedelta(seconds=110)
    assert runner.claim_job(now=LATER) is None


def test_jobs_of_a_kind_that_run_at_once_are_limited_per_issuer(issuer, other_issuer, change_tally):
    first, second = make_job(issuer), make_job(issuer)
    theirs = make_job(other_issuer)
    assert [claim_job().pk, claim_job().pk] == [first.pk, theirs.pk]
    assert runner.claim_job(now=NOW) is None
    change_tally(at_once=2)
    assert claim_job().pk == second.pk


def test_waiting_jobs_of_one_issuer_do_not_delay_another(issuer, other_issuer):
    for _ in range(5):
        make_job(issuer)
    theirs = make_job(other_issuer, now=NOW + timedelta(seconds=1))
    claim_job()
    assert claim_job(NOW + timedelta(seconds=2)).pk == theirs.pk


def test_a_worker_releases_a_long_job_so_that_others_run(issuer, other_issuer):
    long, short = make_job(issuer, rows=1000), make_job(other_issuer)
    ticks = iter(range(10_000))
    runner.run_due_jobs(
        clock=lambda: NOW + timedelta(seconds=next(ticks)), budget=timedelta(seconds=30)
    )
    long.refresh_from_db()
    short.refresh_from_db()
    assert (long.state, long.lease_token) == (JobState.RUNNING, None)
    assert 0 < long.done < 1000
    assert short.done > 0


def test_who_has_fewer_jobs_at_work_comes_first(issuer, other_issuer, change_tally):
    change_tally(at_once=3)
    for _ in range(3):
        make_job(issuer)
    theirs = [make_job(other_issuer, now=NOW + timedelta(seconds=n)) for n in (1, 2)]
    claimed = [claim_job(NOW + timedelta(seconds=5)) for _ in range(5)]
    assert [job.pk for job in claimed][1::2] == [job.pk for job in theirs]


def test_the_idle_tick_costs_little(issuer, django_assert_num_queries):
    with django_assert_num_queries(5):  # savepoint, lock, caps, look, release
        assert runner.run_due_jobs() == 0


def test_kinds_of_another_release_are_left_alone(issuer, monkeypatch):
    job = make_job(issuer)
    monkeypatch.delitem(JOB_KINDS, TALLY)
    assert runner.run_due_jobs() == 0
    job.refresh_from_db()
    assert job.state == JobState.QUEUED


# --- input ----------------------------------------------------------------------------------------


def test_waiting_jobs_are_limited_per_mode(issuer, other_issuer):
    for _ in range(jobs.WAITING_LIMIT):
        make_job(issuer, mode=Mode.TEST)
    with pytest.raises(TooManyJobs):
        make_job(issuer, mode=Mode.TEST)
    assert make_job(issuer)
    assert make_job(other_issuer, mode=Mode.TEST)


def test_an_input_beyond_its_limit_leaves_nothing(issuer, monkeypatch):
    def endless():
        while True:
            yield b"x" * 100_000

    with pytest.raises(InputTooLarge), transaction.atomic():
        make_job(issuer, source=endless())
    assert not Job.objects.exists()
    assert not JobInput.objects.exists()
