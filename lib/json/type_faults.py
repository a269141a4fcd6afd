"""Every fault of a decoded value against a type: where it is, which code, which parameters.

msgspec decides whether a value is accepted, and stops at the first fault. Here each field is converted
alone, and the reason of a refusal is read off the type: its JSON type, its choices, the limits of its
`Meta`. Nothing depends on the text of msgspec's messages.
"""

import operator
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from enum import Enum
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from lib.faults import FieldError, date_fault, listed
from lib.suggestions import Suggestions

from . import strict

_ABSENT = (type(None), msgspec.UnsetType)
_BOUNDS = (
    ("ge", ">=", operator.ge),
    ("gt", ">", operator.gt),
    ("le", "<=", operator.le),
    ("lt", "<", operator.lt),
)
_LIMITS = ("min_length", "max_length", "pattern", *(name for name, _sign, _keeps in _BOUNDS))
Limits = Mapping[str, Any]  # what a Meta states: name of the limit -> its value
# How an error names a JSON type that a field takes; in the order in which several are named.
_JSON_TYPES: tuple[tuple[type, str], ...] = (
    (bool, "boolean"),
    (int, "integer"),
    (float, "float"),
    (str, "string"),
    (dict, "object"),
    (msgspec.Struct, "object"),
    (list, "array"),
)


def find_faults(value: Any, shape: Any, pointer: str, hints: Suggestions) -> Iterator[FieldError]:
    """Every fault of `value` against `shape`, depth first."""
    plain, limits = _resolve(shape)
    if isinstance(value, dict) and isinstance(plain, type) and issubclass(plain, msgspec.Struct):
        yield from _struct_faults(value, plain, pointer, hints)
        return
    choices = _choices(plain)
    if choices and value not in choices:
        yield FieldError(pointer, "invalid_choice", {"expected": listed(choices)})
        return
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError:
        inner = _inner_faults(value, plain, pointer, hints)
        if _has_too_many(value, limits):  # it may be millions: nobody looks at each
            inner = iter(())
        yield next(inner, None) or _fault(value, plain, limits, pointer)
        yield from inner


def _has_too_many(value: Any, limits: Limits) -> bool:
    """Whether a list or an object is longer than it may be."""
    limit = limits.get("max_length")
    return isinstance(value, list | dict) and limit is not None and len(value) > limit


def _choices(plain: Any) -> Sequence[Any]:
    """The values of a Literal or of an enumeration; none for any other shape."""
    if isinstance(plain, type) and issubclass(plain, Enum):
        return [member.value for member in plain]
    return get_args(plain) if get_origin(plain) is Literal else ()


def _struct_faults(
    value: dict[str, Any], shape: type[msgspec.Struct], pointer: str, hints: Suggestions
) -> Iterator[FieldError]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(shape)}
    for name in (name for name in value if name not in fields):
        similar = hints.of(name, fields.keys() - value.keys())
        yield FieldError(f"{pointer}/{strict.escape_pointer(name)}", "unknown_field", similar)
    for name, field in fields.items():
        if name in value and value[name] is None and not _takes_null(field.type):
            yield FieldError(f"{pointer}/{name}", "not_null")
        elif name in value:
            yield from find_faults(value[name], field.type, f"{pointer}/{name}", hints)
        elif field.required:
            yield FieldError(f"{pointer}/{name}", "required")


def _takes_null(shape: Any) -> bool:
    """Whether null is one of the types of a union, or any value will do."""
    if hasattr(shape, "__metadata__"):
        return _takes_null(shape.__origin__)
    return shape in (Any, None, type(None)) or any(map(_takes_null, _all_members(shape)))


def _inner_faults(value: Any, plain: Any, pointer: str, hints: Suggestions) -> Iterator[FieldError]:
    """Faults of the entries of a list or a mapping; none if the fault is the container's own."""
    origin, arguments = get_origin(plain), get_args(plain)
    if origin is list and isinstance(value, list):
        for index, item in enumerate(value):
            yield from find_faults(item, arguments[0], f"{pointer}/{index}", hints)
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            here = f"{pointer}/{strict.escape_pointer(key)}"
            yield from find_faults(key, arguments[0], here, hints)
            yield from find_faults(item, arguments[1], here, hints)


def _resolve(shape: Any) -> tuple[Any, Limits]:
    """`shape` without Annotated, `| None` and `| UnsetType`, and the limits that its Meta states."""
    if hasattr(shape, "__metadata__"):
        plain, limits = _resolve(shape.__origin__)
        stated = (meta for meta in shape.__metadata__ if isinstance(meta, msgspec.Meta))
        own = {name: getattr(meta, name) for meta in stated for name in _LIMITS}
        return plain, {**limits, **{name: each for name, each in own.items() if each is not None}}
    members = _members(shape)
    return _resolve(members[0]) if len(members) == 1 else (shape, {})


def _members(shape: Any) -> Sequence[Any]:
    """The types of a union, without those that mean absent; none for any other shape."""
    return [member for member in _all_members(shape) if member not in _ABSENT]


def _all_members(shape: Any) -> Sequence[Any]:
    return get_args(shape) if get_origin(shape) in (Union, UnionType) else ()


def _fault(value: Any, plain: Any, limits: Limits, pointer: str) -> FieldError:
    """Why `value` is refused, when none of its entries is at fault: its type, or one of its limits."""
    if plain is datetime:
        return FieldError(pointer, "invalid_instant")
    if plain is date:
        return date_fault(value, pointer)
    members = [_resolve(member) for member in _members(plain)] or [(plain, limits)]
    fitting = [(member, own) for member, own in members if _is_json_type(value, member)]
    for member, own in fitting:
        if code := _broken_limit(value, own):
            return FieldError(pointer, *code)
        if entry := next(_inner_faults(value, member, pointer, Suggestions()), None):
            return entry
    names = {name for member, _own in members for kind, name in _JSON_TYPES if _is(member, kind)}
    known = dict.fromkeys(name for _kind, name in _JSON_TYPES if name in names)
    if "string" in known and type(value) in (int, float):
        known = {f'string ("{value}")': None}
    return FieldError(pointer, "invalid_type", {"expected": " | ".join(known) or "JSON"})


def _is(plain: Any, kind: type) -> bool:
    """Whether a field of this type takes that JSON type."""
    origin = get_origin(plain) or plain
    if kind is msgspec.Struct:
        return isinstance(origin, type) and issubclass(origin, msgspec.Struct)
    return origin is kind


def _is_json_type(value: Any, plain: Any) -> bool:
    """Whether a decoded value is of the JSON type that this type is read from."""
    if isinstance(value, bool):
        return plain is bool
    if isinstance(value, int):
        return plain in (int, float)
    return any(isinstance(value, kind) and _is(plain, kind) for kind in (float, str, dict, list))


def _broken_limit(value: Any, limits: Limits) -> tuple[str, dict[str, object]] | None:
    """The code and parameters of the limit that `value` breaks; None if it breaks none."""
    if isinstance(value, str | list | dict):
        few, many = ("too_short", "too_long") if isinstance(value, str) else ("too_few", "too_many")
        if len(value) < limits.get("min_length", 0):
            return few, {"limit": str(limits["min_length"])}
        if len(value) > limits.get("max_length", len(value)):
            return many, {"limit": str(limits["max_length"])}
        pattern = limits.get("pattern")
        if isinstance(value, str) and pattern and not re.search(pattern, value):
            return "invalid_format", {"expected": pattern}
        return None
    for name, sign, keeps in _BOUNDS:
        if name in limits and not keeps(value, limits[name]):
            return "out_of_range", {"expected": f"{sign} {limits[name]:.15g}"}
    return None
