"""Types of reading tables: layout, rows, cells, faults."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from enum import StrEnum
from itertools import islice, takewhile
from typing import Any, Literal, NoReturn, TypeAlias

import msgspec

from lib.choices import describe_words
from lib.faults import FieldError, InvalidInput, listed

NOTE = "#"  # begins the names of sheets that are not read: examples, explanations
MAX_COLUMNS = 200
MAX_HEAD_ROW = 1_000  # nobody writes more above a table
LONGEST_ROW = 256 * 1024  # bytes: what one request may send of one object
MAX_EMPTY = 10_000  # rows that follow each other; some programs write a thousand below a table
SAMPLE_ROWS = 100  # that are looked at before anything is done
SAMPLE_BYTES = 256 * 1024

# ASCII-compatible, so that lines can be told before they are decoded; UTF-16 is turned into UTF-8
# when it is received.
Encoding = Literal[
    "utf-8",
    "utf-16",
    "windows-1252",
    "iso-8859-1",
    "iso-8859-15",
    "windows-1250",
    "cp850",
    "macintosh",
]
Delimiter = Literal[",", ";", "\t", "|"]
DateFormat = Literal[
    "YYYY-MM-DD",
    "YYYYMMDD",
    "YYYY/MM/DD",
    "YYYY.MM.DD",
    "DD.MM.YYYY",
    "DD/MM/YYYY",
    "MM/DD/YYYY",
    "DD-MM-YYYY",
    "MM-DD-YYYY",
    "MM.DD.YYYY",
    "DD.MM.YY",
    "DD/MM/YY",
    "MM/DD/YY",
    "DD-MM-YY",
    "MM-DD-YY",
]
DecimalMark = Literal[".", ","]
Hidden = Literal["skip", "take"]  # what is done with hidden rows and columns
# fmt: off
describe_words("DecimalMark", "What stands before decimals", {
    ".": "A point: 12.5", ",": "A comma: 12,5",
})
# fmt: on
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
    results_sheet: str | None = None  # another sheet: measured rows, each of a row of this one
    head_row: int | None = None  # the row of the columns' names, as a spreadsheet numbers it
    hidden: Hidden | None = None
    marked: bool = False  # texts have the apostrophe that keeps spreadsheets from executing them
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
    hidden: bool = False


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
    hidden: Sequence[int] = ()  # the columns that do not show, and hold something


class Broken(Exception):
    """From this row on the file cannot be read: where a row ends is not known."""

    def __init__(self, row: int, fault: Fault) -> None:
        super().__init__(fault.code)
        self.row = row
        self.fault = fault


def refuse(parameter: str, code: str, **params: Any) -> NoReturn:
    """Raises InvalidInput about one of the things that can be stated of a file."""
    raise InvalidInput([FieldError("", code, params, parameter=parameter)])


def refuse_open(parameter: str, choices: Iterable[str]) -> NoReturn:
    """Raises InvalidInput about what the file leaves open: one of these has to be stated."""
    refuse(parameter, "unclear", expected=listed(choices))


def first_rows(found: Iterator[Row], stated: Layout) -> tuple[Row, list[Row]]:
    """The header and the first rows below it; those that are far below are not looked for.

    Raises InvalidInput about `file`, `headRow` or `hidden`.
    """
    header: Row | None = None
    sample: list[Row] = []
    first = stated.head_row or 1
    try:
        if header := next((row for row in found if row.number >= first), None):
            near = takewhile(lambda row: row.number <= header.number + MAX_EMPTY, found)
            for row in islice(near, SAMPLE_ROWS):
                sample.append(row)  # noqa: PERF402  (those before a failure count, too)
    except Broken as broken:
        if not stated.head_row and header and _is_title(header, sample):
            refuse("headRow", "unclear_head", row=header.number)
        refuse("file", broken.fault.code, **broken.fault.params)
    if header is None or not sample:
        refuse("file", "no_rows")
    if stated.head_row and header.number != first:
        refuse("headRow", "empty_head", row=first)
    if header.hidden:
        refuse("hidden", "hidden_head", row=header.number)
    if not stated.head_row and _is_title(header, sample):
        refuse("headRow", "unclear_head", row=header.number)
    return header, sample


def _is_title(header: Row, sample: Sequence[Row]) -> bool:
    """Whether the first row may stand above the head: it has one cell, and rows below have more."""
    filled = [sum(not is_empty([cell]) for cell in row.cells) for row in (header, *sample)]
    return filled[0] == 1 < max(filled)


def check_gap(number: int, last: int) -> None:
    """Raises Broken where too many empty rows lie between this row and the last that was not."""
    if number - last > MAX_EMPTY:
        raise Broken(last + 1, Fault("too_many_empty_rows", {"limit": MAX_EMPTY}))


def check_width(number: int, columns: int) -> None:
    """Raises Broken for a row that is wider than any table may be."""
    if columns > MAX_COLUMNS:
        raise Broken(number, Fault("too_many_columns", {"limit": MAX_COLUMNS}))


def column_letters(at: int) -> str:
    """The name that a spreadsheet gives to a column, counted from 0: `C`, `AB`."""
    return (chr(ord("A") + at // 26 - 1) if at >= 26 else "") + chr(ord("A") + at % 26)  # noqa: PLR2004


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
