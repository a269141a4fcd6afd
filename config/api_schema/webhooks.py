"""The `webhooks` section of the OpenAPI document: one request for each type of event."""

from django.utils.translation import gettext_lazy as _

from accounts.api.schema import JSON, Json
from webhooks.event_types import EVENT_TYPES, EventType, body_struct

from .schemas import Schemas

# Of these operations alone: generators write one file for each tag, and webhooks over paths.
TAG = "webhook-requests"
HEADERS = {
    "webhook-id": _(
        "Id of the event: the same at each attempt, so that repetitions are recognised"
    ),
    "webhook-timestamp": _("When this attempt was sent, in seconds since 1970 (UTC)"),
    "webhook-signature": _(
        "`v1,` and the base64 of HMAC-SHA-256 over id, timestamp and body; several, with a space between them, while a secret is exchanged"
    ),
}
OPTIONAL_HEADERS = {
    "traceparent": _(
        "W3C Trace Context: the trace of the request that caused the event, where the service is traced"
    ),
}


def webhooks(schemas: Schemas) -> dict[str, Json]:
    """The requests that the service sends, by type of event."""
    return {name: {"post": _operation(EVENT_TYPES[name], schemas)} for name in sorted(EVENT_TYPES)}


def _operation(event_type: EventType, schemas: Schemas) -> Json:
    headers = [
        {"name": name, "in": "header", "required": name in HEADERS, "schema": {"type": "string"}}
        | {"description": str(meaning)}
        for name, meaning in (HEADERS | OPTIONAL_HEADERS).items()
    ]
    body = {"schema": schemas.schema(body_struct(event_type)), "example": event_type.body()}
    first, *rest = event_type.name.replace(".", "_").split("_")
    return {
        "operationId": "on" + "".join(map(str.title, [first, *rest])),
        "summary": str(event_type.summary),
        "tags": [TAG],
        "security": [],
        "parameters": headers,
        "requestBody": {"required": True, "content": {JSON: body}},
        "responses": {"2XX": {"description": str(_("Accepted; anything else is tried again"))}},
    }
