"""The registry of event types, and those of webhooks itself and of accounts, which is the lower app.

The other apps register theirs, from their `events` modules. What an event holds is declared as a struct, for the
schema that receivers are given. Events are not validated when they are recorded: every one that a test records is
checked against it (tests/support/event_schemas.py).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from msgspec import Meta

from accounts.jobs.models import JobState
from lib.choices import choices_schema
from lib.dates import Instant
from webhooks.lifecycle import DisabledReason


class EventData(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Base of `data` of an event: every member is always present; members may be added later."""


@dataclass(frozen=True, slots=True, eq=False)
class EventType:
    """An event type: name, summary, struct of `data`, example."""

    name: str
    summary: str | Promise
    data: type[EventData]
    example: Mapping[str, object]
    subscribable: bool = True  # False: sent only to the endpoint that it is meant for

    def body(self) -> dict[str, object]:
        """An example of a whole webhook body."""
        return {
            "type": self.name,
            "timestamp": "2026-06-15T12:00:00.000Z",
            "id": "evt_01m7yd5xtjed4rskz84c1yqjs4",
            "sequence": 1,
            "test": False,
            "data": dict(self.example),
        }

    def schema(self) -> dict[str, Any]:
        """The JSON Schema (2020-12) of a whole webhook body, without any $ref."""
        schema = msgspec.json.schema(body_struct(self), schema_hook=choices_schema)
        whole: dict[str, Any] = _inlined(schema, schema["$defs"])
        return {"title": self.name, **whole}


@cache
def body_struct(event_type: EventType) -> type[msgspec.Struct]:
    """The struct of a whole webhook body (Standard Webhooks), with its name in the OpenAPI document."""
    name = event_type.name.title().replace(".", "").replace("_", "")
    return msgspec.defstruct(
        f"{name}Event",
        [
            ("type", Annotated[str, Meta(extra_json_schema={"const": event_type.name}, description="Type of the event")]),
            ("timestamp", Annotated[Instant, Meta(description="When it happened")]),
            ("id", Annotated[str, Meta(description="Id of the event, the same at each attempt: `evt_…`")]),
            ("sequence", Annotated[int, Meta(ge=1, description="Number of the change, counted from 1 for each object; tells later from earlier")]),
            ("test", Annotated[bool, Meta(description="Whether it happened in the test mode")]),
            ("sample", Annotated[bool | msgspec.UnsetType, Meta(description="`true` if it was sent for a trial; otherwise missing")], msgspec.UNSET),
            ("data", Annotated[event_type.data, Meta(description="What the event is about")]),
        ],
        frozen=True,
        kw_only=True,
    )  # fmt: skip


def _inlined(schema: Any, named: Mapping[str, Any]) -> Any:
    """The schema with every $ref replaced by its target, without titles and descriptions."""
    if isinstance(schema, list):
        return [_inlined(part, named) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _inlined(named[schema["$ref"].rpartition("/")[2]], named)
    return {
        key: _inlined(part, named)
        for key, part in schema.items()
        if key != "$defs" and not (key in {"title", "description"} and isinstance(part, str))
    }


EVENT_TYPES: dict[str, EventType] = {}


def register(*types: EventType) -> None:
    """Register event types. Raises ValueError for a name registered twice."""
    for event_type in types:
        if event_type.name in EVENT_TYPES:
            raise ValueError(f"the event {event_type.name} is registered twice")
        EVENT_TYPES[event_type.name] = event_type


EVERYTHING = "*"


def patterns(name: str) -> list[str]:
    """The filters that match this event type: `a.b`, `a.*`, `*`; none for a type nobody can subscribe to."""
    if not EVENT_TYPES[name].subscribable:
        return []
    return [name, f"{name.partition('.')[0]}.*", EVERYTHING]


# The allowed filters, for the error about an unknown one: too many to list.
EXPECTED_FILTERS = "*, certificate.*, …: GET /api/external/webhooks/event-types"


def known_filters() -> set[str]:
    """Every filter that an endpoint may subscribe with."""
    return {pattern for name in EVENT_TYPES for pattern in patterns(name)}


def in_words(event_type: str) -> str:
    """What happened: the summary of the type, or its name where it is no longer known."""
    known = EVENT_TYPES.get(event_type)
    return str(known.summary).replace("`", "") if known else event_type


# --- event types of accounts and of webhooks itself ------------------------------------------------


class EndedJobCounts(msgspec.Struct, frozen=True, kw_only=True):
    """Rows of a job by result; `total` is None if it was cancelled before they were counted."""

    total: Annotated[int | None, Meta(description="How many rows there are; null: not known yet")]
    ok: Annotated[int, Meta(description="How many rows succeeded")]
    failed: Annotated[int, Meta(description="How many rows failed")]
    skipped: int


# fmt: off
class JobData(EventData, frozen=True):
    """A job that has ended; `failure` is an error code."""

    job_id: Annotated[str, Meta(description="Id of the job: `job_…`")]
    kind: Annotated[str, Meta(description="What kind it is of")]
    state: JobState
    dry_run: Annotated[bool, Meta(description="Whether the job only checks, and changes nothing")]
    failure: Annotated[str | None, Meta(description="Error code if the job as a whole has failed; null: it has not")]
    counts: Annotated[EndedJobCounts, Meta(description="Rows by result")]


class ApiKeyData(EventData, frozen=True):
    """An API key, without its secret."""

    api_key_id: Annotated[str, Meta(description="Id of the API key: `key_…`")]
    last_four: str
    scopes: list[str]
    expires_at: Annotated[Instant | None, Meta(description="When the key ends; null: it does not")]


class ApiKeyRotatedData(ApiKeyData, frozen=True):
    """An API key, and its successor."""

    successor_id: Annotated[str, Meta(description="Id of the key that replaces it: `key_…`")]


class ApiKeyExpiringData(ApiKeyData, frozen=True):
    """An API key that expires in so many days."""

    days: Annotated[int, Meta(description="How many days are left")]


class QuotaData(EventData, frozen=True):
    """How much of the quota of a calendar month (UTC) is used."""

    month: Annotated[str, Meta(extra_json_schema={"pattern": "^[0-9]{4}-[0-9]{2}$"}, description="Calendar month (UTC): `2026-11`")]
    used: int
    limit: Annotated[int, Meta(description="How many may be issued in the month")]
    resets_at: Instant


class PingData(EventData, frozen=True):
    """The endpoint that it was sent to."""

    endpoint_id: str


class WebhookEndpointData(PingData, frozen=True):
    """An endpoint, its health, and how many deliveries are held for it (counted to 10,000)."""

    url: Annotated[str, Meta(description="https address that events are sent to")]
    failing_since: Instant | None
    disabled_reason: DisabledReason | None
    held: int


class WebhookEndpointHeldExpiringData(WebhookEndpointData, frozen=True):
    """An endpoint, and in how many days its oldest held delivery is given up."""

    days_left: Annotated[int, Meta(description="In how many days the oldest held delivery is given up")]
# fmt: on


_KEY = {
    "apiKeyId": "key_01m7yd5xtjed4rskz84c1yqjs4",
    "lastFour": "x7Kq",
    "scopes": ["certificates:issue", "certificates:read"],
    "expiresAt": "2027-03-01T00:00:00.000Z",
}
_QUOTA = {"month": "2026-11", "limit": 10_000, "resetsAt": "2026-12-01T00:00:00.000Z"}
_ENDPOINT = {
    "endpointId": "whe_01m7yd5xtjed4rskz84c1yqjs4",
    "url": "https://erp.customer.example/hooks/certificates",
    "failingSince": "2026-06-15T12:00:00.000Z",
    "disabledReason": None,
    "held": 0,
}

# fmt: off
register(
    EventType(
        "job.completed",
        _("A job has ended: it succeeded, failed or was cancelled."),
        JobData,
        {
            "jobId": "job_01m7yd5xtjed4rskz84c1yqjs4",
            "kind": "account.export",
            "state": "succeeded",
            "dryRun": False,
            "failure": None,
            "counts": {"total": 1200, "ok": 1198, "failed": 2, "skipped": 0},
        },
    ),
    EventType("api_key.created", _("An API key was created."), ApiKeyData, _KEY),
    EventType(
        "api_key.rotated",
        _("An API key was rotated: it works until `expiresAt`, its successor from now on."),
        ApiKeyRotatedData,
        {**_KEY, "successorId": "key_01m7yd5xtjed4rskz84c1yqjs5"},
    ),
    EventType("api_key.revoked", _("An API key was revoked and is no longer accepted."), ApiKeyData, _KEY),
    EventType("api_key.expiring", _("An API key will expire in 30, 7 or 1 days, and has no successor."), ApiKeyExpiringData, {**_KEY, "days": 7}),
    EventType("quota.warning", _("Most of the month's certificates are used (80 percent)."), QuotaData, {**_QUOTA, "used": 8000}),
    EventType("quota.exceeded", _("The month's certificates are used up: nothing more is issued."), QuotaData, {**_QUOTA, "used": 10_000}),
    EventType(
        "webhook_endpoint.failing",
        _(
            "A webhook endpoint fails: a delivery to it has failed for the fourth time, or it will be disabled within a day."
        ),
        WebhookEndpointData,
        _ENDPOINT,
    ),
    EventType(
        "webhook_endpoint.disabled",
        _(
            "A webhook endpoint was disabled: it has failed for five days, or answered 410. Its deliveries are held."
        ),
        WebhookEndpointData,
        _ENDPOINT | {"disabledReason": "failing", "held": 17},
    ),
    EventType("webhook_endpoint.recovered", _("A webhook endpoint that failed accepts deliveries again."), WebhookEndpointData, _ENDPOINT | {"failingSince": None}),
    EventType(
        "webhook_endpoint.held_expiring",
        _(
            "Held deliveries of a webhook endpoint will be given up in 7 days or 1 day, the oldest first."
        ),
        WebhookEndpointHeldExpiringData,
        _ENDPOINT | {"disabledReason": "failing", "held": 17, "daysLeft": 7},
    ),
    EventType("ping", _("A trial without content, sent to one endpoint on request."), PingData, {"endpointId": "whe_01m7yd5xtjed4rskz84c1yqjs4"}, subscribable=False),
)
# fmt: on
