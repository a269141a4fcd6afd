"""Models of webhooks: events, endpoints, deliveries, attempts, notices."""

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
