"""Convert decoded JSON into a typed value with msgspec, and name every fault if that fails.

msgspec stops at the first fault; on failure each field is converted alone, so that one answer
names all of them. What can be read of such a body is held against the rules beyond its shape, too.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, TypeVar

import msgspec

from lib.faults import MAX_ERRORS, FieldError, InvalidInput
from lib.suggestions import Suggestions

from . import strict, structs, type_faults

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
    raw: bytes,
    shape: type[T],
    *,
    name: str,
    entry: type[E],
    limit: int,
    rules: Rules | None = None,
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
            return structs.convert(tree, shape)
        except msgspec.ValidationError:
            pass
    structs.prepare(shape)  # for what looks for faults, type by type
    known = {error.pointer for error in errors}
    more = (
        fault
        for fault in type_faults.find_faults(tree, shape, "", hints)
        if fault.pointer not in known
    )
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
