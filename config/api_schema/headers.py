"""Headers of answers in the OpenAPI document, each described once."""

from collections.abc import Iterator

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts.api.schema import Json

HEADERS: dict[str, Json] = {
    "API-Version": {
        "description": _("The version of the interface that has answered"),
        "required": True,
        "schema": {"type": "string", "format": "date"},
        "example": settings.API_VERSION,
    },
    "Idempotent-Replayed": {
        "description": _(
            "Says that a request of this `Idempotency-Key` was answered before, and that this is its answer; otherwise it is missing"
        ),
        "schema": {"type": "string", "enum": ["true"]},
    },
    "Location": {
        "description": _("Where to find what was made, or the job that was started"),
        "required": True,
        "schema": {"type": "string", "format": "uri"},
    },
    "RateLimit": {
        "description": _(
            "What is left to the key: `r` requests at once, and after `t` seconds all of them. Missing where nothing was counted."
        ),
        "schema": {"type": "string"},
        "example": '"key";r=58;t=2',
    },
    "RateLimit-Policy": {
        "description": _("What the plan grants to the key: `q` requests in `w` seconds"),
        "schema": {"type": "string"},
        "example": '"key";q=60;w=60',
    },
    "Retry-After": {
        "description": _("After how many seconds it is worth trying again"),
        "schema": {"type": "integer", "minimum": 1},
    },
    "X-Request-Id": {
        "description": _(
            "The id of this request: the one that you sent along, or one of ours. Name it when you ask us."
        ),
        "required": True,
        "schema": {"type": "string"},
    },
}
MANY = {"issueCertificates"}  # makes what no single address shows: the answer names each
_JOB = "#/components/schemas/Job"
_REFERENCES = {name: {"$ref": f"#/components/headers/{name}"} for name in HEADERS}


def components() -> Json:
    """The header components, in the active language."""
    return {
        name: part | {"description": str(part["description"])} for name, part in HEADERS.items()
    }


def add_headers(paths: Json) -> None:
    """Add to every answer of every operation the headers that it may carry, in place."""
    for item in paths.values():
        for operation in item.values():
            for status, answer in operation["responses"].items():
                names = sorted(_of(operation, status))
                answer["headers"] = {name: _REFERENCES[name] for name in names}


def _of(operation: Json, status: str) -> Iterator[str]:
    answer = operation["responses"][status]
    yield from ("API-Version", "X-Request-Id")
    if operation.get("security") and status != "401":
        yield from ("RateLimit", "RateLimit-Policy")
    if status in {"429", "503"} or "idempotency_in_progress" in answer["description"]:
        yield "Retry-After"
    if status.startswith("2") and _can_be_named(operation):
        yield "Idempotent-Replayed"
    if _leads_on(operation["operationId"], status, answer):
        yield "Location"


def _can_be_named(operation: Json) -> bool:
    return any(each["name"] == "Idempotency-Key" for each in operation.get("parameters", ()))


def _leads_on(name: str, status: str, answer: Json) -> bool:
    """Whether an answer has a Location: what was created, and jobs."""
    if status == "202":
        return bool(answer["content"]["application/json"]["schema"] == {"$ref": _JOB})
    return status == "201" and name not in MANY
