"""The next rows of an import's file, each as a draft or with what is wrong with it."""

import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import Any, NamedTuple
from uuid import UUID

from accounts import body, shapes
from accounts.errors import FieldError, MalformedJson, ValidationFailed
from accounts.models import Job
from accounts.tables import (
    LONGEST_ROW,
    Broken,
    Fault,
    Format,
    Line,
    Place,
    Row,
    objects,
    rows,
    shown,
)
from certificates.operations.draft import Draft
from certificates.operations.import_fields import METADATA, kinds_of, value_of
from certificates.operations.imports import Parameters
from certificates.operations.types import TypeFacts, find_type


@dataclass(slots=True)
class Entry:
    """A row: the draft, or None; and its faults, each at the column (or pointer) it is about."""

    row: int
    draft: Draft | None = None
    faults: list[tuple[str | None, FieldError]] = field(default_factory=list)


@dataclass(slots=True)
class Batch:
    """The rows of one step; `after` is the place behind them."""

    entries: list[Entry]
    after: Place | None
    at_the_end: bool
    broken: bool = False  # the file cannot be read beyond


class _Open(NamedTuple):
    """A file that is being read, and how far it is."""

    job_id: UUID
    after: Place | None
    rows: Iterator[Row | Line]


class Reader:
    """Reads an import's file on from a place.

    A workbook can be read on only by passing over what came before. So the open file is kept for
    the next step, if that is taken by the same thread; any other begins anew, to the same effect.
    """

    _kept = threading.local()

    def __init__(self, job: Job, asked: Parameters) -> None:
        self._job, self._asked = job, asked
        self._types = frozenset(asked.types)
        self._headers = {
            name: header
            for name, header in zip(asked.columns, asked.header, strict=True)
            if name is not None
        }
        self._find = cache(find_type)
        self._kinds_by_version: dict[int | None, Mapping[str, str]] = {}

    def read(self, after: Place | None, limit: int) -> Batch:
        """The next rows, up to `limit`."""
        source = self._open(after)
        entries: list[Entry] = []
        try:
            for found in islice(source, limit):
                after = found.after
                entries.append(
                    self._of_line(found) if isinstance(found, Line) else self._of_row(found)
                )
        except Broken as broken:
            fault = FieldError("", broken.fault.code, broken.fault.params)
            entries.append(Entry(broken.row, faults=[(None, fault)]))
            return Batch(entries, after, at_the_end=True, broken=True)
        at_the_end = len(entries) < limit
        self._keep(None if at_the_end else _Open(self._job.pk, after, source))
        return Batch(entries, after, at_the_end=at_the_end)

    def facts(self, draft: Draft) -> TypeFacts | None:
        """The type of a draft."""
        return self._type(draft.type_id, draft.type_code)

    def column_of(self, pointer: str) -> str | None:
        """What the file calls the place of a fault: its column, or a pointer into the object."""
        if self._asked.layout.format is Format.NDJSON:
            return pointer or None
        first, _, key = pointer.removeprefix("/").partition("/")
        key = key.replace("~1", "/").replace("~0", "~")
        name = f"{METADATA}{key}" if first == "metadata" and key else first
        return self._headers.get(name, name) or None

    # --- the file -----------------------------------------------------------------------------

    def _open(self, after: Place | None) -> Iterator[Row | Line]:
        kept: _Open | None = getattr(self._kept, "reader", None)
        self._keep(None)
        if kept is not None and (kept.job_id, kept.after) == (self._job.pk, after):
            return kept.rows
        source = self._job.input()
        if self._asked.layout.format is Format.NDJSON:
            return objects(source, after)
        return rows(source, self._asked.layout, after)

    def _keep(self, reader: "_Open | None") -> None:
        self._kept.reader = reader

    # --- one row ------------------------------------------------------------------------------

    def _of_line(self, line: Line) -> Entry:
        if line.content is None:
            too_long = FieldError("", "row_too_long", {"limit": LONGEST_ROW})
            return Entry(line.number, faults=[(None, too_long)])
        try:
            tree = body.decode(line.content)
        except MalformedJson as error:
            return Entry(line.number, faults=[(None, FieldError("", error.code, error.params))])
        return self._drafted(Entry(line.number), tree)

    def _of_row(self, row: Row) -> Entry:
        entry = Entry(row.number)
        tree = self._tree(row, entry)
        return entry if entry.faults else self._drafted(entry, tree)

    def _tree(self, row: Row, entry: Entry) -> dict[str, Any]:
        """The row as the issue request would say it."""
        columns, header = self._asked.columns, self._asked.header
        kinds = self._kinds(self._type_named(row))
        tree: dict[str, Any] = {}
        for index, cell in enumerate(row.cells):
            if index >= len(columns) or (columns[index] is None and not header[index]):
                if isinstance(cell, Fault) or cell:
                    entry.faults.append((str(index + 1), FieldError("", "unnamed_column")))
                continue
            name = columns[index]
            if name is None:
                continue
            value = value_of(name, cell, self._asked.layout, kinds)
            if isinstance(value, Fault):
                fault = FieldError("", value.code, value.params)
                entry.faults.append((header[index], fault))
            elif name.startswith(METADATA):
                tree.setdefault("metadata", {})[name.removeprefix(METADATA)] = value
            else:
                tree[name] = value
        return tree

    def _drafted(self, entry: Entry, tree: Any) -> Entry:
        default = self._asked.type_id
        if isinstance(tree, dict) and not (tree.get("typeId") or tree.get("typeCode")):
            tree = tree if default is None else {**tree, "typeId": default}
        try:
            entry.draft = shapes.convert(tree, Draft)
        except MalformedJson as error:
            entry.faults.append((None, FieldError("", error.code, error.params)))
        except ValidationFailed as error:
            entry.faults += ((self.column_of(fault.pointer), fault) for fault in error.errors)
        return entry

    def _type_named(self, row: Row) -> TypeFacts | None:
        """The type whose fields say how the row's dates and numbers are read."""
        said: Mapping[str | None, Any] = dict(zip(self._asked.columns, row.cells, strict=False))
        named = {name: shown(said.get(name, "")).strip() for name in ("typeId", "typeCode")}
        number = named["typeId"]
        if number.isascii() and number.isdigit():
            return self._type(int(number), None)
        code = named["typeCode"]
        return self._type(None if code else self._asked.type_id, code)

    def _type(self, type_id: int | None, code: str | None) -> TypeFacts | None:
        if type_id is None and not code:
            return None
        return self._find(self._job.issuer_id, type_id=type_id, code=code, types=self._types)

    def _kinds(self, facts: TypeFacts | None) -> Mapping[str, str]:
        key = facts.version_id if facts else None
        if key not in self._kinds_by_version:
            self._kinds_by_version[key] = kinds_of(facts)
        return self._kinds_by_version[key]
