"""Jobs, and a job kind that counts how often each row was done."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from django.db import connection

from accounts.actors import Actor, ActorKind
from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job
from accounts.jobs.registry import (
    JobCursor,
    JobKind,
    JobPlan,
    JobTexts,
    NextStep,
    RowError,
    StepProgress,
    page_step,
)
from accounts.models import Issuer
from accounts.scopes import Mode, Scope
from tests.factories import context_of

TALLY = "test.tally"
UNTALLY = "test.untally"
START = datetime.fromisoformat("2026-01-05T10:00:00Z")  # when these jobs are made
SYSTEM = Actor(kind=ActorKind.SYSTEM, id="test", request_id="request-1")


class TallyTexts(JobTexts):
    """The sentences about a tally."""

    def title(self, job: Job) -> str:
        return f"Tally {job.parameters['rows']} rows"

    def closing(self, job: Job) -> str:
        return f"{job.ok} rows are tallied."

    def start_again(self, job: Job) -> NextStep:
        return page_step("Tally once more", "accounts_job_changelist")


def plan(job: Job, now: datetime) -> JobPlan:
    return JobPlan(total=job.parameters["rows"], cursor={"row": 0})


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Writes the next rows into a table without any constraint; `bad` rows are errors instead."""
    rows, bad = job.parameters["rows"], set(job.parameters.get("bad", ()))
    numbers = range(cursor["row"] + 1, min(cursor["row"] + limit, rows) + 1)
    good = [number for number in numbers if number not in bad]
    with connection.cursor() as database:
        database.execute("INSERT INTO tally SELECT unnest(%s::int[])", [good])
    time.sleep(job.parameters.get("seconds", 0))
    return StepProgress(
        cursor={"row": numbers[-1]},
        ok=len(good),
        failed=len(numbers) - len(good),
        errors=[
            RowError(row=n, column="serialNumber", code="required") for n in numbers if n in bad
        ],
        results=[(number, "failed" if number in bad else "ok") for number in numbers],
        finished=numbers[-1] == rows,
    )


def unplan(job: Job, now: datetime) -> JobPlan:
    assert job.undo_of is not None
    return JobPlan(total=job.undo_of.ok)


def unstep(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Takes all of it back at once."""
    with connection.cursor() as database:
        database.execute("DELETE FROM tally")
        return StepProgress(cursor=cursor, ok=database.rowcount, finished=True)


def tally_kind(**changes: Any) -> JobKind:
    """The tally, with some of its traits changed."""
    traits: dict[str, Any] = {
        "name": TALLY,
        "title": "Tally",
        "texts": TallyTexts(),
        "scope": Scope.CERTIFICATES_MANAGE,
        "plan": plan,
        "step": step,
        "batch": 10,
        "columns": ("row", "outcome"),
        "undone_by": UNTALLY,
    }
    return JobKind(**(traits | changes))


def untally_kind() -> JobKind:
    """The way back."""
    return tally_kind(name=UNTALLY, plan=unplan, step=unstep, columns=(), undone_by=None)


def claim_job(now: datetime = START) -> Job:
    """The job that a worker gets at this moment."""
    job = runner.claim_job(now=now)
    assert job is not None
    return job


def run_one_step(job: Job, now: datetime = START) -> bool:
    """One step by the worker that holds the job; whether there is another."""
    assert job.lease_token is not None
    return runner.run_step(job_id=job.pk, token=job.lease_token, now=now)


@contextmanager
def tally_table() -> Iterator[None]:
    """The table that the tally is kept in; dropped afterwards, since tests count the database's tables."""
    with connection.cursor() as database:
        database.execute("CREATE TABLE tally (number int)")
        database.execute("GRANT ALL ON tally TO certificates_web")  # as which steps are done
    yield
    with connection.cursor() as database:
        database.execute("DROP TABLE tally")


def tallied_numbers() -> list[int]:
    """Every number that was written, as often as it was."""
    with connection.cursor() as database:
        database.execute("SELECT number FROM tally ORDER BY number")
        return [number for (number,) in database.fetchall()]


def make_job(
    issuer: Issuer,
    *,
    mode: Mode = Mode.LIVE,
    kind: str = TALLY,
    now: datetime = START,
    source: Iterable[bytes] = (),
    dry_run: bool = False,
    **parameters: Any,
) -> Job:
    """A job in the queue: a tally of 25 rows, unless told otherwise."""
    return create_job(
        context=context_of(issuer, mode, actor=SYSTEM, now=now),
        kind=kind,
        parameters={"rows": 25} | parameters,
        source=source,
        dry_run=dry_run,
    )
