"""Read the sheets of a workbook: stored values with their number formats."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import IO, Any, BinaryIO, NamedTuple

from openpyxl.styles.numbers import BUILTIN_FORMATS, is_date_format, is_timedelta_format
from openpyxl.utils import column_index_from_string
from openpyxl.utils.datetime import MAC_EPOCH, WINDOWS_EPOCH, from_excel, from_ISO8601

from .layout import LONGEST_ROW, MAX_COLUMNS, NOTE, Broken, Fault
from .parts import MAIN, REFERENCES, Attributes, Package, Unreadable, elements, scan

MAX_ROWS = 1_048_576  # of a sheet, by the format
MAX_IN_ROW = 200_000  # elements: each of 16,384 cells can have a value, a formula and more
MAX_STRINGS = 2_000_000  # that cells refer to
STRINGS_SIZE = 64 * 1024 * 1024  # bytes of that part; what was read of it is kept in memory
LONGEST_FORMAT = 255  # characters of a number format, by the format
GENERAL = "General"
_FIRST_OWN_FORMAT = 164
UNKNOWN = "unknown"  # one of the built-in formats that differ by country
_TRUE, _FALSE = {"1", "true"}, {"0", "false"}
_PLACE = re.compile(r"([A-Z]{1,3})[1-9][0-9]*")
_NUMBER = re.compile(r"[+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?")
_LAST_ROW = re.compile(r"[0-9]{1,20}$")
NO_TEXT = 0xFFFD  # stands for what is no character: NUL, which no database keeps, and half a pair
_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")
_ROW, _CELL, _VALUE, _FORMULA = f"{MAIN}row", f"{MAIN}c", f"{MAIN}v", f"{MAIN}f"
_COLUMN, _MERGED = f"{MAIN}col", f"{MAIN}mergeCell"
_BESIDE = frozenset({_COLUMN, _MERGED})
_STRING, _TEXT, _SOUND = f"{MAIN}si", f"{MAIN}t", f"{MAIN}rPh"  # how it is spoken is not the text


class Raw(NamedTuple):
    """A cell as the file has it: a kind, the number of a style, and a text."""

    kind: str
    style: int
    text: str


class Style(NamedTuple):
    """The format of numbers; `is_date`, if they are days or times, `spans`, if they last so long.

    `struck`, if a line goes through the text: people mark so what they no longer want.
    """

    number_format: str
    is_date: bool = False
    spans: bool = False
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Stored:
    """The value of a cell; `fault`, if it has none that could be read."""

    value: Any
    number_format: str = GENERAL
    fault: str | None = None


class StoredRow(NamedTuple):
    """A row, and its cells by the numbers of their columns, from 1."""

    number: int
    hidden: bool
    cells: dict[int, Stored]


@dataclass(slots=True)
class Beside:
    """What a sheet says beside its rows: hidden columns before them, merged cells behind them."""

    hidden: set[int] = field(default_factory=set)
    merged: list[str] = field(default_factory=list)
    _last: int = 0

    def add(self, name: str, attributes: Attributes) -> None:
        """Adds a column or merged cells; nothing else is of interest here.

        Columns follow each other, and a table has no more than a few of them.
        """
        if name == _MERGED:
            self.merged.append(attributes["ref"])
        if name != _COLUMN:
            return
        first, last = int(attributes["min"]), int(attributes["max"])
        if first <= self._last:
            raise Unreadable
        self._last = last
        if _is_hidden(attributes, "width"):
            self.hidden.update(range(first, min(last, MAX_COLUMNS) + 1))


class Book:
    """A workbook: its visible sheets, and what all of them share.

    Raises one of parts.FAILURES, here and while rows are read, and InvalidInput about a `file`
    that expands too much.
    """

    def __init__(self, source: BinaryIO) -> None:
        self._package = package = Package(source)
        main = _targets(package.relations(""), "officeDocument")[0]["Target"]
        relations = package.relations(main)
        parts = {each["Id"]: each["Target"] for each in _targets(relations, "worksheet")}
        self.visible = {
            sheet["name"]: parts[reference]
            for sheet in elements(package.open(main), f"{MAIN}sheets", f"{MAIN}sheet")
            for reference in [next((sheet[name] for name in REFERENCES if name in sheet), None)]
            if sheet.get("state", "visible") == "visible"
            and reference in parts
            and not sheet["name"].startswith(NOTE)
        }
        stated = elements(package.open(main), f"{MAIN}workbook", f"{MAIN}workbookPr")
        self._epoch = MAC_EPOCH if stated and stated[0].get("date1904") in _TRUE else WINDOWS_EPOCH
        self._styles = _styles(package, relations)
        self._strings = _Strings(package, relations)

    def bound(self, sheet: str) -> int | None:
        """The number of rows that the sheet states at its beginning, if it does."""
        found: list[str] = []

        def start(name: str, attributes: Attributes) -> None:
            if name == f"{MAIN}dimension":
                found.append(attributes.get("ref", ""))

        with self._package.open(self.visible[sheet]) as part:
            next(scan(part, start), None)
        last = _LAST_ROW.search(found[0]) if found else None
        return min(int(last[0]), MAX_ROWS) if last else None

    def rows(
        self, sheet: str, beside: Beside, *, after: int = 0, most: int | None = None
    ) -> Iterator[StoredRow]:
        """The rows behind so many, each with the cells that hold something.

        `beside` is filled meanwhile. Raises Unreadable beyond `most` elements, if so many are said.
        """
        reader = _Rows(after, beside)
        part = self._package.open(self.visible[sheet])
        try:
            for _piece in scan(part, reader.start, reader.end, reader.text, most):
                yield from self._fetched(reader)
        except Exception:
            yield from self._fetched(reader)  # what was read before a failure counts
            raise

    def _fetched(self, reader: "_Rows") -> Iterator[StoredRow]:
        found, reader.found = reader.found, []
        for number, hidden, cells in found:
            stored = {column: self._stored(cell) for column, cell in cells.items()}
            yield StoredRow(number, hidden, stored)

    def _stored(self, cell: Raw) -> Stored:
        style = self._styles[cell.style] if self._styles else Style(GENERAL)
        if style.struck:
            return Stored(cell.text, fault="struck_out")
        match cell.kind:
            case "n":
                return self._number(cell.text.strip(), style)
            case "s":
                return Stored(self._strings[int(cell.text)], style.number_format)
            case "b" if cell.text in _TRUE | _FALSE:
                return Stored(cell.text in _TRUE)
            case "d":
                return Stored(from_ISO8601(cell.text))  # type: ignore[no-untyped-call]
            case "str" | "inlineStr":
                return Stored(unescaped(cell.text), style.number_format)
            case "e":
                return Stored(cell.text, fault="failed_formula")
            case "f":
                return Stored(cell.text, fault="no_result")
        raise Unreadable

    def _number(self, text: str, style: Style) -> Stored:
        if not _NUMBER.fullmatch(text):
            raise Unreadable
        value = int(text) if text.lstrip("+-").isdigit() else float(text)
        if not style.is_date:
            return Stored(value, style.number_format)
        try:
            moment = from_excel(value, self._epoch, timedelta=style.spans)
        except (OverflowError, ValueError):
            return Stored(text, fault="failed_formula")
        return Stored(moment, style.number_format)


class _Rows:
    """Parser callbacks that collect the rows of a sheet, and what stands beside them."""

    def __init__(self, after: int, beside: Beside) -> None:
        self.found: list[tuple[int, bool, dict[int, Raw]]] = []
        self._after, self._beside = after, beside
        self._row = self._column = self._size = self._count = 0
        self._cells: dict[int, Raw] = {}
        self._hidden = self._formula = self._result = False
        self._kind, self._style = "n", 0
        self._words = _Words()

    def start(self, name: str, attributes: Attributes) -> None:
        self._count += 1
        if name == _ROW:
            self._begin(int(float(attributes.get("r", self._row + 1))))
            self._hidden = _is_hidden(attributes, "ht")
        elif self._count > MAX_IN_ROW:
            raise Unreadable
        elif self._row <= self._after or name in _BESIDE:
            self._beside.add(name, attributes)
        elif name == _CELL:
            self._column = _column(attributes["r"]) if "r" in attributes else self._column + 1
            self._kind, self._style = attributes.get("t", "n"), int(attributes.get("s", 0))
            self._words, self._formula, self._result = _Words(), False, False
        else:
            if name == _FORMULA:
                self._formula = True
            elif name == _VALUE:
                self._result = True
            self._words.start(name, _TEXT if self._kind == "inlineStr" else _VALUE)

    def end(self, name: str) -> None:
        if self._row <= self._after:
            return
        if name == _ROW:
            self.found.append((self._row, self._hidden, self._cells))
        elif name != _CELL:
            self._words.end(name)
        elif text := self._words.said():
            self._cells[self._column] = Raw(self._kind, self._style, text)
        elif self._formula and not (self._result and self._kind == "str"):
            self._cells[self._column] = Raw("f", self._style, "")  # an empty text is a result

    def text(self, text: str) -> None:
        self._size += self._words.hear(text)
        if self._size > LONGEST_ROW:
            raise Broken(self._row, Fault("row_too_long", {"limit": LONGEST_ROW}))

    def _begin(self, number: int) -> None:
        """Rows follow each other: of one that is there twice it is not known which counts."""
        if not self._row < number <= MAX_ROWS:
            raise Unreadable
        self._row, self._cells = number, {}
        self._column = self._size = self._count = 0


class _Words:
    """Parser callbacks that collect the text of a cell or string."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._listening = self._spoken = False

    def start(self, name: str, wanted: str) -> None:
        self._spoken = self._spoken or name == _SOUND
        self._listening = name == wanted and not self._spoken

    def end(self, name: str) -> None:
        self._listening = False
        self._spoken = self._spoken and name != _SOUND

    def hear(self, text: str) -> int:
        """The number of characters that count."""
        if not self._listening:
            return 0
        self._parts.append(text)
        return len(text)

    def said(self) -> str:
        return "".join(self._parts)


class _Strings:
    """The shared strings of a workbook, read as far as needed."""

    def __init__(self, package: Package, relations: Sequence[Attributes]) -> None:
        self._texts: list[str] = []
        self._words, self._size = _Words(), 0
        self._more: Iterator[None] = iter(())
        for each in _targets(relations, "sharedStrings"):
            part = package.open(each["Target"], most=STRINGS_SIZE)
            self._more = scan(part, self._start, self._end, self._text, 4 * MAX_STRINGS)

    def __getitem__(self, number: int) -> str:
        if number < 0:
            raise Unreadable
        while len(self._texts) <= number and next(self._more, self) is not self:
            pass
        return self._texts[number]

    def _start(self, name: str, _attributes: Attributes) -> None:
        if name == _STRING:
            self._words, self._size = _Words(), 0
        else:
            self._words.start(name, _TEXT)

    def _end(self, name: str) -> None:
        self._words.end(name)
        if name == _STRING:
            self._texts.append(unescaped(self._words.said()))
            if len(self._texts) > MAX_STRINGS:
                raise Unreadable

    def _text(self, text: str) -> None:
        self._size += self._words.hear(text)
        if self._size > LONGEST_ROW:
            raise Unreadable


def _targets(relations: Sequence[Attributes], kind: str) -> list[Attributes]:
    return [each for each in relations if each["Type"].endswith(f"/{kind}")]


def _styles(package: Package, relations: Sequence[Attributes]) -> list[Style]:
    """Every style that a cell can have, in the order of their numbers."""
    for each in _targets(relations, "styles"):
        part = each["Target"]
        stated = elements(package.open(part), f"{MAIN}numFmts", f"{MAIN}numFmt")
        own = {one["numFmtId"]: one["formatCode"] for one in stated}
        used = elements(package.open(part), f"{MAIN}cellXfs", f"{MAIN}xf")
        numbers = [one.get("numFmtId", "0") for one in used]
        known = {number: _style(number, own) for number in set(numbers)}
        struck = _struck_fonts(package.open(part))
        fonts = [one.get("fontId", "0") in struck for one in used]
        styles = zip(numbers, fonts, strict=True)
        return [known[number]._replace(struck=is_struck) for number, is_struck in styles]
    return [Style(GENERAL)]


def _struck_fonts(part: IO[bytes]) -> set[str]:
    """The numbers of the fonts that draw a line through the text."""
    struck: set[str] = set()
    count = 0

    def start(name: str, attributes: Attributes) -> None:
        nonlocal count
        if name == f"{MAIN}font":
            count += 1
        elif name == f"{MAIN}strike" and attributes.get("val", "1") in _TRUE:
            struck.add(str(count - 1))

    for _piece in scan(part, start):
        pass
    return struck


def _style(number: str, own: Mapping[str, str]) -> Style:
    other = UNKNOWN if int(number) < _FIRST_OWN_FORMAT else GENERAL
    found: str = own.get(number) or BUILTIN_FORMATS.get(int(number), other)
    if len(found) > LONGEST_FORMAT:
        raise Unreadable
    return Style(found, is_date_format(found), is_timedelta_format(found))


def _column(place: str) -> int:
    """`AB12` -> 28"""
    found = _PLACE.fullmatch(place)
    if found is None:
        raise Unreadable
    return _number_of(found[1])


@lru_cache(maxsize=1024)
def _number_of(letters: str) -> int:
    return int(column_index_from_string(letters))


def unescaped(text: str) -> str:
    """The text that a workbook writes with escapes: `_x000D_` is a line's end, `_x005F_` is `_`."""
    if "_x" not in text:
        return text
    plain = _ESCAPED.sub(lambda found: chr(int(found[1], 16) or NO_TEXT), text)
    plain = plain.replace("\r\n", "\n").replace("\r", "\n")
    pairs = plain.encode("utf-16", "surrogatepass")
    return pairs.decode("utf-16", "replace")


def _is_hidden(attributes: Attributes, extent: str) -> bool:
    """Whether a row or column is hidden, or has no height or width."""
    size = attributes.get(extent)
    return attributes.get("hidden") in _TRUE or (size is not None and float(size) == 0)
