"""The operations of the OpenAPI document: of a view, and what the service sends to webhook endpoints."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from accounts.api.endpoints import ApiEndpoint
from accounts.api.lists import PAGE_PARAMETERS
from accounts.api.schema import JSON, Json, ProblemAnswer, Shape
from accounts.errors import PROBLEMS
from webhooks.event_types import EVENT_TYPES, EventType, body_struct

from .schemas import Schemas

PROBLEM = "application/problem+json"
# fmt: off
API_KEY_ERRORS = ("api_key_missing", "api_key_invalid", "api_key_expired", "api_key_revoked", "ip_not_allowed", "scope_missing", "issuer_suspended", "rate_limited")
BODY_ERRORS = ("malformed_json", "body_too_large", "unsupported_media_type")
COMMON_ERRORS = ("validation_failed", "unknown_api_version", "internal_error", "unavailable")
IDEMPOTENCY_KEY: Json = {
    "name": "Idempotency-Key",
    "in": "header",
    # Quoted keys are accepted too, but not documented.
    "schema": {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!#-~][!-~]*$"},
    "example": "issue-4711-0001",
}
PATH_SCHEMAS: dict[str, Json] = {
    "int": {"type": "integer", "minimum": 1},
    "str": {"type": "string", "minLength": 1},
}
# Of these operations alone: generators write one file for each tag, and webhooks over paths.
WEBHOOK_TAG = "webhook-requests"
WEBHOOK_HEADERS = {
    "webhook-id": _("Id of the event: the same at each attempt, so that repetitions are recognised"),
    "webhook-timestamp": _("When this attempt was sent, in seconds since 1970 (UTC)"),
    "webhook-signature": _("`v1,` and the base64 of HMAC-SHA-256 over id, timestamp and body; several, with a space between them, while a secret is exchanged"),
}
OPTIONAL_HEADERS = {
    "traceparent": _("W3C Trace Context: the trace of the request that caused the event, where the service is traced"),
}
# fmt: on
Answers = Iterator[tuple[str, Json]]


def describe_operation(
    view: Any, method: str, in_path: Mapping[str, str], schemas: Schemas
) -> Json:
    """The operation of a view's method. `in_path`: the path's parameters, and their converters."""
    endpoint: ApiEndpoint = getattr(view, method)
    answers = [
        *_successes(endpoint, schemas),
        *_refusals(_codes(view, method, in_path, endpoint), schemas),
    ]
    result: Json = {
        "operationId": endpoint.operation_id,
        "summary": str(endpoint.summary),
        "description": _description(view, method),
        "tags": [endpoint.tag],
        "parameters": list(_parameters(view, method, endpoint, in_path)),
        "security": [{"ApiKey": []}] if endpoint.scope else [],
        "responses": dict(sorted(answers)),
    }
    if endpoint.bodies:
        result["requestBody"] = _body(endpoint.bodies, schemas)
    return result


def _description(view: Any, method: str) -> str:
    """The required scopes, the plan's feature and type restrictions, in the active language."""
    endpoint: ApiEndpoint = getattr(view, method)
    if endpoint.scope is None:
        return gettext("Takes no API key.")
    scopes = [f"`{scope}`" for scope in sorted(view.opened_by(method))]
    sentences = [
        ngettext(
            "Takes an API key with the scope %(scopes)s.",
            "Takes an API key with one of the scopes %(scopes)s.",
            len(scopes),
        )
        % {"scopes": ", ".join(scopes)}
    ]
    if endpoint.feature:
        feature = {"feature": f"`{endpoint.feature.value}`"}
        sentences.append(gettext("Belongs to the plan’s feature %(feature)s.") % feature)
    if endpoint.of_all_types:
        sentences.append(gettext("Closed to keys that are limited to certificate types."))
    return " ".join(sentences)


def _parameters(
    view: Any, method: str, endpoint: ApiEndpoint, in_path: Mapping[str, str]
) -> Iterator[Json]:
    for name, converter in in_path.items():
        schema = dict(PATH_SCHEMAS[converter])
        yield {"name": name, "in": "path", "required": True, "schema": schema}
    for each in endpoint.parameters:
        yield {"name": each.name, "in": "query", "schema": each.schema()}
    if method == "post" and endpoint.scope:
        yield {**IDEMPOTENCY_KEY, "required": endpoint.idempotency_required}


def _body(bodies: Mapping[str, Shape], schemas: Schemas) -> Json:
    """A request body; it may be left out where all its shapes are `optional`."""
    content = {name: {"schema": schemas.schema(shape)} for name, shape in bodies.items()}
    may_be_left_out = all(getattr(shape, "optional", False) for shape in bodies.values())
    return {"content": content, "required": not may_be_left_out}


def _successes(endpoint: ApiEndpoint, schemas: Schemas) -> Answers:
    contents: dict[int, Json] = {}
    for (status, media_type), shape in endpoint.successes.items():
        contents.setdefault(status, {})[media_type] = {"schema": schemas.schema(shape)}
    for status, content in contents.items():
        yield str(status), {"description": str(endpoint.summary), "content": content}


def _refusals(codes: set[str], schemas: Schemas) -> Answers:
    """One error response per status, described by its error codes."""
    for status in {PROBLEMS[code].status for code in codes}:
        listed = sorted(code for code in codes if PROBLEMS[code].status == status)
        content = {PROBLEM: {"schema": schemas.schema(ProblemAnswer)}}
        yield str(status), {"description": ", ".join(listed), "content": content}


def _codes(view: Any, method: str, in_path: Mapping[str, str], endpoint: ApiEndpoint) -> set[str]:
    """The error codes of a method: those of its operation, and what follows from its view."""
    codes = {*endpoint.errors, *COMMON_ERRORS}
    if endpoint.has_body:
        codes |= set(BODY_ERRORS)
    if in_path:
        codes.add("not_found")
    if method == "get" and endpoint.query_names >= PAGE_PARAMETERS:
        codes.add("invalid_cursor")
    if endpoint.scope is None:
        return codes
    codes |= set(API_KEY_ERRORS)
    conditional = {
        "key_restricted": endpoint.of_all_types,
        "feature_not_in_plan": endpoint.feature is not None,
        "live_mode_required": endpoint.live_only,
        "idempotency_in_progress": method == "post",
        "idempotency_key_reused": method == "post",
        "idempotency_key_missing": method == "post" and endpoint.idempotency_required,
    }
    return codes | {code for code, applies in conditional.items() if applies}


def webhooks(schemas: Schemas) -> dict[str, Json]:
    """The requests that the service sends, by type of event."""
    return {name: {"post": _request(EVENT_TYPES[name], schemas)} for name in sorted(EVENT_TYPES)}


def _request(event_type: EventType, schemas: Schemas) -> Json:
    headers = [
        {"name": name, "in": "header", "required": name in WEBHOOK_HEADERS}
        | {"schema": {"type": "string"}, "description": str(meaning)}
        for name, meaning in (WEBHOOK_HEADERS | OPTIONAL_HEADERS).items()
    ]
    body = {"schema": schemas.schema(body_struct(event_type)), "example": event_type.body()}
    first, *rest = event_type.name.replace(".", "_").split("_")
    return {
        "operationId": "on" + "".join(map(str.title, [first, *rest])),
        "summary": str(event_type.summary),
        "tags": [WEBHOOK_TAG],
        "security": [],
        "parameters": headers,
        "requestBody": {"required": True, "content": {JSON: body}},
        "responses": {"2XX": {"description": str(_("Accepted; anything else is tried again"))}},
    }
