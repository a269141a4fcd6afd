"""The rows of webhooks: what happened, who is told of it, and what came of telling."""

from .delivery import Attempt, Delivery
from .endpoint import Endpoint, EndpointHour, EndpointNotice
from .event import BodyHorizon, Event, LateBody

__all__ = [
    "Attempt",
    "BodyHorizon",
    "Delivery",
    "Endpoint",
    "EndpointHour",
    "EndpointNotice",
    "Event",
    "LateBody",
]
