"""XLSX workbooks: cells as displayed, and forged files refused."""

import io
import re
from datetime import date, datetime
from decimal import Decimal

import pytest
from openpyxl import Workbook

from lib.faults import InvalidInput
from lib.tables import Broken, Fault, Format, Layout, rows, shown
from lib.tables.workbooks import _number
from tests.lib.test_tables import look, read_all, refusal
from tests.lib.workbooks import (
    STRINGS,
    make_workbook,
    parts_of,
    shared_strings,
    with_changed_sheet,
    with_parts,
    with_strings_reference,
)
from tests.support.growth import FACTOR, LINEAR, growth

SIZE = 2_000  # characters of a number's format


def test_cells_of_a_workbook_are_what_their_author_saw():
    moment = datetime.fromisoformat("2026-01-02T03:04:00")
    content = make_workbook(
        ["text", "zeros", "fixed", "plain", "day", "time", "yes", "grouped", "large"],
        ["00042", 42, 12.5, 0.1 + 0.2, date(2026, 12, 31), moment, True, 1234.5, 123456789012345],
        formats={"B2": "00000", "C2": "0.00", "H2": "#,##0.00"},
    )
    found = look(content)
    assert found.layout == Layout(format=Format.XLSX, sheet="Sheet")
    assert [shown(cell) for cell in found.sample[0].cells] == [
        *("00042", "00042", "12.50", "0.3", "2026-12-31", "2026-01-02 03:04:00", "true"),
        *("1234.50", "123456789012345"),
    ]
    assert found.sample[0].cells[4] == date(2026, 12, 31)
    assert found.sample[0].cells[2] == Decimal("12.50")


@pytest.mark.parametrize(
    ("value", "number_format", "code"),
    [
        (1234567890123456789, "General", "number_too_long"),
        (0.5, "0%", "unclear_format"),
        (12.5, '0.00 "kg"', "unclear_format"),
        (0.25, "h:mm", "unclear_format"),
        ("#N/A", "General", "failed_formula"),
    ],
)
def test_a_cell_that_says_more_than_its_number_is_refused(value, number_format: str, code: str):
    content = make_workbook(["a", "b"], ["x", value], formats={"B2": number_format})
    cell = look(content).sample[0].cells[1]
    assert isinstance(cell, Fault)
    assert cell.code == code


def test_of_several_sheets_one_has_to_be_named():
    content = make_workbook(["a", "b"], ["1", "2"], sheets=2)
    assert refusal(content) == ("sheet", "unclear")
    assert refusal(content, sheet="Nothing") == ("sheet", "unknown_sheet")
    assert read_all(content, sheet="Sheet") == [["1", "2"]]


def test_a_workbook_is_read_on_from_any_row():
    content = make_workbook(["a"], *([str(n)] for n in range(20)), [None], ["last"])
    layout = look(content).layout
    found = list(rows(io.BytesIO(content), layout, None))
    assert [row.number for row in found] == [*range(2, 22), 23]
    assert [row.cells for row in rows(io.BytesIO(content), layout, found[17].after)] == [
        row.cells for row in found[18:]
    ]


def test_a_size_that_the_file_states_wrongly_cuts_nothing_off():
    content = with_changed_sheet(make_workbook(["a"], ["1"], ["2"]), b'ref="A1:A3"', b'ref="A1:A1"')
    assert read_all(content) == [["1"], ["2"]]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'<row r="2"', b'<row r="99999999"'),
        (b"</sheetData>", b""),
        (b"<sheetData>", b"<sheetData>&boom;"),
        (b'r="A2"', b'r="A"'),
    ],
)
def test_a_forged_workbook_is_refused_and_counts_not_for_ever(old: bytes, new: bytes):
    content = with_changed_sheet(make_workbook(["a"], ["1"], ["2"]), old, new)
    with pytest.raises((InvalidInput, Broken)):
        read_all(content)


def test_a_number_format_takes_no_longer_than_it_is_long():
    """It is looked at for every cell: half a millisecond each would be minutes for a whole table."""
    short, long = ("," * size + "x" for size in (SIZE, FACTOR * SIZE))
    assert _number(1, long) == Fault("unclear_format")
    assert growth(lambda: _number(1, short), lambda: _number(1, long)) < LINEAR


def test_texts_are_read_without_their_formats_and_without_how_they_are_spoken():
    rich = "<r><rPr><b/></rPr><t>Ta</t></r><r><t>ble</t></r><rPh sb='0' eb='1'><t>x</t></rPh>"
    cells = f'<row r="2"><c t="inlineStr"><is>{rich}</is></c><c t="s"><v>0</v></c></row>'
    content = with_changed_sheet(
        with_strings_reference(make_workbook(["a", "b"])),
        b"</sheetData>",
        f"{cells}</sheetData>".encode(),
    )
    assert read_all(with_parts(content, {STRINGS: shared_strings(inside=f"<si>{rich}</si>")})) == [
        ["Table", "Table"]
    ]


def test_days_count_from_where_the_workbook_says():
    content = make_workbook(["a"], [date(2026, 12, 31)])
    assert read_all(content) == [["2026-12-31"]]
    book = parts_of(content)["xl/workbook.xml"]
    later, count = re.subn(rb"<workbookPr ?/>", b'<workbookPr date1904="1"/>', book)
    assert count == 1
    assert read_all(with_parts(content, {"xl/workbook.xml": later})) == [["2031-01-01"]]


def test_hidden_sheets_are_no_choice():
    book = Workbook()
    shown_sheet = book.active
    assert shown_sheet is not None
    for line in (["a"], ["1"]):
        shown_sheet.append(line)
    book.create_sheet("Lists").sheet_state = "hidden"
    file = io.BytesIO()
    book.save(file)
    assert look(file.getvalue()).layout.sheet == "Sheet"
