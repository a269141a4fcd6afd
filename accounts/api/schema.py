"""What endpoints and the OpenAPI document share: schemas, query parameters, problems."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from accounts.errors import FieldError, fault_text

F = TypeVar("F", bound=Callable[..., Any])
Json = dict[str, Any]
JSON = "application/json"
MERGE_PATCH = "application/merge-patch+json"  # of PATCH, besides
BINARY: Json = {"type": "string", "format": "binary"}
WITHOUT_BODY = ("post", "delete")  # methods whose body may be left out


# fmt: off
class ProblemAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A refusal (RFC 9457)."""

    type: Annotated[str, Meta(description="Address of the page that explains the error")]
    title: Annotated[str, Meta(description="What is wrong in a few words, in the language of the request")]
    status: Annotated[int, Meta(description="HTTP status")]
    detail: Annotated[str, Meta(description="What is wrong, in the language of the request")]
    instance: Annotated[str, Meta(description="Path of the request")]
    ok: Annotated[bool, Meta(description="Always `false`")]
    code: Annotated[str, Meta(description="Error code, which never changes: `validation_failed`")]
    request_id: Annotated[str, Meta(description="Id of the request; name it when you ask us")]
    errors: Annotated[list["FieldProblem"] | msgspec.UnsetType, Meta(description="The faulty fields, at most 100; missing if no field is at fault")] = msgspec.UNSET


class FieldProblem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One field at fault: a JSON pointer into the body, or the name of a query parameter."""

    code: Annotated[str, Meta(description="What is wrong with the field, as a word that never changes: `required`")]
    detail: str
    pointer: Annotated[str | msgspec.UnsetType, Meta(description="JSON Pointer into the body: `/metadata/batch`; missing for a parameter")] = msgspec.UNSET
    parameter: Annotated[str | msgspec.UnsetType, Meta(description="Name of the query parameter; missing for a field of the body")] = msgspec.UNSET
# fmt: on


def field_problem(fault: FieldError, under: str = "") -> FieldProblem:
    """A fault, or a warning, of a field of the body; pointers begin with `under`."""
    return FieldProblem(pointer=under + fault.pointer, code=fault.code, detail=fault_text(fault))


# The shape of a body: a struct, or a JSON Schema for what no struct describes.
Shape = type[msgspec.Struct] | Json


@dataclass(frozen=True, slots=True)
class Parameter:
    """A query parameter. Its description is in config/api_schema/operations.py."""

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
