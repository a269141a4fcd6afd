"""Samples of events: sent like real ones, marked, and kept out of what has happened."""

from datetime import timedelta

import pytest
from django.utils import timezone
from standardwebhooks import Webhook

from accounts.models import AuditEntry
from tests.factories.webhooks import deliver, make_endpoint
from tests.support.problems import assert_faults
from webhooks.deliveries.jobs import count_events_to_replay
from webhooks.event_types import EVENT_TYPES
from webhooks.models import Delivery, Event

ENDPOINTS = "webhooks/endpoints"


@pytest.fixture
def endpoint(issuer, receiver):
    return make_endpoint(issuer, receiver.url(), events=["certificate.issued"])


def test_any_event_is_sent_as_a_sample(api, endpoint, receiver):
    path = f"{ENDPOINTS}/{endpoint.public_id}/send-sample"
    for name in EVENT_TYPES:
        sent = api.post(path, {"type": name})
        assert sent.status_code == 202, sent.content
        shown = api.get(f"webhooks/deliveries/{sent.json()['deliveryId']}").json()
        assert shown["eventType"] == name
    assert deliver() == len(EVENT_TYPES)
    judge = Webhook(endpoint.secret)
    bodies = {}
    for call in receiver.calls:
        judge.verify(call.body, dict(call.headers))
        bodies[call.json()["type"]] = call.json()
    assert bodies.keys() == EVENT_TYPES.keys()
    assert all(body["sample"] is True for body in bodies.values())
    assert bodies["ping"]["data"] == {"endpointId": endpoint.public_id}
    revoked = bodies["certificate.revoked"]["data"]
    assert revoked == EVENT_TYPES["certificate.revoked"].example
    sequences = Event.objects.order_by("sequence").values_list("sequence", flat=True)
    assert list(sequences) == list(range(1, len(EVENT_TYPES) + 1))


def test_a_sample_never_counts_as_something_that_has_happened(api, issuer, endpoint, receiver):
    other = make_endpoint(issuer, receiver.url("/other"), events=["*"])
    api.post(f"{ENDPOINTS}/{endpoint.public_id}/send-sample", {"type": "certificate.issued"})
    assert Delivery.objects.get().endpoint == endpoint
    assert api.get("webhooks/events").json()["data"] == []
    since = timezone.now() - timedelta(hours=1)
    assert count_events_to_replay(endpoint=other, since=since, event_types=["*"]) == 0


def test_without_a_type_it_is_a_ping(api, endpoint, receiver):
    assert api.post(f"{ENDPOINTS}/{endpoint.public_id}/send-sample", {}).status_code == 202
    assert deliver() == 1
    assert receiver.calls[0].json()["type"] == "ping"
    assert AuditEntry.objects.get(action="webhook_endpoint.sample_sent").changes["type"]


def test_an_unknown_type_is_refused(api, endpoint):
    path = f"{ENDPOINTS}/{endpoint.public_id}/send-sample"
    assert_faults(api.post(path, {"type": "certificate.lost"}), ("/type", "invalid_choice"))
    assert not Event.objects.exists()
