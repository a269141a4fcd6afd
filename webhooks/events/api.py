"""The event types over the API."""

from typing import Any

import msgspec
from django.utils import translation

from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer
from accounts.api.views import ExternalView
from accounts.scopes import Scope
from webhooks.event_types import EVENT_TYPES, EventType


class EventTypeAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """An event type with the JSON Schema (2020-12) of its body and an example."""

    type: str
    summary: str
    subscribable: bool
    schema: dict[str, Any]
    example: dict[str, Any]


class EventTypeListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """All event types."""

    data: list[EventTypeAnswer]


class EventTypesApi(ExternalView):
    """The types of events."""

    tag = "events"

    @endpoint(Scope.WEBHOOKS_READ)
    def list_event_types(self) -> EventTypeListAnswer:
        """Every type of event, with the schema of its body and an example"""
        with translation.override(translation.get_language_from_request(self.request._request)):
            data = [_answer(EVENT_TYPES[name]) for name in sorted(EVENT_TYPES)]
        return EventTypeListAnswer(data=data)


def _answer(event_type: EventType) -> EventTypeAnswer:
    return EventTypeAnswer(
        type=event_type.name,
        summary=str(event_type.summary),
        subscribable=event_type.subscribable,
        schema=event_type.schema(),
        example=event_type.body(),
    )
