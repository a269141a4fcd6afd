"""From an event to a signed request at the receiver, and what is remembered of it."""

from collections import Counter
from datetime import timedelta

import standardwebhooks
from django.core.management import call_command
from django.utils import timezone

from accounts.scopes import Mode
from tests.factories import issue_one
from tests.factories.webhooks import deliver, let_pass, make_endpoint, make_event
from webhooks.delivery.claims import claim, release
from webhooks.models import Attempt, Delivery, Endpoint


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


def test_what_a_courier_puts_back_goes_out_at_once(issuer, endpoint, receiver):
    make_event(issuer)
    taken = claim(10)
    assert deliver() == 0
    release(taken)
    assert deliver() == 1


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
    let_pass(0.6)
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
