"""Retries: ten times over 75 hours, never early, then exhausted."""

import pytest
from django.db.models import F, Sum
from django.utils import timezone
from hypothesis import given, strategies as st

from tests.factories import context_of
from tests.factories.webhooks import deliver, make_event, shift_times
from webhooks.courier import claims, settlement
from webhooks.endpoints.health import endpoint_health
from webhooks.endpoints.operations import disable_endpoint, enable_endpoint
from webhooks.lifecycle import ATTEMPTS
from webhooks.models import Attempt, Delivery, Endpoint, EndpointHour

PLANNED = [5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400]


def wait_of(delivery: Delivery) -> float:
    """Seconds until the next attempt."""
    return (delivery.next_at - timezone.now()).total_seconds()


def test_ten_attempts_over_three_days_then_no_more(issuer, endpoint, receiver):
    receiver.answers(500)
    event = make_event(issuer)
    for planned in PLANNED:
        assert deliver() == 1
        delivery = Delivery.objects.get()
        assert delivery.state == "pending"
        assert planned - 2 <= wait_of(delivery) <= planned * 1.1
        shift_times(planned - 3)
        assert deliver() == 0  # not early
        shift_times(planned * 0.1 + 40)  # also over the time for which the endpoint is parked
    assert deliver() == 1
    delivery = Delivery.objects.get()
    assert (delivery.state, delivery.attempts, delivery.attempts_left) == ("exhausted", 10, 0)
    assert [attempt.number for attempt in Attempt.objects.order_by("pk")] == list(range(1, 11))
    assert {call.id for call in receiver.calls} == {event.public_id}
    assert {call.body for call in receiver.calls} == {event.body}
    shift_times(10**6)
    assert deliver() == 0


def test_the_plan_is_seventy_five_hours_and_a_half():
    assert sum(settlement.SCHEDULE) == 75 * 3600 + 35 * 60 + 5
    assert len(settlement.SCHEDULE) == ATTEMPTS - 1


@pytest.mark.parametrize(("status", "waits"), [(429, 7000), (503, 7000), (500, 5), (404, 5)])
def test_retry_after_is_honoured_where_it_means_something(
    issuer, endpoint, receiver, status, waits
):
    receiver.answers(status, **{"Retry-After": "7000"})
    make_event(issuer)
    deliver()
    assert waits - 2 <= wait_of(Delivery.objects.get()) <= waits * 1.1


def test_a_receiver_that_comes_back_gets_what_it_missed(issuer, endpoint, receiver):
    receiver.answers(503)
    for _ in range(3):
        make_event(issuer)
    deliver()
    receiver.answers(204)
    shift_times(40)
    assert deliver() == 3
    assert set(Delivery.objects.values_list("state", "last_status")) == {("succeeded", 204)}


def test_a_failing_endpoint_is_parked_and_probed_by_a_few(issuer, endpoint, receiver):
    receiver.answers(500)
    for _ in range(2 * settlement.PARK_AFTER):
        make_event(issuer)
    assert (
        settlement.PARK_AFTER <= deliver() < 2 * settlement.PARK_AFTER
    )  # those in flight at once; the courier settles some meanwhile
    Delivery.objects.update(next_at=F("created_at"))
    assert deliver() == 0  # parked: that is no attempt
    shift_times(31)
    assert deliver() == claims.PROBES
    assert deliver() == 0  # and left alone again
    receiver.answers(200)
    shift_times(400)
    deliver()
    assert Endpoint.objects.get().failures == 0
    assert not Delivery.objects.exclude(state="succeeded").exists()


def test_held_deliveries_do_not_count_as_waiting_time(issuer, endpoint, receiver):
    target = {"context": context_of(issuer), "endpoint": endpoint}
    make_event(issuer)
    assert deliver() == 1
    disable_endpoint(**target)
    make_event(issuer)
    shift_times(72 * 3600)
    enable_endpoint(release=True, **target)
    shift_times(1)
    assert deliver() == 1
    found = endpoint_health(endpoint, now=timezone.now())
    assert found.succeeded == 2
    assert found.waited_ms is not None
    assert found.waited_ms < 60_000
    assert EndpointHour.objects.aggregate(Sum("first_attempts"))["first_attempts__sum"] == 1


@given(left=st.integers(1, 9), after=st.none() | st.floats(0, 10**9))
def test_never_sooner_than_planned_and_never_beyond_a_day(left: int, after: float | None):
    planned = settlement.SCHEDULE[9 - left]
    found = settlement.delay(left, retry_after=after)
    assert found is not None
    assert planned <= found <= max(planned * 1.1, min(after or 0, 86400))
