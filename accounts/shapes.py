"""A decoded body into a typed value: msgspec at full speed, and every fault named if it fails.

msgspec stops at the first fault; on failure each field is converted alone, so that one answer
names all of them.
"""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import islice
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from accounts.errors import MAX_ERRORS, FieldError, ValidationFailed

from . import body

T = TypeVar("T", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)

# What msgspec says -> our code and parameters. The messages are pinned by a test.
_FAULTS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"of length <= (?P<limit>\d+)"), "too_long"),
    (re.compile(r"of length >= (?P<limit>\d+)"), "too_short"),
    (re.compile(r"Expected `(?:int|float)` (?P<expected>[<>]=? -?\d+)"), "out_of_range"),
    (re.compile(r"matching regex '(?P<expected>.*)'"), "invalid_format"),
    (re.compile(r"Invalid RFC3339 encoded datetime|Expected `datetime"), "invalid_instant"),
    (re.compile(r"Invalid (?:ISO8601|RFC3339)|Expected `date(?: \| null)?`"), "invalid_date"),
    (re.compile(r"Expected `(?P<expected>.+?)`"), "invalid_type"),
)
_JSON_NAMES = {"str": "string", "int": "integer", "bool": "boolean"}
_ABSENT = (type(None), msgspec.UnsetType)
_CONTAINER_CODES = {"too_long": "too_many", "too_short": "too_few"}


def read(raw: bytes, shape: type[T], *, keep_null: bool = False) -> T:
    """The body as `shape`. Raises MalformedJson, or ValidationFailed naming every field at fault."""
    return convert(body.decode(raw), shape, keep_null=keep_null)


def convert(value: Any, shape: type[T], *, keep_null: bool = False) -> T:
    """A decoded value as `shape`: cleaned first. Raises ValidationFailed naming every field at fault."""
    errors: list[FieldError] = []
    return _convert(body.clean(value, errors, keep_null=keep_null), shape, errors)


def read_each(
    raw: bytes, shape: type[T], *, name: str, entry: type[E], limit: int
) -> tuple[T, list[E | ValidationFailed]]:
    """The body as `shape`, and the entries of its list `name`, each by itself.

    What is wrong with an entry stands in its place, with pointers into the entry; whatever else is
    wrong is raised as by `read`, also more entries than `limit`. In the shape the entries are empty.
    """
    tree, entries = body.decode(raw), []
    if isinstance(tree, dict) and isinstance(tree.get(name), list):
        entries, tree[name] = tree[name], []
    if len(entries) > limit:
        raise ValidationFailed([FieldError(f"/{name}", "too_many", {"limit": limit})])
    errors: list[FieldError] = []
    cleaned = body.clean(tree, errors)
    if entries:
        cleaned[name] = [{}] * len(entries)
    return _convert(cleaned, shape, errors), [_read_entry(each, entry) for each in entries]


def _read_entry(value: Any, shape: type[E]) -> E | ValidationFailed:
    errors: list[FieldError] = []
    try:
        return _convert(body.clean(value, errors, depth=3), shape, errors)
    except ValidationFailed as error:
        return error


def _convert(tree: Any, shape: type[T], errors: list[FieldError]) -> T:
    """The clean tree as `shape`; `errors` are what was found in it already."""
    if not errors:
        try:
            return msgspec.convert(tree, shape)
        except msgspec.ValidationError:
            pass
    known = {error.pointer for error in errors}
    more = (fault for fault in _faults(tree, shape, "") if fault.pointer not in known)
    raise ValidationFailed([*errors, *islice(more, MAX_ERRORS - len(errors))])


def _faults(value: Any, shape: Any, pointer: str) -> Iterator[FieldError]:
    """Every fault of `value` against `shape`, depth first."""
    plain = _plain(shape)
    if isinstance(value, dict) and isinstance(plain, type) and issubclass(plain, msgspec.Struct):
        yield from _struct_faults(value, plain, pointer)
        return
    choices = _choices(plain)
    if choices and value not in choices:
        yield FieldError(pointer, "invalid_choice", {"expected": ", ".join(choices)})
        return
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        inner = _inner_faults(value, plain, pointer)
        yield next(inner, None) or _fault(str(error), value, pointer)
        yield from inner


def _choices(plain: Any) -> Sequence[Any]:
    """The values of a Literal or of an enumeration; none for any other shape."""
    if isinstance(plain, type) and issubclass(plain, Enum):
        return [member.value for member in plain]
    return get_args(plain) if get_origin(plain) is Literal else ()


def _struct_faults(
    value: dict[str, Any], shape: type[msgspec.Struct], pointer: str
) -> Iterator[FieldError]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(shape)}
    for name in (name for name in value if name not in fields):
        yield FieldError(f"{pointer}/{body.escape(name)}", "unknown_field")
    for name, field in fields.items():
        if name in value:
            yield from _faults(value[name], field.type, f"{pointer}/{name}")
        elif field.required:
            yield FieldError(f"{pointer}/{name}", "required")


def _inner_faults(value: Any, plain: Any, pointer: str) -> Iterator[FieldError]:
    """Faults of the entries of a list or a mapping; none if the fault is the container's own."""
    origin, arguments = get_origin(plain), get_args(plain)
    if origin is list and isinstance(value, list):
        for index, item in enumerate(value):
            yield from _faults(item, arguments[0], f"{pointer}/{index}")
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            here = f"{pointer}/{body.escape(key)}"
            yield from _faults(key, arguments[0], here)
            yield from _faults(item, arguments[1], here)


def _plain(shape: Any) -> Any:
    """`shape` without Annotated, and without `| None` and `| UnsetType`."""
    if hasattr(shape, "__metadata__"):
        return _plain(shape.__origin__)
    members = [member for member in get_args(shape) if member not in _ABSENT]
    if get_origin(shape) not in (list, dict, Literal) and len(members) == 1:
        return _plain(members[0])
    return shape


def _fault(message: str, value: Any, pointer: str) -> FieldError:
    for pattern, code in _FAULTS:
        if match := pattern.search(message):
            inside = _CONTAINER_CODES if isinstance(value, list | dict) else {}
            return FieldError(pointer, inside.get(code, code), _parameters(match))
    return FieldError(pointer, "invalid_type", {"expected": "JSON"})


def _parameters(match: re.Match[str]) -> dict[str, object]:
    found = match.groupdict()
    if expected := found.get("expected"):
        words = [_JSON_NAMES.get(word, word) for word in expected.split(" | ") if word != "null"]
        found["expected"] = " | ".join(words).replace("\\\\", "\\")  # msgspec escapes a pattern
    return dict(found)
