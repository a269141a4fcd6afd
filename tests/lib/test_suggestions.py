"""Suggestions for misspelt names, in bounded time."""

from difflib import get_close_matches

import pytest

from lib.text import LONGEST_NAME, MAX_SUGGESTIONS, Suggestions

KNOWN = ["holderEmail", "holderName", "productId", "serialNumber", "typeCode", "typeId"]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("serialNo", "serialNumber"),
        ("serial_number", "serialNumber"),
        ("SerialNumber", "serialNumber"),
        ("prodcutId", "productId"),
        ("holder-email", "holderEmail"),
        ("typecode", "typeCode"),
        ("colour", None),
        ("", None),
        ("s" * (LONGEST_NAME + 1), None),
    ],
)
def test_the_nearest_name_is_found_or_none(name: str, meant: str | None):
    assert Suggestions().of(name, KNOWN).get("similar") == meant


def test_a_request_full_of_unknown_names_is_compared_a_few_times(monkeypatch):
    compared: list[str] = []

    def counting(name: str, *args, **options):
        compared.append(name)
        return get_close_matches(name, *args, **options)

    monkeypatch.setattr("lib.text.get_close_matches", counting)
    found = Suggestions()
    for number in range(10_000):
        found.of(f"serialNo{number}", KNOWN)
        found.of("serialNo", KNOWN)  # the same misspelling in every row is compared once
    assert len(compared) == MAX_SUGGESTIONS
    assert found.of("serialNo", KNOWN) == {"similar": "serialNumber"}
