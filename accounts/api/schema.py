"""What endpoints and the OpenAPI document share: schemas, query parameters, problems."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, TypeVar

import msgspec

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
