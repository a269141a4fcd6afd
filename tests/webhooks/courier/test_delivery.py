"""Delivery: from an event to a signed request, and the stored attempt."""

import asyncio
import gc
from collections import Counter
from datetime import timedelta

import standardwebhooks
from aiohttp import web
from django.core.management import call_command
from django.db import connection, transaction
from django.utils import timezone

from accounts.scopes import Mode
from tests.factories import issue_one
from tests.factories.webhooks import deliver, make_endpoint, make_event, shift_times
from webhooks.courier import sending as courier
from webhooks.courier.claims import ClaimedDelivery, claim, release
from webhooks.lifecycle import DeliveryState
from webhooks.models import Attempt, Delivery, Endpoint, Event


def test_an_event_arrives_signed_and_unchanged(issuer, endpoint, receiver):
    event = make_event(issuer)
    assert deliver() == 1
    (call,) = receiver.calls
    assert call.body == event.body
    assert call.id == event.public_id
    assert call.headers["content-type"] == "application/json"
    judge = standardwebhooks.Webhook(endpoint.secret)
    assert judge.verify(call.body, call.headers)["type"] == "certificate.issued"
    delivery = Delivery.objects.get()
    assert (delivery.state, delivery.attempts, delivery.last_status) == ("succeeded", 1, 200)
    assert delivery.finished_at
    attempt = Attempt.objects.get()
    assert (attempt.number, attempt.outcome, attempt.status) == (1, "http_2xx", 200)
    assert deliver() == 0


def test_one_pass_by_command_needs_no_worker(issuer, endpoint, receiver, capsys):
    events = {make_event(issuer).public_id for _ in range(3)}
    call_command("deliver_webhooks")
    assert {call.id for call in receiver.calls} == events
    assert capsys.readouterr().out == "3 attempts.\n"
    assert set(Delivery.objects.values_list("state", flat=True)) == {"succeeded"}


def test_issuing_owes_a_delivery_in_its_own_statement(certificate_type, endpoint, receiver):
    certificate = issue_one(certificate_type)
    assert deliver() == 1
    assert receiver.calls[0].json()["data"]["certificateId"] == certificate.public_id


def test_each_endpoint_hears_what_it_asked_for(issuer, other_issuer, receiver):
    hears = {
        "/all": {"events": ("*",)},
        "/group": {"events": ("certificate.*",)},
        "/exact": {"events": ("job.completed",)},
        "/test": {"events": ("*",), "mode": Mode.TEST},
    }
    for path, fields in hears.items():
        make_endpoint(issuer, receiver.url(path), **fields)
    make_endpoint(other_issuer, receiver.url("/other"))
    make_event(issuer)
    deliver()
    assert sorted(call.path for call in receiver.calls) == ["/all", "/group"]


def test_delivery_put_back_by_a_courier_goes_at_once(issuer, endpoint, receiver):
    make_event(issuer)
    taken = claim(10)
    assert deliver() == 0
    release(taken)
    assert deliver() == 1


def test_an_attempt_that_cannot_be_written_down_holds_up_no_other(
    issuer, other_issuer, receiver, caplog
):
    for owner in (issuer, other_issuer):
        make_endpoint(owner, receiver.url(), events=["certificate.*"])
        make_event(owner)
    receiver.answers(200, "thanks", **{"x-said": "yes"})
    full = Delivery.objects.filter(issuer=issuer)
    full.update(attempts=2**31 - 1)  # one more is no integer of PostgreSQL's
    assert deliver() == 2
    assert len(receiver.calls) == 2
    assert Delivery.objects.get(issuer=other_issuer).state == DeliveryState.SUCCEEDED
    attempt = Attempt.objects.get(delivery__issuer=other_issuer)
    assert (attempt.headers["x-said"], attempt.body) == ("yes", "thanks"), "whole, as it came"
    left = full.get()
    assert (left.state, left.lease_token) == (DeliveryState.PENDING, None)
    assert "could not be kept" in caplog.text
    shift_times(courier.UNWRITABLE_RETRY - 60)
    assert deliver() == 0, "the receiver has it, and is not sent it every minute"
    full.update(attempts=1)
    shift_times(61)
    assert deliver() == 1
    assert full.get().state == DeliveryState.SUCCEEDED


def test_a_long_wait_of_one_receiver_changes_no_answer_of_another(issuer, other_issuer, receiver):
    async def behave(request):
        wait = {"/day": "86401", "/hour": "3600"}.get(request.path)
        return web.Response(
            status=503, text=request.path, headers={"Retry-After": wait} if wait else {}
        )

    receiver.behave = behave
    for owner, path in ((issuer, "/day"), (issuer, "/hour"), (other_issuer, "/other")):
        make_endpoint(owner, receiver.url(path), events=["certificate.*"])
    make_event(issuer)
    make_event(other_issuer)
    assert deliver() == 3
    assert set(Attempt.objects.values_list("body", flat=True)) == {"/day", "/hour", "/other"}
    assert Delivery.objects.filter(last_status=503).count() == 3


def test_a_claim_that_the_database_refuses_loses_nothing(issuer, endpoint, receiver, monkeypatch):
    """What came back before it is settled once."""
    make_event(issuer)
    monkeypatch.setattr(courier, "DATABASE_RETRY", 0.0)
    visits = iter((claim, refused_claim))

    def visited(room: int) -> list[ClaimedDelivery]:
        return next(visits, claim)(room)

    monkeypatch.setattr(courier, "claim", visited)
    assert deliver() == 1
    assert (Attempt.objects.count(), len(receiver.calls)) == (1, 1)


def refused_claim(room: int) -> list[ClaimedDelivery]:
    """A statement of this connection that PostgreSQL refuses."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT 2147483647 + %s", [room])
    raise AssertionError


def test_unsignable_delivery_counts_as_a_failed_attempt(issuer, endpoint, caplog):
    Endpoint.objects.update(secret="whsec_a")  # no base64
    make_event(issuer)
    assert deliver() == 1
    delivery = Delivery.objects.get()
    assert (delivery.state, delivery.attempts, delivery.attempts_left) == ("pending", 1, 9)
    assert (delivery.last_outcome, delivery.lease_token) == ("error", None)
    assert "broke off" in caplog.text


def test_delivery_without_its_body_is_given_up_at_once(issuer, endpoint, receiver):
    make_event(issuer)
    Event.objects.update(body=None)
    assert deliver() == 1
    delivery = Delivery.objects.get()
    assert (delivery.state, delivery.last_outcome) == ("exhausted", "error")
    assert "body was removed" in Attempt.objects.get().error
    assert receiver.calls == []


def test_caps_hold_for_endpoints_and_issuers(issuer, other_issuer, receiver):
    for n in range(8):
        make_endpoint(issuer, receiver.url(f"/{n}"), events=["certificate.*"])
    make_endpoint(other_issuer, receiver.url("/other"), events=["certificate.*"])
    for _ in range(15):
        make_event(issuer)
        make_event(other_issuer)
    taken = Counter(each.url.rpartition("/")[2] for each in claim(1000))
    assert max(taken.values()) == taken["other"] == 10
    assert sum(taken.values()) == 60 + 10
    assert claim(1000) == []


def test_an_endpoint_is_not_sent_more_than_it_wants(issuer, receiver):
    endpoint = make_endpoint(issuer, receiver.url(), events=["certificate.*"], rate_limit=4)
    for _ in range(10):
        make_event(issuer)
    Endpoint.objects.filter(pk=endpoint.pk).update(
        allowance_at=timezone.now() - timedelta(minutes=1)
    )
    assert len(claim(100)) == 4
    assert len(claim(100)) == 0
    shift_times(0.6)
    assert len(claim(100)) == 2


def test_bulk_takes_a_fifth_while_live_work_is_due(issuer, endpoint):
    for _ in range(30):
        make_event(issuer)
    Delivery.objects.update(priority=1)
    assert len(claim(100)) == 8  # live work never finds all slots taken
    Delivery.objects.update(state="pending", lease_token=None, next_at=timezone.now())
    for _ in range(30):
        make_event(issuer)
    taken = Delivery.objects.filter(pk__in=[each.delivery_id for each in claim(100)])
    assert Counter(taken.values_list("priority", flat=True))[1] <= 2
    assert len(taken) == 10


def test_a_running_courier_collects_garbage_rarely(monkeypatch):
    while_running = []

    async def work(_courier: courier.Courier, *, once: bool) -> None:
        while_running.append((once, gc.get_threshold()[0], gc.get_freeze_count() > 0))

    monkeypatch.setattr(courier.Courier, "_work", work)
    before = gc.get_threshold()
    asyncio.run(courier.Courier().run())
    assert while_running == [(False, courier.COLLECT_AFTER, True)]
    assert gc.get_threshold() == before
