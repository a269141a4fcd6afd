"""Recognise, examine and read a table file of any format, from any place."""

import re
from collections.abc import Iterator
from typing import BinaryIO

from . import delimited, lines
from .layout import Examined, Format, Layout, Line, Place, Row, refuse

ZIP = b"PK\x03\x04"
OLE = b"\xd0\xcf\x11\xe0"  # workbooks before 2007, and those of today that have a password
# What a file of another kind begins with, behind spaces and a byte order mark -> why it is refused.
_OTHER_KINDS = {
    rb"%PDF": "pdf_file",
    rb"\{\\rtf": "text_document",
    rb"(?is)<[a-z!?].*<(?:html|head|body|table|tr|td)\b": "html_file",
    rb"(?i)<(?:html|head|body|meta|style|table|div|p)\b": "html_file",
    rb"MIME-Version:": "html_file",
    rb"(?i)<(?:\?xml|!--|!doctype)": "xml_file",
    rb"\x1f\x8b|7z\xbc\xaf|Rar!|BZh\d|\xfd7zXZ|\x28\xb5\x2f\xfd": "packed_file",
}
_JSON = re.compile(rb"\{|\[\s*(?:\{|$)")
_SIZE = 4096  # bytes by which a file is told
# What clients announce; whatever else there is says nothing.
MEDIA_TYPES = {
    "text/csv": Format.CSV,
    "application/csv": Format.CSV,
    "text/tab-separated-values": Format.CSV,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Format.XLSX,
    "application/x-ndjson": Format.NDJSON,
    "application/ndjson": Format.NDJSON,
    "application/jsonl": Format.NDJSON,
}


def recognise(source: BinaryIO, announced: Format | None) -> Format:
    """Detect the file format. Raises InvalidInput for another kind, or another than announced."""
    start = source.read(_SIZE)
    source.seek(0)
    text = start.removeprefix(b"\xef\xbb\xbf").lstrip()
    for pattern, code in _OTHER_KINDS.items():
        if re.match(pattern, text):
            refuse("file", code)
    if start.startswith(OLE):
        refuse("file", _kind_of_container(source))
    if start.startswith(ZIP):
        found = Format.XLSX
    elif start[257:262] == b"ustar":
        refuse("file", "packed_file")
    elif b"\0" in start:
        refuse("file", "not_a_table")  # pictures and the like have NUL bytes early on
    elif _JSON.match(text) and announced is not Format.CSV:
        found = Format.NDJSON
    else:
        found = Format.CSV
    if announced not in (None, found):
        refuse("file", "other_format", announced=announced, found=found)
    return found


def _kind_of_container(source: BinaryIO) -> str:
    """What else Microsoft's old container holds: the names of its streams are UTF-16."""
    names = {
        "EncryptedPackage": "encrypted_workbook",
        "WordDocument": "text_document",
        "PowerPoint Document": "text_document",
    }
    kinds = {name.encode("utf-16-le"): code for name, code in names.items()}
    before = b""
    while piece := source.read(1024 * 1024):
        for name, code in kinds.items():
            if name in before + piece:
                return code
        before = piece[-64:]
    return "old_workbook"


def examine(source: BinaryIO, stated: Layout) -> Examined:
    """Detect the layout of a file of any format, unless it is stated.

    Raises InvalidInput, which names what must be stated (`encoding`, `delimiter`, `sheet`), or
    `file` if it can't be read.
    """
    match recognise(source, stated.format):
        case Format.CSV:
            return delimited.examine(source, stated)
        case Format.XLSX:
            from . import workbooks  # noqa: PLC0415  (as in lib.tables.writing)

            return workbooks.examine(source, stated)
        case Format.NDJSON:
            return lines.examine(source)


def rows(source: BinaryIO, layout: Layout, after: Place | None) -> Iterator[Row]:
    """The rows of a table from a place on; None: from the one below the header.

    Hidden ones are left out, or not marked as hidden, if that was stated.

    Raises Broken where the rest cannot be read.
    """
    if layout.format is Format.XLSX:
        from . import workbooks  # noqa: PLC0415

        found = workbooks.read(source, layout, **(after or {}))
    else:
        place = after or {}
        source.seek(place.get("offset", 0))
        found = delimited.read(source, layout, **place)
    if after is None:
        next((row for row in found if row.number >= (layout.head_row or 1)), None)
    return found


def objects(source: BinaryIO, after: Place | None) -> Iterator[Line]:
    """The lines of NDJSON from a place on; None: from the first. Raises Broken as `rows` does."""
    place = after or {}
    source.seek(place.get("offset", 0))
    return lines.read(source, **place)
