"""Request and answer structs of the endpoint routes."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api.responses import Answer, Entries, Ok
from accounts.scopes import Mode
from lib.choices import describe_words
from lib.dates import Instant
from lib.structs import RequestStruct
from webhooks.lifecycle import DisabledReason, EndpointState

StateWord = Annotated[
    str,
    Meta(extra_json_schema={"enum": [EndpointState.ACTIVE.value, EndpointState.DISABLED.value]}),
]

Url = Annotated[str, Meta(min_length=1, max_length=2000)]
Text200 = Annotated[str, Meta(max_length=200)]
Filters = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=100)]
Rate = Annotated[int, Meta(ge=0, le=1000)]  # 0: no limit


# fmt: off
describe_words("WebhookEndpointState", "Whether an endpoint is sent events", {
    "active": "It is", "disabled": "Its deliveries are held back: see `disabledReason`",
})


class WebhookEndpointDraft(RequestStruct, frozen=True, kw_only=True):
    """A new endpoint. `events` are types (`certificate.issued`), groups (`certificate.*`) or `*`."""

    url: Annotated[Url, Meta(description="https address that events are sent to")]
    events: Annotated[Filters, Meta(description="Types (`certificate.issued`), groups (`certificate.*`), or `*` for all")]
    description: Annotated[Text200 | None, Meta(description="What the endpoint is for, in your own words; may be empty")] = None
    headers: Annotated[dict[str, str] | None, Meta(description="Headers of your own that are sent along")] = None
    max_per_second: Annotated[Rate | None, Meta(description="How many requests in a second at most; null: no such limit")] = None


class WebhookEndpointChange(RequestStruct, frozen=True, kw_only=True):
    """Changes to an endpoint; fields that are not sent stay. In `headers`, null removes one."""

    url: Url | UnsetType = UNSET
    events: Filters | UnsetType = UNSET
    description: Text200 | UnsetType | None = UNSET
    headers: dict[str, str] | UnsetType = UNSET
    max_per_second: Rate | UnsetType | None = UNSET


class EnableRequest(RequestStruct, frozen=True, kw_only=True):
    """Whether deliveries held while the endpoint was disabled are sent now."""

    optional: ClassVar = True
    release: Annotated[bool, Meta(description="Whether the deliveries that were held are sent now")] = False


class SecretRotateRequest(RequestStruct, frozen=True, kw_only=True):
    """For how many hours the old secret also signs."""

    optional: ClassVar = True
    overlap_hours: Annotated[int, Meta(ge=0, le=168, description="For how many hours the old secret still signs beside the new one")] = 24


class SampleRequest(RequestStruct, frozen=True, kw_only=True):
    """Which event the sample shows: any of `GET /webhooks/event-types`."""

    optional: ClassVar = True
    type: Annotated[str, Meta(min_length=1, max_length=60, description="Which type of event is sent as a sample")] = "ping"


class WebhookEndpointHealth(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Attempts of the last 24 hours; times are averages in milliseconds. `waiting` counts to 10,000."""

    succeeded: Annotated[int, Meta(description="How many attempts succeeded")]
    failed: Annotated[int, Meta(description="How many attempts failed")]
    answer_ms: Annotated[int | None, Meta(description="Average milliseconds until the endpoint answered; null: no attempts")]
    first_attempt_after_ms: Annotated[int | None, Meta(description="Average milliseconds from the event to its first attempt; null: no attempts")]
    waiting: Annotated[int, Meta(description="How many deliveries wait to be sent, counted to 10,000")]
    held: Annotated[int, Meta(description="How many deliveries are held until the endpoint is enabled")]


class WebhookEndpointSummaryItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """An endpoint. Only the names of its own headers are shown."""

    id: Annotated[str, Meta(description="Id: `whe_…`")]
    url: str
    description: str
    events: list[str]
    headers: list[str]
    max_per_second: int | None
    mode: Annotated[Mode, Meta(description="Whether it belongs to the live or the test mode")]
    state: Annotated[StateWord, Meta(description="How far it is")]
    disabled_reason: Annotated[DisabledReason | None, Meta(description="Why the endpoint was disabled; null: it is not")]
    disabled_at: Annotated[Instant | None, Meta(description="When the endpoint was disabled; null: it is not")]
    failing_since: Annotated[Instant | None, Meta(description="Since when every attempt has failed; null: the last one succeeded")]
    created_at: Instant
    updated_at: Annotated[Instant, Meta(description="When it was last changed")]


class WebhookEndpointAnswer(WebhookEndpointSummaryItem, frozen=True, kw_only=True, rename="camel"):
    """One endpoint with its health."""

    ok: Ok = True
    health: Annotated[WebhookEndpointHealth, Meta(description="How attempts of the last 24 hours went")]


class NewWebhookEndpointAnswer(
    WebhookEndpointSummaryItem, frozen=True, kw_only=True, rename="camel"
):
    """An endpoint with a new secret. A repeated request does not show the secret again."""

    ok: bool = True
    secret: Annotated[str | None, Meta(description="Secret that signs what is sent, shown once: `whsec_` and base64")]
    secret_already_shown: bool = False
    old_secret_valid_until: Annotated[Instant | None, Meta(description="Until when the old secret signs too; null: there is none")] = None
# fmt: on


class WebhookEndpointListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of endpoints, newest first."""

    data: Entries[WebhookEndpointSummaryItem]
    next_cursor: str | None


class ChangedWebhookEndpointAnswer(
    WebhookEndpointSummaryItem, frozen=True, kw_only=True, rename="camel"
):
    """The endpoint, and how many deliveries were released."""

    ok: bool = True
    released: Annotated[int, Meta(description="How many held deliveries are sent now")]


class WebhookSecretAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The signing secret (Standard Webhooks): `whsec_` and base64."""

    secret: Annotated[str, Meta(description="Secret that signs what is sent: `whsec_` and base64")]
    old_secret_valid_until: Instant | None


class SampleResult(Answer, frozen=True, kw_only=True, rename="camel"):
    """The delivery that shows what became of the sample."""

    delivery_id: Annotated[str, Meta(description="Id of the delivery: `dlv_…`")]
