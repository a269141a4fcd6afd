"""The limit of waiting jobs holds under concurrency."""

import pytest

from accounts.errors import TooManyJobs
from accounts.exports import EXPORT
from accounts.jobs import operations as jobs
from accounts.jobs.models import Job
from accounts.models import Issuer
from tests.factories.jobs import make_job
from tests.support.concurrency import run_while_locked


@pytest.mark.django_db(transaction=True)
def test_one_of_two_gets_the_last_place(issuer: Issuer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(jobs, "WAITING_LIMIT", 1)
    with pytest.raises(TooManyJobs):
        run_while_locked(
            lambda: make_job(issuer, kind=EXPORT), lambda: make_job(issuer, kind=EXPORT)
        )
    assert Job.objects.count() == 1
