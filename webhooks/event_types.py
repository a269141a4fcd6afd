"""The registry of event types: each app registers its own, from its `events` module.

What an event holds is declared as a struct, for the schema that receivers are given. Nothing is made
of it on the way out: tests hold whatever is recorded against it (tests/support/event_schemas.py).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec
from django.utils.functional import Promise
from msgspec import Meta

from lib.choices import choices_schema
from lib.dates import Instant


class EventData(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Base of `data` of an event: every member is always present; members may be added later."""


@dataclass(frozen=True, slots=True, eq=False)
class EventType:
    """An event type: name, summary, struct of `data`, example."""

    name: str
    summary: str | Promise
    data: type[EventData]
    example: Mapping[str, object]
    subscribable: bool = True  # False: sent only to the endpoint that it is meant for

    def body(self) -> dict[str, object]:
        """An example of a whole webhook body."""
        return {
            "type": self.name,
            "timestamp": "2026-06-15T12:00:00.000Z",
            "id": "evt_01m7yd5xtjed4rskz84c1yqjs4",
            "sequence": 1,
            "test": False,
            "data": dict(self.example),
        }

    def schema(self) -> dict[str, Any]:
        """The JSON Schema (2020-12) of a whole webhook body, without any $ref."""
        schema = msgspec.json.schema(body_struct(self), schema_hook=choices_schema)
        whole: dict[str, Any] = _inlined(schema, schema["$defs"])
        return {"title": self.name, **whole}


@cache
def body_struct(event_type: EventType) -> type[msgspec.Struct]:
    """The struct of a whole webhook body (Standard Webhooks), with its name in the OpenAPI document."""
    name = event_type.name.title().replace(".", "").replace("_", "")
    return msgspec.defstruct(
        f"{name}Event",
        [
            ("type", Annotated[str, Meta(extra_json_schema={"const": event_type.name}, description="Type of the event")]),
            ("timestamp", Annotated[Instant, Meta(description="When it happened")]),
            ("id", Annotated[str, Meta(description="Id of the event, the same at each attempt: `evt_…`")]),
            ("sequence", Annotated[int, Meta(ge=1, description="Number of the change, counted from 1 for each object; tells later from earlier")]),
            ("test", Annotated[bool, Meta(description="Whether it happened in the test mode")]),
            ("sample", Annotated[bool | msgspec.UnsetType, Meta(description="`true` if it was sent for a trial; otherwise missing")], msgspec.UNSET),
            ("data", Annotated[event_type.data, Meta(description="What the event is about")]),
        ],
        frozen=True,
        kw_only=True,
    )  # fmt: skip


def _inlined(schema: Any, named: Mapping[str, Any]) -> Any:
    """The schema with every $ref replaced by its target, without titles and descriptions."""
    if isinstance(schema, list):
        return [_inlined(part, named) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _inlined(named[schema["$ref"].rpartition("/")[2]], named)
    return {
        key: _inlined(part, named)
        for key, part in schema.items()
        if key != "$defs" and not (key in {"title", "description"} and isinstance(part, str))
    }


EVENT_TYPES: dict[str, EventType] = {}


def register(*types: EventType) -> None:
    """Register event types. Raises ValueError for a name registered twice."""
    for event_type in types:
        if event_type.name in EVENT_TYPES:
            raise ValueError(f"the event {event_type.name} is registered twice")
        EVENT_TYPES[event_type.name] = event_type


EVERYTHING = "*"


def patterns(name: str) -> list[str]:
    """The filters that match this event type: `a.b`, `a.*`, `*`; none for a type nobody can subscribe to."""
    if not EVENT_TYPES[name].subscribable:
        return []
    return [name, f"{name.partition('.')[0]}.*", EVERYTHING]


# The allowed filters, for the error about an unknown one: too many to list.
EXPECTED_FILTERS = "*, certificate.*, …: GET /api/external/webhooks/event-types"


def known_filters() -> set[str]:
    """Every filter that an endpoint may subscribe with."""
    return {pattern for name in EVENT_TYPES for pattern in patterns(name)}


def in_words(event_type: str) -> str:
    """What happened: the summary of the type, or its name where it is no longer known."""
    known = EVENT_TYPES.get(event_type)
    return str(known.summary).replace("`", "") if known else event_type
