"""Answers of the API made from rows."""

from typing import Any, TypeVar

import msgspec

from lib.dates import format_instant
from lib.structs import to_struct
from webhooks.endpoints.health import EndpointHealth
from webhooks.endpoints.schemas import (
    NewWebhookEndpointAnswer,
    WebhookEndpointHealth,
    WebhookEndpointSummaryItem,
)
from webhooks.lifecycle import DeliveryState
from webhooks.models import Attempt, Delivery, Endpoint

from .schemas import WebhookAttemptItem, WebhookDeliveryAnswer, WebhookDeliverySummaryItem

EndpointT = TypeVar("EndpointT", bound=WebhookEndpointSummaryItem)
DeliveryT = TypeVar("DeliveryT", bound=WebhookDeliverySummaryItem)


def endpoint_answer(endpoint: Endpoint, shape: type[EndpointT], **given: Any) -> EndpointT:
    """An endpoint, as an answer of this shape."""
    return to_struct(
        endpoint,
        shape,
        headers=sorted(endpoint.own_headers or {}),
        max_per_second=endpoint.rate_limit,
        **given,
    )


def health_answer(health: EndpointHealth) -> WebhookEndpointHealth:
    """The endpoint's last 24 hours."""
    return to_struct(health, WebhookEndpointHealth, first_attempt_after_ms=health.waited_ms)


def new_endpoint(endpoint: Endpoint, *, shown: bool) -> NewWebhookEndpointAnswer:
    """An endpoint with its new secret; without it (`shown` is false) for a repeated request."""
    return endpoint_answer(
        endpoint,
        NewWebhookEndpointAnswer,
        secret=endpoint.secret if shown else None,
        secret_already_shown=not shown,
        old_secret_valid_until=format_instant(endpoint.old_secret_until),
    )


def delivery_item(delivery: Delivery, shape: type[DeliveryT], **given: Any) -> DeliveryT:
    """A delivery, as an answer of this shape."""
    waits = delivery.state == DeliveryState.PENDING
    return to_struct(
        delivery,
        shape,
        next_attempt_at=format_instant(delivery.next_at) if waits else None,
        outcome=delivery.last_outcome,
        http_status=delivery.last_status,
        **given,
    )


def delivery_answer(delivery: Delivery) -> WebhookDeliveryAnswer:
    """One delivery, with the body that is sent."""
    body = delivery.event.body
    return delivery_item(
        delivery, WebhookDeliveryAnswer, body=msgspec.Raw(b"null" if body is None else bytes(body))
    )


def attempt_item(attempt: Attempt) -> WebhookAttemptItem:
    """One attempt to deliver."""
    return to_struct(
        attempt,
        WebhookAttemptItem,
        http_status=attempt.status,
        response_headers=attempt.headers,
        response_body=attempt.body,
        response_truncated=attempt.truncated,
        error=attempt.error or None,
    )
