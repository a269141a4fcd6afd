"""The event types, and the pull feed: events to fetch, for receivers that cannot be reached from outside."""

from typing import Annotated, Any
from uuid import UUID

import msgspec
from django.http import QueryDict
from django.utils import timezone, translation
from msgspec import Meta

from accounts.api.endpoints import endpoint
from accounts.api.lists import PAGE_PARAMETER_DOCS, PageQuery, choice_filter, read_limit
from accounts.api.problems import InvalidCursor
from accounts.api.responses import Answer
from accounts.api.schema import Parameter
from accounts.api.views import ExternalView
from accounts.scopes import Feature, Scope
from lib.base_encodings import base64url_decode, base64url_encode
from webhooks.event_types import EVENT_TYPES, EventType

from .operations import FeedPosition, read_feed


# fmt: off
class EventTypeAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """An event type with the JSON Schema (2020-12) of its body and an example."""

    type: Annotated[str, Meta(description="Name of the type: `certificate.issued`")]
    summary: Annotated[str, Meta(description="What has happened, in a sentence")]
    subscribable: Annotated[bool, Meta(description="Whether endpoints can subscribe to it; others get it where it is meant for them")]
    schema: Annotated[dict[str, Any], Meta(description="JSON Schema (2020-12) of the whole body")]
    example: Annotated[dict[str, Any], Meta(description="Example of a whole body")]
# fmt: on


class EventTypeListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """All event types."""

    data: Annotated[list[EventTypeAnswer], Meta(description="All types of events")]


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


# --- the pull feed --------------------------------------------------------------------------------


_LARGEST = 2**64


# fmt: off
class EventListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """Events as they would be sent, in feed order. `nextAfter` continues after the last one."""

    data: Annotated[list[Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]], Meta(description="Events as they would be sent, in the order of the feed")]
    next_after: Annotated[str, Meta(description="Send it as `after` for the events that follow")]
    more: Annotated[bool, Meta(description="Whether there are more after these")]
# fmt: on


class FeedApi(ExternalView):
    """Events, to be read instead of received."""

    tag = "events"
    of_all_types = True

    @endpoint(
        Scope.WEBHOOKS_READ, errors=("cursor_expired", "feature_not_in_plan", "invalid_cursor")
    )
    def list_events(
        self,
        query: Annotated[
            QueryDict, PAGE_PARAMETER_DOCS[0], Parameter("after"), Parameter("eventType")
        ],
    ) -> EventListAnswer:
        """Events in the order in which they became visible: none is ever skipped"""
        self.caller.issuer.require_feature(Feature.WEBHOOKS)
        after = query.get("after")
        page = read_feed(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            after=_place(after) if after else None,
            event_type=choice_filter(self.request, "eventType", EVENT_TYPES),
            limit=read_limit(PageQuery(query)),
            now=timezone.now(),
        )
        data = [msgspec.Raw(body) for body in page.bodies]
        return EventListAnswer(data=data, next_after=_text(page.after), more=page.more)


def _text(place: FeedPosition) -> str:
    return base64url_encode(f"{place.txid}.{place.id.hex}".encode())


def _place(text: str) -> FeedPosition:
    try:
        txid, key = base64url_decode(text).decode("ascii").split(".")
        place = FeedPosition(str(int(txid)), UUID(hex=key))
    except ValueError as error:
        raise InvalidCursor from error
    if not 0 <= int(place.txid) < _LARGEST:
        raise InvalidCursor
    return place
