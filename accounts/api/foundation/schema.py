"""Builds the OpenAPI document from the msgspec structs that the views read and write.

So the document cannot differ from what is checked.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import msgspec
from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema

from .pagination import PAGE_PARAMETERS
from .problems import PROBLEMS

F = TypeVar("F", bound=Callable[..., Any])

API_KEY_ERRORS = (
    "api_key_missing",
    "api_key_invalid",
    "api_key_expired",
    "api_key_revoked",
    "ip_not_allowed",
    "scope_missing",
    "issuer_suspended",
    "rate_limited",
)
WITHOUT_BODY = ("post", "delete")  # methods whose body may be left out
BODY_ERRORS = ("malformed_json", "body_too_slow", "body_too_large", "unsupported_media_type")
COMMON_ERRORS = ("validation_failed", "unknown_api_version", "internal_error", "unavailable")
IDEMPOTENCY_KEY = {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[!#-~][!-~]*$",  # quoted keys are accepted too, but not documented
    "example": "issue-4711-0001",
}
OPTIONAL: set[str] = set()  # references to bodies that may be left out
COMPONENTS: dict[str, Any] = {}  # the structs used, by name: appended to the document's components


class ProblemDocument(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A refusal (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    instance: str
    ok: bool
    code: str
    request_id: str
    errors: list["FieldProblem"] | msgspec.UnsetType = msgspec.UNSET


class FieldProblem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One field at fault: a JSON pointer into the body, or the name of a query parameter."""

    code: str
    detail: str
    pointer: str | msgspec.UnsetType = msgspec.UNSET
    parameter: str | msgspec.UnsetType = msgspec.UNSET


def reference(shape: type[msgspec.Struct]) -> dict[str, Any]:
    """A `$ref` to the struct's schema; the schema itself goes into COMPONENTS."""
    (schema,), components = msgspec.json.schema_components(
        [shape], ref_template="#/components/schemas/{name}"
    )
    if getattr(shape, "optional", False):
        OPTIONAL.add(schema["$ref"])
    for name, component in components.items():
        if COMPONENTS.setdefault(name, component) != component:
            raise TypeError(f"two shapes of the API are called {name}")
    return schema


@dataclass(frozen=True, slots=True)
class Documentation:
    """The documentation of a handler; the rest follows from its view."""

    successes: Mapping[tuple[int, str], OpenApiResponse]
    errors: Sequence[str]  # codes that its operation can raise
    has_body: bool  # reads a JSON body, or refuses the members of one


def documented(
    *,
    operation_id: str,
    summary: str | Promise,
    tag: str,
    response: type[msgspec.Struct] | dict[str, Any],
    request: type[msgspec.Struct] | None = None,
    status: int = 200,
    also: Mapping[int, type[msgspec.Struct]] | None = None,
    media_types: Sequence[str] = ("application/json",),
    errors: Sequence[str] = (),
    public: bool = False,
    parameters: Sequence[OpenApiParameter] = (),
    reads: bool = False,
) -> Callable[[F], F]:
    """Documents a method: its request, its responses, and the error codes of its operation.

    Codes that follow from the view are left out: see `errors_of_view`. `also` are further successes
    by status. A POST or DELETE without a `request` refuses the members of a body by name, unless the
    method `reads` its body in its own way.
    """
    shapes = {(status, media_type): response for media_type in media_types}
    shapes |= {(other, "application/json"): shape for other, shape in (also or {}).items()}

    def document(method: F) -> F:
        takes_nothing = method.__name__ in WITHOUT_BODY and not (request or reads)
        method.takes_nothing = takes_nothing  # type: ignore[attr-defined]
        method.documentation = Documentation(  # type: ignore[attr-defined]
            _successes(summary, shapes), errors, has_body=request is not None or takes_nothing
        )
        return extend_schema(
            operation_id=operation_id,
            summary=cast(str, summary),  # spectacular takes lazy texts; its types do not say so
            tags=[tag],
            auth=[] if public else None,
            request={"application/json": reference(request)} if request else None,
            parameters=list(parameters),
        )(method)

    return document


def errors_of_view(view: Any, method: str, path: str) -> set[str]:
    """The error codes of a method that follow from the attributes of its view."""
    codes = set(COMMON_ERRORS)
    if "{" in path:
        codes.add("not_found")
    if method == "get" and view.query_parameters >= PAGE_PARAMETERS:
        codes.add("invalid_cursor")
    if not hasattr(view, "scopes"):
        return codes
    codes |= set(API_KEY_ERRORS)
    conditional = {
        "key_restricted": view.of_all_types,
        "feature_not_in_plan": view.feature is not None,
        "live_mode_required": method in view.live_only,
        "idempotency_in_progress": method == "post",
        "idempotency_key_reused": method == "post",
        "idempotency_key_missing": method == "post" and view.idempotency_required,
    }
    return codes | {code for code, applies in conditional.items() if applies}


def _successes(
    summary: str | Promise,
    shapes: Mapping[tuple[int, str], type[msgspec.Struct] | dict[str, Any]],
) -> dict[tuple[int, str], OpenApiResponse]:
    """One response per status and media type."""
    return {
        key: OpenApiResponse(
            shape if isinstance(shape, dict) else reference(shape), cast(str, summary)
        )
        for key, shape in shapes.items()
    }


def _refusals(codes: Iterable[str]) -> dict[tuple[int, str], OpenApiResponse]:
    """One error response per status, described by its error codes."""
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(PROBLEMS[code].status, []).append(code)
    problem = reference(ProblemDocument)
    return {
        (status, "application/problem+json"): OpenApiResponse(problem, ", ".join(sorted(codes)))
        for status, codes in sorted(by_status.items())
    }


def add_components(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Postprocessing hook of spectacular: adds the structs' schemas, and marks optional bodies."""
    for item in result["paths"].values():
        for operation in item.values():
            if body := operation.get("requestBody"):
                references = {media["schema"].get("$ref") for media in body["content"].values()}
                body["required"] = not references <= OPTIONAL
    components = result.setdefault("components", {})
    components.setdefault("schemas", {}).update(COMPONENTS)
    result["components"] = {name: dict(sorted(part.items())) for name, part in components.items()}
    return result


class OperationSchema(AutoSchema):
    """Describes an operation: required scopes, error responses, and the Idempotency-Key."""

    def get_description(self) -> str:  # type: ignore[override]
        """The required scopes, the plan's feature and type restrictions, in the active language."""
        view = cast(Any, self.view)
        if not hasattr(view, "scopes"):
            return gettext("Takes no API key.")
        scopes = [f"`{scope}`" for scope in sorted(view.opened_by(self.method.lower()))]
        sentences = [
            ngettext(
                "Takes an API key with the scope %(scopes)s.",
                "Takes an API key with one of the scopes %(scopes)s.",
                len(scopes),
            )
            % {"scopes": ", ".join(scopes)}
        ]
        if view.feature:
            feature = {"feature": f"`{view.feature.value}`"}
            sentences.append(gettext("Belongs to the plan’s feature %(feature)s.") % feature)
        if view.of_all_types:
            sentences.append(gettext("Closed to keys that are limited to certificate types."))
        return " ".join(sentences)

    def get_response_serializers(self) -> Any:
        """The successes of the handler, and one error response per status."""
        method = self.method.lower()
        documentation: Documentation = getattr(self.view, method).documentation
        codes = {*documentation.errors, *errors_of_view(self.view, method, self.path)}
        if documentation.has_body:
            codes |= set(BODY_ERRORS)
        return {**documentation.successes, **_refusals(codes)}

    def get_override_parameters(self) -> list[Any]:
        """The header Idempotency-Key for every POST with an API key."""
        view = cast(Any, self.view)
        if self.method != "POST" or not hasattr(view, "scopes"):
            return []
        return [
            OpenApiParameter(
                "Idempotency-Key",
                IDEMPOTENCY_KEY,
                OpenApiParameter.HEADER,
                required=view.idempotency_required,
            )
        ]


class ApiKeyScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """The description of ApiKeyAuthentication for drf-spectacular."""

    target_class = "accounts.api.foundation.authentication.ApiKeyAuthentication"
    name = "ApiKey"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        return {"type": "apiKey", "in": "header", "name": "x-api-key"}
