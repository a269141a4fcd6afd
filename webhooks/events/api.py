"""The event types over the API."""

from django.http import HttpResponse
from django.utils import translation
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.api.foundation.views import ExternalView
from accounts.scopes import Scope
from webhooks.endpoints.schemas import EventTypeAnswer, EventTypeListAnswer
from webhooks.event_types import EVENT_TYPES, EventType


class EventTypesView(ExternalView):
    """`GET /webhooks/event-types`"""

    scopes = {"get": Scope.WEBHOOKS_READ}

    @documented(
        operation_id="listEventTypes",
        summary=_("Every type of event, with the schema of its body and an example"),
        tag="events",
        response=EventTypeListAnswer,
    )
    def get(self, request: Request) -> HttpResponse:
        with translation.override(translation.get_language_from_request(request._request)):
            data = [_answer(EVENT_TYPES[name]) for name in sorted(EVENT_TYPES)]
        return self.answer(EventTypeListAnswer(data=data))


def _answer(event_type: EventType) -> EventTypeAnswer:
    return EventTypeAnswer(
        type=event_type.name,
        summary=str(event_type.summary),
        subscribable=event_type.subscribable,
        schema=event_type.schema(),
        example=event_type.body(),
    )
