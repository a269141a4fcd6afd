"""Reads the next rows of a job's file, each as a draft or with what is wrong with it."""

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import islice
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar
from uuid import UUID

import msgspec

from accounts.api import parsing
from accounts.errors import FieldError, MalformedJson, ValidationFailed
from accounts.jobs.imports.columns import ImportParameters
from accounts.jobs.models import Job
from lib.json import strict
from lib.structs import decode_struct
from lib.tables.layout import LONGEST_ROW, Broken, Cell, Fault, Format, Line, Place, Row, is_empty
from lib.tables.reading import objects, rows

T = TypeVar("T", bound=msgspec.Struct)
RowGroup: TypeAlias = Sequence[Row | Line]  # that follow each other and make one entry; mostly one


@dataclass(slots=True)
class ParsedRow(Generic[T]):
    """A row: its draft, or None; and its faults, each at the column (or pointer) that it is about."""

    number: int
    draft: T | None = None
    faults: list[tuple[str | None, FieldError]] = field(default_factory=list)
    values: Mapping[str, object] = field(default_factory=dict)  # by field, as far as it was read


@dataclass(slots=True)
class RowBatch(Generic[T]):
    """The rows of one step. `after` is where the next step goes on (JSON)."""

    rows: list[ParsedRow[T]]
    after: Any
    at_the_end: bool
    cut_off: bool = False  # there is more, which cannot or may not be read


class RowReader(Generic[T]):
    """Reads the rows of a job, from any place on."""

    headers: Mapping[str, str] = {}  # of each field that has a column, what the file calls it

    def read(self, after: Any, limit: int, *, remaining: int, most: int) -> RowBatch[T]:
        """The next rows, up to `limit`; `remaining` of `most` may still follow."""
        batch = self.read_next(after, limit)
        if len(batch.rows) > remaining:
            batch.rows = batch.rows[: remaining + 1]
            batch.rows[-1].faults = [(None, FieldError("", "too_many_rows", {"limit": most}))]
            batch.at_the_end = batch.cut_off = True
        return batch

    def read_next(self, after: Any, limit: int) -> RowBatch[T]:
        """The next rows, up to `limit`."""
        raise NotImplementedError

    def add_faults(self, row: ParsedRow[Any], faults: Iterable[FieldError]) -> None:
        """Adds faults to a row, each at the column that it is about.

        Of one column only the first is kept: others mostly follow from it.
        """
        known = {column for column, _fault in row.faults}
        for fault in faults:
            column = self.place_of(row, fault)
            if column not in known:
                known.add(column)
                row.faults.append((column, fault))

    def place_of(self, row: ParsedRow[Any], fault: FieldError) -> str | None:
        """The column that a fault of this row is about."""
        return self.column_of(fault.pointer)

    def column_of(self, pointer: str) -> str | None:
        """The place of a fault in the file: its column, or a pointer into the object."""
        return pointer or None


def encode_rows(rows: Sequence[msgspec.Struct]) -> list[bytes]:
    """The input of a job that works on these rows."""
    return [msgspec.json.encode(rows)]


class RequestRows(RowReader[T]):
    """Reads what `encode_rows` has written.

    Where the list has a name in the body, rows are counted from 0 and faults are pointers into the
    body; else rows are counted from 1.
    """

    def __init__(self, job: Job, shape: type[T], *, list_name: str | None) -> None:
        self._job, self._shape, self._list_name = job, shape, list_name

    def read_next(self, after: Any, limit: int) -> RowBatch[T]:
        drafts = decode_struct(self._job.input().read(), list[self._shape])  # type: ignore[name-defined]
        start = after or 0
        end = min(start + limit, len(drafts))
        first = 0 if self._list_name else 1
        rows = [
            ParsedRow(place + first, draft=drafts[place], values=msgspec.to_builtins(drafts[place]))
            for place in range(start, end)
        ]
        return RowBatch(rows, end, at_the_end=end == len(drafts))

    def place_of(self, row: ParsedRow[Any], fault: FieldError) -> str | None:
        prefix = f"/{self._list_name}/{row.number}" if self._list_name else ""
        return prefix + fault.pointer or None


class _OpenFile(NamedTuple):
    """A file that is being read, and how far it is."""

    job_id: UUID
    after: Place | None
    groups: Iterator[RowGroup]


class TableReader(RowReader[T]):
    """Reads a job's file on from any place: `shape` is what a row has to be.

    A workbook can be read on only by passing over what came before. So the open file is kept for
    the next step, if that is taken by the same thread; any other begins anew, to the same effect.
    Rows are counted as a spreadsheet shows them, and lines from 1.
    """

    shape: type[T]
    nested: str | None = None  # the field that is an object: its members have columns of their own
    examples: Sequence[
        Mapping[str, str]
    ] = ()  # that templates have, by what tells them from others
    rules: parsing.Rules | None = None  # finds faults beyond the shape, of a row or a group of rows
    _kept = threading.local()

    def __init__(self, job: Job, parameters: ImportParameters) -> None:
        self.job, self.layout = job, parameters.layout
        self._header, self.columns = parameters.header, parameters.columns
        named = zip(self.columns, self._header, strict=True)
        self.headers = {name: header for name, header in named if name is not None}

    def column_of(self, pointer: str) -> str | None:
        if self.layout.format is Format.NDJSON:
            return pointer or None
        name = self.name_of(pointer)
        return self.headers.get(name, name) or None

    # --- what each kind overrides --------------------------------------------------------------------

    def name_of(self, pointer: str) -> str:
        """The field that a pointer leads to."""
        field, _slash, member = pointer.removeprefix("/").partition("/")
        if not member or field != self.nested:
            return field
        return f"{field}.{member.replace('~1', '/').replace('~0', '~')}"

    def cell_parser(self, row: Row) -> Callable[[str, Cell], Any]:
        """The function that turns a field and its cell in this row into a value or a Fault.

        A cell that is a Fault already stays one: the function is not called for it.
        """
        raise NotImplementedError

    def put(self, tree: dict[str, Any], name: str, value: Any) -> None:
        """Puts the value of a field into the object."""
        field, dot, member = name.partition(".")
        if dot and field == self.nested:
            tree.setdefault(field, {})[member] = value
        else:
            tree[name] = value

    def pointer_of(self, name: str) -> str:
        """The pointer to a field's value in the object; `name_of` is the other way round."""
        field, dot, member = name.partition(".")
        if dot and field == self.nested:
            return f"/{field}/{strict.escape_pointer(member)}"
        return f"/{strict.escape_pointer(name)}"

    def with_defaults(self, tree: Any, unread: Set[str] = frozenset()) -> Any:
        """The object, with what was stated for all rows. Cells of the fields `unread` are filled in,
        too, but could not be read.
        """
        return tree

    def group_rows(self, source: Iterator[Row]) -> Iterator[RowGroup]:
        """The rows of a table, those in one group that make one entry."""
        return ([each] for each in source)

    def join_group(self, group: list[ParsedRow[T]]) -> list[ParsedRow[T]]:
        """The one entry that the rows of a group make, and those of its rows that have faults."""
        return group

    # --- the file -------------------------------------------------------------------------------

    def read_next(self, after: Place | None, limit: int) -> RowBatch[T]:
        """The next rows, up to `limit`; where several make one entry, up to so many entries."""
        source = self._open(after)
        parsed: list[ParsedRow[T]] = []
        left = limit
        try:
            for group in islice(source, limit):
                left -= 1
                after = group[-1].after
                parsed += self.join_group(self._parse_group(group))
        except Broken as broken:
            fault = FieldError("", broken.fault.code, broken.fault.params)
            parsed.append(ParsedRow(broken.row, faults=[(None, fault)]))
            return RowBatch(parsed, after, at_the_end=True, cut_off=True)
        at_the_end = left > 0
        self._keep(None if at_the_end else _OpenFile(self.job.pk, after, source))
        return RowBatch(parsed, after, at_the_end=at_the_end)

    def _open(self, after: Place | None) -> Iterator[RowGroup]:
        open_file: _OpenFile | None = getattr(self._kept, "reader", None)
        self._keep(None)
        if open_file is not None and (open_file.job_id, open_file.after) == (self.job.pk, after):
            return open_file.groups
        source = self.job.input()
        if self.layout.format is Format.NDJSON:
            return ([each] for each in objects(source, after))
        return self.group_rows(rows(source, self.layout, after))

    def _keep(self, reader: _OpenFile | None) -> None:
        self._kept.reader = reader

    # --- one row --------------------------------------------------------------------------------

    def _parse_group(self, group: RowGroup) -> list[ParsedRow[T]]:
        """The rows of a group. Faults beyond the shape are looked for in the first row only."""
        rules = [self.rules, *[None] * (len(group) - 1)]
        return [
            self._parse_line(each, own) if isinstance(each, Line) else self._parse_row(each, own)
            for each, own in zip(group, rules, strict=True)
        ]

    def _parse_line(self, line: Line, rules: parsing.Rules | None) -> ParsedRow[T]:
        if line.content is None:
            too_long = FieldError("", "row_too_long", {"limit": LONGEST_ROW})
            return ParsedRow(line.number, faults=[(None, too_long)])
        try:
            tree = parsing.decode(line.content)
        except MalformedJson as error:
            return ParsedRow(line.number, faults=[(None, FieldError("", error.code, error.params))])
        values = tree if isinstance(tree, dict) else {}
        parsed: ParsedRow[T] = ParsedRow(line.number, values=values)
        return self._convert(parsed, tree, rules)

    def _parse_row(self, row: Row, rules: parsing.Rules | None) -> ParsedRow[T]:
        parsed: ParsedRow[T] = ParsedRow(row.number)
        tree, unread = self.values_of(row, parsed)
        parsed.values = tree
        if row.hidden or self._is_example(tree):
            code = "hidden_row" if row.hidden else "example_row"
            parsed.faults = [(None, FieldError("", code))]
            return parsed
        if self.layout.format is Format.CSV and self._is_uneven(row):
            params = {"count": len(row.cells), "expected": len(self._header)}
            parsed.faults = [(None, FieldError("", "wrong_cell_count", params))]
            return parsed
        return self._convert(parsed, tree, rules, unread)

    def _is_example(self, tree: Mapping[str, Any]) -> bool:
        """Whether the row is the example of a template, which people forget to delete."""
        return any(example.items() <= tree.items() for example in self.examples)

    def _is_uneven(self, row: Row) -> bool:
        """Whether it has too few cells, or more than the head line that are not all empty.

        What stands where is uncertain then. A workbook leaves out cells that are empty.
        """
        width = len(self._header)
        return len(row.cells) < width or not is_empty(row.cells[width:])

    def values_of(
        self, row: Row, parsed: ParsedRow[T]
    ) -> tuple[dict[str, Any], dict[str, FieldError]]:
        """The row's values as a request would state them, and the faults of cells that cannot be read."""
        columns, header, parse = self.columns, self._header, self.cell_parser(row)
        tree: dict[str, Any] = {}
        unread: dict[str, FieldError] = {}
        for index, cell in enumerate(row.cells):
            if index >= len(columns) or (columns[index] is None and not header[index]):
                if isinstance(cell, Fault) or cell:
                    parsed.faults.append((str(index + 1), FieldError("", "unnamed_column")))
                continue
            name = columns[index]
            if name is None:
                continue
            value = cell if isinstance(cell, Fault) else parse(name, cell)
            if isinstance(value, Fault):
                unread[name] = FieldError(self.pointer_of(name), value.code, value.params)
            else:
                self.put(tree, name, value)
        self.add_faults(parsed, unread.values())
        return tree, unread

    def _convert(
        self,
        parsed: ParsedRow[T],
        tree: Any,
        rules: parsing.Rules | None,
        unread: Mapping[str, FieldError] = MappingProxyType({}),
    ) -> ParsedRow[T]:
        """Adds the draft to the row; or else every fault, of its cells and of the rules."""
        values = self.with_defaults(tree, unread.keys())
        try:
            parsed.draft = parsing.convert(values, self.shape, rules=rules, unread=unread.values())
        except MalformedJson as error:
            parsed.faults.append((None, FieldError("", error.code, error.params)))
        except ValidationFailed as error:
            self.add_faults(parsed, error.errors)
        return parsed
