"""Every event type is documented by an example that fits what is really sent."""

import orjson

from accounts import ids
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
