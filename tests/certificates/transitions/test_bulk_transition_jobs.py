"""Jobs of bulk transitions: a killed worker, cancelling, concurrent transitions."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer
from certificates.models import Certificate, CertificateType, Hold
from tests.certificates.transitions.bulk_helpers import make_batch, start_bulk_action, states_of
from tests.certificates.transitions.helpers import events_of, request_transition
from tests.factories.jobs import claim_job, run_one_step


@pytest.fixture
def recalled(certificate_type: CertificateType) -> list[Certificate]:
    """Five of the batch, and one of another."""
    return make_batch(certificate_type)


class TestOnTheWay:
    """A worker is killed, a person cancels, others move the same certificates."""

    @pytest.fixture(autouse=True)
    def by_two(self, monkeypatch):
        for name in ("certificates.suspend", "certificates.lift"):
            monkeypatch.setitem(JOB_KINDS, name, smaller(name))

    def test_another_worker_continues_after_the_stored_rows(self, issuer, recalled):
        now = timezone.now()
        start_bulk_action(issuer, now=now, keys=(("batch", "B-42"),))
        lost = claim_job(now)
        for _ in range(2):  # plans, then two certificates
            run_one_step(lost, now)
        assert states_of(recalled) == ["suspended"] * 2 + ["active"] * 3
        later = now + timedelta(minutes=2)
        runner.run_due_jobs(clock=lambda: later)
        with pytest.raises(runner.LeaseLost):
            run_one_step(lost, later)
        job = Job.objects.get()
        assert (job.state, job.ok) == ("succeeded", 5)
        assert Hold.objects.count() == 5
        assert [len(events_of(row)) for row in recalled] == [2] * 5

    def test_a_move_between_two_steps_is_respected(self, api, issuer, recalled):
        now = timezone.now()
        job = start_bulk_action(issuer, now=now, keys=(("batch", "B-42"),))
        held = claim_job(now)
        run_one_step(held, now)
        request_transition(api, recalled[1], "revoke", {"reason": "fraud"})
        while run_one_step(held, now):
            pass
        job.refresh_from_db()
        assert (job.ok, job.skipped) == (4, 1)
        assert states_of(recalled)[1] == "revoked"

    def test_a_cancelled_job_stops_and_can_be_undone(self, api, issuer, recalled):
        now = timezone.now()
        job = start_bulk_action(issuer, now=now, keys=(("batch", "B-42"),))
        held = claim_job(now)
        for _ in range(2):
            run_one_step(held, now)
        assert api.post(f"jobs/{job.public_id}/cancel", {}).status_code == 200
        assert not run_one_step(held, now)
        assert states_of(recalled) == ["suspended"] * 2 + ["active"] * 3
        assert api.post(f"jobs/{job.public_id}/undo", {}).status_code == 202
        runner.run_due_jobs()
        assert states_of(recalled) == ["active"] * 5

    def test_a_suspended_account_ends_it(self, issuer, recalled):
        job = start_bulk_action(issuer, keys=(("batch", "B-42"),))
        Issuer.objects.filter(pk=issuer.pk).update(standing="suspended")
        runner.run_due_jobs()
        job.refresh_from_db()
        assert (job.state, job.failure) == ("failed", "issuer_suspended")
        assert states_of(recalled) == ["active"] * 5


def smaller(name: str):
    """The kind, two certificates a step."""
    return replace(JOB_KINDS[name], batch=2)
