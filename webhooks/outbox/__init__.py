"""The outbox: events and deliveries written as rows, and the wake-up of the courier."""

from .events import (
    DELIVER,
    INSERT,
    INSERT_MANY,
    NewEvent,
    new_event,
    parameters,
    parameters_of_many,
    record,
    record_many,
)
from .redaction import forget_answers, redact
from .wake import wake, wake_after_commit

__all__ = [
    "DELIVER",
    "INSERT",
    "INSERT_MANY",
    "NewEvent",
    "forget_answers",
    "new_event",
    "parameters",
    "parameters_of_many",
    "record",
    "record_many",
    "redact",
    "wake",
    "wake_after_commit",
]
