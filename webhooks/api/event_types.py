"""The event types over the API, and the `webhooks` section of the OpenAPI document."""

from typing import Any

from django.http import HttpResponse
from django.utils import translation
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import documented, reference
from accounts.api.foundation.views import ExternalView
from accounts.scopes import Scope
from webhooks.event_types import EVENT_TYPES, EventType, body_struct

from .endpoint_shapes import EventTypeAnswer, EventTypesAnswer


class EventTypesView(ExternalView):
    """`GET /webhooks/event-types`"""

    scopes = {"get": Scope.WEBHOOKS_READ}

    @documented(
        operation_id="listEventTypes",
        summary=_("Every type of event, with the schema of its body and an example"),
        tag="webhooks",
        response=EventTypesAnswer,
    )
    def get(self, request: Request) -> HttpResponse:
        with translation.override(translation.get_language_from_request(request._request)):
            data = [_answer(EVENT_TYPES[name]) for name in sorted(EVENT_TYPES)]
        return self.answer(EventTypesAnswer(data=data))


def add_webhooks(result: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The `webhooks` section of the OpenAPI document: one request for each type of event."""
    result["webhooks"] = {
        name: {"post": _operation(EVENT_TYPES[name])} for name in sorted(EVENT_TYPES)
    }
    return result


def _operation(event_type: EventType) -> dict[str, Any]:
    headers = [
        {"name": name, "in": "header", "required": True, "schema": {"type": "string"}}
        for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
    ]
    body = {"schema": reference(body_struct(event_type)), "example": event_type.body()}
    return {
        "operationId": "on_" + event_type.name.replace(".", "_"),
        "summary": str(event_type.summary),
        "tags": ["webhooks"],
        "security": [],
        "parameters": headers,
        "requestBody": {"required": True, "content": {"application/json": body}},
        "responses": {"2XX": {"description": str(_("Accepted; anything else is tried again"))}},
    }


def _answer(event_type: EventType) -> EventTypeAnswer:
    return EventTypeAnswer(
        type=event_type.name,
        summary=str(event_type.summary),
        subscribable=event_type.subscribable,
        schema=event_type.schema(),
        example=event_type.body(),
    )
