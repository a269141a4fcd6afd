"""Errors of the readers in `lib` become errors of the service, with every detail."""

import msgspec
import pytest

from accounts.api import parsing
from accounts.errors import FieldError, InputTooLarge, MalformedJson, ValidationFailed
from lib import faults


class Shape(msgspec.Struct):
    """A body with one number and some entries."""

    number: int
    entries: list[dict[str, int]] = []


class Entry(msgspec.Struct):
    """One of the entries."""

    size: int


def test_bytes_that_are_no_json():
    with pytest.raises(MalformedJson) as caught:
        parsing.decode(b"{")
    assert "line 1" in caught.value.detail()
    with pytest.raises(MalformedJson):
        parsing.read(b'{"number": NaN}', Shape)


def test_every_field_at_fault():
    with pytest.raises(ValidationFailed) as caught:
        parsing.read(b'{"number": "1", "nmber": 1}', Shape)
    assert {error.pointer for error in caught.value.errors} == {"/number", "/nmber"}


def test_each_entry_by_itself():
    whole, (good, bad) = parsing.read_each(
        b'{"number": 1, "entries": [{"size": 1}, {"size": "x"}]}',
        Shape,
        name="entries",
        entry=Entry,
        limit=2,
    )
    assert (whole.number, good) == (1, Entry(size=1))
    assert isinstance(bad, ValidationFailed)
    assert [(error.pointer, error.code) for error in bad.errors] == [("/size", "invalid_type")]


def test_faults_of_a_check():
    def refuse() -> None:
        raise ValidationFailed([FieldError("/name", "required")])

    assert [error.pointer for error in parsing.collect_faults(refuse)] == ["/name"]
    assert not parsing.collect_faults(lambda: None)


def test_an_input_that_is_too_large():
    with pytest.raises(InputTooLarge) as caught, parsing.input_errors():
        raise faults.InputTooLarge(100)
    assert "100" in caught.value.detail()
