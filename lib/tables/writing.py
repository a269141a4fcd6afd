"""Write CSV for programs and for people, JSON lines, ZIP and XLSX."""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO, RawIOBase, StringIO
from tempfile import TemporaryFile
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

WORKBOOK = "xlsx"
FASTEST = 1  # of zlib: an archive may have gigabytes, and a download waits for it
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
# A spreadsheet takes a cell for a formula if it begins so (OWASP, CSV injection); full-width forms
# count too. Plain numbers are let through as they are. What begins with the mark is marked as well,
# so that each mark can be taken away again.
_FORMULA = re.compile(r"[\s\"']*[=+\-@\t\r\n|%＝＋－＠]")
# Where numbers have a decimal comma, a spreadsheet splits lines at semicolons, or at tabs, and minds
# no quotation marks within what it takes for one cell: what follows one of these may begin a cell.
_PIECE = re.compile(r"[^;\t\r\n]+")
_MARK = "'"
_LIKE_ESCAPE = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")  # what a workbook would take for an escape
_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?", re.ASCII)


def csv_lines(rows: Iterable[Sequence[object]]) -> bytes:
    """RFC 4180 in UTF-8, each cell as it is; None is an empty cell. For programs."""
    text = StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue().encode()


def csv_for_people(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The same rows, from chunks of whole CSV lines, with cells that no spreadsheet executes."""
    for chunk in chunks:
        yield csv_lines([csv_cell(cell) for cell in row] for row in csv_rows([chunk]))


def csv_cell(text: str) -> str:
    """One cell, with an apostrophe before each part that a spreadsheet would execute."""
    if text.isalnum():
        return text
    marked = _PIECE.sub(lambda piece: _harmless(piece[0]), text)
    return marked if marked.startswith(_MARK) else _harmless(marked)


def without_mark(text: str) -> str:
    """The cell as it was before `csv_cell`."""
    return _PIECE.sub(
        lambda piece: piece[0][1:] if _harmless(piece[0][1:]) == piece[0] else piece[0], text
    )


def _harmless(text: str) -> str:
    return _MARK + text if _FORMULA.match(text) and not _NUMBER.fullmatch(text) else text


def json_lines(documents: Iterable[bytes]) -> bytes:
    """One JSON document a line."""
    return b"".join(document + b"\n" for document in documents)


def zip_archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A ZIP file of these files, as they are: what is put there is compressed already."""
    out = BytesIO()
    with ZipFile(out, "w") as whole:
        for name, content in files:
            whole.writestr(ZipInfo(name), content)
    return out.getvalue()


def join_zip_archives(archives: Iterable[bytes]) -> Iterator[bytes]:
    """One ZIP file with the entries of all of these, written as it is read: one is held at a time."""
    out = _Outlet()
    with ZipFile(out, "w") as whole:
        for each in archives:
            with ZipFile(BytesIO(each)) as part:
                for entry in part.namelist():
                    content, method = part.read(entry), _compression(entry)
                    whole.writestr(ZipInfo(entry), content, method, compresslevel=FASTEST)
                    yield out.take()
    yield out.take()


def _compression(name: str) -> int:
    """Text is compressed as it leaves; what else there is, such as a PDF, is compressed already."""
    return ZIP_DEFLATED if name.endswith((".json", ".ndjson")) else ZIP_STORED


class _Outlet(RawIOBase):
    """A buffer for a file that is passed on while it is written."""

    def __init__(self) -> None:
        self._pending = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: bytes | bytearray | memoryview) -> int:  # type: ignore[override]
        self._pending += data
        return len(data)

    def take(self) -> bytes:
        """Return the bytes written since the last call."""
        taken = bytes(self._pending)
        self._pending.clear()
        return taken


def workbook(chunks: Iterable[bytes]) -> IO[bytes]:
    """The same rows as an XLSX file, from chunks of whole CSV lines; written row by row to disk.

    Every cell is a text: nothing is taken for a number, a date or a formula.
    """
    # A web process that never meets a workbook is spared a tenth of its memory, here as elsewhere.
    from openpyxl import Workbook  # noqa: PLC0415

    book = Workbook(write_only=True)
    sheet = book.create_sheet()
    for row in csv_rows(chunks):
        sheet.append([text_cell(sheet, value) for value in row])
    file: IO[bytes] = TemporaryFile()  # noqa: SIM115  (closed by whoever sends it)
    book.save(file)
    file.seek(0)
    return file


def text_cell(sheet: Any, value: str) -> Any:
    """A cell that holds this text, whatever it looks like."""
    from openpyxl.cell import WriteOnlyCell  # noqa: PLC0415
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE  # noqa: PLC0415

    plain = ILLEGAL_CHARACTERS_RE.sub("", value)
    cell = WriteOnlyCell(sheet, _LIKE_ESCAPE.sub("_x005F_", plain))
    cell.data_type = "s"
    return cell


def csv_rows(chunks: Iterable[bytes]) -> Iterator[list[str]]:
    """The rows of chunks of whole CSV lines, read as they are asked for."""
    for chunk in chunks:
        yield from csv.reader(StringIO(chunk.decode(), newline=""))
