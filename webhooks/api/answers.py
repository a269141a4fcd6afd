"""Answers of the API made from rows."""

from typing import Any

import msgspec

from lib import ids
from lib.instants import format_instant
from webhooks.lifecycle import DeliveryState
from webhooks.models import Attempt, Delivery, Endpoint
from webhooks.operations.endpoint_health import EndpointHealth

from .delivery_shapes import AttemptItem, DeliveryAnswer, DeliveryItem
from .endpoint_shapes import EndpointAnswer, EndpointItem, HealthAnswer, NewEndpointAnswer


def endpoint_fields(endpoint: Endpoint) -> dict[str, Any]:
    """The fields of every answer that shows an endpoint."""
    return {
        "id": endpoint.public_id,
        "url": endpoint.url,
        "description": endpoint.description,
        "events": endpoint.events,
        "headers": sorted(endpoint.own_headers or {}),
        "max_per_second": endpoint.rate_limit,
        "mode": endpoint.mode,
        "state": endpoint.state,
        "disabled_reason": endpoint.disabled_reason,
        "disabled_at": format_instant(endpoint.disabled_at),
        "failing_since": format_instant(endpoint.failing_since),
        "created_at": format_instant(endpoint.created_at),
        "updated_at": format_instant(endpoint.updated_at),
    }


def endpoint_item(endpoint: Endpoint) -> EndpointItem:
    """An endpoint in a list."""
    return EndpointItem(**endpoint_fields(endpoint))


def endpoint_answer(endpoint: Endpoint, health: EndpointHealth) -> EndpointAnswer:
    """One endpoint with its health."""
    return EndpointAnswer(
        **endpoint_fields(endpoint),
        health=HealthAnswer(
            succeeded=health.succeeded,
            failed=health.failed,
            answer_ms=health.answer_ms,
            first_attempt_after_ms=health.waited_ms,
            waiting=health.waiting,
            held=health.held,
        ),
    )


def new_endpoint(endpoint: Endpoint, *, shown: bool) -> NewEndpointAnswer:
    """A new endpoint, or one with a new secret; `shown` tells whether the answer holds the secret."""
    return NewEndpointAnswer(
        **endpoint_fields(endpoint),
        secret=endpoint.secret if shown else None,
        secret_already_shown=not shown,
        old_secret_valid_until=format_instant(endpoint.old_secret_until),
    )


def delivery_fields(delivery: Delivery) -> dict[str, Any]:
    """The fields of every answer that shows a delivery."""
    waits = delivery.state == DeliveryState.PENDING
    return {
        "id": delivery.public_id,
        "event_id": ids.encode(ids.Prefix.EVENT, delivery.event_id),
        "event_type": delivery.event_type,
        "endpoint_id": ids.encode(ids.Prefix.ENDPOINT, delivery.endpoint_id),
        "mode": delivery.mode,
        "state": delivery.state,
        "trigger": delivery.trigger,
        "attempts": delivery.attempts,
        "next_attempt_at": format_instant(delivery.next_at) if waits else None,
        "created_at": format_instant(delivery.created_at),
        "finished_at": format_instant(delivery.finished_at),
        "outcome": delivery.last_outcome,
        "http_status": delivery.last_status,
        "resendable_until": format_instant(delivery.resendable_until),
    }


def delivery_item(delivery: Delivery) -> DeliveryItem:
    """A delivery as an item of a list."""
    return DeliveryItem(**delivery_fields(delivery))


def delivery_answer(delivery: Delivery) -> DeliveryAnswer:
    """One delivery with the body that is sent."""
    body = delivery.event.body
    return DeliveryAnswer(
        **delivery_fields(delivery), body=msgspec.Raw(b"null" if body is None else bytes(body))
    )


def attempt_item(attempt: Attempt) -> AttemptItem:
    """One attempt of a delivery."""
    return AttemptItem(
        number=attempt.number,
        trigger=attempt.trigger,
        url=attempt.url,
        started_at=format_instant(attempt.started_at),
        duration_ms=attempt.duration_ms,
        outcome=attempt.outcome,
        http_status=attempt.status,
        response_headers=attempt.headers,
        response_body=attempt.body,
        response_truncated=attempt.truncated,
        error=attempt.error or None,
    )
