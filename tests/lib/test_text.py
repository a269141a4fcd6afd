"""What looks alike is one text, and what shapes letters stays."""

import pytest

from lib.text import canonical_email, clean_text, email_forms, email_key


@pytest.mark.parametrize(
    "odd",
    [
        "CH\u00a01", "CH\u202f1", "CH\u30001", "CH\u20031", "CH\u28001", "CH\u200b 1", "\ufeffCH 1", "CH \u00ad1",
        "CH\u2060 1", "CH 1\u200d", "C\u180eH 1", "CH 1\U000e0041", "CH 1\ufe0f", "CH 1\u3164", "\u2003CH 1\r\n",
        "C\u034fH 1", "CH\u206a 1", "\u200eCH 1\u200f", "C\u200cH 1",
    ],
)  # fmt: skip
def test_lookalike_spaces_and_marks_become_one_text(odd: str):
    assert clean_text(odd) == "CH 1"


@pytest.mark.parametrize(
    "name",
    [
        "می\u200cخواهم",  # a joiner parts two letters of Persian
        "क्\u200dष",
        "葛\U000e0100城",  # another way to write a character
        "Andr\u00e9 Öz",
        "佐藤 太郎",
    ],
)
def test_characters_that_shape_letters_are_kept(name: str):
    assert clean_text(name) == name


def test_letters_and_marks_are_composed_and_hyphens_are_one():
    assert clean_text("Andre\u0301 A\u2011B\u2010C") == "Andr\u00e9 A-B-C"
    assert clean_text("a" + "\u0301" * 31) is None
    assert clean_text("\u200b\u2060\u00a0") == ""


def test_addresses_are_compared_with_the_domain_in_ascii():
    written = [
        "Old.Person@MÜNCHEN.example",
        "old.person@xn--mnchen-3ya.example",
        "old.person@mu\u0308nchen.Example\u200b",
    ]
    assert {email_key(each) for each in written} == {"old.person@xn--mnchen-3ya.example"}
    assert email_forms(written[1]) == [
        "old.person@xn--mnchen-3ya.example",
        "old.person@münchen.example",
    ]
    assert canonical_email(written[0]) == "Old.Person@xn--mnchen-3ya.example"
    assert email_key("no address") == "no address"
