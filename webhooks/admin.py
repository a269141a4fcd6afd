"""Webhooks in the back office."""

from webhooks import audit_sentences, audit_targets  # noqa: F401  (they register)
from webhooks.deliveries.admin import DeliveryAdmin
from webhooks.endpoints.admin import EndpointAdmin
from webhooks.events.admin import EventAdmin

__all__ = ["DeliveryAdmin", "EndpointAdmin", "EventAdmin"]
