"""Faults of an input, by field and code. The texts belong to the app, which knows the codes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise as StrPromise

MAX_ERRORS = 100  # named in one answer


@dataclass(frozen=True, slots=True)
class FieldError:
    """One field at fault: a JSON pointer (RFC 6901) into the body, or the name of a parameter."""

    pointer: str
    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    parameter: str | None = None


class InvalidInput(Exception):
    """Fields are at fault."""

    def __init__(self, errors: Sequence[FieldError]) -> None:
        super().__init__(", ".join(error.code for error in errors))
        self.errors = errors


class MalformedJson(ValueError):
    """The bytes are not acceptable as JSON. `reason` says what and where."""

    def __init__(self, reason: "str | StrPromise") -> None:
        super().__init__(reason)
        self.reason = reason


class InputTooLarge(ValueError):
    """More bytes were sent than may be."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit
