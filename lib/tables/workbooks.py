"""Read XLSX as a stream of rows, each cell as it is shown: leading zeros, 12.50, dates as dates."""

import re
from collections.abc import Iterator, Mapping, Set
from datetime import date, datetime, time
from decimal import Decimal
from functools import lru_cache
from itertools import islice
from typing import BinaryIO

from .columns import folded
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
    refuse_open,
    shown,
)
from .parts import FAILURES
from .sheets import GENERAL, Beside, Book, Stored

_TEXT_SECTION = 3  # of a format: behind those of positive numbers, negative ones, and zero
DIGITS = 15  # that the format keeps of a number
_TOO_LARGE = 10**DIGITS
# The first section of a number format that only says how many zeros: 0, 00000, 0.00, #,##0.0#
_PLAIN = re.compile(r"[#,\s]*(?P<zeros>0(?:,*0)*)(?:\.(?P<fixed>0*)#*)?(?:_.)?")
_NEGATIVE = re.compile(r"-(?P<dash>.*)|\((?P<accounts>.*)\)")
# What of a format shows nothing: colours, countries, spaces as wide as a character, what fills a cell.
_UNSEEN = re.compile(
    r"\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+|\$-[0-9a-f]+)\]|_.|\*.",
    re.IGNORECASE,
)
_RANGE = re.compile(r"\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})")
MAX_LOOKED_AT = 2_000_000  # elements of a sheet, before there is a job
MAX_NAMED = 20  # sheets, where one has to be chosen; ranges of merged cells


def examine(source: BinaryIO, stated: Layout, results: Set[str]) -> Examined:
    """The sheet, its header and first rows. Raises InvalidInput about `sheet` or `file`."""
    beside = Beside()
    try:
        book = Book(source)
        other = next((name for name in book.visible if folded(name) in results), None)
        sheet = _sheet(book, stated.sheet, other)
        has_results = other not in (None, sheet) and _has_rows(book, other, 2)
        bound = book.bound(sheet)
    except FAILURES:
        refuse("file", "unreadable_file", format="XLSX")
    found = _rows(book, sheet, beside, stated, most=MAX_LOOKED_AT)
    header, sample = first_rows(found, stated)
    layout = Layout(
        format=Format.XLSX,
        sheet=sheet,
        results_sheet=other if has_results else None,
        head_row=header.number,
        hidden=stated.hidden,
    )
    names = [shown(cell).strip() for cell in header.cells]
    seen = (header, *sample)
    hidden = [
        column - 1
        for column in sorted(beside.hidden)
        if stated.hidden is None
        and not all(is_empty(row.cells[column - 1 : column]) for row in seen)
    ]
    names += [""] * (max(hidden, default=0) + 1 - len(names))
    rows = bound and bound - header.number
    return Examined(layout=layout, header=names, sample=sample, rows=rows, hidden=hidden)


def read(source: BinaryIO, layout: Layout, *, row: int = 0) -> Iterator[Row]:
    """Every row that is not empty, behind so many rows; they have to be passed over once more.

    Raises Broken where the rest is unreadable, and at the end for cells of the table that are merged.
    """
    try:
        book = Book(source)
        sheet = _sheet(book, layout.sheet)
        return _rows(book, sheet, Beside(), layout, after=row)
    except FAILURES as error:
        raise Broken(row + 1, Fault("unreadable_file", {"format": "XLSX"})) from error


def _sheet(book: Book, wanted: str | None, other: str | None = None) -> str:
    """The visible sheet of this name, or the only one beside `other` in which anything stands."""
    if wanted is not None and wanted in book.visible:
        return wanted
    if wanted is not None:
        refuse("sheet", "unknown_sheet")
    if not book.visible:
        refuse("file", "no_sheet")
    names = [name for name in book.visible if name != other] or [*book.visible]
    filled = [name for name in names[:MAX_NAMED] if len(names) == 1 or _has_rows(book, name, 1)]
    if len(names) > MAX_NAMED or len(filled) > 1:
        refuse_open("sheet", filled)
    return filled[0] if filled else names[0]


def _has_rows(book: Book, sheet: str, count: int) -> bool:
    """Whether at least so many rows of the sheet hold anything."""
    filled = (row for row in book.rows(sheet, Beside(), most=MAX_LOOKED_AT) if row.cells)
    return next(islice(filled, count - 1, None), None) is not None


def _rows(
    book: Book,
    sheet: str,
    beside: Beside,
    layout: Layout,
    *,
    after: int = 0,
    most: int | None = None,
) -> Iterator[Row]:
    last, head = after, layout.head_row or after
    try:
        for number, hidden, cells in book.rows(sheet, beside, after=after, most=most):
            check_gap(number, last)
            passed_over = beside.hidden if layout.hidden == "skip" else ()
            values = _values(number, {at: cells[at] for at in cells if at not in passed_over})
            if is_empty(values) or (hidden and layout.hidden == "skip"):
                continue
            last, head = number, head or number
            yield Row(number, values, {"row": number}, hidden=hidden and layout.hidden is None)
    except FAILURES as error:
        raise Broken(last + 1, Fault("unreadable_file", {"format": "XLSX"})) from error
    _refuse_merged(beside, head, last)


def _refuse_merged(beside: Beside, head: int, last: int) -> None:
    """Raises Broken for merged cells of the table: a spreadsheet shows one value in all of them."""
    ranges = [(text, found) for text in beside.merged if (found := _RANGE.fullmatch(text))]
    inside = [
        (int(found[2]), text)
        for text, found in ranges
        if found[1] + found[2] != found[3] + found[4]
        and int(found[2]) <= last
        and int(found[4]) >= head
    ]
    if inside:
        cells = ", ".join(text for _row, text in inside[:MAX_NAMED])
        raise Broken(max(min(inside)[0], head), Fault("merged_cells", {"cells": cells}))


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
    if cell.fault:
        return Fault(cell.fault)
    match value:
        case str():
            return value if _shows_text(cell.number_format) else Fault("unclear_format")
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
    if number_format in {GENERAL, "@"}:
        return _plain(exact)
    match = _PLAIN.fullmatch(_section(number_format, value))
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


def _section(number_format: str, value: float) -> str:
    """What the format says of such a number: negative ones and zeros may have a section of their own."""
    sections = [
        _UNSEEN.sub("", each).strip() for each in number_format.replace("\\ ", " ").split(";")
    ]
    if value < 0 and len(sections) > 1:
        negative = _NEGATIVE.fullmatch(sections[1])
        return (negative["dash"] or negative["accounts"]) if negative else ""
    return sections[2] if value == 0 and len(sections) > _TEXT_SECTION - 1 else sections[0]


@lru_cache(maxsize=256)
def _shows_text(number_format: str) -> bool:
    """Whether a text shows as it is stored: a format may hide it, or add to it."""
    sections = [_UNSEEN.sub("", each).strip() for each in number_format.split(";")]
    of_texts = sections[_TEXT_SECTION] if len(sections) > _TEXT_SECTION else sections[-1]
    return of_texts in {"@", GENERAL} or ("@" not in of_texts and len(sections) <= _TEXT_SECTION)
