"""Endpoints over the API: list, create, read, change, delete. Only those of the key's mode."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec
from django.conf import settings
from django.utils import timezone
from msgspec import UNSET

from accounts.api.foundation.answers import Answer
from accounts.api.foundation.endpoints import Created, JsonBody, endpoint
from accounts.api.foundation.pagination import PageQuery, paginate
from accounts.api.foundation.views import ExternalView
from accounts.domain import parsing
from accounts.errors import FieldError
from accounts.scopes import Scope
from lib import ids
from webhooks.deliveries.responses import endpoint_answer, health_answer, new_endpoint
from webhooks.models import Endpoint
from webhooks.prefixes import WebhooksPrefix

from . import operations as endpoints
from .health import endpoint_health
from .rules import EndpointChanges, EndpointDraft, check
from .schemas import (
    NewWebhookEndpointAnswer,
    WebhookEndpointAnswer,
    WebhookEndpointChange,
    WebhookEndpointDraft,
    WebhookEndpointListAnswer,
    WebhookEndpointSummaryItem,
)

_COLUMNS = {"max_per_second": "rate_limit"}


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
        stated = body.read(rules=_refused)
        endpoint = endpoints.create_endpoint(
            context=self.context,
            draft=EndpointDraft(
                url=stated.url,
                events=stated.events,
                description=stated.description or "",
                headers=stated.headers or {},
                rate_limit=stated.max_per_second or None,
            ),
        )
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

        stated = body.read(rules=_refused, current={"headers": endpoint.own_headers})
        changed = endpoints.change_endpoint(
            context=context, endpoint=endpoint, stated=_stated(stated)
        )
        health = health_answer(endpoint_health(changed, now=context.now))
        return endpoint_answer(changed, WebhookEndpointAnswer, health=health)

    @endpoint(Scope.WEBHOOKS_MANAGE)
    def delete_webhook_endpoint(self, endpoint: Endpoint) -> Answer:
        """Delete a webhook endpoint; its unfinished deliveries are cancelled"""
        endpoints.delete_endpoint(context=self.context, endpoint=endpoint)
        return Answer()


def _refused(stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
    """Faults that the rules find in the fields of an endpoint that could be decoded."""
    names = ("url", "events", "headers")
    readable = {name: stated[name] for name in names if stated.get(name) is not None}
    return parsing.collect_faults(lambda: check(cast(EndpointChanges, readable)))


def _stated(body: WebhookEndpointChange) -> EndpointChanges:
    """The fields that the request states; 0 deliveries a second means no limit."""
    stated: dict[str, Any] = {
        _COLUMNS.get(name, name): value
        for name, value in msgspec.structs.asdict(body).items()
        if value is not UNSET
    }
    if "rate_limit" in stated:
        stated["rate_limit"] = stated["rate_limit"] or None
    if "description" in stated:
        stated["description"] = stated["description"] or ""
    return cast(EndpointChanges, stated)
