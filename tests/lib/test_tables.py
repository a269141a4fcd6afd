"""Reading tables: detected formats, streamed rows, exact cells."""

import contextlib
import csv
import gzip
import io
import zipfile
from typing import Any

import pytest
from hypothesis import given, strategies as st

from accounts.errors import fault_text
from lib.faults import InputTooLarge, InvalidInput
from lib.tables.layout import LONGEST_ROW, Broken, Format, Layout, shown
from lib.tables.reading import examine, objects, received, rows

GERMAN = "Seriennummer;Größe;Charge\r\nA-1;12,5;B\r\nA-2;7,25;B\r\n"
UMLAUTS = "äöüßÄÖÜéèàçëêîôûñ"


def look(content: bytes, **stated: Any) -> Any:
    return examine(io.BytesIO(content), Layout(**stated))


def read_all(content: bytes, **stated: Any) -> list[list[str]]:
    layout = look(content, **stated).layout
    found = rows(io.BytesIO(content), layout, None)
    return [[shown(cell) for cell in row.cells] for row in found]


def refusal(content: bytes, **stated: Any) -> tuple[str | None, str]:
    with pytest.raises(InvalidInput) as caught:
        look(content, **stated)
    (fault,) = caught.value.errors
    assert fault_text(fault)
    return fault.parameter, fault.code


# --- delimited text -------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "windows-1252"])
@pytest.mark.parametrize("delimiter", [";", "\t", "|"])
def test_files_of_spreadsheets_are_read_without_stated_layout(encoding: str, delimiter: str):
    content = GERMAN.replace(";", delimiter).encode(encoding)
    found = look(content)
    assert found.layout.delimiter == delimiter
    assert list(found.header) == ["Seriennummer", "Größe", "Charge"]
    assert read_all(content) == [["A-1", "12,5", "B"], ["A-2", "7,25", "B"]]
    assert found.rows is not None
    assert found.rows >= 2


@pytest.mark.parametrize("encoding", ["cp850", "macintosh", "windows-1252"])
def test_a_letter_that_could_be_another_one_is_not_guessed(encoding: str):
    text = "Name;Ort\nGröße;– Köln\n"
    content = text.encode(encoding, "replace")
    assert refusal(content) == ("encoding", "unclear")
    assert look(content, encoding=encoding).sample[0].cells[0] == "Größe"


def test_a_wrong_encoding_is_refused_with_its_line():
    with pytest.raises(InvalidInput) as caught:
        look("a;b\nx;y\nGröße;z\n".encode("cp1252"), encoding="utf-8")
    (fault,) = caught.value.errors
    assert (fault.parameter, fault.code, fault.params["line"]) == ("encoding", "not_in_encoding", 3)
    for encoding, stated in (("utf-8-sig", "windows-1252"), ("utf-8", "utf-16")):
        content = "a;b\nGröße;2\n".encode(encoding)
        assert refusal(content, encoding=stated) == ("encoding", "not_in_encoding")


@pytest.mark.parametrize(
    "content",
    [
        GERMAN.replace(";", "\t").encode("utf-16"),  # "Unicode text" of Excel
        GERMAN.encode("utf-16-le"),
        GERMAN.encode("utf-16-be"),
        GERMAN.encode("utf-32"),
        gzip.compress(GERMAN.encode("utf-16")),
        GERMAN.replace("\r\n", "\r").encode("utf-8-sig"),
        GERMAN.replace("\r\n", "\r").encode("utf-16"),
        f"sep=;\r\n{GERMAN}".encode("utf-8-sig"),
        f"SEP=|\n{GERMAN.replace(';', '|')}".encode(),
        f'"sep=\t"\n{GERMAN}'.replace(";", "\t").encode("utf-16"),
    ],
)
def test_files_as_excel_saves_them_are_read_and_their_rows_numbered_as_it_shows_them(
    content: bytes,
):
    with received(io.BytesIO(content).read, 100_000) as sent:
        found = examine(sent.file, Layout())
        assert list(found.header) == ["Seriennummer", "Größe", "Charge"]
        whole = list(rows(sent.file, found.layout, None))
        assert [(row.number, row.cells) for row in whole] == [
            (2, ["A-1", "12,5", "B"]),
            (3, ["A-2", "7,25", "B"]),
        ]
        assert [row.cells for row in rows(sent.file, found.layout, whole[0].after)] == [
            whole[1].cells
        ]


@pytest.mark.parametrize("above", ["Lieferschein 4711\n\n", "Lieferschein 4711;;\n;;\n"])
def test_a_title_above_the_head_is_no_head_and_the_head_can_be_stated(above: str):
    content = (above + GERMAN).encode()
    assert refusal(content) == ("headRow", "unclear_head")
    assert refusal(content, head_row=2) == ("headRow", "empty_head")
    found = look(content, head_row=3)
    assert (found.layout.delimiter, found.header[0]) == (";", "Seriennummer")
    assert [row.number for row in rows(io.BytesIO(content), found.layout, None)] == [4, 5]


def test_marks_that_shield_text_from_excel_are_removed():
    content = b'a;b\n"=""0004711""";="x"\n\'=Q;\'x\n\'\'=Q;\'+1\n'
    assert read_all(content)[1:] == [["'=Q", "'x"], ["''=Q", "'+1"]]
    assert read_all(content)[0] == ["0004711", "x"]
    layout = look(content, marked=True).layout
    assert [row.cells for row in rows(io.BytesIO(content), layout, None)][1:] == [
        ["=Q", "'x"],
        ["'=Q", "'+1"],
    ]


def test_two_delimiters_that_both_fit_have_to_be_stated():
    content = b"serial;mass, kg\nA;1,5\nB;2,5\n"
    assert refusal(content) == ("delimiter", "unclear")
    assert read_all(content, delimiter=";") == [["A", "1,5"], ["B", "2,5"]]


def test_one_column_needs_no_delimiter():
    assert read_all(b"serialNumber\nA\nB\n") == [["A"], ["B"]]


def test_rows_are_numbered_as_a_spreadsheet_numbers_them():
    content = b'serial;note\n\n"A";"two\nlines"\n;\nB;x\n'
    found = list(rows(io.BytesIO(content), look(content).layout, None))
    assert [(row.number, row.cells[0]) for row in found] == [(3, "A"), (5, "B")]


@pytest.mark.parametrize("content", [b"", b"\n\n", b"a;b\n", b"\xef\xbb\xbf", b"a;b\n;\n"])
def test_nothing_is_no_table(content: bytes):
    assert refusal(content) == ("file", "no_rows")


@pytest.mark.parametrize("row", ['"A;1', 'x"A"y;1\n"A"y;2', "A" * (LONGEST_ROW + 1)])
def test_where_a_row_cannot_be_read_the_rest_is_not_either(row: str):
    content = ("a;b\n" + "1;2\n" * 200 + row + "\n3;4\n").encode()
    found = rows(io.BytesIO(content), look(content, delimiter=";").layout, None)
    with pytest.raises(Broken) as caught:
        list(found)
    assert caught.value.row >= 202
    assert caught.value.fault.code == "malformed_row"


cells = st.text(
    st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]) | st.sampled_from(',;"\n\t'),
    max_size=8,
)


@given(table=st.lists(st.lists(cells, min_size=2, max_size=4), min_size=2, max_size=6))
def test_whatever_csv_writes_is_read_again_from_any_place(table: list[list[str]]):
    head = ["a", "b", "c", "d"]
    text = io.StringIO()
    csv.writer(text, delimiter=";").writerows([head, *table])
    content = text.getvalue().encode()
    expected = [line for line in table if any(cell.strip() for cell in line)]
    layout = Layout(format=Format.CSV, encoding="utf-8", delimiter=";")
    found = list(rows(io.BytesIO(content), layout, None))
    assert [list(row.cells) for row in found] == expected
    for number, row in enumerate(found, 1):
        rest = rows(io.BytesIO(content), layout, row.after)
        assert [list(each.cells) for each in rest] == expected[number:]


@given(text=st.text(alphabet=UMLAUTS + "abc xyz", min_size=1))
def test_letters_survive_every_encoding_that_is_told(text: str):
    for encoding in ("utf-8", "utf-8-sig", "windows-1252"):
        content = f"a;b\n1;x{text}x\n".encode(encoding)
        assert read_all(content)[0][1] == f"x{text}x"


@given(content=st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(content: bytes):
    for start in (b"", b"a;b\n", b"PK\x03\x04", b"{", b"\x1f\x8b"):
        source = io.BytesIO(start + content)
        with contextlib.suppress(InvalidInput, Broken), received(source.read, 10_000) as sent:
            layout = examine(sent.file, Layout()).layout
            if layout.format is Format.NDJSON:
                list(objects(sent.file, None))
            else:
                list(rows(sent.file, layout, None))


# --- of other kinds ------------------------------------------------------------------------------


def container(stream: str) -> bytes:
    """Microsoft's old container, in which something of this name is."""
    return b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 2_000_000 + stream.encode("utf-16-le")


def archive(*names: str) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as target:
        for name in names:
            target.writestr(name, b"x")
    return file.getvalue()


@pytest.mark.parametrize(
    ("content", "stated", "fault"),
    [
        (b"PK\x03\x04 and nothing", {}, ("file", "unreadable_file")),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", {}, ("file", "old_workbook")),
        (container("EncryptedPackage"), {}, ("file", "encrypted_workbook")),
        (container("WordDocument"), {}, ("file", "text_document")),
        (b"%PDF-1.7\n%\x93\x8c\x8b\x9e\n", {}, ("file", "pdf_file")),
        (b"{\\rtf1\\ansi", {}, ("file", "text_document")),
        (b"\xef\xbb\xbf\r\n<html><table><tr><td>a", {}, ("file", "html_file")),
        (b"<!DOCTYPE html>\n<table>", {}, ("file", "html_file")),
        (b"<!-- SAP -->\n<font><table>", {}, ("file", "html_file")),
        (b"<!---->" * 500 + b"<rows>", {}, ("file", "xml_file")),
        (b"<meta charset='utf-8'><table>", {}, ("file", "html_file")),
        (b'<?xml version="1.0"?>\n<html xmlns="x">', {}, ("file", "html_file")),
        (
            b'<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>',
            {},
            ("file", "xml_file"),
        ),
        (archive("mimetype", "content.xml"), {}, ("file", "open_document")),
        (archive("_rels/.rels", "xl/workbook.bin"), {}, ("file", "binary_workbook")),
        (archive("_rels/.rels", "word/document.xml"), {}, ("file", "text_document")),
        (archive("Index/Document.iwa"), {}, ("file", "numbers_document")),
        (archive("rows.csv"), {}, ("file", "packed_file")),
        (b"\x1f\x8b\x08", {}, ("file", "packed_file")),
        (b"7z\xbc\xaf\x27\x1c", {}, ("file", "packed_file")),
        (b'{\n  "serialNumber": "1"\n}\n', {}, ("file", "not_one_object_a_line")),
        (b'[\n  {"serialNumber": "1"}\n]\n', {}, ("file", "not_one_object_a_line")),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", {}, ("file", "not_a_table")),
        (b"\xff\xd8\xff\xe0\0\x10JFIF\0", {}, ("file", "not_a_table")),
        (b"PK\x03\x04", {"format": Format.CSV}, ("file", "other_format")),
        (b"a;b\n1;2\n", {"format": Format.XLSX}, ("file", "other_format")),
        (b'[{"a": 1}]', {}, ("file", "not_one_object_a_line")),
    ],
)
def test_a_file_of_another_kind_is_named(content: bytes, stated: Any, fault: tuple[str, str]):
    assert refusal(content, **stated) == fault


# --- objects --------------------------------------------------------------------------------------


def test_lines_are_numbered_and_read_on_from_any_place():
    content = b'\xef\xbb\xbf{"a": 1}\n\n{"a": 2}\r\n' + b"x" * (LONGEST_ROW + 9) + b'\n{"a": 3}'
    assert look(content).layout.format is Format.NDJSON
    found = list(objects(io.BytesIO(content), None))
    assert [(line.number, line.content) for line in found] == [
        *((1, b'{"a": 1}'), (3, b'{"a": 2}'), (4, None), (5, b'{"a": 3}'))
    ]
    rest = objects(io.BytesIO(content), found[1].after)
    assert [line.number for line in rest] == [4, 5]


# --- taking in ------------------------------------------------------------------------------------


def test_gzip_is_unpacked_and_bounded():
    content = GERMAN.encode() * 50
    with received(io.BytesIO(gzip.compress(content)).read, 100_000) as sent:
        assert sent.file.read() == content
        assert sent.size == len(content)
    with received(io.BytesIO(content).read, 100_000) as plain:
        assert plain.sha256 == sent.sha256
    bomb = gzip.compress(b"0" * 5_000_000)
    for limit in (1_000_000, 100_000_000):
        with pytest.raises(InvalidInput) as caught, received(io.BytesIO(bomb).read, limit):
            pass
        assert [fault.code for fault in caught.value.errors] == ["expands_too_much"]
    with pytest.raises(InputTooLarge), received(io.BytesIO(content).read, 100):
        pass
    with pytest.raises(InvalidInput), received(io.BytesIO(bomb[:-9]).read, 10**8):
        pass
