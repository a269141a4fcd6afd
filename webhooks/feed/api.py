"""The pull feed over the API: events to fetch, for receivers that cannot be reached from outside."""

from typing import Annotated
from uuid import UUID

import msgspec
from django.http import QueryDict
from django.utils import timezone
from msgspec import Meta

from accounts.api.endpoints import endpoint
from accounts.api.lists import PAGE_PARAMETER_DOCS, PageQuery, choice_filter, read_limit
from accounts.api.problems import InvalidCursor
from accounts.api.responses import Answer
from accounts.api.schema import Parameter
from accounts.api.views import ExternalView
from accounts.scopes import Feature, Scope
from lib.base_encodings import base64url_decode, base64url_encode
from webhooks.event_types import EVENT_TYPES

from .operations import FeedPosition, read_feed

_LARGEST = 2**64


class EventListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """Events as they would be sent, in feed order. `nextAfter` continues after the last one."""

    data: list[Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]]
    next_after: str
    more: bool


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
            QueryDict,
            PAGE_PARAMETER_DOCS[0],
            Parameter("after"),
            Parameter("eventType"),
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
