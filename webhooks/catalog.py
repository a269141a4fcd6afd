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
    subscribable: bool = True  # False: sent only to the endpoint that it is meant for

    def body(self) -> dict[str, object]:
        """An example of a whole body."""
        return {
            "type": self.name,
            "timestamp": "2026-06-15T12:00:00.000Z",
            "id": "evt_01m7yd5xtjed4rskz84c1yqjs4",
            "sequence": 1,
            "test": False,
            "data": dict(self.example),
        }


EVENT_TYPES: dict[str, EventType] = {}


def register(*types: EventType) -> None:
    """Adds event types. A name is taken once."""
    for event_type in types:
        if event_type.name in EVENT_TYPES:
            raise ValueError(f"the event {event_type.name} is registered twice")
        EVENT_TYPES[event_type.name] = event_type


EVERYTHING = "*"


def patterns(name: str) -> list[str]:
    """The filters that let an event of this type pass: `a.b`, `a.*`, `*`. None for a direct one."""
    if not EVENT_TYPES[name].subscribable:
        return []
    return [name, f"{name.partition('.')[0]}.*", EVERYTHING]


def known_filters() -> set[str]:
    """Every filter that an endpoint can have."""
    return {pattern for name in EVENT_TYPES for pattern in patterns(name)}
