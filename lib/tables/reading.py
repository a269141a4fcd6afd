"""Recognise, examine and read a table file of any format, from any place."""

import codecs
from collections.abc import Iterator
from typing import BinaryIO

from . import delimited, lines
from .layout import Examined, Format, Layout, Line, Place, Row, refuse

ZIP = b"PK\x03\x04"
OLE = b"\xd0\xcf\x11\xe0"  # workbooks before 2007
UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)  # text all the same: its encoding is refused
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
    """Detect the file format. Raises InvalidInput if it differs from the announced one."""
    start = source.read(1024)
    source.seek(0)
    if start.startswith(OLE):
        refuse("file", "old_workbook")
    text = start.removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith(ZIP):
        found = Format.XLSX
    elif start.startswith(b"%PDF") or (b"\0" in start and not start.startswith(UTF_16)):
        refuse("file", "not_a_table")  # pictures and the like have NUL bytes early on
    elif text.startswith((b"{", b"[{")) and announced is not Format.CSV:
        found = Format.NDJSON
    else:
        found = Format.CSV
    if announced not in (None, found):
        refuse("file", "other_format", announced=announced, found=found)
    return found


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
        next(found, None)
    return found


def objects(source: BinaryIO, after: Place | None) -> Iterator[Line]:
    """The lines of NDJSON from a place on; None: from the first. Raises Broken as `rows` does."""
    place = after or {}
    source.seek(place.get("offset", 0))
    return lines.read(source, **place)
