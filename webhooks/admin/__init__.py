"""Webhooks in the back office."""

from .delivery import DeliveryAdmin
from .endpoint import EndpointAdmin
from .event import EventAdmin

__all__ = ["DeliveryAdmin", "EndpointAdmin", "EventAdmin"]
