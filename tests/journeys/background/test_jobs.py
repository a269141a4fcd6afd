"""Jobs in worker processes: killed, in parallel; each row once."""

import signal
import threading
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from functools import partial

import pytest
from django.db import connections
from django.utils import timezone

from accounts.errors import NothingToUndo
from accounts.jobs import files, operations as jobs, runner
from accounts.jobs.models import Job, JobState
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer
from tests.factories import context_of, make_issuer
from tests.factories.jobs import SYSTEM, TALLY, make_job, tallied_numbers, tally_kind, tally_table
from tests.journeys.processes.workers import wait, worker
from webhooks.models import Event

pytestmark = [pytest.mark.journey, pytest.mark.django_db(transaction=True)]


@pytest.fixture(autouse=True)
def tally(transactional_db, monkeypatch) -> Iterator[None]:
    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind(batch=500, at_once=5))
    with tally_table():
        yield


@pytest.fixture
def issuer(transactional_db) -> Issuer:
    return make_issuer()


def state(job: Job) -> Job:
    job.refresh_from_db()
    return job


def has_done(job: Job, rows: float) -> bool:
    return state(job).done > rows


def assert_each_row_once(job: Job, rows: int) -> None:
    assert (job.state, job.ok, job.done) == (JobState.SUCCEEDED, rows, rows)
    assert tallied_numbers() == list(range(1, rows + 1))
    lines = b"".join(files.read_results(job)).decode().splitlines()
    assert lines == ["row,outcome", *(f"{number},ok" for number in range(1, rows + 1))]
    assert Event.objects.filter(subject=job.pk).count() == 1


def test_killed_twice_midway_and_still_each_row_once(issuer):
    rows = 20_000
    job = make_job(issuer, rows=rows, seconds=0.02)
    for share in (0.25, 0.6):
        with worker() as process:
            wait(partial(has_done, job, share * rows))
            process.send_signal(signal.SIGKILL)
            process.wait()
        before = state(job).done
        assert share * rows < before < rows
        assert job.state == JobState.RUNNING
        assert tallied_numbers() == list(range(1, before + 1)), (
            "what was not kept was not done either"
        )
    with worker():
        wait(lambda: state(job).has_ended)
    assert_each_row_once(job, rows)


def test_two_workers_share_the_jobs_and_do_no_step_twice(issuer):
    made = [make_job(issuer, rows=3_000) for _ in range(6)]
    with worker(), worker():
        wait(lambda: all(state(job).has_ended for job in made))
    assert [job.ok for job in made] == [3_000] * 6
    assert set(Counter(tallied_numbers()).values()) == {6}
    assert [Event.objects.filter(subject=job.pk).count() for job in made] == [1] * 6


def test_a_step_longer_than_its_lease_is_not_taken_away(issuer):
    """The worker's lease is a second, and a step of this job takes two."""
    job = make_job(issuer, rows=1_000, seconds=2)
    with worker(), worker():
        wait(lambda: state(job).has_ended)
    assert_each_row_once(job, 1_000)


def test_cancelled_while_a_worker_is_in_a_step(issuer):
    job = make_job(issuer, rows=50_000, seconds=0.1)
    with worker():
        wait(lambda: state(job).done > 0)
        jobs.cancel_job(context=context_of(issuer, actor=SYSTEM), job_id=job.pk)
        wait(lambda: state(job).has_ended)
    assert job.state == JobState.CANCELLED
    assert tallied_numbers() == list(range(1, job.ok + 1))
    assert job.ok < 50_000


def test_a_hundred_claims_at_once_keep_to_the_cap(issuer, monkeypatch):
    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind(at_once=3))
    for _ in range(20):
        make_job(issuer)
    taken: list[Job] = []

    def claim() -> None:
        try:
            tries = (runner.claim_job(now=timezone.now()) for _ in range(10))
            taken.extend(job for job in tries if job)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=claim) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({job.pk for job in taken}) == len(taken) == 3


def test_undone_twice_at_once_is_undone_once(issuer, monkeypatch):
    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind(undone_by=TALLY))
    job = make_job(issuer)
    runner.run_due_jobs(budget=timedelta(seconds=30))
    outcomes: list[str] = []

    def undo() -> None:
        try:
            jobs.undo_job(context=context_of(issuer, actor=SYSTEM), job_id=job.pk)
            outcomes.append("started")
        except NothingToUndo:
            outcomes.append("refused")
        finally:
            connections.close_all()

    threads = [threading.Thread(target=undo) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert Counter(outcomes) == {"started": 1, "refused": 7}
