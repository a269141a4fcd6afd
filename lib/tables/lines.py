"""Read NDJSON as a stream of lines. Their content is not parsed here."""

from collections.abc import Iterator
from typing import BinaryIO

from .layout import LONGEST_ROW, Broken, Examined, Format, Layout, Line, check_gap, refuse

_BOM = b"\xef\xbb\xbf"
_PIECE = 256 * 1024


def examine(source: BinaryIO) -> Examined:
    """Check that the file has a line, and not too many. Raises InvalidInput about `file`."""
    try:
        first = next(read(source), None)
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
    while piece := source.read(_PIECE):
        count, last = count + piece.count(b"\n"), piece[-1:]
    return count + (last != b"\n")


def read(source: BinaryIO, *, offset: int = 0, row: int = 0) -> Iterator[Line]:
    """Every line that is not empty. `source` stands at `offset`, behind so many lines.

    Raises Broken behind too many that are empty.
    """
    last = row
    while raw := source.readline(LONGEST_ROW + 1):
        size = len(raw) + _skip_rest(source, raw)
        content = raw.removeprefix(_BOM) if offset == 0 else raw
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
