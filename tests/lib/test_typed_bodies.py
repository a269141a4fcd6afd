"""JSON to typed values: every error with its field, in the service's words."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date, datetime
from typing import Annotated, Literal

import msgspec
import orjson
import pytest
from hypothesis import given, strategies as st
from msgspec import Meta

from accounts.errors import FIELD_MESSAGES, MAX_ERRORS, fault_text
from accounts.scopes import Mode
from lib.faults import FieldError, InvalidInput, MalformedJson
from lib.json import typed
from tests.support.growth import FACTOR, LINEAR, growth


class Line(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """An entry of a list."""

    order_no: Annotated[str, Meta(min_length=2, max_length=4)]
    count: Annotated[int, Meta(ge=1, le=9)] | msgspec.UnsetType = msgspec.UNSET


class Shape(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """One field of each kind that the API uses."""

    name: Annotated[str, Meta(min_length=2, max_length=5)]
    day: date | None = None
    flag: bool | None = None
    number: Annotated[int, Meta(ge=1)] | None = None
    word: Literal["de", "en"] | None = None
    size: Literal[1, 2] = 1
    code: Annotated[str, Meta(pattern=r"^\d{3}$")] | None = None
    moment: Annotated[datetime, Meta(tz=True)] | None = None
    cell: (
        Annotated[str, Meta(max_length=3)]
        | Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(min_length=1, max_length=2)]
        | None
    ) = None
    share: Annotated[float, Meta(ge=0, le=1)] | None = None
    modes: list[Mode] = []
    lines: Annotated[list[Line], Meta(max_length=2)] = []
    extra: Annotated[
        dict[Annotated[str, Meta(max_length=3)], Annotated[str, Meta(max_length=4)]],
        Meta(max_length=2),
    ] = {}


def faults(value: object) -> list[tuple[str, str, dict[str, object]]]:
    """What reading refuses: pointer, code, parameters."""
    with pytest.raises(InvalidInput) as caught:
        typed.read(orjson.dumps(value), Shape)
    for error in caught.value.errors:
        assert fault_text(error) == str(FIELD_MESSAGES[error.code]) % error.params
    return [(error.pointer, error.code, dict(error.params)) for error in caught.value.errors]


def test_a_good_body_becomes_the_shape():
    raw = b'{"name": "abc", "day": "2027-02-28", "lines": [{"orderNo": "12"}], "extra": {"k": "v"}}'
    assert typed.read(raw, Shape) == Shape(
        name="abc", day=date(2027, 2, 28), lines=[Line(order_no="12")], extra={"k": "v"}
    )


FAULTS = pytest.mark.parametrize(
    ("changes", "pointer", "code", "params"),
    [
        ({"name": "a"}, "/name", "too_short", {"limit": "2"}),
        ({"name": "abcdef"}, "/name", "too_long", {"limit": "5"}),
        ({"name": 1}, "/name", "invalid_type", {"expected": 'string ("1")'}),
        ({"name": None}, "/name", "required", {}),
        ({"day": "2027-02-30"}, "/day", "impossible_date", {"expected": "YYYY-MM-DD"}),
        ({"day": 20270228}, "/day", "invalid_date", {}),
        ({"flag": "true"}, "/flag", "invalid_type", {"expected": "boolean"}),
        ({"flag": 1}, "/flag", "invalid_type", {"expected": "boolean"}),
        ({"number": "1"}, "/number", "invalid_type", {"expected": "integer"}),
        ({"number": True}, "/number", "invalid_type", {"expected": "integer"}),
        ({"number": 1.5}, "/number", "invalid_type", {"expected": "integer"}),
        ({"number": 0}, "/number", "out_of_range", {"expected": ">= 1"}),
        ({"word": "fr"}, "/word", "invalid_choice", {"expected": "de, en"}),
        ({"word": 1}, "/word", "invalid_choice", {"expected": "de, en"}),
        ({"size": 3}, "/size", "invalid_choice", {"expected": "1, 2"}),
        ({"word": {"de": 1}}, "/word", "invalid_choice", {"expected": "de, en"}),
        ({"code": "12"}, "/code", "invalid_format", {"expected": r"^\d{3}$"}),
        ({"moment": "2027-02-28"}, "/moment", "invalid_instant", {}),
        ({"moment": "2027-02-28T10:00:00"}, "/moment", "invalid_instant", {}),
        ({"moment": 1}, "/moment", "invalid_instant", {}),
        ({"modes": ["live", "x"]}, "/modes/1", "invalid_choice", {"expected": "live, test"}),
        ({"modes": [{"x": 1}]}, "/modes/0", "invalid_choice", {"expected": "live, test"}),
        ({"cell": 1}, "/cell", "invalid_type", {"expected": 'string ("1")'}),
        ({"cell": "abcd"}, "/cell", "too_long", {"limit": "3"}),
        ({"cell": []}, "/cell", "too_few", {"limit": "1"}),
        ({"cell": ["a"] * 3}, "/cell", "too_many", {"limit": "2"}),
        ({"cell": [1]}, "/cell/0", "invalid_type", {"expected": 'string ("1")'}),
        ({"cell": ["a", "abc"]}, "/cell/1", "too_long", {"limit": "2"}),
        ({"share": -0.5}, "/share", "out_of_range", {"expected": ">= 0"}),
        ({"share": 2}, "/share", "out_of_range", {"expected": "<= 1"}),
        ({"share": True}, "/share", "invalid_type", {"expected": "float"}),
        ({"lines": {}}, "/lines", "invalid_type", {"expected": "array"}),
        ({"lines": [{"orderNo": "12"}] * 3}, "/lines", "too_many", {"limit": "2"}),
        ({"lines": [1]}, "/lines/0", "invalid_type", {"expected": "object"}),
        ({"lines": [{}]}, "/lines/0/orderNo", "required", {}),
        ({"lines": [{"orderNo": "1"}]}, "/lines/0/orderNo", "too_short", {"limit": "2"}),
        (
            {"lines": [{"orderNo": "12"}, {"orderNo": "12", "count": 10}]},
            "/lines/1/count",
            "out_of_range",
            {"expected": "<= 9"},
        ),
        ({"lines": [{"orderNo": "12", "x": 1}]}, "/lines/0/x", "unknown_field", {}),
        ({"extra": []}, "/extra", "invalid_type", {"expected": "object"}),
        ({"extra": {"a": "1", "b": "2", "c": "3"}}, "/extra", "too_many", {"limit": "2"}),
        ({"extra": {"a": 1}}, "/extra/a", "invalid_type", {"expected": 'string ("1")'}),
        ({"extra": {"abcd": "1"}}, "/extra/abcd", "too_long", {"limit": "3"}),
        ({"extra": {"a": "12345"}}, "/extra/a", "too_long", {"limit": "4"}),
        ({"extra": {"a": {"b": "c"}}}, "/extra/a", "invalid_type", {"expected": "string"}),
        ({"nam": "abc"}, "/nam", "unknown_field", {}),
        ({"a/b~": 1}, "/a~1b~0", "unknown_field", {}),
    ],
)


@FAULTS
def test_each_fault_is_said_in_our_words(changes, pointer, code, params):
    assert faults({"name": "abc", **changes}) == [(pointer, code, params)]


@FAULTS
def test_no_code_depends_on_the_text_of_a_message(changes, pointer, code, params, monkeypatch):
    convert = msgspec.convert

    def speechless(value: object, shape: object) -> object:
        try:
            return convert(value, type=shape)
        except msgspec.ValidationError:
            raise msgspec.ValidationError("?") from None

    monkeypatch.setattr(msgspec, "convert", speechless)
    assert faults({"name": "abc", **changes}) == [(pointer, code, params)]


@pytest.mark.parametrize("value", [[], "text", 1, True, None, 1.5])
def test_a_body_that_is_no_object_is_named_as_a_whole(value: object):
    assert faults(value) == [("", "invalid_type", {"expected": "object"})]


def test_all_faults_come_in_one_answer():
    found = faults({"day": "x", "number": 0, "zzz": 1, "lines": [{"orderNo": 1}, 2]})
    assert [(pointer, code) for pointer, code, _params in found] == [
        ("/zzz", "unknown_field"),
        ("/name", "required"),
        ("/day", "invalid_date"),
        ("/number", "out_of_range"),
        ("/lines/0/orderNo", "invalid_type"),
        ("/lines/1", "invalid_type"),
    ]


def test_a_field_is_not_blamed_twice():
    assert faults({"name": "\u0000" * 9}) == [("/name", "invalid_characters", {})]


@pytest.mark.parametrize(
    "sized",
    [
        lambda size: {"name": "abc", "lines": [0] * (6 * size)},
        lambda size: {"name": "abc", **{str(n): 1 for n in range(size)}},
        lambda size: {"name": "abc", "extra": {str(n): 1 for n in range(size)}},
        lambda size: {"name": "abc", "extra": {"k" * (5 * size): [1] * 1000}},
    ],
    ids=["entries", "fields", "keys", "long key"],
)
def test_a_hundred_faults_are_enough(sized: Callable[[int], dict[str, object]]):
    few, many = (orjson.dumps(sized(size)) for size in (1_250, FACTOR * 1_250))

    def read(raw: bytes) -> None:
        with suppress(InvalidInput):
            typed.read(raw, Shape)

    assert growth(lambda: read(few), lambda: read(many)) < LINEAR
    with pytest.raises(InvalidInput) as caught:
        typed.read(many, Shape)
    assert 0 < len(caught.value.errors) <= MAX_ERRORS
    assert sum(len(error.pointer) for error in caught.value.errors) < 100_000


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-10, 10)
    | st.floats(allow_nan=False)
    | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)
fields = st.sampled_from([field.encode_name for field in msgspec.structs.fields(Shape)])


def refused(value: object) -> Sequence[FieldError] | None:
    """The faults of a body that was refused; None if it was read, or is no JSON of ours."""
    try:
        typed.read(orjson.dumps(value), Shape)
    except InvalidInput as refusal:
        return refusal.errors
    except MalformedJson:
        return None
    return None


@given(st.dictionaries(fields, values) | values)
def test_whatever_is_refused_is_refused_with_a_reason(value: object):
    found = refused(value)
    assert found is None or len(found) > 0
    assert all(fault_text(error) for error in found or ())
