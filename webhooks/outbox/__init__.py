"""Where facts leave the domain: events and deliveries as rows, and a wake for the courier."""

from .events import DELIVER, INSERT, NewEvent, new_event, parameters, record
from .redaction import redact
from .wake import wake, wake_after_commit

__all__ = [
    "DELIVER",
    "INSERT",
    "NewEvent",
    "new_event",
    "parameters",
    "record",
    "redact",
    "wake",
    "wake_after_commit",
]
