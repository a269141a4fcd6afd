"""XLSX workbooks: cells as displayed, and forged files refused."""

import io
import re
import zipfile
from datetime import date, datetime
from decimal import Decimal
from typing import Any

import pytest
from openpyxl import Workbook
from openpyxl.styles import Font

from lib.faults import InvalidInput
from lib.tables.layout import Broken, Fault, Format, Layout, shown
from lib.tables.reading import rows
from lib.tables.workbooks import _number
from lib.tables.writing import csv_lines, workbook
from tests.lib.test_tables import look, read_all, refusal
from tests.lib.workbooks import (
    SHEET,
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
        formats={
            "A2": "[$-407]@",
            "B2": "00000",
            "C2": "0.00",
            "D2": "[Red]0.0;-0.0",
            "H2": "_-* #,##0.00_-;-* #,##0.00_-;_-@_-",
        },
    )
    found = look(content)
    assert found.layout == Layout(format=Format.XLSX, sheet="Sheet", head_row=1)
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
        ("=1+1", "General", "no_result"),
        ("12", ";;;", "unclear_format"),
        ("12", '"ID-"@', "unclear_format"),
        (-5, "0;0", "unclear_format"),
        (0, '0;-0;"none"', "unclear_format"),
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


ROWS = (["serial", "batch"], ["A-1", "B"], ["A-2", "C"], ["A-3", "D"])


@pytest.mark.parametrize(
    ("old", "new", "hidden"),
    [
        (b'<row r="3"', b'<row hidden="1" r="3"', [3]),
        (b'<row r="3"', b'<row ht="0" customHeight="1" r="3"', [3]),
        (b'<row r="4"', b'<row outlineLevel="1" hidden="true" r="4"', [4]),
    ],
)
def test_hidden_rows_are_marked_left_out_or_taken(old: bytes, new: bytes, hidden: list[int]):
    content = with_changed_sheet(make_workbook(*ROWS), old, new)
    for stated, expected in ((None, [2, 3, 4]), ("take", [2, 3, 4]), ("skip", [2, 3, 4])):
        found = list(rows(io.BytesIO(content), look(content, hidden=stated).layout, None))
        kept = [number for number in expected if stated != "skip" or number not in hidden]
        assert [row.number for row in found] == kept
        assert [row.number for row in found if row.hidden] == ([] if stated else hidden)


@pytest.mark.parametrize("size", ['hidden="1"', 'width="0" customWidth="1"'])
def test_hidden_columns_are_told_and_can_be_left_out(size: str):
    columns = f'<cols><col min="2" max="9" {size}/></cols><sheetData>'.encode()
    content = with_changed_sheet(make_workbook(*ROWS), b"<sheetData>", columns)
    assert (look(content).hidden, look(content, hidden="take").hidden) == ([1], [])
    assert read_all(content, hidden="take")[0] == ["A-1", "B"]
    assert read_all(content, hidden="skip")[0] == ["A-1"]


def test_a_head_that_is_hidden_is_asked_for():
    content = with_changed_sheet(make_workbook(*ROWS), b'<row r="1"', b'<row hidden="1" r="1"')
    assert refusal(content) == ("hidden", "hidden_head")
    assert list(look(content, hidden="skip").header) == ["A-1", "B"]


def test_merged_cells_of_the_table_are_named_also_where_it_is_long():
    merged = b'</sheetData><mergeCells><mergeCell ref="A3:A4"/></mergeCells>'
    for lines in (ROWS, (*ROWS, *ROWS * 50)):
        content = with_changed_sheet(make_workbook(*lines), b"</sheetData>", merged)
        with pytest.raises((InvalidInput, Broken)) as caught:
            read_all(content)
        error: Any = caught.value
        fault = error.fault if isinstance(error, Broken) else error.errors[0]
        assert (fault.code, fault.params) == ("merged_cells", {"cells": "A3:A4"})
    title = with_changed_sheet(
        make_workbook(["Delivery note"], *ROWS), b"</sheetData>", merged.replace(b"A3:A4", b"A1:B1")
    )
    assert refusal(title) == ("headRow", "unclear_head")
    assert refusal(title, head_row=1) == ("file", "merged_cells")
    assert read_all(title, head_row=2)[0] == ["A-1", "B"]


def test_struck_out_cell_is_not_taken_for_a_value():
    book = Workbook()
    assert book.active is not None
    for row in ROWS:
        book.active.append(row)
    book.active["A3"].font = Font(strike=True)
    book.active["B4"].font = Font(bold=True)
    file = io.BytesIO()
    book.save(file)
    cells = [row.cells for row in look(file.getvalue()).sample]
    assert cells == [["A-1", "B"], [Fault("struck_out"), "C"], ["A-3", "D"]]


def test_an_empty_result_of_a_formula_is_empty():
    content = make_workbook(["a", "b"], ["x", '=""'])
    stored = with_changed_sheet(content, b'<c r="B2">', b'<c r="B2" t="str">')
    assert read_all(stored) == [["x"]]


@pytest.mark.parametrize(
    ("stored", "read"),
    [
        ("A_x000D_\nB_x000D_", "A\nB\n"),
        ("_x005F_x000D_", "_x000D_"),
        ("PNx005F_7", "PNx005F_7"),
        ("a_x0041__x4e00_", "aA一"),
        ("_xD83D__xDE00_ _xD83D_", "😀 \ufffd"),
        ("_x00_ _xYYYY_", "_x00_ _xYYYY_"),
        ("a_x0000_", "a\ufffd"),
    ],
)
def test_escapes_are_decoded_once_wherever_the_text_stands(stored: str, read: str):
    cells = (
        f'<row r="2"><c t="inlineStr"><is><t>{stored}</t></is></c><c t="s"><v>0</v></c>'
        f'<c t="str"><f>A1</f><v>{stored}</v></c></row>'
    )
    content = with_changed_sheet(
        with_strings_reference(make_workbook(["a", "b", "c"])),
        b"</sheetData>",
        f"{cells}</sheetData>".encode(),
    )
    assert read_all(with_parts(content, {STRINGS: shared_strings(stored)})) == [[read] * 3]


def strict(parts: dict[str, bytes]) -> dict[str, bytes]:
    """The parts as "Strict Open XML" has them."""
    old = "http://schemas.openxmlformats.org/"
    new = "http://purl.oclc.org/ooxml/"
    for within in ("spreadsheetml/2006/main", "officeDocument/2006/relationships"):
        there = f"{new}{within.replace('2006/', '')}".encode()
        parts = {
            name: part.replace(f"{old}{within}".encode(), there) for name, part in parts.items()
        }
    return parts


@pytest.mark.parametrize(
    "changed",
    [
        strict,
        lambda parts: {name.replace("sharedS", "SharedS"): part for name, part in parts.items()},
        lambda parts: {name.replace("/", "\\"): part for name, part in parts.items()},
        lambda parts: {
            name: re.sub(rb'(<c) r="[A-Z]+\d"|(<row) r="\d"', rb"\1\2", part)
            for name, part in parts.items()
        },
        lambda parts: {
            name: re.sub(rb"<cellXfs.*</cellXfs>", b"", part) for name, part in parts.items()
        },
        lambda parts: {
            name: part.replace(b'Target="/xl/', b'Target="').replace(
                b'Target="xl/w', b'Target="/xl/w'
            )
            for name, part in parts.items()
        },
        lambda parts: {
            name: re.sub(rb"<dimension[^>]*>", b"", part) for name, part in parts.items()
        },
    ],
)
def test_workbooks_that_excel_opens_are_read(changed: Any):
    content = with_parts(
        with_strings_reference(make_workbook(["a"], ["b"])), {STRINGS: shared_strings("A-1")}
    )
    cell = rb'<c r="A2" t="\w+">.*?</c>'
    sheet = re.sub(cell, b'<c r="A2" t="s"><v>0</v></c>', parts_of(content)[SHEET])
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as target:
        for name, part in changed(parts_of(content) | {SHEET: sheet}).items():
            target.writestr(name, part)
    assert read_all(file.getvalue()) == [["A-1"]]


def test_an_empty_sheet_and_one_that_is_a_note_are_no_choice():
    book = Workbook()
    assert book.active is not None
    book.active.append(["a"])
    book.active.append(["1"])
    book.create_sheet("Sheet2")
    book.create_sheet("# Example").append(["a"])
    file = io.BytesIO()
    book.save(file)
    assert look(file.getvalue()).layout.sheet == "Sheet"
    assert refusal(file.getvalue(), sheet="# Example") == ("sheet", "unknown_sheet")


def test_a_workbook_that_is_written_holds_the_texts_as_they_are():
    lines = [["a", "b"], ["=Q", "'=Q"], ["_x000D_", "#N/A"]]
    with workbook([csv_lines(lines)]) as file:
        assert read_all(file.read()) == lines[1:]


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
