"""Create, change, disable, enable and delete endpoints."""

import json
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.domain import audit
from accounts.domain.actors import RequestContext
from accounts.domain.audit import Changes
from accounts.errors import PlanLimitReached
from accounts.operations.audit.entries import record
from accounts.operations.issuers.lock import locked_issuer
from accounts.scopes import Feature, Mode
from lib.net.destinations import to_ascii
from webhooks import outbox
from webhooks.errors import EndpointNotFound
from webhooks.lifecycle import DeliveryState, DisabledReason, EndpointState, Priority
from webhooks.models import Delivery, Endpoint

from . import signing
from .models import NotifiedState
from .rules import EndpointChanges, EndpointDraft, check

SECRETS = ("headers",)  # the audit only tells that these changed


def find_endpoint(*, issuer_id: UUID, mode: Mode | None, endpoint_id: UUID | None) -> Endpoint:
    """The issuer's endpoint. Raises EndpointNotFound for any other, and for a deleted one."""
    rows = Endpoint.objects.for_issuer(issuer_id, mode).with_sealed_headers()
    endpoint = rows.filter(pk=endpoint_id).first() if endpoint_id else None
    if endpoint is None:
        raise EndpointNotFound
    return endpoint


def create_endpoint(*, context: RequestContext, draft: EndpointDraft) -> Endpoint:
    """Create an endpoint with a new secret; from now on it gets the events that match its filters.

    Raises FeatureNotInPlan, ValidationFailed, and PlanLimitReached where the plan has no room.
    """
    context.issuer.require_feature(Feature.WEBHOOKS)
    stated = draft.stated()
    check(stated)
    with transaction.atomic():
        _check_plan_limit(context.issuer.id)
        endpoint = Endpoint(
            issuer_id=context.issuer.id,
            mode=context.mode,
            created_at=context.now,
            secret=signing.new_secret(),
            **_columns(stated),
        )
        endpoint.updated_at = context.now
        endpoint.save(force_insert=True)
        changes = audit.initial_values(
            {"mode": context.mode, **_facts(endpoint, stated)}, personal=SECRETS
        )
        record_audit("webhook_endpoint.created", endpoint, changes, context=context)
    return endpoint


def change_endpoint(
    *, context: RequestContext, endpoint: Endpoint, stated: EndpointChanges
) -> Endpoint:
    """Change the stated fields of an endpoint. Deliveries that exist already are still sent.

    Raises FeatureNotInPlan, ValidationFailed, EndpointNotFound.
    """
    context.issuer.require_feature(Feature.WEBHOOKS)
    check(stated)
    with transaction.atomic():
        endpoint = lock_endpoint(endpoint)
        before = _facts(endpoint, stated)
        for name, value in _columns(stated).items():
            setattr(endpoint, name, value)
        changes = audit.diff(before, _facts(endpoint, stated), personal=SECRETS)
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
    locked = rows.select_for_update(of=("self",), no_key=True).filter(pk=endpoint.pk).first()
    if locked is None:
        raise EndpointNotFound
    return locked


def _columns(stated: EndpointChanges) -> dict[str, Any]:
    columns: dict[str, Any] = {**stated}
    if "url" in stated:
        columns["url"] = to_ascii(stated["url"])
    if "events" in stated:
        columns["events"] = sorted(set(stated["events"]))
    if "headers" in stated:
        columns["headers"] = json.dumps(dict(stated["headers"]))
    return columns


def _facts(endpoint: Endpoint, names: Iterable[str]) -> Mapping[str, object]:
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
    action: str, endpoint: Endpoint, changes: Changes, *, context: RequestContext
) -> None:
    """Write an audit entry about an endpoint."""
    record(context, action, endpoint.public_id, changes, mode=Mode(endpoint.mode))
