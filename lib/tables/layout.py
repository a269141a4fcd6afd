"""Types of reading tables: layout, rows, cells, faults."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from enum import StrEnum
from itertools import islice, takewhile
from typing import Any, Literal, NoReturn, TypeAlias

import msgspec

from lib.faults import FieldError, InvalidInput

MAX_COLUMNS = 200
LONGEST_ROW = 256 * 1024  # bytes: what one request may send of one object
MAX_EMPTY = 10_000  # rows that follow each other; some programs write a thousand below a table
SAMPLE_ROWS = 100  # that are looked at before anything is done
SAMPLE_BYTES = 256 * 1024

# ASCII-compatible, so that lines can be told before they are decoded.
Encoding = Literal[
    "utf-8", "windows-1252", "iso-8859-1", "iso-8859-15", "windows-1250", "cp850", "macintosh"
]
Delimiter = Literal[",", ";", "\t", "|"]
DateFormat = Literal[
    "YYYY-MM-DD", "YYYYMMDD", "DD.MM.YYYY", "DD/MM/YYYY", "MM/DD/YYYY", "DD-MM-YYYY"
]
DecimalMark = Literal[".", ","]
Place: TypeAlias = dict[str, int]  # JSON: where reading goes on


class Format(StrEnum):
    """The file format of a table."""

    CSV = "csv"
    XLSX = "xlsx"
    NDJSON = "ndjson"


class Layout(msgspec.Struct, frozen=True, kw_only=True, rename="camel", omit_defaults=True):
    """The layout of a file; None for what was neither stated nor detected.

    It is JSON, so that it can stand among the parameters of a job.
    """

    format: Format | None = None
    encoding: Encoding | None = None
    delimiter: Delimiter | None = None
    sheet: str | None = None
    date_format: DateFormat | None = None
    decimal_mark: DecimalMark | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """A cell, or a row, that cannot be read: a code of FIELD_MESSAGES and its parameters."""

    code: str
    params: dict[str, object] = field(default_factory=dict)


# Text as it was typed; a workbook also has dates and numbers of its own ("12.50" keeps its zero).
Cell: TypeAlias = str | date | Decimal | Fault


@dataclass(frozen=True, slots=True)
class Row:
    """A row below the header. `number` is the one that a spreadsheet shows: the header is 1, mostly.

    `after` is the place behind it: reading can go on from there, in another process too.
    """

    number: int
    cells: Sequence[Cell]
    after: Place


@dataclass(frozen=True, slots=True)
class Line:
    """A line of NDJSON; `content` is None for one that is too long."""

    number: int
    content: bytes | None
    after: Place


@dataclass(frozen=True, slots=True)
class Examined:
    """Result of reading the beginning of a table: layout, header, and the first rows."""

    layout: Layout
    header: Sequence[str]
    sample: Sequence[Row]
    rows: int | None  # an upper bound, where the file tells


class Broken(Exception):
    """From this row on the file cannot be read: where a row ends is not known."""

    def __init__(self, row: int, fault: Fault) -> None:
        super().__init__(fault.code)
        self.row = row
        self.fault = fault


def refuse(parameter: str, code: str, **params: Any) -> NoReturn:
    """Raises InvalidInput about one of the things that can be stated of a file."""
    raise InvalidInput([FieldError("", code, params, parameter=parameter)])


def first_rows(found: Iterator[Row]) -> tuple[Row, list[Row]]:
    """The header and the first rows below it; those that are far below are not looked for.

    Raises InvalidInput about `file`.
    """
    sample: list[Row] = []
    try:
        if header := next(found, None):
            near = takewhile(lambda row: row.number <= header.number + MAX_EMPTY, found)
            sample = list(islice(near, SAMPLE_ROWS))
    except Broken as broken:
        refuse("file", broken.fault.code, **broken.fault.params)
    if header is None or not sample:
        refuse("file", "no_rows")
    return header, sample


def check_gap(number: int, last: int) -> None:
    """Raises Broken where too many empty rows lie between this row and the last that was not."""
    if number - last > MAX_EMPTY:
        raise Broken(last + 1, Fault("too_many_empty_rows", {"limit": MAX_EMPTY}))


def check_width(number: int, columns: int) -> None:
    """Raises Broken for a row that is wider than any table may be."""
    if columns > MAX_COLUMNS:
        raise Broken(number, Fault("too_many_columns", {"limit": MAX_COLUMNS}))


def shown(cell: Cell) -> str:
    """A cell as text; nothing of one that cannot be read."""
    match cell:
        case str():
            return cell
        case Decimal():
            return f"{cell:f}"
        case date():
            return cell.isoformat()
    return ""


def is_empty(cells: Sequence[Cell]) -> bool:
    """Whether all cells of the row are empty."""
    return not any(isinstance(cell, Fault) or shown(cell).strip() for cell in cells)
