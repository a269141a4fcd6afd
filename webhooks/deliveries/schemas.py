"""Request and answer structs of the delivery routes and of the feed."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from accounts.api.responses import Answer, ModeWord
from lib.dates import Instant
from webhooks.endpoints.schemas import DeliveryStateWord, OutcomeWord, TriggerWord

from .operations import MAX_IDS

Id = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=60)]
PerSecond = Annotated[int, Meta(ge=1, le=1000)]


class RetryRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """`force` sends once more what was delivered already."""

    optional: ClassVar = True
    force: bool = False


class WebhookDeliveryFilter(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """A filter of deliveries, created in [since, until): instants, or days in the account's time zone."""

    endpoint_id: Id | None = None
    state: Word | None = None
    event_type: Word | None = None
    since: Word | None = None
    until: Word | None = None
    outcome: Word | None = None
    http_status: Annotated[int, Meta(ge=100, le=599)] | None = None


class BulkRetryRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Either ids or a filter. Delivered ones are skipped unless `includeSucceeded` is true."""

    selects: ClassVar = frozenset({"ids", "filter"})
    ids: Annotated[list[Id], Meta(min_length=1, max_length=MAX_IDS)] | None = None
    filter: WebhookDeliveryFilter | None = None
    include_succeeded: bool = False
    max_per_second: PerSecond | None = None
    dry_run: bool = False


class ReplayRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Events since then, of these types or of those that the endpoint subscribes to."""

    selects: ClassVar = frozenset({"since", "eventTypes"})
    since: Word
    event_types: Annotated[list[Word], Meta(min_length=1, max_length=100)] | None = None
    include_succeeded: bool = False
    max_per_second: PerSecond | None = None
    dry_run: bool = False


class WebhookDeliverySummaryItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One event to one endpoint. It can be sent again until `resendableUntil`."""

    id: str
    event_id: str
    event_type: str
    endpoint_id: str
    mode: ModeWord
    state: DeliveryStateWord
    trigger: TriggerWord
    attempts: int
    next_attempt_at: Instant | None
    created_at: Instant
    finished_at: Instant | None
    outcome: OutcomeWord | None
    http_status: int | None
    resendable_until: Instant


class WebhookDeliveryAnswer(WebhookDeliverySummaryItem, frozen=True, kw_only=True, rename="camel"):
    """One delivery; `body` is exactly what is sent, null once it was removed."""

    ok: bool = True
    body: Annotated[msgspec.Raw, Meta(extra_json_schema={"type": ["object", "null"]})]


class WebhookDeliveryListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of deliveries, newest first."""

    data: list[WebhookDeliverySummaryItem]
    next_cursor: str | None


class WebhookAttemptItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One HTTP request. At most 16 KiB of the answer's body are kept, without secrets."""

    number: int
    trigger: TriggerWord
    url: str
    started_at: Instant
    duration_ms: int
    outcome: OutcomeWord
    http_status: int | None
    response_headers: dict[str, str]
    response_body: str
    response_truncated: bool
    error: str | None


class WebhookAttemptListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of attempts, newest first."""

    data: list[WebhookAttemptItem]
    next_cursor: str | None
