"""Endpoints over the API: list, create, read, change, delete, enable, disable, samples and secrets.

Only those of the key's mode.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Annotated, Any, ClassVar, TypeVar, cast

import msgspec
from django.conf import settings
from django.utils import timezone
from msgspec import UNSET, Meta, UnsetType

from accounts.api import parsing
from accounts.api.endpoints import Accepted, Created, JsonBody, Reply, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.responses import Answer, Entries, Ok
from accounts.api.views import ExternalView
from accounts.errors import FieldError
from accounts.keys.schemas import OverlapHours
from accounts.scopes import Mode, Scope
from lib import ids
from lib.choices import describe_words
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct
from webhooks.lifecycle import DisabledReason, EndpointState, WebhooksPrefix
from webhooks.models import Endpoint

from . import operations as endpoints
from .health import EndpointHealth, endpoint_health
from .rules import EndpointFields, check

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
    overlap_hours: Annotated[OverlapHours, Meta(description="For how many hours the old secret still signs beside the new one")] = 24


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


_COLUMNS = {"max_per_second": "rate_limit"}

EndpointT = TypeVar("EndpointT", bound=WebhookEndpointSummaryItem)


def endpoint_answer(endpoint: Endpoint, shape: type[EndpointT], **given: Any) -> EndpointT:
    """An endpoint, as an answer of this shape."""
    return to_struct(
        endpoint,
        shape,
        headers=sorted(endpoint.own_headers or {}),
        max_per_second=endpoint.rate_limit,
        **given,
    )


def health_answer(health: EndpointHealth) -> WebhookEndpointHealth:
    """The endpoint's last 24 hours."""
    return to_struct(health, WebhookEndpointHealth, first_attempt_after_ms=health.waited_ms)


def new_endpoint(endpoint: Endpoint, *, shown: bool) -> NewWebhookEndpointAnswer:
    """An endpoint with its new secret; without it (`shown` is false) for a repeated request."""
    return endpoint_answer(
        endpoint,
        NewWebhookEndpointAnswer,
        secret=endpoint.secret if shown else None,
        secret_already_shown=not shown,
        old_secret_valid_until=format_instant(endpoint.old_secret_until),
    )


class EndpointsApi(ExternalView):
    """Endpoints. Closed to type-restricted keys: events are about all types."""

    tag = "webhooks"
    of_all_types = True

    def find_endpoint(self, endpoint_id: str) -> Endpoint:
        """The endpoint of this key's issuer and mode, or 404."""
        return endpoints.find_endpoint(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            endpoint_id=ids.parse(WebhooksPrefix.ENDPOINT, endpoint_id),
        )

    @endpoint(Scope.WEBHOOKS_READ)
    def list_webhook_endpoints(self, page: PageQuery) -> WebhookEndpointListAnswer:
        """Webhook endpoints, the newest first"""
        rows = Endpoint.objects.for_issuer(self.caller.issuer.id, self.caller.mode)
        found = paginate(rows.with_sealed_headers(), page, order_by=("id",))
        data = [endpoint_answer(endpoint, WebhookEndpointSummaryItem) for endpoint in found.rows]
        return WebhookEndpointListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("plan_limit_reached", "feature_not_in_plan"))
    def create_webhook_endpoint(
        self, body: JsonBody[WebhookEndpointDraft]
    ) -> Created[NewWebhookEndpointAnswer]:
        """Add a webhook endpoint; the answer holds its secret"""
        stated = _stated(body.read(rules=_refused))
        endpoint = endpoints.create_endpoint(context=self.context, stated=stated)
        return Created(
            new_endpoint(endpoint, shown=True),
            location=f"{settings.BASE_URL}/api/external/webhooks/endpoints/{endpoint.public_id}",
            stored=new_endpoint(endpoint, shown=False),
        )

    @endpoint(Scope.WEBHOOKS_READ)
    def get_webhook_endpoint(self, endpoint: Endpoint) -> WebhookEndpointAnswer:
        """One webhook endpoint, and its last 24 hours"""
        health = health_answer(endpoint_health(endpoint, now=timezone.now()))
        return endpoint_answer(endpoint, WebhookEndpointAnswer, health=health)

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("feature_not_in_plan",))
    def update_webhook_endpoint(
        self, endpoint: Endpoint, body: JsonBody[WebhookEndpointChange]
    ) -> WebhookEndpointAnswer:
        """Change a webhook endpoint"""
        context = self.context
        stated = _stated(body.read(rules=_refused, current={"headers": endpoint.own_headers}))
        changed = endpoints.change_endpoint(context=context, endpoint=endpoint, stated=stated)
        health = health_answer(endpoint_health(changed, now=context.now))
        return endpoint_answer(changed, WebhookEndpointAnswer, health=health)

    @endpoint(Scope.WEBHOOKS_MANAGE)
    def delete_webhook_endpoint(self, endpoint: Endpoint) -> Answer:
        """Delete a webhook endpoint; its unfinished deliveries are cancelled"""
        endpoints.delete_endpoint(context=self.context, endpoint=endpoint)
        return Answer()

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("feature_not_in_plan",))
    def enable_webhook_endpoint(
        self, endpoint: Endpoint, body: EnableRequest
    ) -> ChangedWebhookEndpointAnswer:
        """Enable a webhook endpoint; with `release` its held deliveries are sent"""
        endpoint, released = endpoints.enable_endpoint(
            context=self.context, endpoint=endpoint, release=body.release
        )
        return endpoint_answer(endpoint, ChangedWebhookEndpointAnswer, released=released)

    @endpoint(Scope.WEBHOOKS_MANAGE)
    def disable_webhook_endpoint(self, endpoint: Endpoint) -> ChangedWebhookEndpointAnswer:
        """Disable a webhook endpoint; its deliveries are held"""
        endpoint = endpoints.disable_endpoint(context=self.context, endpoint=endpoint)
        return endpoint_answer(endpoint, ChangedWebhookEndpointAnswer, released=0)

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("feature_not_in_plan",))
    def send_webhook_sample(
        self, endpoint: Endpoint, body: SampleRequest
    ) -> Accepted[SampleResult]:
        """Send this endpoint a sample of an event, signed like a real one and marked `sample`"""
        delivery = endpoints.send_sample(context=self.context, endpoint=endpoint, type=body.type)
        return Accepted(SampleResult(delivery_id=delivery.public_id))

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("conflict",))
    def rotate_webhook_secret(
        self, endpoint: Endpoint, body: SecretRotateRequest
    ) -> Reply[NewWebhookEndpointAnswer]:
        """Rotate the signing secret; the old one stays valid for a while"""
        endpoint = endpoints.rotate_secret(
            context=self.context, endpoint=endpoint, overlap=timedelta(hours=body.overlap_hours)
        )
        return Reply(new_endpoint(endpoint, shown=True), stored=new_endpoint(endpoint, shown=False))

    @endpoint(Scope.KEYS_MANAGE, errors=("conflict",))
    def get_webhook_secret(self, endpoint: Endpoint) -> WebhookSecretAnswer:
        """Read the signing secret; the audit records it"""
        found = endpoints.reveal_secret(context=self.context, endpoint=endpoint)
        return WebhookSecretAnswer(
            secret=found.current, old_secret_valid_until=format_instant(found.old_until)
        )


def _refused(stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
    """Faults that the rules find in the fields of an endpoint that could be decoded."""
    names = ("url", "events", "headers")
    readable = {name: stated[name] for name in names if stated.get(name) is not None}
    return parsing.collect_faults(lambda: check(cast(EndpointFields, readable)))


def _stated(body: WebhookEndpointDraft | WebhookEndpointChange) -> EndpointFields:
    """The fields that the request states; null empties one, 0 deliveries a second means no limit."""
    empty: dict[str, object] = {"description": "", "headers": {}, "max_per_second": None}
    stated = {
        _COLUMNS.get(name, name): value or empty.get(name, value)
        for name, value in msgspec.structs.asdict(body).items()
        if value is not UNSET
    }
    return cast(EndpointFields, stated)
