"""A courier that has lost its lease changes nothing."""

import time
from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.jobs.registry import JobCursor
from lib.net.guarded_http import Reply
from lib.sql import fetch_one
from tests.factories.webhooks import make_event, shift_times
from webhooks.courier.claims import claim, release
from webhooks.courier.settlement import DeliveryResult, settle
from webhooks.deliveries import jobs as bulk_retry
from webhooks.lifecycle import DeliveryState
from webhooks.models import Attempt, Delivery

KEY = {"Idempotency-Key": "once"}


def asked_for(api) -> tuple[Job, JobCursor]:
    """A bulk retry of everything, planned."""
    answer = api.post("webhooks/deliveries/bulk-retry", {"filter": {"state": "exhausted"}}, **KEY)
    assert answer.status_code == 202, answer.content
    job = Job.objects.get()
    return job, bulk_retry.plan(job, timezone.now()).cursor


def test_result_after_a_lost_lease_changes_no_state(issuer, endpoint):
    make_event(issuer)
    (lost,) = claim(1)
    shift_times(61)
    (found,) = claim(1)
    assert found.delivery_id == lost.delivery_id
    now = time.monotonic()
    assert settle([DeliveryResult(found, Reply(status=200), now)], now) == 1
    assert settle([DeliveryResult(lost, Reply(status=500), now)], now) == 0
    delivery = Delivery.objects.get()
    assert (delivery.state, delivery.attempts) == (DeliveryState.SUCCEEDED, 1)
    assert Attempt.objects.count() == 2
    endpoint.refresh_from_db()
    assert endpoint.failures == 0


def test_releasing_under_a_lost_lease_changes_nothing(issuer, endpoint):
    make_event(issuer)
    (lost,) = claim(1)
    shift_times(61)
    (held,) = claim(1)
    release([lost])
    delivery = Delivery.objects.get()
    assert (delivery.state, delivery.lease_token) == (DeliveryState.LEASED, held.token)
    release([held])
    delivery.refresh_from_db()
    assert (delivery.state, delivery.lease_token) == (DeliveryState.PENDING, None)


def test_a_courier_waits_for_no_disk(issuer, endpoint):
    """What a crash takes back is sent again; until then each flush would delay those who issue."""
    make_event(issuer)

    def is_asynchronous() -> bool:
        return fetch_one("SHOW synchronous_commit", {}) == ("off",)

    (found,) = claim(1)
    assert is_asynchronous()
    fetch_one("SELECT set_config('synchronous_commit', 'on', true)", {})  # as a transaction begins
    now = time.monotonic()
    settle([DeliveryResult(found, Reply(status=200), now)], now)
    assert is_asynchronous()


def test_a_bulk_retry_leaves_what_was_moved_since_it_looked(api, issuer, endpoint):
    make_event(issuer)
    Delivery.objects.update(state=DeliveryState.EXHAUSTED)
    job, cursor = asked_for(api)
    (found,) = Delivery.objects.all()
    Delivery.objects.update(state=DeliveryState.SUCCEEDED)  # another's retry, delivered meanwhile
    row = (found.pk, found.state, "active", False, found.endpoint_id)
    with transaction.atomic():  # a job's step
        assert bulk_retry._queue(job, cursor, [row]) == ({found.pk: "being_sent"}, {})
    assert Delivery.objects.get().state == DeliveryState.SUCCEEDED


def test_a_bulk_retry_means_what_there_was_when_it_was_asked_for(api, issuer, endpoint):
    make_event(issuer)
    Delivery.objects.update(state=DeliveryState.EXHAUSTED)
    asked_for(api)
    make_event(issuer)
    Delivery.objects.update(state=DeliveryState.EXHAUSTED)
    runner.run_due_jobs()
    states = Delivery.objects.order_by("pk").values_list("state", flat=True)
    assert [*states] == [DeliveryState.PENDING, DeliveryState.EXHAUSTED]


def test_a_replay_means_what_there_was_when_it_was_asked_for(api, issuer, endpoint):
    make_event(issuer)
    since = (timezone.now() - timedelta(hours=1)).isoformat()
    answer = api.post(f"webhooks/endpoints/{endpoint.public_id}/replay", {"since": since}, **KEY)
    assert answer.status_code == 202, answer.content
    make_event(issuer)
    Delivery.objects.all().delete()
    runner.run_due_jobs()
    assert Delivery.objects.count() == 1


def test_delivery_mixing_two_issuers_is_not_sent(issuer, endpoint, other_issuer):
    make_event(issuer)
    foreign = make_event(other_issuer)
    (delivery,) = Delivery.objects.all()
    Delivery.objects.update(event=foreign)
    assert claim(10) == []
    Delivery.objects.update(event=delivery.event, issuer=other_issuer)
    shift_times(61)
    assert claim(10) == []
    Delivery.objects.update(issuer=issuer)
    shift_times(61)
    assert [found.delivery_id for found in claim(10)] == [delivery.pk]
