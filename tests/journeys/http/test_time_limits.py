"""The database's time limits for each process, with production settings."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from accounts.jobs.models import JobState
from accounts.jobs.registry import JOB_KINDS
from tests.factories import make_issuer
from tests.factories.jobs import TALLY, make_job, tally_kind, tally_table
from tests.journeys.processes.workers import database_url, wait, worker
from tests.paths import ROOT
from tests.structure.test_production import COMPLETE

pytestmark = [pytest.mark.journey, pytest.mark.django_db(transaction=True)]

LIMITS = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
TELL = f"""
from django.db import connection
with connection.cursor() as cursor:
    for name in {LIMITS}:
        cursor.execute(f"SHOW {{name}}")
        print(cursor.fetchone()[0])
"""
WEB = ("5s", "3s", "15s")
WORK = ("0", "10s", "5min")


def production(**changes: str) -> dict[str, str]:
    """A whole environment, at the database of these tests."""
    settings = {"DJANGO_SETTINGS_MODULE": "config.settings.production"}
    return COMPLETE | settings | {"DATABASE_URL": database_url()} | changes


def database_limits(*arguments: str) -> tuple[str, ...]:
    """What the database grants a process of this kind."""
    path = {"PATH": os.environ["PATH"]}
    command = [sys.executable, *arguments]
    output = subprocess.check_output(command, cwd=ROOT, env=path | production(), text=True)
    return tuple(output.splitlines()[-len(LIMITS) :])


@pytest.mark.parametrize(
    ("arguments", "limits"),
    [
        (("-c", f"import config.wsgi{TELL}"), WEB),
        (("-c", f"from config.celery import app; app.loader.init_worker(){TELL}"), WORK),
        (("manage.py", "shell", "--no-imports", "-c", TELL), WORK),
    ],
    ids=["web", "worker", "command"],
)
def test_only_the_web_gives_up_soon(arguments: tuple[str, ...], limits: tuple[str, ...]):
    assert database_limits(*arguments) == limits


@pytest.fixture
def tally(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind(batch=500))
    with tally_table():
        yield


def test_a_step_outlasts_what_the_web_is_granted(tally):
    """As one that sets a hundred certificates does, its transaction open meanwhile."""
    job = make_job(make_issuer(), seconds=1.0)
    brief = "-c statement_timeout=100ms -c idle_in_transaction_session_timeout=100ms"
    with worker(**production(DB_SESSION_OPTIONS=brief)):
        wait(lambda: type(job).objects.get(pk=job.pk).attempts > 0)
        wait(lambda: type(job).objects.filter(pk=job.pk, lease_token=None).exists())
    job.refresh_from_db()
    assert (job.state, job.attempts) == (JobState.SUCCEEDED, 1)
