"""The events of accounts, registered on its behalf: accounts stands below and knows no catalogue."""

from django.utils.translation import gettext_lazy as _

from webhooks import catalog

catalog.register(
    catalog.EventType(
        name="job.completed",
        summary=_("A job has ended: it succeeded, failed or was cancelled."),
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
catalog.register(
    catalog.EventType(
        name="api_key.created",
        summary=_("An API key was created."),
        example=_KEY,
    ),
    catalog.EventType(
        name="api_key.rotated",
        summary=_("An API key was rotated: it works until `expiresAt`, its successor from now on."),
        example={**_KEY, "successorId": "key_01m7yd5xtjed4rskz84c1yqjs5"},
    ),
    catalog.EventType(
        name="api_key.revoked",
        summary=_("An API key was revoked: it opens nothing any more."),
        example=_KEY,
    ),
    catalog.EventType(
        name="api_key.expiring",
        summary=_("An API key will expire in 30, 7 or 1 days, and has no successor."),
        example={**_KEY, "days": 7},
    ),
)

_QUOTA = {"month": "2026-11", "limit": 10_000, "resetsAt": "2026-12-01T00:00:00.000Z"}
catalog.register(
    catalog.EventType(
        name="quota.warning",
        summary=_("Most of the month's certificates are used (80 percent)."),
        example={**_QUOTA, "used": 8000},
    ),
    catalog.EventType(
        name="quota.exceeded",
        summary=_("The month's certificates are used up: nothing more is issued."),
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

catalog.register(
    catalog.EventType(
        name="webhook_endpoint.failing",
        summary=_(
            "A webhook endpoint fails: a delivery to it has failed for the fourth time, or it will be disabled within a day."
        ),
        example=_ENDPOINT,
    ),
    catalog.EventType(
        name="webhook_endpoint.disabled",
        summary=_(
            "A webhook endpoint was disabled: it has failed for five days, or answered 410. What it is owed is held."
        ),
        example=_ENDPOINT | {"disabledReason": "failing", "held": 17},
    ),
    catalog.EventType(
        name="webhook_endpoint.recovered",
        summary=_("A webhook endpoint that failed accepts deliveries again."),
        example=_ENDPOINT | {"failingSince": None},
    ),
    catalog.EventType(
        name="webhook_endpoint.held_expiring",
        summary=_(
            "What is held for a webhook endpoint will be given up in 7 days or 1 day, the oldest first."
        ),
        example=_ENDPOINT | {"disabledReason": "failing", "held": 17, "daysLeft": 7},
    ),
    catalog.EventType(
        name="ping",
        summary=_("A trial, sent to one endpoint because somebody asked for it."),
        example={"endpointId": "whe_01m7yd5xtjed4rskz84c1yqjs4"},
        subscribable=False,
    ),
)
