"""The issuer wants to be warned otherwise: the notices of what was issued before follow."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from django.db import transaction
from django.utils import timezone

from accounts.exports import EXPORT
from accounts.jobs import operations as jobs, runner
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.scopes import Mode
from certificates.models import Certificate, CertificateType
from certificates.transitions import notices
from certificates.transitions.notices import reschedule
from tests.certificates.transitions.test_notices import DAY, END, ending, notices_of
from tests.conftest import Api
from tests.factories import issue_one
from tests.factories.jobs import make_job


def change(api: Api, days: list[int]) -> None:
    response = api.patch("account/settings", {"expiryWarningDays": days})
    assert response.status_code == 200, response.content


def next_of(certificate: Certificate) -> datetime | None:
    certificate.refresh_from_db()
    return certificate.next_notice_at


def until(days: int, certificate_type: CertificateType, **stated: object) -> Certificate:
    """Good for so many days from now on."""
    last = timezone.localdate() + timedelta(days=days)
    return issue_one(certificate_type, **({"valid_until": last} | stated))


@pytest.mark.parametrize("days", [[90, 14], [365], [], [1]])
def test_every_next_notice_follows(api, certificate_type, days: list[int]):
    coming = until(730, certificate_type)
    trial = until(730, certificate_type, mode=Mode.TEST)
    endless = issue_one(certificate_type, valid_until=None)
    change(api, days)
    runner.run_due_jobs()
    assert coming.ends_at is not None
    expected = coming.ends_at - max(days, default=0) * DAY
    assert next_of(coming) == expected
    assert next_of(trial) == expected
    assert next_of(endless) is None
    assert not Job.objects.exclude(state="succeeded").exists()


def test_settings_are_saved_however_many_jobs_wait(api, issuer, certificate_type, monkeypatch):
    monkeypatch.setattr(jobs, "WAITING_LIMIT", 1)
    until(730, certificate_type)
    make_job(issuer, kind=EXPORT)
    for days in ([90], [60]):
        change(api, days)
    Job.objects.filter(kind=EXPORT).delete()
    assert make_job(issuer, kind=EXPORT)  # they take no place from others, either


def test_in_any_number_of_steps_and_as_the_last_change_says(api, certificate_type, monkeypatch):
    monkeypatch.setitem(
        JOB_KINDS, notices.RESCHEDULE, replace(JOB_KINDS[notices.RESCHEDULE], batch=2)
    )
    made = [until(730, certificate_type) for _ in range(5)]
    change(api, [90])
    change(api, [60])
    runner.run_due_jobs()
    assert made[0].ends_at is not None
    assert {next_of(each) for each in made} == {made[0].ends_at - 60 * DAY}


def test_rescheduling_sends_no_warning_that_is_over(api, certificate_type):
    soon = until(20, certificate_type)
    change(api, [60])
    runner.run_due_jobs()
    assert next_of(soon) == soon.ends_at
    assert notices_of(soon) == []


def test_rescheduling_keeps_a_warning_due_and_unsent(certificate_type: CertificateType):
    certificate = ending(certificate_type)
    retell = {"issuer_id": certificate.issuer_id, "mode": Mode.LIVE, "after": None, "limit": 10}
    with transaction.atomic():  # a job's step
        assert reschedule(**retell, days=[60], now=END - 29 * DAY) == (0, None)
    assert notices.send_due(now=END - 29 * DAY) == 1
    assert notices_of(certificate) == [("expiring", 30)]


def test_other_settings_start_nothing(api, certificate_type):
    until(730, certificate_type)
    change(api, [30, 7, 1])
    api.patch("account/settings", {"notifyHolder": True})
    assert not Job.objects.exists()


def test_without_certificates_there_is_nothing_to_do(api):
    change(api, [60])
    assert not Job.objects.exists()
