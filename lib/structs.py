"""Make msgspec's structs: from JSON, and from rows.

msgspec (0.22) reads a struct's annotations when it is first used, and publishes what it has read before that
is complete: a second thread that uses the struct meanwhile reads a null pointer, and the process ends. So the
first use of each type happens under one lock of the process.

An answer says by its fields what is read from the row, an export line by a list of names. For both, `id` is the
row's `public_id`, and a UUID in a field such as `program_id` is written with the prefix of a program. What is no
plain attribute of the row is given as a keyword.
"""

import re
from collections.abc import Callable
from functools import cache, partial
from threading import Lock
from typing import Any, TypeVar, get_args, overload

import msgspec

from lib import ids
from lib.dates import Instant, format_instant

T = TypeVar("T")
StructT = TypeVar("StructT", bound=msgspec.Struct)
# A field, the attribute that it is read from, and how a value that is not None is written.
Source = tuple[str, str, Callable[[Any], object] | None]

_CAPITAL = re.compile("[A-Z]")
_complete: set[Any] = set()
_first_use = Lock()


class RequestStruct(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """What a client states: names in camelCase, and unknown ones are refused."""

    def stated(self) -> dict[str, Any]:
        """The fields that are not UNSET."""
        members = msgspec.structs.asdict(self)
        return {name: value for name, value in members.items() if value is not msgspec.UNSET}


def prepare(shape: Any) -> None:
    """Let msgspec look at this type and all types in it, unless it has done so in this process."""
    if shape not in _complete:
        with _first_use:
            msgspec.json.Decoder(shape)
            _complete.add(shape)


@overload
def convert_struct(value: Any, shape: type[T]) -> T: ...
@overload
def convert_struct(value: Any, shape: Any) -> Any: ...  # as a union of types
def convert_struct(value: Any, shape: Any) -> Any:
    """Decoded JSON as `shape`. Raises msgspec.ValidationError."""
    prepare(shape)
    return msgspec.convert(value, shape)


def decode_struct(raw: bytes | str, shape: type[T]) -> T:
    """JSON that this service has written, as `shape`. Raises msgspec.ValidationError."""
    prepare(shape)
    return msgspec.json.decode(raw, type=shape)


def to_struct(row: object, shape: type[StructT], **given: Any) -> StructT:
    """The row as a struct of this shape. A field with a default keeps it, unless it is given."""
    return shape(**_members(row, _fields_of(shape), given))


def to_dict(row: object, names: str, **given: Any) -> dict[str, Any]:
    """The row as an object with these camelCase names (separated by spaces), in this order.

    Instants stay as they are: `dump_json` formats them.
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
    marks = getattr(annotation, "__metadata__", ())
    return mark in marks or any(map(_is_instant, get_args(annotation)))
