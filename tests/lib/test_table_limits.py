"""Limits for small files that are expensive to read."""

import gzip
import io
import struct
from itertools import chain, islice, repeat

import pytest

from accounts.errors import fault_text
from lib.faults import InvalidInput
from lib.tables.layout import (
    LONGEST_ROW,
    MAX_COLUMNS,
    MAX_EMPTY,
    SAMPLE_ROWS,
    Broken,
    Format,
    Layout,
)
from lib.tables.parts import MAX_CONTENTS, MAX_ELEMENTS
from lib.tables.reading import examine, objects, rows
from lib.tables.sheets import MAX_IN_ROW
from lib.tables.workbooks import MAX_LOOKED_AT
from tests.lib.workbooks import (
    MAIN,
    SHEET,
    STRINGS,
    make_workbook,
    shared_strings,
    with_parts,
    with_strings_reference,
    without_compression,
    workbook_with_sheet,
)

FIRST = '<row><c t="inlineStr"><is><t>a</t></is></c></row><row><c><v>1</v></c></row>'
MILLION = 1_000_000


class Watched(io.BytesIO):
    """A file that counts what is read of it."""

    lines = 0
    size = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        self.lines += 1
        return super().readline(size)

    def read(self, size: int | None = -1, /) -> bytes:
        found = super().read(size)
        self.size += len(found)
        return found


def refused(content: bytes) -> str:
    """What the door says, and what whoever reads on says: the same."""
    source = Watched(content)
    with pytest.raises(InvalidInput) as caught:
        examine(source, Layout())
    (fault,) = caught.value.errors
    assert fault.parameter == "file"
    assert fault_text(fault)
    return fault.code


def broken(content: bytes, kind: Format = Format.XLSX) -> tuple[int, str]:
    """Where reading ends, and why."""
    layout = Layout(format=kind, sheet="Sheet", encoding="utf-8", delimiter=",")
    with pytest.raises(Broken) as caught:
        list(rows(io.BytesIO(content), layout, None))
    return caught.value.row, caught.value.fault.code


# --- empty rows -----------------------------------------------------------------------------------


def test_rows_that_are_as_wide_as_a_sheet_and_empty_are_not_read_for_ever():
    wide = "".join(f'<row r="{n}"><c r="XFD{n}"/></row>' for n in range(3, MILLION))
    content = workbook_with_sheet(FIRST + wide)
    assert refused(content) == "too_many_empty_rows"
    assert broken(content) == (3, "too_many_empty_rows")
    source = Watched(without_compression(content))
    with pytest.raises(InvalidInput):
        examine(source, Layout())
    assert source.size < 2 * MAX_EMPTY * len('<row r="999999"><c r="XFD999999"/></row>')


def test_a_hundred_megabytes_of_empty_lines_are_not_read_line_by_line():
    content = b"a,b\n1,2\n" + b"\n" * 100 * MILLION
    assert len(gzip.compress(content[: 10 * MILLION])) < 20_000
    source = Watched(content)
    with pytest.raises(InvalidInput) as caught:
        examine(source, Layout())
    assert caught.value.errors[0].code == "too_many_empty_rows"
    assert source.lines < MAX_EMPTY + 10
    assert broken(content[:MILLION], Format.CSV) == (3, "too_many_empty_rows")


def test_the_same_of_objects():
    content = b'{"a": 1}\n' + b"\n" * MILLION + b'{"a": 2}\n'
    with pytest.raises(Broken) as caught:
        list(objects(io.BytesIO(content), None))
    assert (caught.value.row, caught.value.fault.code) == (2, "too_many_empty_rows")
    source = Watched(b"\n" * MILLION + b"{}")
    with pytest.raises(InvalidInput):
        examine(source, Layout(format=Format.NDJSON))
    assert source.lines < MAX_EMPTY + 10


@pytest.mark.parametrize("kind", [Format.CSV, Format.XLSX, Format.NDJSON])
def test_the_empty_rows_that_programs_write_below_a_table_do_no_harm(kind: Format):
    if kind is Format.XLSX:
        gap = "".join(f'<row r="{n}"><c r="A{n}" s="0"/></row>' for n in range(3, 3 + MAX_EMPTY))
        last = f'<row r="{2 + MAX_EMPTY}"><c><v>2</v></c></row>'
        contents = [
            workbook_with_sheet(FIRST + gap),
            workbook_with_sheet(FIRST + gap.rpartition("<row")[0] + last),
        ]
    else:
        contents = [b'{"a":1}\n{"a":1}\n' + b"\n" * (MAX_EMPTY - 1) + b'{"a":2}\n']
    for content in contents:
        found = examine(io.BytesIO(content), Layout(format=kind))
        if kind is Format.NDJSON:
            assert len(list(objects(io.BytesIO(content), None))) == 3
        else:
            assert len(list(rows(io.BytesIO(content), found.layout, None))) >= 1


def test_at_most_so_many_rows_are_looked_at_for_a_sample():
    sparse = chain(["a", "0"], *(chain(repeat("", 5_000), [str(n)]) for n in range(1_000)))
    source = Watched("\n".join(sparse).encode())
    found = examine(source, Layout(delimiter=","))
    assert 0 < len(found.sample) < SAMPLE_ROWS
    assert source.lines < 3 * MAX_EMPTY


# --- wide and long rows ---------------------------------------------------------------------------


def test_a_row_of_too_many_cells_ends_the_reading():
    content = b"a,b\n1,2\n" + b"," * (LONGEST_ROW - 10) + b"\n3,4\n"
    assert refused(content) == "too_many_columns"
    assert broken(content, Format.CSV) == (3, "too_many_columns")
    far = workbook_with_sheet(f'{FIRST}<row><c r="XFD3"><v>1</v></c></row>')
    assert broken(far) == (3, "too_many_columns")
    exact = b"a,b\n" + b",".join([b"1"] * MAX_COLUMNS) + b"\n"
    assert len(examine(io.BytesIO(exact), Layout()).sample[0].cells) == MAX_COLUMNS


def test_a_record_of_many_lines_is_no_longer_than_one_of_one_line():
    content = b"a,b\n1,2\n" + b'"\n",' * MILLION
    assert refused(content) == "malformed_row"
    assert broken(content, Format.CSV) == (3, "malformed_row")
    whole = b'a,b\n"1\n1",2\n' * (LONGEST_ROW // 8)
    assert len(examine(io.BytesIO(whole), Layout()).sample) == SAMPLE_ROWS


def test_the_text_of_a_row_is_bounded_also_where_cells_share_it():
    long = "x" * (LONGEST_ROW // 2)
    assert broken(
        workbook_with_sheet(f'{FIRST}<row><c t="str"><v>{long}{long}x</v></c></row>')
    ) == (
        3,
        "row_too_long",
    )
    cells = '<c t="s"><v>0</v></c>' * 3
    shared = with_parts(
        workbook_with_sheet(f"{FIRST}<row>{cells}</row>"), {STRINGS: shared_strings(long)}
    )
    assert broken(with_strings_reference(shared)) == (3, "row_too_long")


# --- forged parts of a workbook -------------------------------------------------------------------


@pytest.mark.parametrize(
    "inside",
    [
        "<x/>" * (MAX_IN_ROW + 10),
        "<row>" + "<c/>" * (MAX_IN_ROW + 10) + "</row>",
        "<row>" + "<x>" * 100 + "</x>" * 100 + "</row>",
        '<row r="2"><c><v>again</v></c></row>',
        '<row r="1048577"><c><v>1</v></c></row>',
        f"<!--{'x' * 2 * MILLION}-->",
        f'<row x="{"x" * 2 * MILLION}"/>',
        '<row><c t="s"><v>-1</v></c></row>',
        '<row><c t="s"><v>99</v></c></row>',
        '<row><c s="99"><v>1</v></c></row>',
        '<row><c t="zip"><v>1</v></c></row>',
        "<row><c><v>1_000</v></c></row>",
    ],
    ids=lambda text: text[:30],
)
def test_a_sheet_of_junk_is_refused(inside: str):
    assert broken(workbook_with_sheet(FIRST + inside)) == (3, "unreadable_file")


def test_at_the_door_no_more_than_so_many_elements_are_looked_at():
    wide = "<row>" + "<c/>" * 16_384 + "</row>"
    content = workbook_with_sheet(FIRST + wide * (MAX_LOOKED_AT // 16_384 + 1))
    assert refused(content) == "unreadable_file"


@pytest.mark.parametrize(
    ("said", "bound"),
    [
        ('<dimension ref="A1:B7"/>', 6),
        ('<dimension ref="A1:XFD9999999999999999"/>', 1_048_575),
        ('<dimension ref="A1:XFD99999999"/>', 1_048_575),
        ('<dimension ref="A1:A3"/><dimension ref="A1:A999999"/>', 2),
        ("<dimension/>", None),
        ("", None),
    ],
)
def test_stated_size_of_a_sheet_is_only_a_bound(said: str, bound: int | None):
    assert examine(io.BytesIO(workbook_with_sheet(FIRST, said)), Layout()).rows == bound


@pytest.mark.parametrize(
    "inside",
    [
        f"<si><t>{'x' * (LONGEST_ROW + 1)}</t></si>",
        "<si>" + "<r>" * 100 + "</r>" * 100 + "</si>",
    ],
    ids=["one huge string", "deep nesting"],
)
def test_shared_strings_are_bounded(inside: str):
    table = workbook_with_sheet('<row><c t="s"><v>0</v></c></row><row><c t="s"><v>1</v></c></row>')
    content = with_parts(table, {STRINGS: shared_strings("a", inside=inside)})
    assert refused(with_strings_reference(content)) == "unreadable_file"


def test_shared_strings_are_read_as_far_as_they_are_asked_for():
    texts = [f"text {number}" for number in range(200_000)]
    cells = "".join(f'<row><c t="s"><v>{number}</v></c></row>' for number in range(200))
    table = with_strings_reference(
        with_parts(workbook_with_sheet(cells), {STRINGS: shared_strings(*texts)})
    )
    plain = without_compression(table)
    source = Watched(plain)
    sample = examine(source, Layout()).sample
    assert [row.cells for row in sample][-1] == [f"text {SAMPLE_ROWS}"]
    assert source.size < len(plain) / 10


def test_styles_and_relations_without_end_are_refused():
    styles = f'<styleSheet xmlns="{MAIN}"><cellXfs>{"<xf/>" * (MAX_ELEMENTS + 1)}'
    content = with_parts(make_workbook(["a"], ["1"]), {"xl/styles.xml": styles.encode()})
    assert refused(content) == "unreadable_file"


def test_entities_are_not_expanded():
    doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    xml = f'{doctype}<worksheet xmlns="{MAIN}"><sheetData>{FIRST}</sheetData></worksheet>'
    content = with_parts(make_workbook(["a"], ["1"]), {SHEET: xml.encode()})
    assert refused(content) == "unreadable_file"


def test_an_archive_that_lists_parts_without_end_is_refused_before_it_is_opened():
    content = make_workbook(["a"], ["1"])
    end = content.rindex(b"PK\x05\x06")
    forged = bytearray(content)
    forged[end + 12 : end + 16] = (MAX_CONTENTS + 1).to_bytes(4, "little")
    assert refused(bytes(forged)) == "unreadable_file"
    forged[end + 16 : end + 20] = b"PK\x05\x06"  # looks like an end, within the end
    assert refused(bytes(forged)) == "unreadable_file"
    assert refused(wide_of(content, MAX_CONTENTS + 1)) == "unreadable_file"


def test_archives_of_the_64_bit_kind_are_read():
    content = make_workbook(["a"], ["1"])
    end = content.rindex(b"PK\x05\x06")
    size = int.from_bytes(content[end + 12 : end + 16], "little")
    assert examine(io.BytesIO(wide_of(content, size)), Layout()).header == ["a"]


def wide_of(content: bytes, size: int) -> bytes:
    """The archive with a 64-bit end, which says that its list of contents has so many bytes."""
    end = content.rindex(b"PK\x05\x06")
    count, place = content[end + 10 : end + 12], content[end + 16 : end + 20]
    record = struct.pack("<4sQHHLL", b"PK\x06\x06", 44, 45, 45, 0, 0)
    record += count.ljust(8, b"\0") * 2 + struct.pack("<Q", size) + place.ljust(8, b"\0")
    locator = struct.pack("<4sLQL", b"PK\x06\x07", 0, end, 1)
    short = content[end : end + 8] + b"\xff" * 12 + b"\0\0"
    return content[:end] + record + locator + short


def test_of_many_sheets_a_few_are_named():
    content = make_workbook(["a"], ["1"], sheets=60)
    with pytest.raises(InvalidInput) as caught:
        examine(io.BytesIO(content), Layout())
    assert len(str(caught.value.errors[0].params["expected"]).split(", ")) == 20


def test_numbers_of_rows_may_be_missing_in_between():
    content = workbook_with_sheet(
        f'{FIRST}<row r="9"><c r="B9"><v>2</v></c></row><row><c><v>3</v></c></row>'
    )
    found = rows(io.BytesIO(content), Layout(format=Format.XLSX, sheet="Sheet"), None)
    assert [row.number for row in islice(found, 10)] == [2, 9, 10]
