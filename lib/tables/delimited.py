"""Read tables of text as streams: CSV (RFC 4180) by records, NDJSON by lines, each with the offset behind it.

The encoding is told from all bytes of the file, never by a guess. The content of NDJSON is not parsed here.
"""

import codecs
import csv
import re
from collections.abc import Iterator
from io import StringIO
from typing import BinaryIO, NoReturn, cast, get_args

import msgspec

from .layout import (
    LONGEST_ROW,
    SAMPLE_BYTES,
    SAMPLE_ROWS,
    Broken,
    Cell,
    Delimiter,
    Encoding,
    Examined,
    Fault,
    Format,
    Layout,
    Line,
    Row,
    check_gap,
    check_width,
    first_rows,
    is_empty,
    refuse,
    refuse_open,
    shown,
)
from .writing import without_mark

PIECE = 256 * 1024
# Excel's own first line, which it does not show: what stands between the cells.
_SEPARATOR = re.compile(rb'(?:\xef\xbb\xbf)?"?sep=(.)"?\r?\n', re.IGNORECASE)
# What spreadsheets save of formulas that have failed, in the languages of Excel that we meet.
_FAILED = re.compile(
    r"#(?:N/A|NV|REF!|BEZUG!|VALUE!|WERT!|VALEUR!|NAME\?|NOM\?|DIV/0!|NUM!|ZAHL!|NOMBRE!|NULL!|NUL!|SPILL!|CALC!)"
)
_SPECIAL = frozenset("=#")  # begin cells that are not what they seem
_TOO_NARROW = re.compile(r"#{3,}")  # of a number or a day, in a column that was too narrow for it
_KEPT_AS_TEXT = re.compile(r'="((?:[^"]|"")*)"')  # ="0004711" shows 0004711


class _Text:
    """The lines of a byte stream as text, and how many bytes they were.

    A record has one line, or more of them within quotation marks: `begun` is where it begins.
    """

    def __init__(self, source: BinaryIO, encoding: str, offset: int) -> None:
        self._source, self._encoding = source, encoding
        self.offset = self.begun = offset

    def __iter__(self) -> Iterator[str]:
        while raw := self._source.readline(LONGEST_ROW + 1):
            first = self.offset == 0
            self.offset += len(raw)
            if self.offset - self.begun > LONGEST_ROW:
                raise csv.Error
            text = raw.decode(self._encoding)
            yield text.removeprefix("\ufeff") if first else text


def examine(source: BinaryIO, stated: Layout) -> Examined:
    """Encoding and delimiter, stated or found out; the header, and the first rows.

    Raises InvalidInput about `encoding`, `delimiter` or `file`.
    """
    encoding = find_encoding(source, stated.encoding)
    source.seek(0)
    begin, separator = _separator(source)
    source.seek(begin)
    delimiter = stated.delimiter or _said(separator) or _find_delimiter(source, encoding, stated)
    layout = msgspec.structs.replace(
        stated, format=Format.CSV, encoding=encoding, delimiter=delimiter
    )
    source.seek(0)
    header, sample = first_rows(read(source, layout), stated)
    layout = msgspec.structs.replace(layout, head_row=header.number, sheet=None, hidden=None)
    names = [shown(cell).strip() for cell in header.cells]
    return Examined(layout=layout, header=names, sample=sample, rows=count_lines(source) - 1)


def read(source: BinaryIO, layout: Layout, *, offset: int = 0, row: int = 0) -> Iterator[Row]:
    """Every record that is not empty, beginning with the header when read from the start.

    `source` stands at `offset`, behind so many records. Raises Broken where the rest is unreadable.
    """
    if offset == 0:
        offset, _mark = _separator(source)
        source.seek(offset)
    text = _Text(source, layout.encoding or "utf-8", offset)
    records = csv.reader(text, delimiter=layout.delimiter or ",", strict=True)
    last = row
    while True:
        row += 1
        text.begun = text.offset
        try:
            cells = next(records, None)
        except csv.Error as error:
            raise Broken(row, Fault("malformed_row")) from error
        if cells is None:
            return
        check_gap(row, last)
        check_width(row, len(cells))
        if not is_empty(cells):
            last = row
            values: list[Cell] = [*cells]
            if layout.marked or not _SPECIAL.isdisjoint([cell[:1] for cell in cells]):
                values = [_shown(cell, marked=layout.marked) for cell in cells]
            yield Row(row, values, {"offset": text.offset, "row": row})


def _shown(cell: str, *, marked: bool) -> Cell:
    """The cell as a spreadsheet shows it, or what it has saved in the place of a value."""
    if cell.startswith("#") and _FAILED.fullmatch(cell):
        return Fault("failed_formula")
    if cell.startswith("#") and _TOO_NARROW.fullmatch(cell):
        return Fault("destroyed_number", {"value": cell[:10]})
    if cell.startswith("=") and (kept := _KEPT_AS_TEXT.fullmatch(cell)):
        return kept[1].replace('""', '"')
    return without_mark(cell) if marked and "'" in cell else cell


def _separator(source: BinaryIO) -> tuple[int, str]:
    """Where the table begins, behind a line that says the delimiter; and what that line says."""
    source.seek(0)
    found = _SEPARATOR.match(source.read(16))
    return (found.end(), found[1].decode("latin-1")) if found else (0, "")


def _said(separator: str) -> Delimiter | None:
    if separator and separator not in get_args(Delimiter):
        _refuse_delimiter()
    return cast(Delimiter, separator) or None


def _start(source: BinaryIO, encoding: str) -> str:
    """The first lines."""
    raw = source.read(SAMPLE_BYTES)
    whole = raw if len(raw) < SAMPLE_BYTES else raw[: raw.rfind(b"\n") + 1]
    return whole.decode(encoding).removeprefix("\ufeff")


def _find_delimiter(source: BinaryIO, encoding: str, stated: Layout) -> Delimiter:
    """The delimiter that splits the header; of several, the one that splits all rows alike.

    Raises InvalidInput about `delimiter`; and about `headRow` where only rows below are split.
    """
    start, head = _start(source, encoding), stated.head_row or 1
    lengths = {mark: _lengths(start, mark, head) for mark in get_args(Delimiter)}
    splitting = [mark for mark, found in lengths.items() if found and found[0] > 1]
    if len(splitting) > 1:
        splitting = [mark for mark in splitting if len(set(lengths[mark])) == 1]
        if len(splitting) != 1:
            _refuse_delimiter()
    if not splitting and not stated.head_row:
        for found in lengths.values():
            if sum(length > 1 for length in found) > len(found) / 2:
                refuse("headRow", "unclear_head", row=1)
    return splitting[0] if splitting else ","


def _refuse_delimiter() -> NoReturn:
    refuse_open("delimiter", [",", ";", "|", "tab"])


def _lengths(start: str, delimiter: str, head: int) -> list[int]:
    """The numbers of cells of the first records with this delimiter, up to the first malformed one."""
    found: list[int] = []
    records = csv.reader(StringIO(start, newline=""), delimiter=delimiter, strict=True)
    try:
        for number, record in enumerate(records, 1):
            found += [len(record)] if record and number >= head else []
            if len(found) > SAMPLE_ROWS:
                break
    except csv.Error:
        pass
    return found


# --- which encoding it is -------------------------------------------------------------------------

_ASCII = bytes(range(128))
# In the encodings of DOS and of the Macintosh these bytes are letters, in Windows-1252 they are
# quotation marks and the like: with any of them nothing is certain. Above, letters are the same.
_UNCERTAIN = frozenset(range(0x80, 0xA0))


def find_encoding(source: BinaryIO, stated: Encoding | None) -> Encoding:
    """The encoding of the text in `source`, which is read to its end.

    What is not UTF-8 is taken for Windows-1252 only where that is certain. Raises InvalidInput:
    of `encoding` if it must be stated, or is stated and wrong.
    """
    proven = source.read(len(codecs.BOM_UTF8)) == codecs.BOM_UTF8
    source.seek(0)
    if stated is not None and (stated == "utf-16" or proven):
        # What is UTF-16 was turned into this when it was received.
        if not proven or stated not in {"utf-8", "utf-16"}:
            refuse("encoding", "not_in_encoding", line=1, encoding=stated)
        stated = "utf-8"
    if stated is not None:
        _check(source, stated)
        return stated
    high = _high_bytes(source)
    if high is None:
        return "utf-8"
    if high & _UNCERTAIN:
        refuse_open("encoding", get_args(Encoding))
    return "windows-1252"


def _high_bytes(source: BinaryIO) -> set[int] | None:
    """The bytes beyond ASCII; None for what is UTF-8."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    is_utf8, high = True, set()
    while piece := source.read(PIECE):
        high |= set(piece.translate(None, _ASCII))
        try:
            if is_utf8:
                decoder.decode(piece)
        except UnicodeDecodeError:
            is_utf8 = False
    try:
        decoder.decode(b"", final=is_utf8)
    except UnicodeDecodeError:
        is_utf8 = False
    return None if is_utf8 else high


def _check(source: BinaryIO, encoding: Encoding) -> None:
    decoder = codecs.getincrementaldecoder(encoding)()
    line = 1
    while piece := source.read(PIECE):
        try:
            decoder.decode(piece)
        except UnicodeDecodeError as error:
            line += error.object[: error.start].count(b"\n")
            refuse("encoding", "not_in_encoding", line=line, encoding=encoding)
        line += piece.count(b"\n")
    try:
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        refuse("encoding", "not_in_encoding", line=line, encoding=encoding)


# --- lines of NDJSON ------------------------------------------------------------------------------


def examine_lines(source: BinaryIO) -> Examined:
    """Check that the file has a line, and not too many. Raises InvalidInput about `file`."""
    try:
        first = next(read_lines(source), None)
    except Broken as broken:
        refuse("file", broken.fault.code, **broken.fault.params)
    if first is None:
        refuse("file", "no_rows")
    content = first.content or b"{}"
    if not content.startswith(b"{") or not content.endswith(b"}"):
        refuse("file", "not_one_object_a_line")
    layout = Layout(format=Format.NDJSON)
    return Examined(layout=layout, header=(), sample=(), rows=count_lines(source))


def count_lines(source: BinaryIO) -> int:
    """Count the lines, from the start to the end."""
    source.seek(0)
    count, last = 0, b"\n"
    while piece := source.read(PIECE):
        count, last = count + piece.count(b"\n"), piece[-1:]
    return count + (last != b"\n")


def read_lines(source: BinaryIO, *, offset: int = 0, row: int = 0) -> Iterator[Line]:
    """Every line that is not empty. `source` stands at `offset`, behind so many lines.

    Raises Broken behind too many that are empty.
    """
    last = row
    while raw := source.readline(LONGEST_ROW + 1):
        size = len(raw) + _skip_rest(source, raw)
        content = raw.removeprefix(codecs.BOM_UTF8) if offset == 0 else raw
        offset, row = offset + size, row + 1
        check_gap(row, last)
        if content.strip():
            last = row
            whole = content.strip() if size <= LONGEST_ROW else None
            yield Line(row, whole, {"offset": offset, "row": row})


def _skip_rest(source: BinaryIO, raw: bytes) -> int:
    """Skip the rest of a line behind its first piece. Returns its bytes."""
    size = 0
    while len(raw) > LONGEST_ROW and not raw.endswith(b"\n"):
        raw = source.readline(LONGEST_ROW + 1)
        size += len(raw)
    return size
