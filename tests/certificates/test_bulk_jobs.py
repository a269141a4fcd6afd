"""Bulk actions on the way: a worker is killed, a person cancels, others move the same certificates."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.catalog import KINDS
from accounts.models import Issuer, Job
from accounts.operations import run
from certificates.models import Certificate, CertificateType, Hold
from tests.certificates.action_cases import (
    make_batch,
    start,
    states,
)
from tests.certificates.lifecycle_cases import act, events_of
from tests.factories.jobs import claimed, one_step


@pytest.fixture
def recalled(certificate_type: CertificateType) -> list[Certificate]:
    """Five of the batch, and one of another."""
    return make_batch(certificate_type)


class TestOnTheWay:
    """A worker is killed, a person cancels, others move the same certificates."""

    @pytest.fixture(autouse=True)
    def by_two(self, monkeypatch):
        for name in ("certificates.suspend", "certificates.lift"):
            monkeypatch.setitem(KINDS, name, smaller(name))

    def test_another_worker_goes_on_behind_what_was_kept(self, issuer, recalled):
        now = timezone.now()
        start(issuer, now=now, keys=(("batch", "B-42"),))
        lost = claimed(now)
        for _ in range(2):  # plans, then two certificates
            one_step(lost, now)
        assert states(recalled) == ["suspended"] * 2 + ["active"] * 3
        later = now + timedelta(minutes=2)
        run.run_due(clock=lambda: later)
        with pytest.raises(run.LeaseLost):
            one_step(lost, later)
        job = Job.objects.get()
        assert (job.state, job.ok) == ("succeeded", 5)
        assert Hold.objects.count() == 5
        assert [len(events_of(row)) for row in recalled] == [2] * 5

    def test_a_move_between_two_steps_is_respected(self, api, issuer, recalled):
        now = timezone.now()
        job = start(issuer, now=now, keys=(("batch", "B-42"),))
        held = claimed(now)
        one_step(held, now)
        act(api, recalled[1], "revoke", {"reason": "fraud"})
        while one_step(held, now):
            pass
        job.refresh_from_db()
        assert (job.ok, job.skipped) == (4, 1)
        assert states(recalled)[1] == "revoked"

    def test_cancelled_it_stops_and_what_was_done_can_be_taken_back(self, api, issuer, recalled):
        now = timezone.now()
        job = start(issuer, now=now, keys=(("batch", "B-42"),))
        held = claimed(now)
        for _ in range(2):
            one_step(held, now)
        assert api.post(f"jobs/{job.public_id}/cancel", {}).status_code == 200
        assert not one_step(held, now)
        assert states(recalled) == ["suspended"] * 2 + ["active"] * 3
        assert api.post(f"jobs/{job.public_id}/undo", {}).status_code == 202
        run.run_due()
        assert states(recalled) == ["active"] * 5

    def test_a_suspended_account_ends_it(self, issuer, recalled):
        job = start(issuer, keys=(("batch", "B-42"),))
        Issuer.objects.filter(pk=issuer.pk).update(standing="suspended")
        run.run_due()
        job.refresh_from_db()
        assert (job.state, job.failure) == ("failed", "issuer_suspended")
        assert states(recalled) == ["active"] * 5


def smaller(name: str):
    """The kind, two certificates a step."""
    return replace(KINDS[name], batch=2)
