"""Create, change, disable, enable and delete endpoints; rotate and show their secrets; send samples."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, PlanLimitReached, ValidationFailed
from accounts.limits.issuer_lock import locked_issuer
from accounts.scopes import Feature, Mode
from lib.crypto import UndecryptableValue
from lib.database.tenancy import as_worker
from lib.net.destinations import to_ascii
from webhooks import outbox
from webhooks.errors import EndpointNotFound, SecretsOverlap, SecretUnreadable
from webhooks.event_types import EVENT_TYPES, patterns
from webhooks.lifecycle import DeliveryState, DisabledReason, EndpointState, Priority, Trigger
from webhooks.models import Delivery, Endpoint

from .models import NotifiedState
from .rules import EndpointFields, check
from .signing import new_secret

SECRETS = ("headers",)  # the audit only tells that these changed


def find_endpoint(*, issuer_id: UUID, mode: Mode | None, endpoint_id: UUID | None) -> Endpoint:
    """The issuer's endpoint. Raises EndpointNotFound for any other, and for a deleted one."""
    rows = Endpoint.objects.for_issuer(issuer_id, mode).with_sealed_headers()
    return rows.get_or_raise(EndpointNotFound, pk=endpoint_id)


def create_endpoint(*, context: RequestContext, stated: EndpointFields) -> Endpoint:
    """Create an endpoint with a new secret; from now on it gets the events that match its filters.

    Raises FeatureNotInPlan, ValidationFailed, and PlanLimitReached where the plan has no room.
    """
    context.issuer.require_feature(Feature.WEBHOOKS)
    check(stated)
    with transaction.atomic():
        _check_plan_limit(context.issuer.id)
        endpoint = Endpoint(
            issuer_id=context.issuer.id,
            mode=context.mode,
            created_at=context.now,
            secret=new_secret(),
            **_columns(stated),
        )
        endpoint.updated_at = context.now
        endpoint.save(force_insert=True)
        changes = audit.initial_values(
            {"mode": context.mode, **_settings(endpoint, stated)}, personal=SECRETS
        )
        record_audit("webhook_endpoint.created", endpoint, changes, context=context)
    return endpoint


def change_endpoint(
    *, context: RequestContext, endpoint: Endpoint, stated: EndpointFields
) -> Endpoint:
    """Change the stated fields of an endpoint. Deliveries that exist already are still sent.

    Raises FeatureNotInPlan, ValidationFailed, EndpointNotFound.
    """
    context.issuer.require_feature(Feature.WEBHOOKS)
    check(stated)
    with transaction.atomic():
        endpoint = lock_endpoint(endpoint)
        before = _settings(endpoint, stated)
        for name, value in _columns(stated).items():
            setattr(endpoint, name, value)
        changes = audit.diff(before, _settings(endpoint, stated), personal=SECRETS)
        if changes:
            endpoint.updated_at = context.now
            endpoint.parked_until = None  # the cause of failures may be gone
            endpoint.save()
            record_audit("webhook_endpoint.changed", endpoint, changes, context=context)
            outbox.wake_after_commit()
    return endpoint


@transaction.atomic
def delete_endpoint(*, context: RequestContext, endpoint: Endpoint) -> None:
    """Delete an endpoint: removes its secret and cancels its unfinished deliveries.

    Its name stays in the log of deliveries. Raises EndpointNotFound.
    """
    endpoint = lock_endpoint(endpoint)
    endpoint.state = EndpointState.DELETED
    endpoint.secret, endpoint.old_secret, endpoint.old_secret_until = "", None, None
    endpoint.headers = "{}"
    endpoint.updated_at = context.now
    endpoint.save()
    Delivery.objects.filter(endpoint=endpoint).cancel(context.now)
    record_audit("webhook_endpoint.deleted", endpoint, {}, context=context)


@transaction.atomic
def disable_endpoint(*, context: RequestContext, endpoint: Endpoint) -> Endpoint:
    """Disable an endpoint: its deliveries are held. Does nothing if it is disabled already."""
    endpoint = lock_endpoint(endpoint)
    if endpoint.state == EndpointState.DISABLED:
        return endpoint
    endpoint.state = EndpointState.DISABLED
    endpoint.disabled_reason, endpoint.disabled_at = DisabledReason.BY_HAND, context.now
    endpoint.save()
    Delivery.objects.filter(endpoint=endpoint).hold()
    changes = audit.initial_values({"reason": endpoint.disabled_reason})
    record_audit("webhook_endpoint.disabled", endpoint, changes, context=context)
    return endpoint


@transaction.atomic
def enable_endpoint(
    *, context: RequestContext, endpoint: Endpoint, release: bool
) -> tuple[Endpoint, int]:
    """Enable an endpoint and reset its health; with `release` send held deliveries. Returns how many.

    If its owners were notified that it fails, it counts as failing until a delivery succeeds, which they are
    notified of. Raises FeatureNotInPlan, EndpointNotFound. Does nothing if it is enabled already.
    """
    context.issuer.require_feature(Feature.WEBHOOKS)
    endpoint = lock_endpoint(endpoint)
    was_disabled = endpoint.state == EndpointState.DISABLED
    if was_disabled:
        endpoint.state = EndpointState.ACTIVE
        endpoint.disabled_reason = endpoint.disabled_at = None
        _forget_failures(endpoint, context.now)
        endpoint.save()
    released = _release(endpoint, context.now) if release else 0
    if was_disabled or released:
        changes = audit.initial_values({"released": released})
        record_audit("webhook_endpoint.enabled", endpoint, changes, context=context)
    outbox.wake_after_commit()
    return endpoint, released


def _check_plan_limit(issuer_id: UUID) -> None:
    """Check the plan's limit under a lock on the issuer, so that two requests cannot both take the last place."""
    limit = locked_issuer(issuer_id).plan.max_endpoints
    if limit is not None and Endpoint.objects.for_issuer(issuer_id).count() >= limit:
        raise PlanLimitReached(limit=limit)


def lock_endpoint(endpoint: Endpoint) -> Endpoint:
    """Lock the endpoint's row until the transaction ends; its secrets are loaded only when read.

    Raises EndpointNotFound if it was deleted meanwhile.
    """
    rows = Endpoint.objects.for_issuer(endpoint.issuer_id).with_sealed_headers()
    locked = rows.select_for_update(of=("self",), no_key=True)
    return locked.get_or_raise(EndpointNotFound, pk=endpoint.pk)


def _columns(stated: EndpointFields) -> dict[str, Any]:
    columns: dict[str, Any] = {**stated}
    if "url" in stated:
        columns["url"] = to_ascii(stated["url"])
    if "events" in stated:
        columns["events"] = sorted(set(stated["events"]))
    if "headers" in stated:
        columns["headers"] = json.dumps(dict(stated["headers"]))
    return columns


def _settings(endpoint: Endpoint, names: Iterable[str]) -> Mapping[str, object]:
    """The fields as the audit compares them; headers that cannot be decrypted differ from any."""
    return {
        name: endpoint.own_headers if name == "headers" else getattr(endpoint, name)
        for name in names
    }


def _forget_failures(endpoint: Endpoint, now: datetime) -> None:
    endpoint.failures = 0
    endpoint.alarm_at = endpoint.parked_until = None
    if endpoint.notified == NotifiedState.NOTHING:
        endpoint.failing_since = None
    else:
        endpoint.notified, endpoint.failing_since = NotifiedState.ENABLED, now


def _release(endpoint: Endpoint, now: datetime) -> int:
    """Send held deliveries with bulk priority, so that new events go first."""
    held = Delivery.objects.filter(endpoint=endpoint, state=DeliveryState.HELD)
    return held.update(state=DeliveryState.PENDING, priority=Priority.BULK, next_at=now)


def record_audit(
    action: str, endpoint: Endpoint, changes: audit.Changes, *, context: RequestContext
) -> None:
    """Write an audit entry about an endpoint."""
    record(context, action, endpoint.public_id, changes, mode=Mode(endpoint.mode))


@dataclass(frozen=True, slots=True)
class EndpointSecrets:
    """The current secret of an endpoint, and until when the old one is valid too."""

    current: str
    old_until: datetime | None


@transaction.atomic
def rotate_secret(*, context: RequestContext, endpoint: Endpoint, overlap: timedelta) -> Endpoint:
    """Make a new secret; the old one also signs for the time of `overlap`.

    Only two sign at once. While an older one does, raises SecretsOverlap: what the receiver has in its
    place may be that one. Without an overlap both end, and the new one stands alone. Raises
    SecretUnreadable for an overlap with what no key opens, and EndpointNotFound.
    """
    endpoint = lock_endpoint(endpoint)
    if overlap and _old_until(endpoint, context.now):
        raise SecretsOverlap
    endpoint.old_secret = _current(endpoint) if overlap else None
    endpoint.old_secret_until = context.now + overlap if overlap else None
    endpoint.secret = new_secret()
    endpoint.updated_at = context.now
    endpoint.save()
    changes = audit.initial_values({"old_secret_until": endpoint.old_secret_until})
    record_audit("webhook_endpoint.secret_rotated", endpoint, changes, context=context)
    return endpoint


@transaction.atomic
def reveal_secret(*, context: RequestContext, endpoint: Endpoint) -> EndpointSecrets:
    """The decrypted secret; writes an audit entry. Raises SecretUnreadable."""
    secrets = secrets_of(endpoint, now=context.now)
    record_audit("webhook_endpoint.secret_shown", endpoint, {}, context=context)
    return secrets


def secrets_of(endpoint: Endpoint, *, now: datetime) -> EndpointSecrets:
    """The secrets of an endpoint that was just created or rotated. Raises SecretUnreadable."""
    return EndpointSecrets(_current(endpoint), _old_until(endpoint, now))


@as_worker("old secrets are of all issuers")
def forget_old_secrets(*, now: datetime) -> int:
    """Remove expired old secrets. Returns how many."""
    over = Endpoint.objects.filter(old_secret_until__lte=now)
    return over.update(old_secret=None, old_secret_until=None)


def _current(endpoint: Endpoint) -> str:
    try:
        return str(endpoint.secret)
    except UndecryptableValue:
        raise SecretUnreadable from None


def _old_until(endpoint: Endpoint, now: datetime) -> datetime | None:
    until = endpoint.old_secret_until
    return until if until and until > now else None


PING = "ping"  # also the type of every sample's row: neither the feed nor a replay takes it


# --- samples --------------------------------------------------------------------------------------


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
