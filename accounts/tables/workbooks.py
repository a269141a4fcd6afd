"""XLSX as a stream of rows, each cell as its author saw it: leading zeros, 12.50, dates as dates."""

import re
import warnings
import zipfile
import zlib
from collections.abc import Iterator
from datetime import date, datetime, time
from decimal import Decimal
from itertools import islice
from typing import Any, BinaryIO
from xml.etree.ElementTree import ParseError

from openpyxl import load_workbook
from openpyxl.utils.exceptions import InvalidFileException

from .layout import (
    MOST_COLUMNS,
    SAMPLE_ROWS,
    Broken,
    Cell,
    Examined,
    Fault,
    Format,
    Layout,
    Row,
    is_empty,
    refuse,
    shown,
)

MOST_ROWS = 1_048_576  # of a sheet, by the format; a forged number must not count for ever
MOST_UNPACKED = 512 * 1024 * 1024  # bytes of all parts; a sheet of 100,000 rows has about 60 MiB
MOST_STRINGS = 64 * 1024 * 1024  # bytes; the reader keeps this part in memory
STRINGS = "xl/sharedStrings.xml"
DIGITS = 15  # that the format keeps of a number
_TOO_LARGE = 10**DIGITS
# The first section of a number format that only says how many zeros: 0, 00000, 0.00, #,##0.0#
_PLAIN = re.compile(r"[#,\s]*(?P<zeros>[0,]*0)(?:\.(?P<fixed>0*)#*)?(?:_.)?")
# What openpyxl and the standard library raise of files that are not what they seem.
_UNREADABLE = (
    InvalidFileException,
    ParseError,
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    zlib.error,
    ArithmeticError,
    AttributeError,
    EOFError,
    LookupError,
    NotImplementedError,
    RuntimeError,
    TypeError,
    ValueError,
)


def examine(source: BinaryIO, stated: Layout) -> Examined:
    """The sheet, its header and first rows. Raises ValidationFailed about `sheet` or `file`."""
    try:
        book = _open(source)
    except _UNREADABLE:
        refuse("file", "unreadable_file", format="XLSX")
    sheet = _sheet(book, stated.sheet)
    bound = sheet.max_row
    layout = Layout(format=Format.XLSX, sheet=sheet.title)
    rows = _rows(sheet)
    try:
        header = next(rows, None)
        if header is None:
            refuse("file", "no_rows")
        sample = list(islice(rows, SAMPLE_ROWS))
    except Broken as broken:
        refuse("file", broken.fault.code, **broken.fault.params)
    if not sample:
        refuse("file", "no_rows")
    names = [shown(cell).strip() for cell in header.cells]
    return Examined(layout=layout, header=names, sample=sample, rows=bound and bound - 1)


def read(source: BinaryIO, layout: Layout, *, row: int = 0) -> Iterator[Row]:
    """Every row that is not empty, behind so many rows; they have to be passed over once more.

    Raises Broken where the rest is unreadable.
    """
    try:
        sheet = _sheet(_open(source), layout.sheet)
    except _UNREADABLE as error:
        raise Broken(row + 1, Fault("unreadable_file", {"format": "XLSX"})) from error
    return (found for found in _rows(sheet) if found.number > row)


def _open(source: BinaryIO) -> Any:
    """The workbook. Its shared strings are read at once; they and all parts are bounded."""
    with zipfile.ZipFile(source) as archive:
        sizes = {part.filename: part.file_size for part in archive.infolist()}
    if sizes.get(STRINGS, 0) > MOST_STRINGS or sum(sizes.values()) > MOST_UNPACKED:
        refuse("file", "expands_too_much", limit=MOST_UNPACKED)
    with warnings.catch_warnings(action="ignore"):  # of styles that it does not know
        return load_workbook(source, read_only=True, data_only=True, keep_links=False)


def _sheet(book: Any, wanted: str | None) -> Any:
    """The visible sheet of this name, or the only one that there is."""
    visible = {sheet.title: sheet for sheet in book.worksheets if sheet.sheet_state == "visible"}
    if wanted is not None and wanted in visible:
        return visible[wanted]
    if wanted is not None:
        refuse("sheet", "unknown_sheet")
    if len(visible) != 1:
        refuse("sheet", "unclear", expected=", ".join(visible))
    return next(iter(visible.values()))


def _rows(sheet: Any) -> Iterator[Row]:
    sheet.reset_dimensions()  # what the file says of its size may be wrong, and would cut rows off
    for number, cells in enumerate(_quietly(sheet.iter_rows()), 1):
        if number > MOST_ROWS:
            raise Broken(number, Fault("unreadable_file", {"format": "XLSX"}))
        values = [cell_of(cell) for cell in cells]
        if is_empty(values):
            continue
        while values and values[-1] == "":
            values.pop()
        if len(values) > MOST_COLUMNS:
            raise Broken(number, Fault("too_many_columns", {"limit": MOST_COLUMNS}))
        yield Row(number, values, {"row": number})


def _quietly(found: Iterator[Any]) -> Iterator[Any]:
    """The same, without what the reader warns of. Raises Broken at the row that it cannot read."""
    count = 0
    while True:
        batch: list[Any] = []
        failure: Exception | None = None
        with warnings.catch_warnings(action="ignore"):
            try:
                for cells in islice(found, SAMPLE_ROWS):
                    batch.append(cells)  # noqa: PERF402  (what was read before a failure counts)
            except _UNREADABLE as error:
                failure = error
        yield from batch
        count += len(batch)
        if failure is not None:
            fault = Fault("unreadable_file", {"format": "XLSX"})
            raise Broken(count + 1, fault) from failure
        if not batch:
            return


def cell_of(cell: Any) -> Cell:
    """What stands in a cell, as its author saw it and with all that is kept of it."""
    value = cell.value
    match value:
        case None:
            return ""
        case str():
            return Fault("failed_formula") if cell.data_type == "e" else value
        case bool():
            return "true" if value else "false"
        case int() | float():
            return _number(value, cell.number_format)
        case datetime() if value.time() == time.min:
            return value.date()
        case datetime():
            return value.isoformat(sep=" ", timespec="seconds")
        case date():
            return value
    return Fault("unclear_format")


def _number(value: float, number_format: str) -> Cell:
    """With the decimals that the format shows, or more if there are more; zeros in front are kept."""
    if abs(value) >= _TOO_LARGE:
        return Fault("number_too_long")
    exact = Decimal(format(value, f".{DIGITS}g"))
    if number_format in {"General", "@"}:
        return _plain(exact)
    match = _PLAIN.fullmatch(number_format.partition(";")[0].replace("\\ ", " "))
    if match is None:
        return Fault("unclear_format")
    exact = _plain(exact, len(match["fixed"] or ""))
    zeros = match["zeros"].count("0")
    whole, point, rest = f"{exact:f}".partition(".")
    if zeros > len(whole) and exact >= 0:
        return whole.zfill(zeros) + point + rest
    return exact


def _plain(number: Decimal, decimals: int = 0) -> Decimal:
    """Without an exponent, and with at least so many decimals."""
    exponent = number.normalize().as_tuple().exponent
    kept = max(decimals, -exponent if isinstance(exponent, int) else 0)
    return number.quantize(Decimal(1).scaleb(-kept))
