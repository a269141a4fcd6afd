"""The readers of `lib.json`, raising the service's errors for faults of the input.

Readers of tables are called within `input_errors()`.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, TypeVar

import msgspec

from accounts.errors import InputTooLarge, MalformedJson, ValidationFailed
from lib import faults
from lib.faults import FieldError
from lib.json import strict, typed
from lib.json.typed import Rules

__all__ = [
    "Rules",
    "clean",
    "collect_faults",
    "convert",
    "decode",
    "input_errors",
    "read",
    "read_each",
]

P = ParamSpec("P")
T = TypeVar("T")
StructT = TypeVar("StructT", bound=msgspec.Struct)
EntryT = TypeVar("EntryT", bound=msgspec.Struct)


@contextmanager
def input_errors() -> Iterator[None]:
    """Raises MalformedJson, ValidationFailed or InputTooLarge for the exceptions of `lib`."""
    try:
        yield
    except faults.MalformedJson as error:
        raise MalformedJson(reason=error.reason) from error
    except faults.InvalidInput as error:
        raise ValidationFailed(error.errors) from error
    except faults.InputTooLarge as error:
        raise InputTooLarge(limit=error.limit) from error


def _translated(function: Callable[P, T]) -> Callable[P, T]:
    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        with input_errors():
            return function(*args, **kwargs)

    return call


decode = _translated(strict.decode)
clean = _translated(strict.clean)
read = _translated(typed.read)
convert = _translated(typed.convert)


def read_each(
    raw: bytes,
    shape: type[StructT],
    *,
    name: str,
    entry: type[EntryT],
    limit: int,
    rules: Rules | None = None,
) -> tuple[StructT, list[EntryT | ValidationFailed]]:
    """Read each entry as `lib.json.typed.read_each` does; the faults of an entry take its place."""
    with input_errors():
        whole, entries = typed.read_each(
            raw, shape, name=name, entry=entry, limit=limit, rules=rules
        )
    return whole, [
        ValidationFailed(each.errors) if isinstance(each, faults.InvalidInput) else each
        for each in entries
    ]


def collect_faults(check: Callable[[], object]) -> Sequence[FieldError]:
    """The faults for which a check raises ValidationFailed, as `Rules` take them."""
    try:
        check()
    except ValidationFailed as error:
        return error.errors
    return ()
