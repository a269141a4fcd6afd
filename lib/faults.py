"""Faults of an input, by field and code. The texts belong to the app, which knows the codes."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise as StrPromise

MAX_ERRORS = 100  # named in one answer
_WRITTEN_AS_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


@dataclass(frozen=True, slots=True)
class FieldError:
    """One field at fault: a JSON pointer (RFC 6901) into the body, or the name of a parameter."""

    pointer: str
    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    parameter: str | None = None


def date_fault(value: object, pointer: str) -> FieldError:
    """The fault of what is no calendar date: written in another way, or a day that does not exist."""
    if isinstance(value, str) and _WRITTEN_AS_DATE.fullmatch(value):
        return FieldError(pointer, "impossible_date", {"expected": "YYYY-MM-DD"})
    return FieldError(pointer, "invalid_date")


def listed(choices: Iterable[object]) -> str:
    """The choices as a message names them: in quotation marks where one of them is a mark alone."""
    texts = [str(each) for each in choices]
    if all(any(map(str.isalnum, text)) for text in texts):
        return ", ".join(texts)
    return " · ".join(f"“{text}”" for text in texts)


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
