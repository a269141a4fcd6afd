"""The catalogue of events: every app registers its own, from its `events` module."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise


@dataclass(frozen=True, slots=True)
class EventType:
    """One kind of fact: its name, a sentence, and an example of `data` that shows its whole shape."""

    name: str
    summary: str | Promise
    example: Mapping[str, object]


EVENT_TYPES: dict[str, EventType] = {}


def register(*types: EventType) -> None:
    """Adds event types. A name is taken once."""
    for event_type in types:
        if event_type.name in EVENT_TYPES:
            raise ValueError(f"the event {event_type.name} is registered twice")
        EVENT_TYPES[event_type.name] = event_type
