"""The next rows of a job's file, each as what its kind of job takes or with what is wrong with it."""

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import islice
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar
from uuid import UUID

import msgspec

from accounts import body, shapes
from accounts.errors import FieldError, MalformedJson, ValidationFailed
from accounts.jobs.models import Job
from accounts.tables import (
    LONGEST_ROW,
    Broken,
    Cell,
    Fault,
    Format,
    Layout,
    Line,
    Place,
    Row,
    is_empty,
    objects,
    rows,
)

T = TypeVar("T", bound=msgspec.Struct)
RowGroup: TypeAlias = Sequence[Row | Line]  # that follow each other and say one thing; mostly one


class TableParameters(Protocol):
    """What every job knows of the table that it works on. `body` names the list of a request's body
    that the rows were in, if they were in no file.
    """

    @property
    def layout(self) -> Layout: ...
    @property
    def header(self) -> Sequence[str]: ...
    @property
    def columns(self) -> Sequence[str | None]: ...
    @property
    def rows(self) -> int | None: ...
    @property
    def body(self) -> str | None: ...


@dataclass(slots=True)
class ParsedRow(Generic[T]):
    """A row: what it says, or None; and its faults, each at the column (or pointer) it is about."""

    row: int
    draft: T | None = None
    faults: list[tuple[str | None, FieldError]] = field(default_factory=list)
    said: Mapping[str, object] = field(default_factory=dict)  # by field, as far as it was read


@dataclass(slots=True)
class RowBatch(Generic[T]):
    """The rows of one step; `after` is the place behind them."""

    entries: list[ParsedRow[T]]
    after: Place | None
    at_the_end: bool
    cut_off: bool = False  # there is more, which cannot or may not be read


class _OpenFile(NamedTuple):
    """A file that is being read, and how far it is."""

    job_id: UUID
    after: Place | None
    groups: Iterator[RowGroup]


class TableReader(Generic[T]):
    """Reads a job's file on from a place: `shape` is what a row is to be.

    A workbook can be read on only by passing over what came before. So the open file is kept for
    the next step, if that is taken by the same thread; any other begins anew, to the same effect.
    Rows are counted as a spreadsheet shows them, and lines from 1; the list of a body from 0, with
    pointers into the body.
    """

    shape: type[T]
    rules: shapes.Rules | None = None  # what is wrong beyond its shape with a row, or with a group
    _kept = threading.local()

    def __init__(self, job: Job, asked: TableParameters) -> None:
        self.job, self.layout = job, asked.layout
        self._header, self.columns, self._body = asked.header, asked.columns, asked.body
        named = zip(asked.columns, asked.header, strict=True)
        self.headers = {name: said for name, said in named if name is not None}

    def read(self, after: Place | None, limit: int, *, room: int, most: int) -> RowBatch[T]:
        """The next rows, up to `limit`; `room` of `most` may still follow."""
        batch = self._read(after, limit)
        if len(batch.entries) > room:
            batch.entries = batch.entries[: room + 1]
            batch.entries[-1].faults = [(None, FieldError("", "too_many_rows", {"limit": most}))]
            batch.at_the_end = batch.cut_off = True
        return batch

    def blame(self, entry: ParsedRow[Any], faults: Iterable[FieldError]) -> None:
        """These are wrong with the row, each at the column that it is about.

        Of one column only the first is said: others mostly follow from it.
        """
        there = f"/{self._body}/{entry.row}" if self._body else ""
        known = {column for column, _fault in entry.faults}
        for fault in faults:
            column = there + (self.column_of(fault.pointer) or "") or None
            if column not in known:
                known.add(column)
                entry.faults.append((column, fault))

    def column_of(self, pointer: str) -> str | None:
        """What the file calls the place of a fault: its column, or a pointer into the object."""
        if self.layout.format is Format.NDJSON:
            return pointer or None
        name = self.name_of(pointer)
        return self.headers.get(name, name) or None

    # --- what each kind says --------------------------------------------------------------------

    def name_of(self, pointer: str) -> str:
        """The field that a pointer leads to."""
        return pointer.removeprefix("/").partition("/")[0]

    def cells_of(self, row: Row) -> Callable[[str, Cell], Any]:
        """How the cells of this row are read: field and cell, into a value or a Fault.

        What is a Fault already stays one: nobody is asked about it.
        """
        raise NotImplementedError

    def put(self, tree: dict[str, Any], name: str, value: Any) -> None:
        """Where the value of a field stands in the object."""
        tree[name] = value

    def pointer_of(self, name: str) -> str:
        """Where the value of a field stands, as a pointer into the object: what `name_of` reads."""
        return f"/{body.escape_pointer(name)}"

    def whole(self, tree: Any, unread: Set[str] = frozenset()) -> Any:
        """The object with what was said of all of them. The fields `unread` stand in it, too, but
        could not be read.
        """
        return tree

    def together(self, source: Iterator[Row]) -> Iterator[RowGroup]:
        """The rows of a table, those together that say one thing."""
        return ([each] for each in source)

    def as_one(self, entries: list[ParsedRow[T]]) -> list[ParsedRow[T]]:
        """What rows that stand together say: one entry, and those of them that have faults."""
        return entries

    # --- the file -------------------------------------------------------------------------------

    def _read(self, after: Place | None, limit: int) -> RowBatch[T]:
        """The next rows, up to `limit`; where several say one thing, up to so many of these."""
        source = self._open(after)
        entries: list[ParsedRow[T]] = []
        left = limit
        try:
            for group in islice(source, limit):
                left -= 1
                after = group[-1].after
                entries += self.as_one(self._entries(group))
        except Broken as broken:
            fault = FieldError("", broken.fault.code, broken.fault.params)
            entries.append(ParsedRow(broken.row, faults=[(None, fault)]))
            return RowBatch(entries, after, at_the_end=True, cut_off=True)
        at_the_end = left > 0
        self._keep(None if at_the_end else _OpenFile(self.job.pk, after, source))
        return RowBatch(entries, after, at_the_end=at_the_end)

    def _open(self, after: Place | None) -> Iterator[RowGroup]:
        kept: _OpenFile | None = getattr(self._kept, "reader", None)
        self._keep(None)
        if kept is not None and (kept.job_id, kept.after) == (self.job.pk, after):
            return kept.groups
        source = self.job.input()
        if self.layout.format is Format.NDJSON:
            return ([each] for each in objects(source, after))
        return self.together(rows(source, self.layout, after))

    def _keep(self, reader: _OpenFile | None) -> None:
        self._kept.reader = reader

    # --- one row --------------------------------------------------------------------------------

    def _entries(self, group: RowGroup) -> list[ParsedRow[T]]:
        """The rows of a group. What holds of all of it together, the first row is asked for."""
        rules = [self.rules, *[None] * (len(group) - 1)]
        return [
            self._of_line(found, asked) if isinstance(found, Line) else self._of_row(found, asked)
            for found, asked in zip(group, rules, strict=True)
        ]

    def _of_line(self, line: Line, rules: shapes.Rules | None) -> ParsedRow[T]:
        number = line.number - 1 if self._body else line.number
        if line.content is None:
            too_long = FieldError("", "row_too_long", {"limit": LONGEST_ROW})
            return ParsedRow(number, faults=[(None, too_long)])
        try:
            tree = body.decode(line.content)
        except MalformedJson as error:
            return ParsedRow(number, faults=[(None, FieldError("", error.code, error.params))])
        entry: ParsedRow[T] = ParsedRow(number, said=tree if isinstance(tree, dict) else {})
        return self._drafted(entry, tree, rules)

    def _of_row(self, row: Row, rules: shapes.Rules | None) -> ParsedRow[T]:
        entry: ParsedRow[T] = ParsedRow(row.number)
        tree, unread = self._tree(row, entry)
        entry.said = tree
        if self.layout.format is Format.CSV and self._is_uneven(row):
            params = {"count": len(row.cells), "expected": len(self._header)}
            entry.faults = [(None, FieldError("", "wrong_cell_count", params))]
            return entry
        return self._drafted(entry, tree, rules, unread)

    def _is_uneven(self, row: Row) -> bool:
        """Whether it has too few cells, or more than the head line that are not all empty.

        What stands where is uncertain then. A workbook leaves out cells that are empty.
        """
        width = len(self._header)
        return len(row.cells) < width or not is_empty(row.cells[width:])

    def _tree(self, row: Row, entry: ParsedRow[T]) -> tuple[dict[str, Any], dict[str, FieldError]]:
        """The row as a request would say it, and what is wrong with fields that cannot be read."""
        columns, header, read = self.columns, self._header, self.cells_of(row)
        tree: dict[str, Any] = {}
        unread: dict[str, FieldError] = {}
        for index, cell in enumerate(row.cells):
            if index >= len(columns) or (columns[index] is None and not header[index]):
                if isinstance(cell, Fault) or cell:
                    entry.faults.append((str(index + 1), FieldError("", "unnamed_column")))
                continue
            name = columns[index]
            if name is None:
                continue
            value = cell if isinstance(cell, Fault) else read(name, cell)
            if isinstance(value, Fault):
                unread[name] = FieldError(self.pointer_of(name), value.code, value.params)
            else:
                self.put(tree, name, value)
        self.blame(entry, unread.values())
        return tree, unread

    def _drafted(
        self,
        entry: ParsedRow[T],
        tree: Any,
        rules: shapes.Rules | None,
        unread: Mapping[str, FieldError] = MappingProxyType({}),
    ) -> ParsedRow[T]:
        """The row with its draft; or with everything that is wrong with it, cells and rules alike."""
        whole = self.whole(tree, unread.keys())
        try:
            entry.draft = shapes.convert(whole, self.shape, rules=rules, unread=unread.values())
        except MalformedJson as error:
            entry.faults.append((None, FieldError("", error.code, error.params)))
        except ValidationFailed as error:
            self.blame(entry, error.errors)
        return entry
