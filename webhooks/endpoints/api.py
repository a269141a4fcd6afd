"""Endpoints over the API: list, create, read, change, delete. Only those of the key's mode."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

import msgspec
from django.conf import settings
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from msgspec import UNSET
from rest_framework.request import Request

from accounts.api.foundation.answers import Answer
from accounts.api.foundation.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from accounts.api.foundation.schema import documented
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


class EndpointBaseView(ExternalView):
    """Base of the views of one endpoint. Closed to type-restricted keys: events are about all types."""

    scopes: ClassVar = {}
    of_all_types = True

    def find(self, endpoint_id: str) -> Endpoint:
        """The endpoint of this key's issuer and mode, or 404."""
        return endpoints.find_endpoint(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            endpoint_id=ids.parse(WebhooksPrefix.ENDPOINT, endpoint_id),
        )


class EndpointsView(EndpointBaseView):
    """`GET` and `POST /webhooks/endpoints`"""

    scopes = {"get": Scope.WEBHOOKS_READ, "post": Scope.WEBHOOKS_MANAGE}
    query_parameters = PAGE_PARAMETERS

    @documented(
        operation_id="listWebhookEndpoints",
        summary=_("Webhook endpoints, the newest first"),
        tag="webhooks",
        response=WebhookEndpointListAnswer,
        parameters=PAGE_PARAMETER_DOCS,
    )
    def get(self, request: Request) -> HttpResponse:
        rows = Endpoint.objects.for_issuer(self.caller.issuer.id, self.caller.mode)
        page = paginate(rows.with_sealed_headers(), request, order_by=("id",))
        data = [endpoint_answer(endpoint, WebhookEndpointSummaryItem) for endpoint in page.rows]
        return self.answer(WebhookEndpointListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="createWebhookEndpoint",
        summary=_("Add a webhook endpoint; the answer holds its secret"),
        tag="webhooks",
        request=WebhookEndpointDraft,
        response=NewWebhookEndpointAnswer,
        status=201,
        errors=(
            "plan_limit_reached",
            "feature_not_in_plan",
        ),
    )
    def post(self, request: Request) -> HttpResponse:
        body = self.read(request, WebhookEndpointDraft, rules=_refused)
        endpoint = endpoints.create_endpoint(
            context=self.request_context(request),
            draft=EndpointDraft(
                url=body.url,
                events=body.events,
                description=body.description or "",
                headers=body.headers or {},
                rate_limit=body.max_per_second or None,
            ),
        )
        return self.answer(
            new_endpoint(endpoint, shown=True),
            status=201,
            headers={
                "Location": f"{settings.BASE_URL}/api/external/webhooks/endpoints/{endpoint.public_id}"
            },
            stored=new_endpoint(endpoint, shown=False),
        )


class EndpointView(EndpointBaseView):
    """`GET`, `PATCH` and `DELETE /webhooks/endpoints/{id}`"""

    scopes = {
        "get": Scope.WEBHOOKS_READ,
        "patch": Scope.WEBHOOKS_MANAGE,
        "delete": Scope.WEBHOOKS_MANAGE,
    }

    @documented(
        operation_id="getWebhookEndpoint",
        summary=_("One webhook endpoint, and its last 24 hours"),
        tag="webhooks",
        response=WebhookEndpointAnswer,
    )
    def get(self, request: Request, endpoint_id: str) -> HttpResponse:
        endpoint = self.find(endpoint_id)
        health = health_answer(endpoint_health(endpoint, now=timezone.now()))
        return self.answer(endpoint_answer(endpoint, WebhookEndpointAnswer, health=health))

    @documented(
        operation_id="updateWebhookEndpoint",
        summary=_("Change a webhook endpoint"),
        tag="webhooks",
        request=WebhookEndpointChange,
        response=WebhookEndpointAnswer,
        errors=("feature_not_in_plan",),
    )
    def patch(self, request: Request, endpoint_id: str) -> HttpResponse:
        context, endpoint = self.request_context(request), self.find(endpoint_id)
        current = {"headers": endpoint.own_headers}
        body = self.read(request, WebhookEndpointChange, rules=_refused, current=current)
        changed = endpoints.change_endpoint(
            context=context, endpoint=endpoint, stated=_stated(body)
        )
        health = health_answer(endpoint_health(changed, now=context.now))
        return self.answer(endpoint_answer(changed, WebhookEndpointAnswer, health=health))

    @documented(
        operation_id="deleteWebhookEndpoint",
        summary=_("Delete a webhook endpoint; its unfinished deliveries are cancelled"),
        tag="webhooks",
        response=Answer,
    )
    def delete(self, request: Request, endpoint_id: str) -> HttpResponse:
        endpoints.delete_endpoint(
            context=self.request_context(request), endpoint=self.find(endpoint_id)
        )
        return self.answer(Answer())


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
