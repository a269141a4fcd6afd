"""Every event type is documented by an example that fits what is really sent."""

from datetime import timedelta

import orjson
from django.utils import timezone

from accounts import ids
from accounts.operations import key_warnings
from accounts.operations.keys import create_key, revoke_key, rotate_key
from accounts.scopes import Mode, Scope
from tests.factories import TESTER, make_key
from webhooks.catalog import EVENT_TYPES
from webhooks.models import Event

MAX_BODY = 20_000  # bytes


def test_every_event_type_has_an_example_and_a_sentence():
    assert EVENT_TYPES
    for event_type in EVENT_TYPES.values():
        assert event_type.example
        assert str(event_type.summary)
        assert len(orjson.dumps(event_type.example)) < MAX_BODY


def test_the_example_has_the_shape_of_what_is_sent(certificate):
    event = Event.objects.get(subject=certificate.pk)
    body = orjson.loads(event.body)
    assert body["id"] == ids.encode(ids.Prefix.EVENT, event.pk)
    assert body["data"].keys() == EVENT_TYPES[event.type].example.keys()


def test_the_examples_of_keys_have_the_shape_of_what_is_sent(issuer, owner):
    now = timezone.now()
    key = make_key(issuer, expires_at=now + timedelta(days=8)).key
    by = {"issuer_id": issuer.pk, "key_id": key.pk, "actor": TESTER}
    key_warnings.owed(now + timedelta(days=2))
    revoked = rotate_key(**by, now=now).key
    revoke_key(**{**by, "key_id": revoked.pk}, now=now)
    create_key(
        issuer=issuer, name="ERP", mode=Mode.LIVE, scopes=[Scope.KEYS_MANAGE], actor=TESTER, now=now
    )
    sent = {event.type: orjson.loads(event.body)["data"] for event in Event.objects.all()}
    assert len(sent) == 4
    for name, data in sent.items():
        assert data.keys() == EVENT_TYPES[name].example.keys()
