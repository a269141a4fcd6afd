"""Read XLSX as a stream of rows, each cell as it is shown: leading zeros, 12.50, dates as dates."""

import re
from collections.abc import Iterator, Mapping
from datetime import date, datetime, time
from decimal import Decimal
from typing import BinaryIO

from .layout import (
    LONGEST_ROW,
    Broken,
    Cell,
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
    shown,
)
from .parts import FAILURES
from .sheets import Book, Stored

DIGITS = 15  # that the format keeps of a number
_TOO_LARGE = 10**DIGITS
# The first section of a number format that only says how many zeros: 0, 00000, 0.00, #,##0.0#
_PLAIN = re.compile(r"[#,\s]*(?P<zeros>0(?:,*0)*)(?:\.(?P<fixed>0*)#*)?(?:_.)?")
MAX_LOOKED_AT = 2_000_000  # elements of a sheet, before there is a job
MAX_NAMED = 20  # sheets, where one has to be chosen


def examine(source: BinaryIO, stated: Layout) -> Examined:
    """The sheet, its header and first rows. Raises InvalidInput about `sheet` or `file`."""
    try:
        book = Book(source)
        sheet = _sheet(book, stated.sheet)
        bound = book.bound(sheet)
    except FAILURES:
        refuse("file", "unreadable_file", format="XLSX")
    header, sample = first_rows(_rows(book, sheet, most=MAX_LOOKED_AT))
    layout = Layout(format=Format.XLSX, sheet=sheet)
    names = [shown(cell).strip() for cell in header.cells]
    return Examined(layout=layout, header=names, sample=sample, rows=bound and bound - 1)


def read(source: BinaryIO, layout: Layout, *, row: int = 0) -> Iterator[Row]:
    """Every row that is not empty, behind so many rows; they have to be passed over once more.

    Raises Broken where the rest is unreadable.
    """
    try:
        book = Book(source)
        return _rows(book, _sheet(book, layout.sheet), after=row)
    except FAILURES as error:
        raise Broken(row + 1, Fault("unreadable_file", {"format": "XLSX"})) from error


def _sheet(book: Book, wanted: str | None) -> str:
    """The visible sheet of this name, or the only one that there is."""
    if wanted is not None and wanted in book.visible:
        return wanted
    if wanted is not None:
        refuse("sheet", "unknown_sheet")
    if len(book.visible) != 1:
        refuse("sheet", "unclear", expected=", ".join([*book.visible][:MAX_NAMED]))
    return next(iter(book.visible))


def _rows(book: Book, sheet: str, *, after: int = 0, most: int | None = None) -> Iterator[Row]:
    last = after
    try:
        for number, cells in book.rows(sheet, after=after, most=most):
            check_gap(number, last)
            values = _values(number, cells)
            if not is_empty(values):
                last = number
                yield Row(number, values, {"row": number})
    except FAILURES as error:
        raise Broken(last + 1, Fault("unreadable_file", {"format": "XLSX"})) from error


def _values(number: int, stored: Mapping[int, Stored]) -> list[Cell]:
    """The row up to the last cell in which something stands."""
    cells = {column: cell for column, each in stored.items() if (cell := cell_of(each)) != ""}
    width = max(cells, default=0)
    check_width(number, width)
    if sum(len(cell) for cell in cells.values() if isinstance(cell, str)) > LONGEST_ROW:
        raise Broken(number, Fault("row_too_long", {"limit": LONGEST_ROW}))
    return [cells.get(column, "") for column in range(1, width + 1)]


def cell_of(cell: Stored) -> Cell:
    """The value of a cell, as it is shown."""
    value = cell.value
    if cell.failed:
        return Fault("failed_formula")
    match value:
        case str():
            return value
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
