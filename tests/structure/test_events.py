"""Every event type is documented by a schema and an example that fit what is really sent."""

import jsonschema
import orjson
import pytest
from django.utils import timezone

from accounts.scopes import Mode
from lib import ids
from tests.support import event_schemas
from webhooks import outbox
from webhooks.event_types import EVENT_TYPES, EventData, EventType

MAX_BODY = 20_000  # bytes


def test_every_event_type_has_a_sentence_and_an_example_of_its_schema():
    assert EVENT_TYPES
    for event_type in EVENT_TYPES.values():
        assert str(event_type.summary)
        event_schemas.check_event(event_type.body())
        assert len(orjson.dumps(event_type.body())) < MAX_BODY


def test_every_schema_stands_by_itself():
    for event_type in EVENT_TYPES.values():
        schema = event_type.schema()
        jsonschema.Draft202012Validator.check_schema(schema)
        assert "$ref" not in orjson.dumps(schema).decode()


def test_a_member_that_is_called_like_a_word_of_json_schema_stays():
    class Named(EventData, frozen=True):
        """A struct whose text is left out."""

        title: str
        description: str | None

    schema = EventType("x.named", "", Named, {}).schema()
    assert schema["properties"]["data"] == {
        "type": "object",
        "properties": {
            "title": {"type": "string"},
            "description": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        },
        "required": ["title", "description"],
    }


@pytest.mark.parametrize(
    "drift",
    [{"rel": 1}, {"linkId": None}, {"rel": "invented"}, {"unheardOf": 1}, None],
    ids=["type", "null", "word", "more", "less"],
)
def test_an_event_that_drifts_from_its_schema_fails_the_test_that_makes_it(issuer, drift):
    """Every event that any test makes is checked: tests/conftest.py."""
    linked = EVENT_TYPES["certificate.linked"].example
    data = {"certificateId": linked["certificateId"]} if drift is None else {**linked, **drift}
    with pytest.raises((jsonschema.ValidationError, AssertionError)):
        outbox.new_event(
            type="certificate.linked",
            issuer_id=issuer.pk,
            mode=Mode.LIVE,
            subject=ids.new(),
            sequence=1,
            occurred_at=timezone.now(),
            data=data,
        )
