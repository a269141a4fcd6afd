"""Models of webhooks: events, endpoints, deliveries, attempts, notices."""

from .delivery import Attempt, Delivery
from .endpoint import Endpoint, EndpointHour
from .event import BodyHorizon, Event, LateBody

__all__ = [
    "Attempt",
    "BodyHorizon",
    "Delivery",
    "Endpoint",
    "EndpointHour",
    "Event",
    "LateBody",
]
