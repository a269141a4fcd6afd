"""Webhooks in the back office."""

from . import audit_sentences, audit_targets  # noqa: F401  (they register)
from .delivery import DeliveryAdmin
from .endpoint import EndpointAdmin
from .event import EventAdmin

__all__ = ["DeliveryAdmin", "EndpointAdmin", "EventAdmin"]
