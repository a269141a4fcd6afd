"""The pull feed over the API: events to fetch, for receivers that cannot be reached from outside."""

from uuid import UUID

import msgspec
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation import pagination
from accounts.api.foundation.filters import choice_filter
from accounts.api.foundation.problems import InvalidCursor
from accounts.api.foundation.schema import Parameter, documented
from accounts.api.foundation.views import ExternalView
from accounts.scopes import Feature, Scope
from lib.base_encodings import base64url_decode, base64url_encode
from webhooks.deliveries.schemas import EventListAnswer
from webhooks.event_types import EVENT_TYPES

from .operations import FeedPosition, read_feed

_LARGEST = 2**64


class FeedView(ExternalView):
    """`GET /webhooks/events`"""

    scopes = {"get": Scope.WEBHOOKS_READ}
    of_all_types = True
    query_parameters = frozenset({"limit", "after", "eventType"})

    @documented(
        operation_id="listEvents",
        summary=_("Events in the order in which they became visible: none is ever skipped"),
        tag="events",
        response=EventListAnswer,
        errors=(
            "cursor_expired",
            "feature_not_in_plan",
            "invalid_cursor",
        ),
        parameters=[
            pagination.PAGE_PARAMETER_DOCS[0],
            Parameter("after", str),
            Parameter("eventType", str),
        ],
    )
    def get(self, request: Request) -> HttpResponse:
        self.caller.issuer.require_feature(Feature.WEBHOOKS)
        after = request.GET.get("after")
        page = read_feed(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            after=_place(after) if after else None,
            event_type=choice_filter(request, "eventType", EVENT_TYPES),
            limit=pagination.read_limit(request),
            now=timezone.now(),
        )
        data = [msgspec.Raw(body) for body in page.bodies]
        return self.answer(EventListAnswer(data=data, next_after=_text(page.after), more=page.more))


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
