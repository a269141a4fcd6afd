"""Decode strict JSON and clean its text.

Refuses what JSON parsers silently accept: duplicate keys, NaN, numbers that lose precision
(I-JSON, RFC 7493), lone surrogates, deep nesting. Every string is brought into the form of `lib.text.clean_text`.
"""

import json
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from lib.faults import MAX_ERRORS, FieldError, InvalidInput, MalformedJson
from lib.text import clean_text, is_no_text, is_private

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise as StrPromise

MAX_DEPTH = 20
MAX_INTEGER = 2**53 - 1
# In one object, and in one list: more than any shape takes. To look at each of millions takes seconds.
MAX_NAMES = 1_000
MAX_ENTRIES = 20_000
_MAX_DIGITS = len(f"-{MAX_INTEGER}")
_LONGEST_TOKEN = 200
_NO_TEXT = "?"  # stands in for what was refused already
_MULTILINE = ("/metadata/", "/address", "/description/")  # wherever in the body it stands


def decode(raw: bytes) -> Any:
    """The JSON value in `raw`. Raises MalformedJson, whose detail says what and where."""
    if not raw.strip():
        raise MalformedJson(reason=_("it is empty"))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MalformedJson(reason=_not_utf8(error)) from error
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_number,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        reason = _("it breaks off, or is not JSON, at line {line}, column {column}")
        where = format_lazy(reason, line=error.lineno, column=error.colno)
        raise MalformedJson(reason=where) from error
    except RecursionError as error:
        raise MalformedJson(reason=_too_deep()) from error


def clean(
    value: Any,
    errors: list[FieldError],
    pointer: str = "",
    depth: int = 1,
    *,
    keep_null: bool = False,
) -> Any:
    """The same tree with clean strings and without absent members; faults are added to `errors`.

    `null` and `""` mean absent (ABAP and C# send them), so they are left out of objects. Where a
    change is partial (`keep_null`), both are null and clear what was there. Raises InvalidInput
    for an object or a list that is longer than any.
    """
    if isinstance(value, str):
        if value.isascii() and value.isprintable():  # most are
            return value.strip()
        allowed = "\t\n" if any(part in pointer for part in _MULTILINE) else ""
        text = _clean_text(value, errors, pointer, allowed)
        return _NO_TEXT if text is None else text
    if depth > MAX_DEPTH and isinstance(value, dict | list):
        raise MalformedJson(reason=_too_deep())
    if isinstance(value, dict):
        return _clean_object(value, errors, pointer, depth, keep_null=keep_null)
    if isinstance(value, list):
        _refuse_endless(value, pointer, MAX_ENTRIES)
        return [
            clean(item, errors, f"{pointer}/{index}", depth + 1)  # an array is replaced as a whole
            for index, item in enumerate(value)
        ]
    return value


def merge_patch(current: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """An object after a JSON Merge Patch (RFC 7396), where "" clears as null does."""
    merged = dict(current)
    for name, value in change.items():
        before = merged.get(name)
        if isinstance(value, dict):
            merged[name] = merge_patch(before if isinstance(before, dict) else {}, value)
        else:
            merged[name] = value
    return {name: value for name, value in merged.items() if value not in (None, "")}


def escape_pointer(name: str) -> str:
    """One reference token of a JSON pointer (RFC 6901, section 3); very long names are cut off.

    A name stands in every pointer below it: at full length, 256 KiB of body would become gigabytes.
    """
    if len(name) <= _LONGEST_TOKEN and name.isascii() and name.isalnum():  # most are
        return name
    printable = name[:_LONGEST_TOKEN].encode("utf-8", "backslashreplace").decode()
    return printable.replace("~", "~0").replace("/", "~1")


def _clean_object(
    value: dict[str, Any], errors: list[FieldError], pointer: str, depth: int, *, keep_null: bool
) -> dict[str, Any]:
    _refuse_endless(value, pointer, MAX_NAMES)
    cleaned: dict[str, Any] = {}
    for key, item in value.items():
        here = f"{pointer}/{escape_pointer(key)}"
        name = _clean_text(key, errors, here, allowed="")
        if name is None:
            continue
        if name in cleaned:
            raise _stands_twice(name)
        kept = clean(item, errors, here, depth + 1, keep_null=keep_null)
        if kept is not None and kept != "":
            cleaned[name] = kept
        elif keep_null:
            cleaned[name] = None
    return cleaned


def _refuse_endless(value: dict[str, Any] | list[Any], pointer: str, limit: int) -> None:
    if len(value) > limit:
        raise InvalidInput([FieldError(pointer, "too_many", {"limit": limit})])


def _clean_text(text: str, errors: list[FieldError], pointer: str, allowed: str) -> str | None:
    """Trimmed and composed; None, and a fault in `errors`, if it is no text."""
    if text.isascii() and text.isprintable():
        return text.strip()
    cleaned = clean_text(text)
    if cleaned is None or any(_is_refused(char) and char not in allowed for char in cleaned):
        if len(errors) < MAX_ERRORS:
            errors.append(FieldError(pointer, "invalid_characters"))
        return None
    return cleaned


def _is_refused(char: str) -> bool:
    return is_no_text(char) or is_private(char)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        (twice, _count), *_rest = Counter(name for name, _value in pairs).most_common(1)
        raise _stands_twice(twice)
    return value


def _integer(digits: str) -> int:
    if len(digits) > _MAX_DIGITS or abs(int(digits)) > MAX_INTEGER:
        raise MalformedJson(reason=_("an integer is beyond ±(2^53-1)"))
    return int(digits)


def _number(digits: str) -> float:
    """A whole one is an integer, however it is spelt: JSON knows numbers only."""
    value = float(digits)
    if value in (float("inf"), float("-inf")):
        raise MalformedJson(reason=_("a number is too large"))
    return int(value) if value.is_integer() and abs(value) <= MAX_INTEGER else value


def _constant(name: str) -> NoReturn:
    raise MalformedJson(reason=format_lazy(_("{name} is not JSON"), name=name))


def _not_utf8(error: UnicodeDecodeError) -> "StrPromise":
    return format_lazy(_("byte {position} is not UTF-8"), position=error.start)


def _stands_twice(name: str) -> MalformedJson:
    reason = _("the name {name} stands twice in one object")
    return MalformedJson(reason=format_lazy(reason, name=f'"{escape_pointer(name)[:64]}"'))


def _too_deep() -> "StrPromise":
    return format_lazy(_("it is nested deeper than {limit}"), limit=MAX_DEPTH)
