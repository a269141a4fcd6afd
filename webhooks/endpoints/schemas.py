"""Request and answer structs of the endpoint routes."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api.responses import Answer, ModeWord
from lib.dates import Instant
from webhooks.lifecycle import AttemptOutcome, DeliveryState, DisabledReason, EndpointState, Trigger

StateWord = Annotated[
    str,
    Meta(extra_json_schema={"enum": [EndpointState.ACTIVE.value, EndpointState.DISABLED.value]}),
]
DisabledWord = Annotated[str, Meta(extra_json_schema={"enum": DisabledReason.values})]
DeliveryStateWord = Annotated[str, Meta(extra_json_schema={"enum": DeliveryState.values})]
OutcomeWord = Annotated[str, Meta(extra_json_schema={"enum": AttemptOutcome.values})]
TriggerWord = Annotated[str, Meta(extra_json_schema={"enum": Trigger.values})]

Url = Annotated[str, Meta(min_length=1, max_length=2000)]
Text200 = Annotated[str, Meta(max_length=200)]
Filters = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=100)]
Rate = Annotated[int, Meta(ge=0, le=1000)]  # 0: no limit


class WebhookEndpointDraft(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """A new endpoint. `events` are types (`certificate.issued`), groups (`certificate.*`) or `*`."""

    url: Url
    events: Filters
    description: Text200 | None = None
    headers: dict[str, str] | None = None
    max_per_second: Rate | None = None


class WebhookEndpointChange(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Changes to an endpoint; fields that are not sent stay. In `headers`, null removes one."""

    url: Url | UnsetType = UNSET
    events: Filters | UnsetType = UNSET
    description: Text200 | UnsetType | None = UNSET
    headers: dict[str, str] | UnsetType = UNSET
    max_per_second: Rate | UnsetType | None = UNSET


class EnableRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Whether deliveries held while the endpoint was disabled are sent now."""

    optional: ClassVar = True
    release: bool = False


class SecretRotateRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """For how many hours the old secret also signs."""

    optional: ClassVar = True
    overlap_hours: Annotated[int, Meta(ge=0, le=168)] = 24


class SampleRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Which event the sample shows: any of `GET /webhooks/event-types`."""

    optional: ClassVar = True
    type: Annotated[str, Meta(min_length=1, max_length=60)] = "ping"


class WebhookEndpointHealth(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Attempts of the last 24 hours; times are averages in milliseconds. `waiting` counts to 10,000."""

    succeeded: int
    failed: int
    answer_ms: int | None
    first_attempt_after_ms: int | None
    waiting: int
    held: int


class WebhookEndpointSummaryItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """An endpoint. Only the names of its own headers are shown."""

    id: str
    url: str
    description: str
    events: list[str]
    headers: list[str]
    max_per_second: int | None
    mode: ModeWord
    state: StateWord
    disabled_reason: DisabledWord | None
    disabled_at: Instant | None
    failing_since: Instant | None
    created_at: Instant
    updated_at: Instant


class WebhookEndpointAnswer(WebhookEndpointSummaryItem, frozen=True, kw_only=True, rename="camel"):
    """One endpoint with its health."""

    ok: bool = True
    health: WebhookEndpointHealth


class NewWebhookEndpointAnswer(
    WebhookEndpointSummaryItem, frozen=True, kw_only=True, rename="camel"
):
    """An endpoint with a new secret. A repeated request does not show the secret again."""

    ok: bool = True
    secret: str | None
    secret_already_shown: bool = False
    old_secret_valid_until: Instant | None = None


class WebhookEndpointListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of endpoints, newest first."""

    data: list[WebhookEndpointSummaryItem]
    next_cursor: str | None


class ChangedWebhookEndpointAnswer(
    WebhookEndpointSummaryItem, frozen=True, kw_only=True, rename="camel"
):
    """The endpoint, and how many deliveries were released."""

    ok: bool = True
    released: int


class WebhookSecretAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The signing secret (Standard Webhooks): `whsec_` and base64."""

    secret: str
    old_secret_valid_until: Instant | None


class SampleResult(Answer, frozen=True, kw_only=True, rename="camel"):
    """The delivery that shows what became of the sample."""

    delivery_id: str
