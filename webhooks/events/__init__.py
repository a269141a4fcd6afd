"""Event types of accounts and of webhooks itself. Registered here because accounts is the lower layer."""

from typing import Annotated

import msgspec
from django.utils.translation import gettext_lazy as _
from msgspec import Meta

from accounts.jobs.models import JobState
from lib.dates import Instant
from webhooks import event_types
from webhooks.lifecycle import DisabledReason


class EndedJobCounts(msgspec.Struct, frozen=True, kw_only=True):
    """Rows of a job by result; `total` is None if it was cancelled before they were counted."""

    total: Annotated[int | None, Meta(description="How many rows there are; null: not known yet")]
    ok: Annotated[int, Meta(description="How many rows succeeded")]
    failed: Annotated[int, Meta(description="How many rows failed")]
    skipped: int


# fmt: off
class JobData(event_types.EventData, frozen=True):
    """A job that has ended; `failure` is an error code."""

    job_id: Annotated[str, Meta(description="Id of the job: `job_…`")]
    kind: Annotated[str, Meta(description="What kind it is of")]
    state: JobState
    dry_run: Annotated[bool, Meta(description="Whether the job only checks, and changes nothing")]
    failure: Annotated[str | None, Meta(description="Error code if the job as a whole has failed; null: it has not")]
    counts: Annotated[EndedJobCounts, Meta(description="Rows by result")]


class ApiKeyData(event_types.EventData, frozen=True):
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


class QuotaData(event_types.EventData, frozen=True):
    """How much of the quota of a calendar month (UTC) is used."""

    month: Annotated[str, msgspec.Meta(extra_json_schema={"pattern": "^[0-9]{4}-[0-9]{2}$"}, description="Calendar month (UTC): `2026-11`")]
    used: int
    limit: Annotated[int, Meta(description="How many may be issued in the month")]
    resets_at: Instant


class PingData(event_types.EventData, frozen=True):
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


event_types.register(
    event_types.EventType(
        name="job.completed",
        summary=_("A job has ended: it succeeded, failed or was cancelled."),
        data=JobData,
        example={
            "jobId": "job_01m7yd5xtjed4rskz84c1yqjs4",
            "kind": "account.export",
            "state": "succeeded",
            "dryRun": False,
            "failure": None,
            "counts": {"total": 1200, "ok": 1198, "failed": 2, "skipped": 0},
        },
    ),
)

_KEY = {
    "apiKeyId": "key_01m7yd5xtjed4rskz84c1yqjs4",
    "lastFour": "x7Kq",
    "scopes": ["certificates:issue", "certificates:read"],
    "expiresAt": "2027-03-01T00:00:00.000Z",
}
event_types.register(
    event_types.EventType(
        name="api_key.created",
        summary=_("An API key was created."),
        data=ApiKeyData,
        example=_KEY,
    ),
    event_types.EventType(
        name="api_key.rotated",
        summary=_("An API key was rotated: it works until `expiresAt`, its successor from now on."),
        data=ApiKeyRotatedData,
        example={**_KEY, "successorId": "key_01m7yd5xtjed4rskz84c1yqjs5"},
    ),
    event_types.EventType(
        name="api_key.revoked",
        summary=_("An API key was revoked and is no longer accepted."),
        data=ApiKeyData,
        example=_KEY,
    ),
    event_types.EventType(
        name="api_key.expiring",
        summary=_("An API key will expire in 30, 7 or 1 days, and has no successor."),
        data=ApiKeyExpiringData,
        example={**_KEY, "days": 7},
    ),
)

_QUOTA = {"month": "2026-11", "limit": 10_000, "resetsAt": "2026-12-01T00:00:00.000Z"}
event_types.register(
    event_types.EventType(
        name="quota.warning",
        summary=_("Most of the month's certificates are used (80 percent)."),
        data=QuotaData,
        example={**_QUOTA, "used": 8000},
    ),
    event_types.EventType(
        name="quota.exceeded",
        summary=_("The month's certificates are used up: nothing more is issued."),
        data=QuotaData,
        example={**_QUOTA, "used": 10_000},
    ),
)

_ENDPOINT = {
    "endpointId": "whe_01m7yd5xtjed4rskz84c1yqjs4",
    "url": "https://erp.customer.example/hooks/certificates",
    "failingSince": "2026-06-15T12:00:00.000Z",
    "disabledReason": None,
    "held": 0,
}

event_types.register(
    event_types.EventType(
        name="webhook_endpoint.failing",
        summary=_(
            "A webhook endpoint fails: a delivery to it has failed for the fourth time, or it will be disabled within a day."
        ),
        data=WebhookEndpointData,
        example=_ENDPOINT,
    ),
    event_types.EventType(
        name="webhook_endpoint.disabled",
        summary=_(
            "A webhook endpoint was disabled: it has failed for five days, or answered 410. Its deliveries are held."
        ),
        data=WebhookEndpointData,
        example=_ENDPOINT | {"disabledReason": "failing", "held": 17},
    ),
    event_types.EventType(
        name="webhook_endpoint.recovered",
        summary=_("A webhook endpoint that failed accepts deliveries again."),
        data=WebhookEndpointData,
        example=_ENDPOINT | {"failingSince": None},
    ),
    event_types.EventType(
        name="webhook_endpoint.held_expiring",
        summary=_(
            "Held deliveries of a webhook endpoint will be given up in 7 days or 1 day, the oldest first."
        ),
        data=WebhookEndpointHeldExpiringData,
        example=_ENDPOINT | {"disabledReason": "failing", "held": 17, "daysLeft": 7},
    ),
    event_types.EventType(
        name="ping",
        summary=_("A trial without content, sent to one endpoint on request."),
        data=PingData,
        example={"endpointId": "whe_01m7yd5xtjed4rskz84c1yqjs4"},
        subscribable=False,
    ),
)
