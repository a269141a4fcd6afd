"""Read CSV (RFC 4180) as a stream of records, each with the offset behind it."""

import csv
from collections.abc import Iterator
from io import StringIO
from typing import BinaryIO, get_args

from .encodings import find_encoding
from .layout import (
    LONGEST_ROW,
    SAMPLE_BYTES,
    SAMPLE_ROWS,
    Broken,
    Delimiter,
    Examined,
    Fault,
    Format,
    Layout,
    Row,
    check_gap,
    check_width,
    first_rows,
    is_empty,
    refuse,
)
from .lines import count_lines


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
    delimiter = stated.delimiter or _find_delimiter(_start(source, encoding))
    layout = Layout(format=Format.CSV, encoding=encoding, delimiter=delimiter)
    source.seek(0)
    header, sample = first_rows(read(source, layout))
    names = [str(cell).strip() for cell in header.cells]
    return Examined(layout=layout, header=names, sample=sample, rows=count_lines(source) - 1)


def read(source: BinaryIO, layout: Layout, *, offset: int = 0, row: int = 0) -> Iterator[Row]:
    """Every record that is not empty, beginning with the header when read from the start.

    `source` stands at `offset`, behind so many records. Raises Broken where the rest is unreadable.
    """
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
            yield Row(row, cells, {"offset": text.offset, "row": row})


def _start(source: BinaryIO, encoding: str) -> str:
    """The first lines."""
    raw = source.read(SAMPLE_BYTES)
    whole = raw if len(raw) < SAMPLE_BYTES else raw[: raw.rfind(b"\n") + 1]
    return whole.decode(encoding).removeprefix("\ufeff")


def _find_delimiter(start: str) -> Delimiter:
    """The delimiter that splits the header; of several, the one that splits all rows alike."""
    lengths = {mark: _lengths(start, mark) for mark in get_args(Delimiter)}
    splitting = [mark for mark, found in lengths.items() if found and found[0] > 1]
    if len(splitting) > 1:
        splitting = [mark for mark in splitting if len(set(lengths[mark])) == 1]
        if len(splitting) != 1:
            refuse("delimiter", "unclear", expected=r", ; | \t")
    return splitting[0] if splitting else ","


def _lengths(start: str, delimiter: str) -> list[int]:
    """The numbers of cells of the first records with this delimiter, up to the first malformed one."""
    found: list[int] = []
    try:
        for record in csv.reader(StringIO(start, newline=""), delimiter=delimiter, strict=True):
            found += [len(record)] if record else []
            if len(found) > SAMPLE_ROWS:
                break
    except csv.Error:
        pass
    return found
