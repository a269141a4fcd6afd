"""Sending again: one delivery, many by filter, everything since a time."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from tests.factories import context_of
from tests.factories.webhooks import deliver, make_endpoint, make_event, shift_times
from tests.support.problems import assert_problem
from webhooks.courier import settlement
from webhooks.courier.claims import claim
from webhooks.endpoints.operations import delete_endpoint, disable_endpoint
from webhooks.lifecycle import DeliveryState, Priority
from webhooks.models import Attempt, Delivery, Endpoint, Event

KEY = {"Idempotency-Key": "once"}


@pytest.fixture
def failed(issuer, endpoint, receiver) -> Delivery:
    """A delivery that has used up its attempts."""
    receiver.answers(500)
    make_event(issuer)
    Delivery.objects.update(attempts=9, attempts_left=1)
    assert deliver() == 1
    receiver.behave = None
    delivery = Delivery.objects.get()
    assert delivery.state == DeliveryState.EXHAUSTED
    return delivery


def retry(api, delivery, **body):
    return api.post(f"webhooks/deliveries/{delivery.public_id}/retry", body)


def bulk(api, **body):
    """Starts a bulk retry and runs it to its end."""
    answer = api.post("webhooks/deliveries/bulk-retry", body, **KEY)
    assert answer.status_code == 202, answer.content
    runner.run_due_jobs()
    return Job.objects.get(kind="webhooks.retry")


def test_one_more_attempt_and_no_further_one(api, failed, receiver):
    receiver.answers(500)
    answer = retry(api, failed)
    assert answer.status_code == 202
    assert (answer.json()["state"], answer.json()["trigger"]) == ("pending", "manual")
    assert deliver() == 1
    failed.refresh_from_db()
    assert (failed.state, failed.attempts) == ("exhausted", 11)


def test_sending_by_hand_keeps_the_schedule_of_attempts(api, issuer, endpoint, receiver):
    receiver.answers(500)
    make_event(issuer)
    assert deliver() == 1
    delivery = Delivery.objects.get()
    for _ in range(12):  # by whom a short outage makes nervous; twice before it has gone out
        retry(api, delivery)
        assert retry(api, delivery).json()["trigger"] == "manual"
        assert deliver() == 1
    delivery.refresh_from_db()
    waits = (delivery.next_at - timezone.now()).total_seconds()
    assert (delivery.state, delivery.attempts, delivery.attempts_left) == ("pending", 13, 9)
    assert waits <= settlement.SCHEDULE[0] * 1.1
    by_hand = Attempt.objects.filter(trigger="manual")
    assert list(by_hand.values_list("number", flat=True)) == list(range(2, 14))


def test_after_an_attempt_by_hand_it_waits_as_any_other(api, issuer, endpoint, receiver):
    receiver.answers(500)
    make_event(issuer)
    retry(api, Delivery.objects.get())
    assert deliver() == 1
    assert Endpoint.objects.get().failures == 0
    delivery = Delivery.objects.get()
    assert (delivery.trigger, delivery.priority) == ("automatic", Priority.LIVE)
    shift_times(6)
    assert deliver() == 1
    assert Endpoint.objects.get().failures == 1  # it counts for the endpoint's health
    disable_endpoint(context=context_of(issuer), endpoint=endpoint)
    shift_times(400)
    assert deliver() == 0
    assert Delivery.objects.get().state == "held"


def test_a_retry_goes_out_although_the_endpoint_is_parked(api, failed, receiver):
    Endpoint.objects.update(failures=9, parked_until=timezone.now() + timedelta(hours=1))
    retry(api, failed)
    assert deliver() == 1
    failed.refresh_from_db()
    assert failed.state == "succeeded"
    assert Endpoint.objects.get().failures == 9  # it does not reset health


def test_a_disabled_endpoint_is_probed(api, issuer, endpoint, receiver):
    make_event(issuer)
    disable_endpoint(context=context_of(issuer), endpoint=endpoint)
    delivery = Delivery.objects.get()
    assert delivery.state == "held"
    assert deliver() == 0
    receiver.answers(500)
    retry(api, delivery)
    assert deliver() == 1
    delivery.refresh_from_db()
    assert delivery.state == "held"
    receiver.answers(200)
    retry(api, delivery)
    assert deliver() == 1
    delivery.refresh_from_db()
    assert delivery.state == "succeeded"


def test_delivered_event_is_sent_again_only_by_force(api, issuer, endpoint, receiver):
    make_event(issuer)
    deliver()
    delivery = Delivery.objects.get()
    assert_problem(retry(api, delivery), 409, "conflict")
    assert retry(api, delivery, force=True).status_code == 202
    assert deliver() == 1
    first, second = receiver.calls
    assert (first.id, first.body) == (second.id, second.body)


def test_delivery_being_sent_cannot_be_sent_again(api, failed):
    Delivery.objects.update(
        state="leased", lease_token=failed.pk, next_at=timezone.now() + timedelta(minutes=1)
    )
    assert_problem(retry(api, failed, force=True), 409, "conflict")


def test_without_its_body_or_its_endpoint_there_is_nothing_to_send(api, failed, endpoint):
    Event.objects.update(body=None)
    assert_problem(retry(api, failed), 409, "conflict")
    assert api.get(f"webhooks/deliveries/{failed.public_id}").json()["body"] is None
    Event.objects.update(body=b"{}")
    delete_endpoint(context=context_of(endpoint.issuer), endpoint=endpoint)
    assert_problem(retry(api, failed), 409, "conflict")


def test_thirty_days_later_only_what_waits_is_still_sent(api, failed, endpoint, receiver):
    """Its body is there for one more day, so that none goes while it is being asked for."""
    since = timezone.now() - timedelta(days=60)
    shift_times(30 * 86400 + 60)
    assert_problem(retry(api, failed), 409, "conflict")
    assert bulk(api, filter={"state": "exhausted"}).skipped == 1
    api.post(f"webhooks/endpoints/{endpoint.public_id}/replay", {"since": since.isoformat()})
    runner.run_due_jobs()
    assert deliver() == 0
    Delivery.objects.update(state="held")
    assert retry(api, failed).status_code == 202
    assert deliver() == 1


def test_bulk_retry_takes_a_whole_schedule_and_skips_what_arrived(api, issuer, failed, receiver):
    make_event(issuer)
    deliver()
    job = bulk(api, filter={"endpointId": failed.endpoint.public_id})
    assert (job.state, job.total, job.ok, job.skipped) == ("succeeded", 2, 1, 1)
    receiver.answers(500)
    assert deliver() == 1
    failed.refresh_from_db()
    assert (failed.state, failed.attempts_left, failed.trigger) == ("pending", 9, "bulk")


def test_a_dry_run_changes_nothing(api, failed):
    job = bulk(api, filter={"state": "exhausted"}, dryRun=True)
    assert job.ok == 1
    failed.refresh_from_db()
    assert failed.state == "exhausted"


def test_by_ids_each_unknown_one_is_named(api, failed, outsider_api, other_issuer, receiver):
    make_endpoint(other_issuer, receiver.url("/other"))
    make_event(other_issuer)
    foreign = Delivery.objects.exclude(pk=failed.pk).get()
    job = bulk(api, ids=[failed.public_id, foreign.public_id])
    assert (job.ok, job.failed) == (1, 1)
    foreign.refresh_from_db()
    assert foreign.trigger == "automatic"


def test_sent_again_at_a_given_pace(api, issuer, endpoint, receiver):
    for _ in range(5):
        make_event(issuer)
    Delivery.objects.update(state="exhausted")
    bulk(api, filter={"state": "exhausted"}, maxPerSecond=2)
    times = sorted(Delivery.objects.values_list("next_at", flat=True))
    assert (times[-1] - times[0]).total_seconds() == pytest.approx(2.0)


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({}, "/filter"),
        ({"filter": {}}, "/filter"),
        ({"ids": []}, "/ids"),
        ({"ids": ["dlv_x"]}, "/ids/0"),
        ({"filter": {"state": "lost"}}, "/filter/state"),
        ({"filter": {"since": "yesterday"}}, "/filter/since"),
        ({"filter": {"state": "held"}, "maxPerSecond": 0}, "/maxPerSecond"),
    ],
)
def test_an_unclear_wish_is_refused(api, body, pointer):
    answer = api.post("webhooks/deliveries/bulk-retry", body, **KEY)
    document = assert_problem(answer, 400, "validation_failed")
    assert document["errors"][0]["pointer"] == pointer


def test_bulk_retry_asks_for_an_idempotency_key(api):
    answer = api.post("webhooks/deliveries/bulk-retry", {"filter": {"state": "held"}})
    assert_problem(answer, 400, "idempotency_key_missing")


def test_live_work_goes_before_bulk(issuer, endpoint, receiver):
    for _ in range(30):
        make_event(issuer)
    Delivery.objects.update(priority=1, trigger="bulk")
    live = [make_event(issuer) for _ in range(10)]
    deliver()
    assert len(receiver.calls) == 40
    first = {call.id for call in receiver.calls[:10]}
    assert first == {event.public_id for event in live}


def test_interrupted_delivery_is_sent_again_with_the_same_id(issuer, endpoint, receiver):
    event = make_event(issuer)
    (lost,) = claim(10)
    assert deliver() == 0
    shift_times(61)
    assert deliver() == 1
    assert receiver.calls[0].id == event.public_id == lost.message_id


def test_a_bulk_retry_goes_on_where_it_was_killed_and_stops_when_told(
    api, issuer, endpoint, monkeypatch
):
    monkeypatch.setitem(JOB_KINDS, "webhooks.retry", replace(JOB_KINDS["webhooks.retry"], batch=3))
    for _ in range(10):
        make_event(issuer)
    Delivery.objects.update(state="exhausted", attempts_left=0)
    api.post("webhooks/deliveries/bulk-retry", {"filter": {"state": "exhausted"}}, **KEY)
    now = timezone.now()
    lost = runner.claim_job(now=now)
    assert lost is not None
    for _ in range(2):  # plans, then does three; then its worker is killed
        runner.run_step(job_id=lost.pk, token=lost.lease_token, now=now)
    assert Delivery.objects.filter(state="pending").count() == 3
    later = now + timedelta(minutes=2)
    found = runner.claim_job(now=later)
    assert found is not None
    runner.run_step(job_id=found.pk, token=found.lease_token, now=later)
    assert Delivery.objects.filter(state="pending").count() == 6
    assert api.post(f"jobs/{found.public_id}/cancel", {}).status_code == 200
    runner.run_step(job_id=found.pk, token=found.lease_token, now=later)
    assert Delivery.objects.filter(state="pending").count() == 6
    assert Job.objects.get(kind="webhooks.retry").state == "cancelled"


def test_two_at_once_send_once(api, issuer, endpoint, receiver):
    for _ in range(5):
        make_event(issuer)
    Delivery.objects.update(state="exhausted")
    for key in ("first", "second"):
        body = {"filter": {"endpointId": endpoint.public_id}}
        api.post("webhooks/deliveries/bulk-retry", body, **{"Idempotency-Key": key})
    runner.run_due_jobs()
    assert deliver() == 5
    assert len({call.id for call in receiver.calls}) == len(receiver.calls) == 5
