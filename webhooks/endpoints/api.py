"""Endpoints over the API: list, create, read, change, delete, enable, disable, samples and secrets. Only those of the key's mode."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, TypeVar, cast

import msgspec
from django.conf import settings
from django.utils import timezone
from msgspec import UNSET

from accounts.api import parsing
from accounts.api.endpoints import Accepted, Created, JsonBody, Reply, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.responses import Answer
from accounts.api.views import ExternalView
from accounts.errors import FieldError
from accounts.scopes import Scope
from lib import ids
from lib.dates import format_instant
from lib.structs import to_struct
from webhooks.endpoints import operations as endpoints
from webhooks.endpoints.health import EndpointHealth, endpoint_health
from webhooks.endpoints.rules import EndpointFields, check
from webhooks.endpoints.schemas import (
    ChangedWebhookEndpointAnswer,
    EnableRequest,
    NewWebhookEndpointAnswer,
    SampleRequest,
    SampleResult,
    SecretRotateRequest,
    WebhookEndpointAnswer,
    WebhookEndpointChange,
    WebhookEndpointDraft,
    WebhookEndpointHealth,
    WebhookEndpointListAnswer,
    WebhookEndpointSummaryItem,
    WebhookSecretAnswer,
)
from webhooks.lifecycle import WebhooksPrefix
from webhooks.models import Endpoint

_COLUMNS = {"max_per_second": "rate_limit"}

EndpointT = TypeVar("EndpointT", bound=WebhookEndpointSummaryItem)


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


class EndpointsApi(ExternalView):
    """Endpoints. Closed to type-restricted keys: events are about all types."""

    tag = "webhooks"
    of_all_types = True

    def find_endpoint(self, endpoint_id: str) -> Endpoint:
        """The endpoint of this key's issuer and mode, or 404."""
        return endpoints.find_endpoint(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            endpoint_id=ids.parse(WebhooksPrefix.ENDPOINT, endpoint_id),
        )

    @endpoint(Scope.WEBHOOKS_READ)
    def list_webhook_endpoints(self, page: PageQuery) -> WebhookEndpointListAnswer:
        """Webhook endpoints, the newest first"""
        rows = Endpoint.objects.for_issuer(self.caller.issuer.id, self.caller.mode)
        found = paginate(rows.with_sealed_headers(), page, order_by=("id",))
        data = [endpoint_answer(endpoint, WebhookEndpointSummaryItem) for endpoint in found.rows]
        return WebhookEndpointListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("plan_limit_reached", "feature_not_in_plan"))
    def create_webhook_endpoint(
        self, body: JsonBody[WebhookEndpointDraft]
    ) -> Created[NewWebhookEndpointAnswer]:
        """Add a webhook endpoint; the answer holds its secret"""
        stated = _stated(body.read(rules=_refused))
        endpoint = endpoints.create_endpoint(context=self.context, stated=stated)
        return Created(
            new_endpoint(endpoint, shown=True),
            location=f"{settings.BASE_URL}/api/external/webhooks/endpoints/{endpoint.public_id}",
            stored=new_endpoint(endpoint, shown=False),
        )

    @endpoint(Scope.WEBHOOKS_READ)
    def get_webhook_endpoint(self, endpoint: Endpoint) -> WebhookEndpointAnswer:
        """One webhook endpoint, and its last 24 hours"""
        health = health_answer(endpoint_health(endpoint, now=timezone.now()))
        return endpoint_answer(endpoint, WebhookEndpointAnswer, health=health)

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("feature_not_in_plan",))
    def update_webhook_endpoint(
        self, endpoint: Endpoint, body: JsonBody[WebhookEndpointChange]
    ) -> WebhookEndpointAnswer:
        """Change a webhook endpoint"""
        context = self.context
        stated = _stated(body.read(rules=_refused, current={"headers": endpoint.own_headers}))
        changed = endpoints.change_endpoint(context=context, endpoint=endpoint, stated=stated)
        health = health_answer(endpoint_health(changed, now=context.now))
        return endpoint_answer(changed, WebhookEndpointAnswer, health=health)

    @endpoint(Scope.WEBHOOKS_MANAGE)
    def delete_webhook_endpoint(self, endpoint: Endpoint) -> Answer:
        """Delete a webhook endpoint; its unfinished deliveries are cancelled"""
        endpoints.delete_endpoint(context=self.context, endpoint=endpoint)
        return Answer()

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("feature_not_in_plan",))
    def enable_webhook_endpoint(
        self, endpoint: Endpoint, body: EnableRequest
    ) -> ChangedWebhookEndpointAnswer:
        """Enable a webhook endpoint; with `release` its held deliveries are sent"""
        endpoint, released = endpoints.enable_endpoint(
            context=self.context, endpoint=endpoint, release=body.release
        )
        return endpoint_answer(endpoint, ChangedWebhookEndpointAnswer, released=released)

    @endpoint(Scope.WEBHOOKS_MANAGE)
    def disable_webhook_endpoint(self, endpoint: Endpoint) -> ChangedWebhookEndpointAnswer:
        """Disable a webhook endpoint; its deliveries are held"""
        endpoint = endpoints.disable_endpoint(context=self.context, endpoint=endpoint)
        return endpoint_answer(endpoint, ChangedWebhookEndpointAnswer, released=0)

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("feature_not_in_plan",))
    def send_webhook_sample(
        self, endpoint: Endpoint, body: SampleRequest
    ) -> Accepted[SampleResult]:
        """Send this endpoint a sample of an event, signed like a real one and marked `sample`"""
        delivery = endpoints.send_sample(context=self.context, endpoint=endpoint, type=body.type)
        return Accepted(SampleResult(delivery_id=delivery.public_id))

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("conflict",))
    def rotate_webhook_secret(
        self, endpoint: Endpoint, body: SecretRotateRequest
    ) -> Reply[NewWebhookEndpointAnswer]:
        """Rotate the signing secret; the old one stays valid for a while"""
        endpoint = endpoints.rotate_secret(
            context=self.context, endpoint=endpoint, overlap=timedelta(hours=body.overlap_hours)
        )
        return Reply(new_endpoint(endpoint, shown=True), stored=new_endpoint(endpoint, shown=False))

    @endpoint(Scope.KEYS_MANAGE, errors=("conflict",))
    def get_webhook_secret(self, endpoint: Endpoint) -> WebhookSecretAnswer:
        """Read the signing secret; the audit records it"""
        found = endpoints.reveal_secret(context=self.context, endpoint=endpoint)
        return WebhookSecretAnswer(
            secret=found.current, old_secret_valid_until=format_instant(found.old_until)
        )


def _refused(stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
    """Faults that the rules find in the fields of an endpoint that could be decoded."""
    names = ("url", "events", "headers")
    readable = {name: stated[name] for name in names if stated.get(name) is not None}
    return parsing.collect_faults(lambda: check(cast(EndpointFields, readable)))


def _stated(body: WebhookEndpointDraft | WebhookEndpointChange) -> EndpointFields:
    """The fields that the request states; null empties one, 0 deliveries a second means no limit."""
    empty: dict[str, object] = {"description": "", "headers": {}, "max_per_second": None}
    stated = {
        _COLUMNS.get(name, name): value or empty.get(name, value)
        for name, value in msgspec.structs.asdict(body).items()
        if value is not UNSET
    }
    return cast(EndpointFields, stated)
