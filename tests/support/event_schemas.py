"""Validates events against the schema of their type."""

from functools import cache
from typing import Any

import msgspec
import orjson
import pytest
from jsonschema import Draft202012Validator

from webhooks.event_types import EVENT_TYPES, body_struct
from webhooks.outbox import NewEvent


def check_event(body: dict[str, Any]) -> None:
    """A whole body: it fits its type's schema, and says nothing that the schema does not name."""
    _judge(body["type"]).validate(body)
    known = msgspec.convert(body, body_struct(EVENT_TYPES[body["type"]]))
    assert msgspec.to_builtins(known) == body


@cache
def _judge(name: str) -> Draft202012Validator:
    return Draft202012Validator(EVENT_TYPES[name].schema())


def check_every_event(patch: pytest.MonkeyPatch) -> None:
    """From now on every event that is made in this process is checked, whoever makes it."""
    make = NewEvent.__init__

    def checked(event: NewEvent, **fields: Any) -> None:
        check_event(orjson.loads(fields["body"]))
        make(event, **fields)

    patch.setattr(NewEvent, "__init__", checked)
