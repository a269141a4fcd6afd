"""Requests with a body above the size limit are refused before the body is parsed."""

import json
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import pytest

from accounts.api import parsing
from accounts.errors import FieldError, ValidationFailed
from lib.json import strict, typed
from lib.json.typed import find_faults


class Entry(msgspec.Struct):
    """One of a list."""

    name: Annotated[str, msgspec.Meta(max_length=3)]


class Shape(msgspec.Struct):
    """Lists and objects, each with a length."""

    entries: Annotated[list[Entry], msgspec.Meta(max_length=2)] = []
    words: Annotated[dict[str, int], msgspec.Meta(max_length=2)] = {}
    rows: Annotated[list[Annotated[list[int], msgspec.Meta(max_length=2)]], msgspec.Meta()] = []


def faults(value: Any) -> list[tuple[str, str, object]]:
    with pytest.raises(ValidationFailed) as refused:
        parsing.read(json.dumps(value).encode(), Shape)
    return [(each.pointer, each.code, each.params.get("limit")) for each in refused.value.errors]


@pytest.fixture
def checked_pointers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The places that were held against a shape one by one."""
    seen: list[str] = []
    real = find_faults

    def spying(value: Any, shape: Any, pointer: str, hints: Any) -> Iterator[FieldError]:
        seen.append(pointer)
        return real(value, shape, pointer, hints)

    monkeypatch.setattr(typed, "find_faults", spying)
    return seen


def test_entries_of_a_list_that_is_too_long_are_not_checked(checked_pointers: list[str]):
    assert faults({"entries": [{"name": "long"}] * 5}) == [("/entries", "too_many", "2")]
    assert checked_pointers == ["", "/entries"]


def test_names_of_an_object_that_is_too_long_are_not_checked(checked_pointers: list[str]):
    assert faults({"words": dict.fromkeys("abc", "x")}) == [("/words", "too_many", "2")]
    assert checked_pointers == ["", "/words"]


def test_a_nested_value_that_is_too_long_is_reported_with_its_pointer():
    assert faults({"rows": [[1], [1, 2, 3]], "entries": [{"name": "long"}]}) == [
        ("/entries/0/name", "too_long", "3"),
        ("/rows/1", "too_many", "2"),
    ]


@pytest.mark.parametrize(
    ("value", "pointer", "limit"),
    [
        ({"words": {f"k{n}": 1 for n in range(strict.MAX_NAMES + 1)}}, "/words", strict.MAX_NAMES),
        ({f"k{n}": 1 for n in range(strict.MAX_NAMES + 1)}, "", strict.MAX_NAMES),
        ({"entries": [{}] * (strict.MAX_ENTRIES + 1)}, "/entries", strict.MAX_ENTRIES),
    ],
    ids=["names", "names of the body", "entries"],
)
def test_a_body_above_every_limit_is_not_parsed(
    value: Any, pointer: str, limit: int, checked_pointers: list[str]
):
    assert faults(value) == [(pointer, "too_many", limit)]
    assert checked_pointers == []
