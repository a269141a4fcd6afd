"""Replay: all events since a time, also those that were never sent to the endpoint."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from lib import ids
from tests.factories.webhooks import deliver, make_endpoint, make_event
from webhooks.models import Delivery, Endpoint, Event

RECORD = """
INSERT INTO webhooks_event (id, issuer_id, mode, type, subject, sequence, occurred_at, body)
SELECT %s, issuer_id, mode, type, gen_random_uuid(), 1, now(), body FROM webhooks_event LIMIT 1
"""


def test_replay_sends_what_was_never_owed(api, issuer, receiver):
    before = timezone.now()
    events = [make_event(issuer) for _ in range(3)]
    make_event(issuer, type="job.completed")
    endpoint = make_endpoint(issuer, receiver.url(), events=["certificate.*"])
    assert deliver() == 0
    path = f"webhooks/endpoints/{endpoint.public_id}/replay"
    answer = api.post(path, {"since": before.isoformat()})
    assert answer.status_code == 202, answer.content
    runner.run_due_jobs()
    job = Job.objects.get(kind="webhooks.replay")
    assert (job.state, job.total, job.ok) == ("succeeded", 3, 3)
    assert deliver() == 3
    assert {call.id for call in receiver.calls} == {event.public_id for event in events}
    assert set(Delivery.objects.values_list("trigger", flat=True)) == {"replay"}
    api.post(path, {"since": before.isoformat()})
    runner.run_due_jobs()
    assert deliver() == 0  # it has them all
    api.post(path, {"since": before.isoformat(), "includeSucceeded": True})
    runner.run_due_jobs()
    assert deliver() == 3


@pytest.mark.django_db(transaction=True)
def test_replay_does_not_skip_events_committed_late(api, issuer):
    """A step of something else is open while the endpoint is made: it never saw it."""
    since = timezone.now() - timedelta(minutes=1)
    yesterday = since - timedelta(days=1)
    old = make_event(issuer, occurred_at=yesterday)
    Event.objects.filter(pk=old.pk).update(id=ids.lower_bound(yesterday))
    other = connection.copy()
    try:
        other.set_autocommit(False)
        other.cursor().execute(RECORD, [ids.new()])
        endpoint = make_endpoint(issuer, "http://127.0.0.1:9/hook")
        make_event(issuer)
        steps = replay(api, endpoint, since)
        assert (next(steps).ok, next(steps).ok) == (0, 0)
        other.commit()
        *_steps, job = steps
    finally:
        other.close()
    assert (job.state, job.total, job.ok, job.skipped) == (
        "succeeded",
        2,
        2,
        0,
    )  # one waited already
    owed = Event.objects.filter(occurred_at__gte=since).values_list("pk", flat=True)
    assert set(Delivery.objects.values_list("event", flat=True)) == set(owed)


def replay(api, endpoint: Endpoint, since) -> Iterator[Job]:
    """Begins one, and runs it: the job after each step, planning included."""
    path = f"webhooks/endpoints/{endpoint.public_id}/replay"
    assert api.post(path, {"since": since.isoformat()}).status_code == 202
    job = runner.claim_job(now=timezone.now())
    assert job is not None
    token = job.lease_token
    while not job.has_ended:
        runner.run_step(job_id=job.pk, token=token, now=timezone.now())
        job.refresh_from_db()
        yield job
