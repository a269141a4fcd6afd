"""The circuit breaker of an endpoint: opens, half-opens, closes."""

import asyncio
import csv
import io
import random
import time
from datetime import timedelta

import pytest
from aiohttp import web
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from lib.net.guarded_http import Failure, Reply
from tests.factories.webhooks import deliver, make_endpoint, make_event, shift_times
from webhooks.courier import claims, settlement
from webhooks.courier.settlement import DeliveryResult, settle
from webhooks.models import Delivery, Endpoint

EVENTS = 160
WAITING = settlement.PARK_AFTER + 4
SECONDS = 0.6  # until a request without an answer ends, instead of 15


async def answer_nothing(request):
    """Ends the connection itself: a courier that gave up so soon would also give up healthy ones at times."""
    await asyncio.sleep(SECONDS)
    request.transport.close()
    return web.Response()


@pytest.fixture
def half_failing(receiver):
    """/hook: a quarter 500, a quarter no answer at all, as a fixed seed has it. All else is healthy."""
    dice = random.Random(7)

    async def behave(request):
        fate = dice.random() if request.path == "/hook" else 1
        if fate < 0.25:
            return web.Response(status=500)
        return await answer_nothing(request) if fate < 0.5 else web.Response()

    receiver.behave = behave
    return receiver


def delivered(endpoint: Endpoint) -> int:
    return Delivery.objects.filter(endpoint=endpoint, state="succeeded").count()


def tried(endpoint: Endpoint) -> int:
    return Delivery.objects.filter(endpoint=endpoint, attempts__gt=0).count()


def test_a_half_failing_receiver_gets_what_it_can_take(issuer, half_failing):
    half = make_endpoint(issuer, half_failing.url("/hook"))
    healthy = make_endpoint(issuer, half_failing.url("/healthy"))
    for _ in range(EVENTS):
        make_event(issuer)
    deliver()
    assert delivered(healthy) == EVENTS
    # At least half of what a healthy one gets, in proportion to what it takes: half of the attempts.
    assert delivered(half) >= EVENTS * 0.5 * 0.5
    assert tried(half) == EVENTS, "no first attempt was held back"


def test_one_that_stops_working_is_parked_although_half_has_worked(issuer, half_failing):
    half = make_endpoint(issuer, half_failing.url("/hook"))
    for _ in range(60):
        make_event(issuer)
    deliver()
    half_failing.answers(500)
    for _ in range(200):
        make_event(issuer)
    before = len(half_failing.calls)
    deliver()
    half.refresh_from_db()
    assert half.parked_until is not None
    assert len(half_failing.calls) - before < 100


def test_one_that_answers_nothing_holds_up_no_other(issuer, half_failing):
    dead = make_endpoint(issuer, half_failing.url("/dead"))
    healthy = make_endpoint(issuer, half_failing.url("/healthy"))

    async def behave(request):
        return await answer_nothing(request) if request.path == "/dead" else web.Response()

    half_failing.behave = behave
    for _ in range(EVENTS):
        make_event(issuer)
    deliver()
    assert delivered(healthy) == EVENTS
    assert len(half_failing.at("/dead")) <= settlement.PARK_AFTER + claims.ENDPOINT_CAP
    dead.refresh_from_db()
    assert dead.parked_until is not None


def test_a_few_probe_and_the_first_that_arrives_opens_the_way(issuer, endpoint, receiver):
    receiver.answers(500)
    for _ in range(30):
        make_event(issuer)
    deliver()
    shift_times(31)
    before = len(receiver.calls)
    assert deliver() == claims.PROBES
    assert len(receiver.calls) - before == claims.PROBES

    async def one_in_three(_request):
        return web.Response(status=200 if len(receiver.calls) % 3 == 0 else 500)

    receiver.behave = one_in_three
    shift_times(31)
    deliver()
    assert tried(endpoint) == 30


def age_leases(seconds: float) -> None:
    """As if what is in flight had been sent so much earlier."""
    for each in Delivery.objects.filter(state="leased"):
        each.next_at -= timedelta(seconds=seconds)
        each.save(update_fields=["next_at"])


def test_slow_deliveries_give_their_place_to_others(issuer, endpoint):
    """Only where some are answered: an endpoint that is well needs no more than ten at once."""
    for _ in range(60):
        make_event(issuer)
    assert len(claims.claim(100)) == claims.ENDPOINT_CAP
    age_leases(claims.SLOW_SECONDS + 1)
    assert claims.claim(100) == [], "nothing is known against it"
    Endpoint.objects.update(last_success_at=timezone.now(), failures=1)
    for _ in range(3):
        assert len(claims.claim(100)) == claims.ENDPOINT_CAP
        assert claims.claim(100) == []
        age_leases(claims.SLOW_SECONDS + 1)
    assert claims.claim(100) == [], f"{claims.SLOW_CAP} in all"


def settled(claimed, *, ok: bool, took: float = 0.0):
    """The results of requests that took so many seconds."""
    reply = Reply(status=200, seconds=took) if ok else Reply(failure=Failure.TIMEOUT, seconds=took)
    now = time.monotonic()
    return settle([DeliveryResult(each, reply, now) for each in claimed], now)


@pytest.mark.parametrize(("took", "parked"), [(0, True), (15, False)])
def test_failures_sent_before_a_success_park_no_endpoint(issuer, endpoint, took, parked):
    """Requests without an answer end 15 s after the others, many at a time."""
    for _ in range(40):
        make_event(issuer)
    first, *others = claims.claim(100)
    settled([first], ok=False)
    settled([others.pop()], ok=True)
    others += claims.claim(100)
    Endpoint.objects.update(failures=settlement.PARK_AFTER - len(others))
    settled(others, ok=False, took=took)
    endpoint.refresh_from_db()
    assert (endpoint.parked_until is not None) is parked
    assert endpoint.last_failure_at is not None


# --- asked for again by somebody ------------------------------------------------------------------


@pytest.fixture
def back_again(issuer, endpoint, receiver):
    """It failed until its circuit opened, and answers now. Its deliveries wait, or were given up."""
    receiver.answers(500)
    for _ in range(WAITING):
        make_event(issuer)
    deliver()
    shift_times(10)  # what has failed is due again, unless the circuit is open
    endpoint.refresh_from_db()
    assert endpoint.parked_until > timezone.now()
    given_up = Delivery.objects.order_by("pk").values_list("pk", flat=True)[:6]
    Delivery.objects.filter(pk__in=list(given_up)).update(state="exhausted", attempts_left=0)
    receiver.behave = None
    receiver.calls.clear()
    return endpoint


def results(api, answer) -> list[dict[str, str]]:
    runner.run_due_jobs()
    job = Job.objects.order_by("-pk")[0]
    assert (job.state, answer.status_code) == ("succeeded", 202)
    page = api.get(f"jobs/{answer.json()['id']}/results?format=csv")
    text = b"".join(page.streaming_content).decode()
    return list(csv.DictReader(io.StringIO(text)))


def test_a_replay_starts_at_once_and_says_when(api, back_again, receiver):
    since = (timezone.now() - timedelta(hours=1)).isoformat()
    answer = api.post(f"webhooks/endpoints/{back_again.public_id}/replay", {"since": since})
    rows = results(api, answer)
    assert [row["outcome"] for row in rows] == ["queued"] * WAITING
    assert all(row["dueAt"] <= timezone.now().isoformat() for row in rows)
    deliver()
    assert len(receiver.calls) == WAITING


def test_a_bulk_retry_starts_at_once_and_says_when(api, back_again, receiver):
    wanted = {"filter": {"endpointId": back_again.public_id}}
    answer = api.post("webhooks/deliveries/bulk-retry", wanted, **{"idempotency-key": "again"})
    rows = results(api, answer)
    assert [row["outcome"] for row in rows] == ["queued"] * WAITING
    assert all(row["dueAt"] <= timezone.now().isoformat() for row in rows)
    deliver()
    assert len(receiver.calls) == WAITING


def test_at_a_pace_each_row_says_its_own_time(api, back_again):
    chosen = {"endpointId": back_again.public_id, "state": "exhausted"}
    wanted = {"filter": chosen, "maxPerSecond": 1}
    answer = api.post("webhooks/deliveries/bulk-retry", wanted, **{"idempotency-key": "slowly"})
    times = [row["dueAt"] for row in results(api, answer)]
    assert len(set(times)) == 6
    assert times == sorted(times)


def test_one_that_still_fails_is_parked_again(api, back_again, receiver):
    receiver.answers(500)
    since = (timezone.now() - timedelta(hours=1)).isoformat()
    results(api, api.post(f"webhooks/endpoints/{back_again.public_id}/replay", {"since": since}))
    assert deliver() == claims.PROBES
    assert deliver() == 0
