"""Strict JSON, and what is tolerated of ERP systems."""

import contextlib
import json
import tracemalloc
import unicodedata

import pytest
from hypothesis import given, strategies as st

from lib.faults import FieldError, MalformedJson
from lib.json import strict
from tests.support.growth import FACTOR, LINEAR, growth

NUL = "\u0000"


def cleaned(value: object) -> tuple[object, list[tuple[str, str]]]:
    """The clean tree, and what was found: pointer and code."""
    errors: list[FieldError] = []
    tree = strict.clean(value, errors)
    return tree, [(error.pointer, error.code) for error in errors]


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b" \r\n\t",
        b"\xef\xbb\xbf",
        b"{",
        b'{"a": 1',
        b'{"a": 1,}',
        b"{'a': 1}",
        b'{"a": 1} {"b": 2}',
        b'{"a": 1} // comment',
        b"nul",
        b"undefined",
        b'{"a": NaN}',
        b'{"a": Infinity}',
        b'{"a": -Infinity}',
        b'{"a": 01}',
        b'{"a": +1}',
        b'{"a": 0x10}',
        b'{"a": 1e400}',
        b'{"a": -1e400}',
        b'{"a": 9007199254740992}',
        b'{"a": -9007199254740992}',
        b'{"a": ' + b"9" * 5000 + b"}",
        b'{"a": "b\nc"}',
        b'{"a": "\x00"}',
        b'{"a": "\\x"}',
        b'{"a": "\\u00g0"}',
        b'{"a": 1, "a": 1}',
        b'{"a": 1, "\\u0061": 2}',
        b'{"o": {"a": [{"b": 1, "b": null}]}}',
        b'{"a": "\xff"}',
        b'{"a": "\xc0\xaf"}',
        b'{"a": "\xed\xa0\x80"}',
        b'{"a": "\xe4"}',
        '{"a": "b"}'.encode("utf-16"),
        '{"a": "b"}'.encode("utf-32-be"),
        b"\x1f\x8b\x08\x00",
    ],
)
def test_json_that_parsers_read_differently_is_refused(raw: bytes):
    with pytest.raises(MalformedJson):
        strict.decode(raw)


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a":'])
def test_depth_cannot_break_the_parser(opening: bytes):
    for raw in (opening * 9_000, opening * 9_000 + b"1"):
        with pytest.raises(MalformedJson):
            strict.decode(raw)
    closed = b"[" * 9_000 + b"]" * 9_000
    with pytest.raises(MalformedJson):
        strict.clean(strict.decode(closed), [])


def test_twenty_levels_are_deep_enough():
    assert cleaned(json.loads("[" * 20 + "1" + "]" * 20))[1] == []
    with pytest.raises(MalformedJson):
        cleaned(json.loads("[" * 21 + "1" + "]" * 21))
    with pytest.raises(MalformedJson):
        cleaned(json.loads('{"a":' * 21 + "1" + "}" * 21))


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        (b"\xef\xbb\xbf{}", {}),
        (b' {"a" :\t1}\r\n', {"a": 1}),
        (b"9007199254740991", 2**53 - 1),
        (b"-9007199254740991", -(2**53) + 1),
        (b"-0", 0),
        (b"1e3", 1000.0),
        (b'"\\ud83d\\ude00"', "\U0001f600"),
        (b"null", None),
    ],
)
def test_strict_decoder_reads_valid_json(raw: bytes, value: object):
    assert strict.decode(raw) == value


def test_null_and_empty_mean_absent():
    tree = {"a": None, "b": "", "c": "  ", "d": {"e": None}, "f": [None, ""], "g": 0, "h": False}
    assert cleaned(tree) == ({"d": {}, "f": [None, ""], "g": 0, "h": False}, [])


def test_text_is_trimmed_and_composed():
    decomposed = unicodedata.normalize("NFD", "Prüfstück")
    assert cleaned({" a ": f"  {decomposed}\u00a0"}) == ({"a": "Prüfstück"}, [])


@pytest.mark.parametrize(
    "character",
    [
        NUL,
        "\x01",
        "\x1b",
        "\x7f",
        "\x85",
        "\u2028",
        "\u2029",
        "\u202e",
        "\u2066",
        "\ud800",
    ],
)
def test_invalid_characters_are_named_by_their_pointer(character: str):
    tree = {
        "a": f"x{character}y",
        "list": [{"b": f"x{character}y"}],
        "metadata": {"c": f"{character}y"},
    }
    expected = [(p, "invalid_characters") for p in ("/a", "/list/0/b", "/metadata/c")]
    if character.strip() == character:  # U+0085, U+2028 and U+2029 count as space at an end
        assert cleaned(tree)[1] == expected
    else:
        assert cleaned(tree)[1] == expected[:2]


def test_only_values_of_metadata_hold_lines_and_tabs():
    tree = {"metadata": {"note": "one\r\ntwo\tthree"}, "productId": "one\ntwo"}
    clean, faults = cleaned(tree)
    assert clean["metadata"] == {"note": "one\ntwo\tthree"}  # type: ignore[index]
    assert faults == [("/productId", "invalid_characters")]


@pytest.mark.parametrize("key", ["a\nb", "a\tb", f"a{NUL}", "a\ud800"])
def test_keys_of_metadata_are_one_line_of_text(key: str):
    _tree, faults = cleaned({"metadata": {key: "x"}})
    assert [code for _pointer, code in faults] == ["invalid_characters"]


@pytest.mark.parametrize(("first", "second"), [("a", " a"), ("é", "e\u0301"), ("a ", "a")])
def test_keys_that_become_one_do_not_swallow_each_other(first: str, second: str):
    with pytest.raises(MalformedJson):
        cleaned({"metadata": {first: "1", second: "2"}})


def test_many_bad_names_are_each_named():
    tree, faults = cleaned({"a\u0000": "1", "b\u0000": "2", "c": "3"})
    assert tree == {"c": "3"}
    assert faults == [("/a\u0000", "invalid_characters"), ("/b\u0000", "invalid_characters")]


def test_pointers_are_escaped():
    _tree, faults = cleaned({"a/b~c": NUL})
    assert faults == [("/a~1b~0c", "invalid_characters")]


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda: {"k" * 100_000: [NUL] * 10_000}, id="long name, many faults"),
        pytest.param(
            lambda: {"k" * 100_000: [1] * strict.MAX_ENTRIES}, id="long name, many entries"
        ),
        pytest.param(lambda: {"k" * 10_000: {"l" * 10_000: [NUL] * 20_000}}, id="nested"),
        pytest.param(lambda: {f"{n}{NUL}": NUL for n in range(strict.MAX_NAMES)}, id="many names"),
    ],
)
def test_a_body_within_the_limit_costs_little(make):
    """A name is repeated in every pointer below it: unbounded, 250 KB would become gigabytes."""
    tracemalloc.start()
    try:
        _tree, faults = cleaned(make())
        _now, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 50_000_000
    assert sum(len(pointer) for pointer, _code in faults) < 500_000


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
    max_leaves=20,
)


@given(json_values)
def test_cleaning_is_done_once(value: object):
    try:
        once, faults = cleaned(value)
    except MalformedJson:
        return
    if not faults:
        assert cleaned(once) == (once, [])


@given(json_values)
def test_cleaned_json_is_storable_text(value: object):
    try:
        tree, _faults = cleaned(strict.decode(json.dumps(value).encode()))
    except MalformedJson:
        return
    text = json.dumps(tree, ensure_ascii=False)
    assert NUL not in text
    assert unicodedata.normalize("NFC", text) == text
    text.encode()


@given(st.binary(max_size=200))
def test_any_bytes_are_a_value_or_a_refusal(raw: bytes):
    with contextlib.suppress(MalformedJson):
        cleaned(strict.decode(raw))


def test_no_letter_has_more_marks_than_a_language_puts_there():
    """Composing takes the square of their number: for a body full of them, half a minute."""
    few, some, many = ("a" + "\u0300\u0316" * pairs for pairs in (15, 3_750, FACTOR * 3_750))
    assert growth(lambda: cleaned({"text": some}), lambda: cleaned({"text": many})) < LINEAR
    assert cleaned({"few": few, "many": many, many: "1"}) == (
        {"few": unicodedata.normalize("NFC", few), "many": "?"},
        [("/many", "invalid_characters"), (f"/{many[:200]}", "invalid_characters")],
    )
    assert cleaned("\u0301".join("letters of many words, each with one")) != ("?", [])
