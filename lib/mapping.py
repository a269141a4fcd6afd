"""Turn rows into answers and export lines, field by field of the same name.

An answer (a msgspec struct) says by its fields what is read from the row, an export line by a list of
names. For both, `id` is the row's `public_id`, and a UUID in a field such as `program_id` is written
with the prefix of a program. What is no plain attribute of the row is given as a keyword.
"""

import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar, get_args

import msgspec

from . import ids
from .instants import Instant, format_instant

StructT = TypeVar("StructT", bound=msgspec.Struct)
# A field, the attribute that it is read from, and how a value that is not None is written.
Source = tuple[str, str, Callable[[Any], object] | None]

_CAPITAL = re.compile("[A-Z]")


def to_struct(row: object, shape: type[StructT], **given: Any) -> StructT:
    """The row as a struct of this shape. A field with a default keeps it, unless it is given."""
    return shape(**_members(row, _fields_of(shape), given))


def to_dict(row: object, names: str, **given: Any) -> dict[str, Any]:
    """The row as an object with these camelCase names (separated by spaces), in this order.

    Instants stay as they are: `instants.dumps` formats them.
    """
    members = _members(row, _attributes_of(names), given)
    return {name: members[name] for name in names.split()}


def _members(row: object, sources: tuple[Source, ...], given: dict[str, Any]) -> dict[str, Any]:
    for name, attribute, write in sources:
        if name not in given:
            value = getattr(row, attribute)
            given[name] = value if value is None or write is None else write(value)
    return given


@cache
def _fields_of(shape: type[msgspec.Struct]) -> tuple[Source, ...]:
    return tuple(
        _source(field.name, field.name, format_instant if _is_instant(field.type) else None)
        for field in msgspec.structs.fields(shape)
        if field.required
    )


@cache
def _attributes_of(names: str) -> tuple[Source, ...]:
    return tuple(
        _source(name, _CAPITAL.sub(lambda capital: f"_{capital[0].lower()}", name))
        for name in names.split()
    )


def _source(name: str, attribute: str, write: Callable[[Any], object] | None = None) -> Source:
    if attribute == "id":
        return name, "public_id", None
    if attribute in ids.FIELD_PREFIXES:
        write = partial(ids.encode, ids.FIELD_PREFIXES[attribute])
    return name, attribute, write


def _is_instant(annotation: Any) -> bool:
    """Whether it is an `Instant`, also one with a description, or one that may be null."""
    (mark,) = Instant.__metadata__  # type: ignore[attr-defined]
    choices = (annotation, *get_args(annotation))
    return any(mark in getattr(each, "__metadata__", ()) for each in choices)
