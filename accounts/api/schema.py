"""What a view says about its methods. The OpenAPI document is made from it (config/api_schema)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, TypeVar

import msgspec
from django.utils.functional import Promise

from accounts.errors import FieldError, fault_text

F = TypeVar("F", bound=Callable[..., Any])
Json = dict[str, Any]
JSON = "application/json"
MERGE_PATCH = "application/merge-patch+json"  # of PATCH, besides
BINARY: Json = {"type": "string", "format": "binary"}
WITHOUT_BODY = ("post", "delete")  # methods whose body may be left out


class ProblemAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
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


def field_problem(fault: FieldError, under: str = "") -> FieldProblem:
    """A fault, or a warning, of a field of the body; pointers begin with `under`."""
    return FieldProblem(pointer=under + fault.pointer, code=fault.code, detail=fault_text(fault))


# The shape of a body: a struct, or a JSON Schema for what no struct describes.
Shape = type[msgspec.Struct] | Json


@dataclass(frozen=True, slots=True)
class Parameter:
    """A query parameter. Its description is in config/api_schema/parameters.py."""

    name: str
    kind: type[str | int | bool | date | dict[str, str]] = str
    enum: Sequence[str] = ()
    default: str | int | None = None
    limits: Mapping[str, int] = field(default_factory=dict)

    def schema(self) -> Json:
        """Its JSON Schema."""
        schema = msgspec.json.schema(self.kind) | dict(self.limits)
        if self.enum:
            schema["enum"] = list(self.enum)
        if self.default is not None:
            schema["default"] = self.default
        return schema


@dataclass(frozen=True, slots=True)
class Documentation:
    """The documentation of a handler; the rest follows from its view."""

    operation_id: str
    summary: str | Promise
    tag: str
    bodies: Mapping[str, Shape]  # by media type
    successes: Mapping[tuple[int, str], Shape]  # by status and media type
    parameters: Sequence[Parameter]
    errors: Sequence[str]  # codes that its operation can raise
    has_body: bool  # reads a JSON body, or refuses the members of one
    public: bool


def documented(
    *,
    operation_id: str,
    summary: str | Promise,
    tag: str,
    response: Shape,
    request: type[msgspec.Struct] | Mapping[str, Shape] | None = None,
    status: int = 200,
    also: Mapping[int, type[msgspec.Struct]] | None = None,
    media_types: Sequence[str] = (JSON,),
    errors: Sequence[str] = (),
    public: bool = False,
    parameters: Sequence[Parameter] = (),
    reads: bool = False,
) -> Callable[[F], F]:
    """Documents a method: its request, its responses, its error codes beside those of its view.

    `also`: further successes by status. A POST or DELETE without `request` refuses members, unless
    it `reads` them."""
    bodies = {JSON: request} if isinstance(request, type) else dict(request or {})
    shapes = {(status, media_type): response for media_type in media_types}
    shapes |= {(other, JSON): shape for other, shape in (also or {}).items()}

    def document(method: F) -> F:
        takes_nothing = method.__name__ in WITHOUT_BODY and not (request or reads)
        method.takes_nothing = takes_nothing  # type: ignore[attr-defined]
        method.documentation = Documentation(  # type: ignore[attr-defined]
            operation_id=operation_id,
            summary=summary,
            tag=tag,
            bodies=bodies,
            successes=shapes,
            parameters=parameters,
            errors=errors,
            has_body=isinstance(request, type) or takes_nothing,
            public=public,
        )
        return method

    return document
