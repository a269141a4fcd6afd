"""Filters of deliveries, from a query string or a body, as a DeliverySelection."""

from collections.abc import Callable, Mapping
from typing import Any
from uuid import UUID

from accounts.api.foundation.filters import moment
from accounts.errors import FieldError, ValidationFailed
from lib import ids
from webhooks.event_types import EVENT_TYPES
from webhooks.lifecycle import AttemptOutcome, DeliveryState
from webhooks.prefixes import WebhooksPrefix

from .schemas import BulkRetryRequest
from .selection import DeliverySelection

FILTERS = ("endpointId", "state", "eventType", "since", "until", "outcome", "httpStatus")
Params = Mapping[str, object]
Fault = Callable[[str, str, Params], FieldError]


def from_query(query: Mapping[str, str], zone: str) -> DeliverySelection:
    """The selection of a query string. Raises ValidationFailed naming every parameter at fault."""
    given = {name: query[name] for name in FILTERS if query.get(name)}
    return _selection(given, zone, _of_query)


def from_body(body: BulkRetryRequest, zone: str) -> DeliverySelection:
    """The selection of a body. Raises ValidationFailed; an empty filter would match everything and is refused."""
    if (body.ids is None) == (body.filter is None):
        code = "required" if body.ids is None else "ambiguous"
        raise ValidationFailed([FieldError("/filter", code, {"other": "ids"})])
    if body.ids is not None:
        return DeliverySelection(ids=tuple(_delivery_ids(body.ids)))
    filters = body.filter
    assert filters is not None
    given = {
        "endpointId": filters.endpoint_id,
        "state": filters.state,
        "eventType": filters.event_type,
        "since": filters.since,
        "until": filters.until,
        "outcome": filters.outcome,
        "httpStatus": filters.http_status and str(filters.http_status),
    }
    stated = {name: value for name, value in given.items() if value}
    if not stated:
        raise ValidationFailed([FieldError("/filter", "required")])
    return _selection(stated, zone, _of_filter)


def _of_query(name: str, code: str, params: Params) -> FieldError:
    return FieldError("", code, params, parameter=name)


def _of_filter(name: str, code: str, params: Params) -> FieldError:
    return FieldError(f"/filter/{name}", code, params)


def _delivery_ids(texts: list[str]) -> list[UUID]:
    delivery_ids = [ids.parse(WebhooksPrefix.DELIVERY, text) for text in texts]
    faults = [
        FieldError(f"/ids/{n}", "invalid_format", {"expected": "dlv_..."})
        for n, delivery_id in enumerate(delivery_ids)
        if delivery_id is None
    ]
    if faults:
        raise ValidationFailed(faults)
    return [delivery_id for delivery_id in delivery_ids if delivery_id is not None]


def _selection(given: Mapping[str, str], zone: str, fault: Fault) -> DeliverySelection:
    faults: list[FieldError] = []

    def read(
        name: str, reader: Callable[[str], Any], code: str, params: Params | None = None
    ) -> Any:
        if name not in given:
            return None
        value = reader(given[name])
        if value is None:
            faults.append(fault(name, code, params or {}))
        return value

    selection = DeliverySelection(
        endpoint_id=read("endpointId", _endpoint_id, "invalid_format", {"expected": "whe_..."}),
        state=read("state", _one_of(DeliveryState.values), *_choice(DeliveryState.values)),
        event_type=read("eventType", _one_of(EVENT_TYPES), *_choice(EVENT_TYPES)),
        since=read("since", lambda text: moment(text, zone), "invalid_date"),
        until=read("until", lambda text: moment(text, zone, end=True), "invalid_date"),
        outcome=read("outcome", _one_of(AttemptOutcome.values), *_choice(AttemptOutcome.values)),
        http_status=read("httpStatus", _status, "out_of_range", {"expected": "100–599"}),
    )
    if faults:
        raise ValidationFailed(faults)
    return selection


def _endpoint_id(text: str) -> UUID | None:
    return ids.parse(WebhooksPrefix.ENDPOINT, text)


def _one_of(choices: Any) -> Callable[[str], str | None]:
    return lambda text: text if text in choices else None


def _choice(choices: Any) -> tuple[str, dict[str, str]]:
    return "invalid_choice", {"expected": ", ".join(choices)}


def _status(text: str) -> int | None:
    fits = text.isascii() and text.isdigit() and len(text) == len("200") and text[0] in "12345"
    return int(text) if fits else None
