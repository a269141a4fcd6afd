"""XLSX workbooks for tests, also forged ones."""

import io
import zipfile
from typing import Any

from openpyxl import Workbook

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
SHEET = "xl/worksheets/sheet1.xml"
STRINGS = "xl/sharedStrings.xml"


def make_workbook(
    *lines: list[Any], formats: dict[str, str] | None = None, sheets: int = 1
) -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for line in lines:
        sheet.append(line)
    for place, number_format in (formats or {}).items():
        sheet[place].number_format = number_format
    for _ in range(sheets - 1):
        book.create_sheet().append(["more"])
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def workbook_with_sheet(inside: str, before: str = "") -> bytes:
    """A workbook whose only sheet has these rows."""
    xml = f'<worksheet xmlns="{MAIN}">{before}<sheetData>{inside}</sheetData></worksheet>'
    return with_parts(make_workbook(["a"], ["1"]), {SHEET: xml.encode()})


def parts_of(content: bytes) -> dict[str, bytes]:
    """The parts of a workbook, by their names."""
    with zipfile.ZipFile(io.BytesIO(content)) as source:
        return {name: source.read(name) for name in source.namelist()}


def with_parts(content: bytes, parts: dict[str, bytes]) -> bytes:
    """The workbook with these parts."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target:
        for name, part in (parts_of(content) | parts).items():
            target.writestr(name, part)
    return file.getvalue()


def with_changed_sheet(content: bytes, old: bytes, new: bytes) -> bytes:
    """The workbook with its sheet changed."""
    part = parts_of(content)[SHEET]
    assert old in part
    return with_parts(content, {SHEET: part.replace(old, new)})


def shared_strings(*texts: str, inside: str = "") -> bytes:
    """The part that cells refer to."""
    strings = "".join(f"<si><t>{text}</t></si>" for text in texts)
    return f'<sst xmlns="{MAIN}">{strings}{inside}</sst>'.encode()


def with_strings_reference(content: bytes) -> bytes:
    """A workbook that knows of its strings."""
    parts = parts_of(content)
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings"
    own = f'<Relationship Id="strings" Type="{kind}" Target="sharedStrings.xml"/></Relationships>'
    name = "xl/_rels/workbook.xml.rels"
    relations = parts[name].replace(b"</Relationships>", own.encode())
    return with_parts(content, {name: relations})


def without_compression(content: bytes) -> bytes:
    """The workbook in an archive of which so many bytes are read as there are."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as target:
        for name, part in parts_of(content).items():
            target.writestr(name, part)
    return file.getvalue()
