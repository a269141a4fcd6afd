"""Deliveries over the API: list, one, attempts, retry, bulk retry, replay; what is sent and answered."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, TypeVar
from uuid import UUID

import msgspec
from django.http import QueryDict
from msgspec import Meta

from accounts.api.endpoints import Accepted, endpoint
from accounts.api.lists import PageQuery, moment, paginate
from accounts.api.responses import Answer, Entries, Ok
from accounts.api.schema import Parameter
from accounts.api.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.schemas import JobAnswer
from accounts.scopes import Mode, Scope
from lib import ids
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct
from webhooks.endpoints.api import EndpointsApi
from webhooks.event_types import EVENT_TYPES, EXPECTED_FILTERS, known_filters
from webhooks.lifecycle import AttemptOutcome, DeliveryState, Trigger, WebhooksPrefix
from webhooks.models import Attempt, Delivery

from . import operations as deliveries
from .operations import MAX_IDS, DeliverySelection, http_status_of, one_of

Id = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=60)]
PerSecond = Annotated[int, Meta(ge=1, le=1000)]


# fmt: off
class RetryRequest(RequestStruct, frozen=True, kw_only=True):
    """`force` sends once more what was delivered already."""

    optional: ClassVar = True
    force: Annotated[bool, Meta(description="Whether what was delivered already is sent once more")] = False


class WebhookDeliveryFilter(RequestStruct, frozen=True, kw_only=True):
    """A filter of deliveries, created in [since, until): instants, or days in the account's time zone."""

    endpoint_id: Annotated[Id | None, Meta(description="Id of the endpoint: `whe_…`")] = None
    state: Word | None = None
    event_type: Annotated[Word | None, Meta(description="Type of the event: `certificate.issued`")] = None
    since: Annotated[Word | None, Meta(description="Begin of the time, included: an instant, or a day in the account’s time zone")] = None
    until: Annotated[Word | None, Meta(description="End of the time, exclusive: an instant, or a day in the account’s time zone")] = None
    outcome: Annotated[Word | None, Meta(description="What became of the last attempt")] = None
    http_status: Annotated[int, Meta(ge=100, le=599, description="HTTP status of the last answer")] | None = None


class BulkRetryRequest(RequestStruct, frozen=True, kw_only=True):
    """Either ids or a filter. Delivered ones are skipped unless `includeSucceeded` is true."""

    selects: ClassVar = frozenset({"ids", "filter"})
    ids: Annotated[list[Id], Meta(min_length=1, max_length=MAX_IDS, description="Ids of deliveries: `dlv_…`; or send `filter`")] | None = None
    filter: Annotated[WebhookDeliveryFilter | None, Meta(description="Which deliveries; or send `ids`")] = None
    include_succeeded: Annotated[bool, Meta(description="Whether those that were delivered already are sent again")] = False
    max_per_second: PerSecond | None = None
    dry_run: Annotated[bool, Meta(description="Whether it is only checked, and nothing is changed")] = False


class ReplayRequest(RequestStruct, frozen=True, kw_only=True):
    """Events since then, of these types or of those that the endpoint subscribes to."""

    selects: ClassVar = frozenset({"since", "eventTypes"})
    since: Word
    event_types: Annotated[list[Word], Meta(min_length=1, max_length=100, description="Types of events; left out: those that the endpoint subscribes to")] | None = None
    include_succeeded: bool = False
    max_per_second: PerSecond | None = None
    dry_run: bool = False


class WebhookDeliverySummaryItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One event to one endpoint. It can be sent again until `resendableUntil`."""

    id: Annotated[str, Meta(description="Id: `dlv_…`")]
    event_id: Annotated[str, Meta(description="Id of the event: `evt_…`")]
    event_type: str
    endpoint_id: str
    mode: Mode
    state: DeliveryState
    trigger: Annotated[Trigger, Meta(description="What brought it about")]
    attempts: Annotated[int, Meta(description="How many attempts were made")]
    next_attempt_at: Annotated[Instant | None, Meta(description="When it is tried again; null: not any more")]
    created_at: Instant
    finished_at: Annotated[Instant | None, Meta(description="When it was delivered or given up; null: not yet")]
    outcome: Annotated[AttemptOutcome | None, Meta(description="What became of the last attempt; null: there was none")]
    http_status: Annotated[int | None, Meta(description="HTTP status of the last answer; null: there was none")]
    resendable_until: Annotated[Instant, Meta(description="Until when it can be sent again")]


class WebhookDeliveryAnswer(WebhookDeliverySummaryItem, frozen=True, kw_only=True, rename="camel"):
    """One delivery; `body` is exactly what is sent, null once it was removed."""

    ok: Ok = True
    body: Annotated[msgspec.Raw, Meta(extra_json_schema={"type": ["object", "null"]}, description="The body exactly as it is sent; null: removed with the event")]


class WebhookDeliveryListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of deliveries, newest first."""

    data: Entries[WebhookDeliverySummaryItem]
    next_cursor: str | None


class WebhookAttemptItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One HTTP request. At most 16 KiB of the answer's body are kept, without secrets."""

    number: Annotated[int, Meta(description="Which attempt, counted from 1")]
    trigger: Trigger
    url: Annotated[str, Meta(description="Address that it was sent to")]
    started_at: Annotated[Instant, Meta(description="When the attempt began")]
    duration_ms: Annotated[int, Meta(description="How long the attempt took, in milliseconds")]
    outcome: Annotated[AttemptOutcome, Meta(description="What became of the attempt")]
    http_status: Annotated[int | None, Meta(description="HTTP status of the answer; null: there was none")]
    response_headers: Annotated[dict[str, str], Meta(description="Headers of the answer, by name")]
    response_body: Annotated[str, Meta(description="Body of the answer, at most 16 KiB, without secrets")]
    response_truncated: Annotated[bool, Meta(description="Whether the body of the answer was longer")]
    error: Annotated[str | None, Meta(description="What went wrong on the way; null: there was an answer")]
# fmt: on


class WebhookAttemptListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of attempts, newest first."""

    data: list[WebhookAttemptItem]
    next_cursor: str | None


DeliveryT = TypeVar("DeliveryT", bound=WebhookDeliverySummaryItem)


def delivery_item(delivery: Delivery, shape: type[DeliveryT], **given: Any) -> DeliveryT:
    """A delivery, as an answer of this shape."""
    waits = delivery.state == DeliveryState.PENDING
    return to_struct(
        delivery,
        shape,
        next_attempt_at=format_instant(delivery.next_at) if waits else None,
        outcome=delivery.last_outcome,
        http_status=delivery.last_status,
        **given,
    )


def delivery_answer(delivery: Delivery) -> WebhookDeliveryAnswer:
    """One delivery, with the body that is sent."""
    body = delivery.event.body
    return delivery_item(
        delivery, WebhookDeliveryAnswer, body=msgspec.Raw(b"null" if body is None else bytes(body))
    )


def attempt_item(attempt: Attempt) -> WebhookAttemptItem:
    """One attempt to deliver."""
    return to_struct(
        attempt,
        WebhookAttemptItem,
        http_status=attempt.status,
        response_headers=attempt.headers,
        response_body=attempt.body,
        response_truncated=attempt.truncated,
        error=attempt.error or None,
    )


FILTERS = (
    Parameter("endpointId", str),
    Parameter("state", str, enum=DeliveryState.values),
    Parameter("eventType", str),
    Parameter("since", str),
    Parameter("until", str),
    Parameter("outcome", str, enum=AttemptOutcome.values),
    Parameter("httpStatus", int),
)
Params = Mapping[str, object]
Fault = Callable[[str, str, Params], FieldError]


def from_query(query: Mapping[str, str], zone: str) -> DeliverySelection:
    """The selection of a query string. Raises ValidationFailed naming every parameter at fault."""
    given = {each.name: query[each.name] for each in FILTERS if query.get(each.name)}
    return _selection(given, zone, _of_query)


def from_body(body: BulkRetryRequest, zone: str) -> DeliverySelection:
    """The selection of a body. Raises ValidationFailed; an empty filter would match everything and is refused."""
    if (body.ids is None) == (body.filter is None):
        code = "required" if body.ids is None else "ambiguous"
        raise ValidationFailed([FieldError("/filter", code, {"other": "ids"})])
    if body.ids is not None:
        return DeliverySelection(ids=tuple(_delivery_ids(body.ids)))
    given: dict[str, Any] = msgspec.to_builtins(body.filter)
    stated = {name: str(value) for name, value in given.items() if value}
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
        state=read("state", one_of(DeliveryState.values), *_choice(DeliveryState.values)),
        event_type=read("eventType", one_of(EVENT_TYPES), *_choice(sorted(EVENT_TYPES))),
        since=read("since", lambda text: moment(text, zone), "invalid_date"),
        until=read("until", lambda text: moment(text, zone, end=True), "invalid_date"),
        outcome=read("outcome", one_of(AttemptOutcome.values), *_choice(AttemptOutcome.values)),
        http_status=read("httpStatus", http_status_of, "out_of_range", {"expected": "100–599"}),
    )
    if faults:
        raise ValidationFailed(faults)
    return selection


def _endpoint_id(text: str) -> UUID | None:
    return ids.parse(WebhooksPrefix.ENDPOINT, text)


def _choice(choices: Any) -> tuple[str, dict[str, str]]:
    return "invalid_choice", {"expected": ", ".join(choices)}


class DeliveriesApi(ExternalView):
    """Deliveries, their attempts, and sending again."""

    tag = "webhooks"
    of_all_types = True

    def find_delivery(self, delivery_id: str, *, body: bool = False) -> Delivery:
        """The delivery of this key's issuer and mode, or 404."""
        return deliveries.find_delivery(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            delivery_id=ids.parse(WebhooksPrefix.DELIVERY, delivery_id),
            body=body,
        )

    @endpoint(Scope.WEBHOOKS_READ, errors=("filter_too_broad",))
    def list_webhook_deliveries(
        self, page: PageQuery, query: Annotated[QueryDict, FILTERS]
    ) -> WebhookDeliveryListAnswer:
        """Deliveries, the newest first"""
        issuer = self.caller.issuer
        selection = from_query(query, issuer.time_zone)
        rows = deliveries.with_event(selection.rows(issuer.id, self.caller.mode))
        found = paginate(rows, page, order_by=("id",))
        data = [delivery_item(delivery, WebhookDeliverySummaryItem) for delivery in found.rows]
        return WebhookDeliveryListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.WEBHOOKS_READ)
    def get_webhook_delivery(self, delivery_id: str) -> WebhookDeliveryAnswer:
        """One delivery, and the body that is sent"""
        return delivery_answer(self.find_delivery(delivery_id, body=True))

    @endpoint(Scope.WEBHOOKS_READ)
    def list_webhook_attempts(
        self, delivery: Delivery, page: PageQuery
    ) -> WebhookAttemptListAnswer:
        """The attempts of a delivery, the newest first; kept for 90 days"""
        rows = Attempt.objects.filter(delivery=delivery)
        found = paginate(rows, page, order_by=("id",))
        data = [attempt_item(attempt) for attempt in found.rows]
        return WebhookAttemptListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("conflict", "feature_not_in_plan"))
    def retry_webhook_delivery(
        self, delivery: Delivery, body: RetryRequest
    ) -> Accepted[WebhookDeliveryAnswer]:
        """One more attempt now; to a disabled endpoint too"""
        retried = deliveries.retry_delivery(
            context=self.context, delivery=delivery, force=body.force
        )
        return Accepted(delivery_answer(self.find_delivery(retried.public_id, body=True)))

    @endpoint(
        Scope.WEBHOOKS_MANAGE,
        idempotency_required=True,
        errors=("filter_too_broad", "conflict", "feature_not_in_plan"),
    )
    def retry_webhook_deliveries(self, body: BulkRetryRequest) -> Accepted[JobAnswer]:
        """Send many deliveries again, by ids or by a filter: as a job"""
        job = deliveries.start_bulk_retry(
            context=self.context,
            selection=from_body(body, self.caller.issuer.time_zone),
            include_succeeded=body.include_succeeded,
            max_per_second=body.max_per_second,
            dry_run=body.dry_run,
        )
        return accepted(job)


class ReplaysApi(EndpointsApi):
    """Events sent once more to an endpoint."""

    tag = "webhooks"

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("conflict", "feature_not_in_plan"))
    def replay_webhook_events(self, endpoint_id: str, body: ReplayRequest) -> Accepted[JobAnswer]:
        """Send an endpoint all events since then, also those that were never sent to it, as a job"""
        since = moment(body.since, self.caller.issuer.time_zone)
        faults = [] if since else [FieldError("/since", "invalid_date")]
        faults += [
            FieldError(f"/eventTypes/{n}", "invalid_choice", {"expected": EXPECTED_FILTERS})
            for n, name in enumerate(body.event_types or ())
            if name not in known_filters()
        ]
        if faults or since is None:
            raise ValidationFailed(faults)
        job = deliveries.start_replay(
            context=self.context,
            endpoint=self.find_endpoint(endpoint_id),
            since=since,
            event_types=body.event_types or (),
            include_succeeded=body.include_succeeded,
            max_per_second=body.max_per_second,
            dry_run=body.dry_run,
        )
        return accepted(job)
