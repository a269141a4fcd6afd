"""Erasing removes files of jobs that name the person, and their parameters."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.jobs import files, operations as jobs, runner
from accounts.jobs.models import Job, JobState
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.models import Certificate
from certificates.search.jobs import EXPORT, parameters
from certificates.search.lists import CertificateFilters
from tests.certificates.erasure.helpers import MARK, erase_now, personal_fields
from tests.certificates.erasure.test_no_trace_left import traces
from tests.certificates.transitions.bulk_helpers import finished_bulk_action
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_type

FILTER = {"externalRef": MARK}


HERS = [
    *("Li", "3;Li;ana@example.com", "„Li“ Wei", "née-Li.", '["Li"]', "Ana\tLi", "\0Li\0"),
    r'"1.\nLi"',  # as JSON writes the end of a line
]
OTHERS = ["Lina;Ana", "LiLi", "McLi 7", "2Li", "Li2"]


@pytest.fixture
def hers(issuer: Issuer) -> Certificate:
    return issue_one(
        make_type(issuer, code="diploma", kind="person", required=[]), **personal_fields()
    )


@pytest.fixture
def asked(api: Api, issuer: Issuer, hers: Certificate) -> list[Job]:
    """A suspension, its way back, and an export of a list: all of them name her."""
    suspended = finished_bulk_action(api, filter=FILTER, note=MARK, publicNote=MARK)
    assert (suspended.kind, suspended.ok) == ("certificates.suspend", 1)
    filters = CertificateFilters(keys=(("externalRef", MARK),))
    context = context_of(issuer)
    made = [
        suspended,
        jobs.undo_job(context=context, job_id=suspended.pk),
        jobs.create_job(context=context, kind=EXPORT, parameters=parameters(filters)),
    ]
    runner.run_due_jobs()
    assert MARK in str(Job.objects.values_list("parameters"))
    assert not Job.objects.unfinished().exists()
    return made


def test_by_an_erasure(api: Api, hers: Certificate, asked: list[Job]):
    erase_now(api, hers)
    assert traces() == set()
    suspended = Job.objects.get(pk=asked[0].pk)
    assert (suspended.parameters["action"], suspended.parameters["reason"]) == ("suspend", "recall")


def test_after_seven_days(asked: list[Job]):
    files.remove_files(now=timezone.now() + timedelta(days=7, minutes=1))
    assert "accounts_job" not in traces()


def forget(issuer: Issuer, name: str, *, where: str) -> int:
    """How many jobs lose their files for this name: there is one, and this is what it has read."""
    now = timezone.now()
    context = context_of(issuer, now=now)
    jobs.create_job(context=context, kind=EXPORT, source=[where.encode()])
    Job.objects.update(state=JobState.SUCCEEDED, finished_at=now)
    names = [name.encode()]
    return files.erase_job_files(issuer_id=issuer.pk, mode=Mode.LIVE, names=names, now=now)


@pytest.mark.parametrize("where", HERS)
def test_a_short_name_is_found_as_a_word(issuer: Issuer, where: str):
    assert forget(issuer, "Li", where=where) == 1


@pytest.mark.parametrize("where", OTHERS)
def test_a_file_that_names_another_person_is_kept(issuer: Issuer, where: str):
    assert forget(issuer, "Li", where=where) == 0


@pytest.mark.parametrize(
    "name", ["Përparim Gashi", "Ça", 'O"Neil (jr.) *', r"back\slash", "a+b@x.y"]
)
def test_any_name_is_found(issuer: Issuer, name: str):
    assert forget(issuer, name, where=f"7;{name};8") == 1
