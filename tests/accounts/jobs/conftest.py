"""Fixtures of the tests of jobs: the kinds that they run, and a job that has ended."""

from collections.abc import Callable, Iterator

import pytest

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer
from tests.factories.jobs import (
    TALLY,
    UNTALLY,
    make_job,
    tally_kind,
    tally_table,
    untally_kind,
)


@pytest.fixture(autouse=True)
def tally_kinds(db: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Registers the job kinds of these tests, and creates their table."""
    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind())
    monkeypatch.setitem(JOB_KINDS, UNTALLY, untally_kind())
    with tally_table():
        yield


@pytest.fixture
def change_tally(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Registers the kind again, with these attributes changed."""
    return lambda **changes: monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind(**changes))


@pytest.fixture
def job(issuer: Issuer) -> Job:
    """A job that has ended, with two errors."""
    job = make_job(issuer, bad=[3, 24])
    runner.run_due_jobs()
    job.refresh_from_db()
    return job
