"""What people say or search for when they ask for a job is kept no longer than the job's files."""

from datetime import timedelta
from importlib import import_module

import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import Issuer, Job
from accounts.operations import job_files, jobs, run
from accounts.scopes import Mode
from certificates.jobs.listing import EXPORT, parameters
from certificates.models import Certificate
from certificates.operations.lists import Filters
from tests.certificates.action_cases import done
from tests.certificates.erasure_cases import MARK, erased, stated
from tests.certificates.test_erasing import traces
from tests.conftest import Api
from tests.factories import TESTER, issue_one, make_type

migration = import_module("accounts.migrations.0045_words_of_jobs")

FILTER = {"externalRef": MARK}


@pytest.fixture
def hers(issuer: Issuer) -> Certificate:
    return issue_one(make_type(issuer, code="diploma", kind="person", required=[]), **stated())


@pytest.fixture
def asked(api: Api, issuer: Issuer, hers: Certificate) -> list[Job]:
    """A suspension, its way back, and an export of a list: all of them name her."""
    suspended = done(api, filter=FILTER, note=MARK, publicNote=MARK)
    assert (suspended.kind, suspended.ok) == ("certificates.suspend", 1)
    filters = Filters(keys=(("externalRef", MARK),))
    by = {"issuer_id": issuer.pk, "mode": Mode.LIVE, "actor": TESTER, "now": timezone.now()}
    made = [
        suspended,
        jobs.undo_job(job_id=suspended.pk, **by),
        jobs.create_job(kind=EXPORT, parameters=parameters(filters), **by),
    ]
    run.run_due()
    assert MARK in str(Job.objects.values_list("parameters"))
    assert not Job.objects.unfinished().exists()
    return made


def test_by_an_erasure(api: Api, hers: Certificate, asked: list[Job]):
    erased(api, hers)
    assert traces() == set()
    suspended = Job.objects.get(pk=asked[0].pk)
    assert (suspended.parameters["action"], suspended.parameters["reason"]) == ("suspend", "recall")


def test_after_seven_days(asked: list[Job]):
    job_files.remove_files(now=timezone.now() + timedelta(days=7, minutes=1))
    assert "accounts_job" not in traces()


def test_also_of_jobs_whose_files_were_gone_before(asked: list[Job]):
    Job.objects.filter(pk=asked[2].pk).update(files_removed_at=timezone.now())
    with connection.cursor() as cursor:
        cursor.execute(migration.EMPTY_WORDS)
    words = [each.parameters for each in Job.objects.order_by("pk")]
    assert [MARK in str(each) for each in words] == [True, True, False]
    assert words[2] == {"filters": None, "ids": None}
