"""Convert decoded JSON."""

import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from enum import Enum
from itertools import islice
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from lib.faults import MAX_ERRORS, FieldError, InvalidInput, date_fault, listed
from lib.structs import convert_struct, prepare
from lib.text import Suggestions

from . import strict

T = TypeVar("T", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)

# The members of a body that could be read, and the names of those that could not, into what the
# rules beyond its shape refuse of them.
Rules = Callable[[Mapping[str, Any], frozenset[str]], Iterable[FieldError]]


def read(raw: bytes, shape: type[T], *, keep_null: bool = False, rules: Rules | None = None) -> T:
    """The body as `shape`. Raises MalformedJson, or InvalidInput naming every field at fault.

    `rules` are asked only where the shape is at fault: a good body meets them in the operation.
    """
    return convert(strict.decode(raw), shape, keep_null=keep_null, rules=rules)


def convert(
    value: Any,
    shape: type[T],
    *,
    keep_null: bool = False,
    rules: Rules | None = None,
    unread: Iterable[FieldError] = (),
) -> T:
    """A decoded value as `shape`: cleaned first. Raises InvalidInput naming every field at fault.

    `unread` are faults of members that are not in `value` because they could not be read: they are
    named first, and nothing else is said of their places.
    """
    errors = list(unread)
    tree = _clean(value, shape, errors, keep_null=keep_null)
    return _convert(tree, shape, errors, Suggestions(), rules)


def read_each(
    raw: bytes, shape: type[T], *, name: str, entry: type[E], limit: int, rules: Rules | None = None
) -> tuple[T, list[E | InvalidInput]]:
    """The body as `shape`, and the entries of its list `name`, each by itself.

    What is wrong with an entry stands in its place, with pointers into the entry; whatever else is
    wrong is raised as by `read`, also more entries than `limit`. In the shape the entries are empty.
    """
    tree, entries = strict.decode(raw), []
    if isinstance(tree, dict) and isinstance(tree.get(name), list):
        entries, tree[name] = tree[name], []
    if len(entries) > limit:
        raise InvalidInput([FieldError(f"/{name}", "too_many", {"limit": limit})])
    errors, hints = list[FieldError](), Suggestions()
    cleaned = strict.clean(tree, errors)
    if entries:
        cleaned[name] = [{}] * len(entries)
    whole = _convert(cleaned, shape, errors, hints)
    return whole, [_read_entry(each, entry, hints, rules) for each in entries]


def _read_entry(
    value: Any, shape: type[E], hints: Suggestions, rules: Rules | None
) -> E | InvalidInput:
    errors: list[FieldError] = []
    try:
        return _convert(strict.clean(value, errors, depth=3), shape, errors, hints, rules)
    except InvalidInput as error:
        return error


def _clean(value: Any, shape: type, errors: list[FieldError], *, keep_null: bool) -> Any:
    """The clean tree. Members that select rows (`shape.selects`) may not be empty, null or blank.

    Elsewhere these mean absent; a filter that is left out would let through what it was to hold back.
    """
    selects: frozenset[str] = getattr(shape, "selects", frozenset())
    tree = strict.clean(value, errors, keep_null=keep_null or bool(selects))
    if selects and isinstance(tree, dict):
        empty = (each for name in selects & tree.keys() for each in _empty(tree[name], f"/{name}"))
        errors += islice(empty, MAX_ERRORS - len(errors))
        return _without_null(tree)
    return tree


def _empty(value: Any, pointer: str) -> Iterator[FieldError]:
    if value is None:
        yield FieldError(pointer, "empty")
    elif isinstance(value, dict):
        for name, member in value.items():
            yield from _empty(member, f"{pointer}/{strict.escape_pointer(name)}")


def _without_null(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_null(each) for name, each in value.items() if each is not None}
    return value


def _convert(
    tree: Any,
    shape: type[T],
    errors: list[FieldError],
    hints: Suggestions,
    rules: Rules | None = None,
) -> T:
    """The clean tree as `shape`; `errors` are what was found in it already."""
    if not errors:
        try:
            return convert_struct(tree, shape)
        except msgspec.ValidationError:
            pass
    prepare(shape)  # for what looks for faults, type by type
    known = {error.pointer for error in errors}
    more = (fault for fault in find_faults(tree, shape, "", hints) if fault.pointer not in known)
    errors = [*errors, *islice(more, MAX_ERRORS - len(errors))]
    if rules is not None and isinstance(tree, dict) and len(errors) < MAX_ERRORS:
        broken = _broken(tree, shape, errors, rules)
        errors += islice(broken, MAX_ERRORS - len(errors))
    raise InvalidInput(errors)


def _broken(
    tree: dict[str, Any], shape: type[msgspec.Struct], errors: Sequence[FieldError], rules: Rules
) -> Iterator[FieldError]:
    """Faults by the rules in members that can be read; none for places that are at fault already."""
    named = {error.pointer for error in errors}
    within: dict[str, set[str]] = {}  # name of a member -> names in it that are at fault
    for pointer in named:
        _root, name, *inner = [*pointer.split("/", 3), ""][:3]
        within.setdefault(name, set()).update(inner)
    unread, members = frozenset(within), dict[str, Any]()
    for field in msgspec.structs.fields(shape):
        name = field.encode_name
        value = tree.get(name, msgspec.UNSET)
        if isinstance(value, dict) and name in within:
            bad = within[name]
            value = {
                key: each for key, each in value.items() if strict.escape_pointer(key) not in bad
            }
        if value is not msgspec.UNSET and f"/{name}" not in named:
            try:
                members[field.name] = msgspec.convert(value, field.type)
            except msgspec.ValidationError:
                unread |= {name}
    for fault in rules(members, unread):
        if not _at_fault(fault.pointer, named):
            yield fault


def _at_fault(pointer: str, named: set[str]) -> bool:
    """Whether this place, one around it or one within it has a fault already."""
    return any(
        each == pointer or each.startswith(f"{pointer}/") or pointer.startswith(f"{each}/")
        for each in named
    )


# --- what is at fault -----------------------------------------------------------------------------

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
        own = [(name, getattr(meta, name)) for meta in stated for name in _LIMITS]
        return plain, {**limits, **{name: each for name, each in own if each is not None}}
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
