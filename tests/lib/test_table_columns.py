"""Columns of tables: dates, decimals, headers in any language."""

from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, strategies as st

from accounts.errors import fault_text
from lib.faults import InvalidInput
from lib.tables.columns import Fields, as_date, as_decimal, assign, find_notation, suggest
from lib.tables.layout import Fault, Layout

# --- dates and decimals ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "stated", "expected"),
    [
        ("2026-12-31", None, "2026-12-31"),
        ("31.12.2026", None, "2026-12-31"),
        ("1.2.2026", None, "2026-02-01"),
        ("20261231", None, "2026-12-31"),
        ("31-12-2026", None, "2026-12-31"),
        ("02/01/2026", "DD/MM/YYYY", "2026-01-02"),
        ("02/01/2026", "MM/DD/YYYY", "2026-02-01"),
        ("02/01/2026", None, "unclear_date"),
        ("31.12.26", None, "unclear_date"),
        ("31.12.26", "DD.MM.YY", "2026-12-31"),
        ("12-31-65", "MM-DD-YY", "1965-12-31"),
        ("03-04-2030", None, "unclear_date"),
        ("05-05-2030", None, "2030-05-05"),
        ("03-04-2030", "MM-DD-YYYY", "2030-03-04"),
        ("2030/04/03", None, "2030-04-03"),
        ("2030-04-03 00:00:00.000", None, "2030-04-03"),
        ("2030-04-03T00:00:00Z", None, "2030-04-03"),
        ("2030-04-03 00:00:00 UTC", None, "2030-04-03"),
        ("4/13/2030 12:00:00 AM", None, "2030-04-13"),
        ("2030-04-03 14:30", None, "date_with_time"),
        ("4/13/2030 12:00:00 PM", "MM/DD/YYYY", "date_with_time"),
        ("2026-02-31", None, "impossible_date"),
        ("31/02/2026", None, "impossible_date"),
        ("31/02/2026", "DD/MM/YYYY", "impossible_date"),
        ("12/31/2026", "DD/MM/YYYY", "impossible_date"),
        ("soon", "DD/MM/YYYY", "invalid_cell_date"),
        ("31.2.2026", None, "impossible_date"),
        ("2026-12-31", "DD.MM.YYYY", "invalid_cell_date"),
        ("", None, ""),
    ],
)
def test_dates(text: str, stated: Any, expected: str):
    found = as_date(text, Layout(date_format=stated))
    assert (found.code if isinstance(found, Fault) else found) == expected


@pytest.mark.parametrize(
    ("text", "mark", "expected"),
    [
        ("12,50", None, "12.50"),
        ("12.50", None, "12.50"),
        ("-0,125", None, "-0.125"),
        ("1234,567", None, "1234.567"),
        ("42", None, "42"),
        ("1,234", None, "unclear_decimal"),
        ("1.234", None, "unclear_decimal"),
        ("1,234", ",", "1.234"),
        ("1.234", ".", "1.234"),
        ("1.234", ",", "1234"),
        ("1.234,50", None, "1234.50"),
        ("1,234.50", ".", "1234.50"),
        ("1,234.50", ",", "invalid_decimal"),
        ("1 234,50", ",", "1234.50"),
        ("1\u202f234\u202f567,5", None, "1234567.5"),
        ("-1'234.50", ".", "-1234.50"),
        ("1.234.567", None, "1234567"),
        ("1.234.567", ".", "invalid_decimal"),
        ("1.23.567", ",", "invalid_decimal"),
        ("12,5", ".", "invalid_decimal"),
        ("12,5 kg", ",", "invalid_decimal"),
        ("", None, ""),
    ],
)
def test_decimals(text: str, mark: Any, expected: str):
    found = as_decimal(text, Layout(decimal_mark=mark))
    assert (found.code if isinstance(found, Fault) else found) == expected


@given(day=st.dates(min_value=date(1800, 1, 1)))
def test_a_date_means_the_same_however_it_is_written(day: date):
    for text in (f"{day:%d}.{day:%m}.{day.year:04}", f"{day.day}.{day.month}.{day.year:04}", day):
        assert as_date(text, Layout()) == day.isoformat()


@given(number=st.decimals(-(10**9), 10**9, places=2))
def test_a_number_keeps_its_digits_in_every_notation(number: Decimal):
    text = f"{number:f}"
    assert as_decimal(text.replace(".", ","), Layout(decimal_mark=",")) == text
    assert as_decimal(number, Layout(decimal_mark=",")) == text


def test_the_first_rows_prove_the_notation_or_it_is_asked_for():
    proven = find_notation(Layout(), ["13/05/2026", "02/01/2026"], ["1,234", "12,5"])
    assert (proven.date_format, proven.decimal_mark) == ("DD/MM/YYYY", ",")
    assert find_notation(Layout(), ["31.12.2026"], ["7"]) == Layout()
    dashes = find_notation(Layout(), ["12-31-2026", "01-02-2026 00:00:00"], ["1.012,50"])
    assert (dashes.date_format, dashes.decimal_mark) == ("MM-DD-YYYY", ",")
    for dates, numbers, parameter in (
        (["02/01/2026"], [], "dateFormat"),
        (["03-04-2030", "05-05-2030"], [], "dateFormat"),
        (["31.12.30"], [], "dateFormat"),
        ([], ["12,5", "1.234"], "decimalMark"),
        ([], ["1,234"], "decimalMark"),
        ([], ["1,5", "2.5"], "decimalMark"),
    ):
        with pytest.raises(InvalidInput) as caught:
            find_notation(Layout(), dates, numbers)
        assert [fault.parameter for fault in caught.value.errors] == [parameter]


# --- columns --------------------------------------------------------------------------------------

FIELDS = Fields(
    names={"serialNumber": ["Seriennummer", "Numéro de série"], "metadata.batch": ["batch", "Lot"]},
    open_prefix="metadata.",
    closed=frozenset({"items"}),
)


def test_columns_are_known_by_name_in_any_language_and_by_what_was_said():
    header = ["serien-nummer", "LOT", "metadata.colour", "Bemerkung", "Werk"]
    mapping = {"Bemerkung": None, "Werk": "metadata.plant"}
    assert assign(header, FIELDS, mapping) == [
        *("serialNumber", "metadata.batch", "metadata.colour", None, "metadata.plant")
    ]
    assert suggest(["Seriennummer", "what", "Serial Number"], FIELDS, {}) == [
        "serialNumber",
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("header", "mapping", "code"),
    [
        (["what"], {}, "unknown_column"),
        (["Seriennummer", "serialNumber"], {}, "same_column"),
        (["Seriennummer"], {"nothing": None}, "missing_column"),
        (["Seriennummer"], {"Seriennummer": "colour"}, "invalid_choice"),
        (["Seriennummer"], {"Seriennummer": "items"}, "not_in_tables"),
    ],
)
def test_a_column_at_fault_is_named(header, mapping, code: str):
    with pytest.raises(InvalidInput) as caught:
        assign(header, FIELDS, mapping)
    assert [fault.code for fault in caught.value.errors] == [code]
    assert all(fault.parameter == "mapping" and fault_text(fault) for fault in caught.value.errors)
