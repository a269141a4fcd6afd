"""Failing endpoints: owners are told, endpoints are disabled late, deliveries are held."""

from datetime import timedelta
from unittest.mock import Mock

import pytest
import time_machine
from aiohttp import web
from django.core.mail import EmailMessage
from django.db.models import F
from django.utils import timezone

from accounts.mail import sender
from accounts.models import AuditEntry, OutgoingMail
from tests.factories import context_of
from tests.factories.webhooks import deliver, make_endpoint, make_event, shift_times
from webhooks.courier.claims import claim
from webhooks.deliveries.operations import retry_delivery
from webhooks.endpoints import operations as endpoints
from webhooks.endpoints.health import queue_mails, review_endpoints
from webhooks.endpoints.models import NotifiedState
from webhooks.lifecycle import EndpointNotice
from webhooks.models import Delivery, Endpoint, Event

HOUR = 3600


@pytest.fixture
def witness(issuer, receiver):
    """Another endpoint, which hears what is said of the first."""
    return make_endpoint(issuer, receiver.url("/witness"), events=["webhook_endpoint.*"])


def fail(issuer, receiver, *, hours: float = 0) -> None:
    """One more failure of /hook, after so many hours."""
    shift_times(hours * HOUR)
    make_event(issuer)
    deliver()
    review_endpoints(now=timezone.now())


@pytest.fixture
def broken(issuer, endpoint, witness, receiver):
    """An endpoint that answers 500, beside the witness, which does not."""

    async def behave(request):
        return web.Response(status=500 if request.path == "/hook" else 200)

    receiver.behave = behave
    return endpoint


def heard(receiver) -> list[str]:
    """What the witness was told, in order."""
    deliver()
    return [call.json()["type"].partition(".")[2] for call in receiver.at("/witness")]


def test_the_fourth_failure_of_a_delivery_is_told(issuer, owner, broken, receiver, mailoutbox):
    make_event(issuer)
    for wait in (6, 331, 2000):
        deliver()
        review_endpoints(now=timezone.now())
        assert heard(receiver) == []
        shift_times(wait)
    deliver()
    review_endpoints(now=timezone.now())
    review_endpoints(now=timezone.now())
    assert heard(receiver) == ["failing"]
    assert sender.send_due() == 1
    assert sender.send_due() == 0
    (mail,) = mailoutbox
    assert mail.to == [owner.email]
    assert broken.url in mail.body


def test_five_days_of_nothing_but_failure_disable(issuer, owner, broken, receiver, mailoutbox):
    fail(issuer, receiver)
    for _ in range(9):
        fail(issuer, receiver, hours=13)
    assert "disabled" not in heard(receiver)
    fail(issuer, receiver, hours=13)
    assert heard(receiver) == ["failing", "failing", "disabled"]
    broken.refresh_from_db()
    assert (broken.state, broken.disabled_reason) == ("disabled", "failing")
    states = set(Delivery.objects.filter(endpoint=broken).values_list("state", flat=True))
    assert states <= {"held", "exhausted"}
    told = receiver.at("/witness")[-1].json()["data"]
    assert told["held"] == Delivery.objects.filter(endpoint=broken, state="held").count()
    sender.send_due()
    assert len(mailoutbox) == 3
    assert AuditEntry.objects.filter(action="webhook_endpoint.disabled").exists()


def test_a_few_failures_far_apart_do_not_disable(issuer, broken, receiver):
    for _ in range(8):
        fail(issuer, receiver, hours=25)
        Delivery.objects.filter(endpoint=broken).update(state="exhausted")
    broken.refresh_from_db()
    assert (broken.state, broken.failures) == ("active", 8)


def test_one_success_forgets_it_all_and_is_told(issuer, owner, broken, receiver):
    for _ in range(4):
        fail(issuer, receiver, hours=13)
    Endpoint.objects.filter(pk=broken.pk).update(alarm_at=timezone.now())
    review_endpoints(now=timezone.now())
    receiver.behave = None
    shift_times(60)
    make_event(issuer)
    deliver()
    review_endpoints(now=timezone.now())
    assert heard(receiver) == ["failing", "recovered"]
    broken.refresh_from_db()
    assert (broken.failures, broken.failing_since) == (0, None)
    assert OutgoingMail.objects.filter(details__kind="recovered").count() == 1


def test_gone_is_gone_at_once(issuer, endpoint, witness, receiver):
    receiver.answers(410)
    make_event(issuer)
    deliver()
    endpoint.refresh_from_db()
    assert (endpoint.state, endpoint.disabled_reason) == ("disabled", "gone")
    receiver.behave = None
    review_endpoints(now=timezone.now())
    assert heard(receiver) == ["disabled"]
    assert Delivery.objects.get(endpoint=endpoint).state == "held"


@pytest.fixture
def enabled(issuer, broken, receiver):
    """It answered 410, was disabled, and somebody has enabled it: the witness heard the first."""
    receiver.answers(410)
    make_event(issuer)
    deliver()
    review_endpoints(now=timezone.now())
    broken.refresh_from_db()
    context = context_of(issuer)
    endpoints.enable_endpoint(endpoint=broken, release=False, context=context)
    receiver.behave = None
    assert heard(receiver) == ["disabled"]
    return broken


def test_recovery_of_an_endpoint_is_told_once(issuer, owner, enabled, receiver):
    review_endpoints(now=timezone.now())
    assert heard(receiver) == ["disabled"]
    make_event(issuer)
    deliver()
    for _ in range(2):
        review_endpoints(now=timezone.now())
    assert heard(receiver) == ["disabled", "recovered"]
    enabled.refresh_from_db()
    assert (enabled.notified, enabled.failing_since) == (NotifiedState.NOTHING, None)


def test_endpoint_failing_again_is_told_anew(issuer, owner, enabled, receiver):
    Endpoint.objects.filter(pk=enabled.pk).update(alarm_at=timezone.now())
    review_endpoints(now=timezone.now())
    assert heard(receiver) == ["disabled", "failing"]
    since = timezone.now() - timedelta(days=4, hours=1)
    Endpoint.objects.filter(pk=enabled.pk).update(failing_since=since, failures=10)
    review_endpoints(now=timezone.now())
    assert heard(receiver)[2:] == ["failing"]  # on its last day


def test_enabled_by_hand_it_has_five_days_again(issuer, owner, broken, receiver):
    since = timezone.now() - timedelta(days=6)
    facts = {"failing_since": since, "failures": 99, "notified": NotifiedState.FAILING}
    Endpoint.objects.filter(pk=broken.pk).update(**facts)
    target = {"context": context_of(issuer), "endpoint": broken}
    endpoints.disable_endpoint(**target)
    endpoints.enable_endpoint(release=False, **target)
    for _ in range(12):
        make_event(issuer)
    deliver()
    review_endpoints(now=timezone.now())
    broken.refresh_from_db()
    assert (broken.state, broken.failures) == ("active", 12)


def test_endpoint_gone_again_is_told_anew(issuer, owner, enabled, receiver):
    receiver.answers(410)
    make_event(issuer)
    deliver()
    review_endpoints(now=timezone.now())
    receiver.behave = None
    assert heard(receiver) == ["disabled", "disabled"]


def test_enabling_forgets_failures_that_nobody_was_told(issuer, broken, receiver):
    fail(issuer, receiver)
    target = {"context": context_of(issuer), "endpoint": broken}
    endpoints.disable_endpoint(**target)
    endpoints.enable_endpoint(release=False, **target)
    broken.refresh_from_db()
    assert (broken.notified, broken.failing_since) == (NotifiedState.NOTHING, None)


def test_nothing_that_happens_meanwhile_is_lost(issuer, endpoint, receiver):
    context = context_of(issuer)
    endpoints.disable_endpoint(endpoint=endpoint, context=context)
    events = [make_event(issuer) for _ in range(3)]
    assert deliver() == 0
    assert set(Delivery.objects.values_list("state", flat=True)) == {"held"}
    endpoints.enable_endpoint(endpoint=endpoint, release=False, context=context)
    assert deliver() == 0
    _endpoint, released = endpoints.enable_endpoint(
        endpoint=endpoint, release=True, context=context
    )
    assert released == 3
    Delivery.objects.update(next_at=F("created_at"))
    assert deliver() == 3
    assert {call.id for call in receiver.calls} == {event.public_id for event in events}


def test_an_endpoint_hears_nothing_about_itself(issuer, receiver):
    endpoint = make_endpoint(issuer, receiver.url(), events=["*"])
    receiver.answers(410)
    make_event(issuer)
    deliver()
    review_endpoints(now=timezone.now())
    event = Event.objects.get(type="webhook_endpoint.disabled")
    assert event.subject == endpoint.pk
    assert not Delivery.objects.filter(event=event).exists()


def test_a_deleted_endpoint_poisons_nothing(issuer, endpoint, witness, receiver):
    make_event(issuer)
    endpoints.delete_endpoint(context=context_of(issuer), endpoint=endpoint)
    make_event(issuer)
    assert deliver() == 0
    assert Delivery.objects.get().state == "cancelled"
    endpoint.refresh_from_db()
    assert (endpoint.state, endpoint.secret) == ("deleted", "")


def left_by_a_courier_that_died() -> Delivery:
    """It had taken everything, and no other has come since."""
    (lost, *_more) = claim(10)
    shift_times(61)
    return Delivery.objects.get(pk=lost.delivery_id)


@pytest.mark.parametrize("last_sign", ["before", "after"])
def test_dead_couriers_delivery_is_held_for_a_disabled_endpoint(issuer, endpoint, last_sign):
    target = {"context": context_of(issuer), "endpoint": endpoint}
    make_event(issuer)
    if last_sign == "before":
        delivery = left_by_a_courier_that_died()
        endpoints.disable_endpoint(**target)
    else:
        claim(10)
        endpoints.disable_endpoint(**target)
        review_endpoints(now=timezone.now())
        delivery = Delivery.objects.get()
        assert delivery.state == "leased"  # its courier may yet come back with it
        shift_times(61)
        review_endpoints(now=timezone.now())
    delivery.refresh_from_db()
    assert (delivery.state, delivery.lease_token) == ("held", None)
    endpoints.enable_endpoint(release=False, **target)
    assert deliver() == 0


def test_dead_couriers_delivery_is_cancelled_with_its_endpoint(issuer, endpoint):
    make_event(issuer)
    claim(10)
    endpoints.delete_endpoint(context=context_of(issuer), endpoint=endpoint)
    shift_times(61)
    review_endpoints(now=timezone.now())
    delivery = Delivery.objects.get()
    assert (delivery.state, delivery.lease_token) == ("cancelled", None)
    assert delivery.finished_at


def test_dead_couriers_delivery_by_hand_is_sent_by_another(issuer, endpoint, receiver):
    make_event(issuer)
    context = context_of(issuer)
    endpoints.disable_endpoint(endpoint=endpoint, context=context)
    held = Delivery.objects.get()
    retry_delivery(delivery=held, force=False, context=context)
    assert left_by_a_courier_that_died() == held
    review_endpoints(now=timezone.now())
    assert deliver() == 1


def test_a_mail_that_failed_is_sent_again(issuer, owner, endpoint, monkeypatch, mailoutbox):
    queue_mails(endpoint, EndpointNotice.FAILING, now=timezone.now())
    with monkeypatch.context() as broken_mail:
        broken_mail.setattr(EmailMessage, "send", Mock(side_effect=OSError))
        assert sender.send_due() == 0
    with time_machine.travel(timezone.now() + timedelta(minutes=1)):
        assert sender.send_due() == 1
    assert len(mailoutbox) == 1


@pytest.mark.parametrize("kind", EndpointNotice)
@pytest.mark.parametrize("locale", ["de", "en", "fr", "sq"])
def test_every_mail_can_be_written(issuer, owner, endpoint, mailoutbox, kind, locale):
    owner.locale = locale
    owner.save()
    queue_mails(endpoint, kind, now=timezone.now(), days=7 if kind == "held" else None)
    assert sender.send_due() == 1
    assert issuer.name in mailoutbox[0].subject
    assert "None" not in mailoutbox[0].body
