"""Send an endpoint a sample of any event: signed, attempted and logged like a real one, and marked."""

from django.db import transaction

from accounts.domain import audit
from accounts.domain.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Feature, Mode
from webhooks import outbox
from webhooks.event_types import EVENT_TYPES, patterns
from webhooks.lifecycle import Priority, Trigger
from webhooks.models import Delivery, Endpoint

from .operations import lock_endpoint, record_audit

PING = "ping"  # also the type of every sample's row: neither the feed nor a replay takes it


@transaction.atomic
def send_sample(*, context: RequestContext, endpoint: Endpoint, type: str = PING) -> Delivery:
    """Send a sample of an event type to this endpoint only, whatever it subscribes to, also if disabled.

    Raises FeatureNotInPlan, EndpointNotFound, and ValidationFailed for an unknown type.
    """
    context.issuer.require_feature(Feature.WEBHOOKS)
    if type not in EVENT_TYPES:
        expected = {"expected": "GET /api/external/webhooks/event-types"}
        raise ValidationFailed([FieldError("/type", "invalid_choice", expected)])
    endpoint = lock_endpoint(endpoint)
    endpoint.sequence += 1
    endpoint.save(update_fields=["sequence"])
    event = outbox.record(
        outbox.new_event(
            type=PING,
            sample_of=type,
            issuer_id=endpoint.issuer_id,
            mode=Mode(endpoint.mode),
            subject=endpoint.pk,
            sequence=endpoint.sequence,
            occurred_at=context.now,
            data=_data(endpoint, type),
        )
    )
    delivery = Delivery.objects.create(
        issuer_id=endpoint.issuer_id,
        mode=endpoint.mode,
        event=event,
        event_type=type,
        endpoint=endpoint,
        trigger=Trigger.MANUAL,
        priority=Priority.BY_HAND,
        attempts_left=1,
        next_at=context.now,
        created_at=context.now,
    )
    sent = audit.initial_values({"type": type})
    record_audit("webhook_endpoint.sample_sent", endpoint, sent, context=context)
    outbox.wake_after_commit()
    return delivery


def preview_sample(endpoint: Endpoint, type: str) -> dict[str, object]:
    """The body of a sample; id, time and sequence are those of the example."""
    body = EVENT_TYPES[type].body()
    data = {"sample": True, "data": _data(endpoint, type)}
    return body | {"test": Mode(endpoint.mode) is Mode.TEST} | data


def suggested_type(endpoint: Endpoint) -> str:
    """The first type that the endpoint subscribes to."""
    subscribed = (name for name in EVENT_TYPES if set(patterns(name)) & set(endpoint.events))
    return next(subscribed, PING)


def _data(endpoint: Endpoint, type: str) -> dict[str, object]:
    """The example of the documentation; a ping names the endpoint itself."""
    example = dict(EVENT_TYPES[type].example)
    return example | {"endpointId": endpoint.public_id} if type == PING else example
