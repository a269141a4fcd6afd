"""Request and answer structs of the delivery routes and of the feed."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from accounts.api.responses import Answer, Entries, Ok
from accounts.scopes import Mode
from lib.dates import Instant
from lib.structs import RequestStruct
from webhooks.lifecycle import AttemptOutcome, DeliveryState, Trigger

from .operations import MAX_IDS

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
