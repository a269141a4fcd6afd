"""The sheet of results in an import's workbook: rows of measured tables, each of a certificate of the main sheet.

A row names its certificate by the serial number or another identifier, and its table where the type has more than
one. Its other columns are those of the tables, by their labels in any language.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from django.utils.translation import gettext_lazy as _

from accounts.errors import FieldError
from accounts.jobs.imports.columns import ResultsSheet
from accounts.jobs.imports.reader import ParsedRow
from accounts.jobs.models import Job
from accounts.scopes import Locale
from certificates.types.fields import Column, Labels, MetadataField
from lib.json import strict
from lib.tables.columns import as_identifier, folded
from lib.tables.layout import Broken, Cell, Fault, Layout, Row, shown
from lib.tables.reading import rows

IDENTIFIERS = ("serialNumber", "certificateNumber", "externalRef", "productId")
MAX_RESULTS = 50_000  # rows of the sheet; they are kept in memory while the import is checked
SHEET = _("Results")
TABLE, CELL = "table", "cell."
TABLE_LABEL = _("Table")
Key: TypeAlias = tuple[str, ...]


def tables_of(declared: Iterable[MetadataField]) -> list[MetadataField]:
    """The fields that are tables."""
    return [field for field in declared if field.kind == "table"]


def label_names(label: Labels) -> list[str]:
    """The label in each language that it has."""
    return [text for locale in Locale.values if (text := getattr(label, locale))]


class Entry(NamedTuple):
    """A row of the sheet: its number, and its cells by what their columns stand for."""

    row: int
    cells: Mapping[str, Cell]
    hidden: bool


class Found(NamedTuple):
    """The tables of one certificate by their keys, what is wrong by cell, and the cell of each pointer."""

    tables: dict[str, list[list[str]]]
    faults: dict[str, FieldError]
    places: dict[str, str]


class Results:
    """The rows of the sheet, by the identifiers of their certificate. Raises Broken if it cannot be read."""

    def __init__(
        self, job: Job, sheet: ResultsSheet, layout: Layout, columns: Sequence[str | None]
    ) -> None:
        self._sheet = sheet
        self._named_by = [name for name in IDENTIFIERS if name in sheet.columns]
        self._entries: dict[Key, list[Entry]] = {}
        self._unreadable: list[tuple[int, Fault]] = []
        own = msgspec.structs.replace(sheet.layout, hidden=layout.hidden)
        for count, row in enumerate(rows(job.input(), own, None)):
            if count == MAX_RESULTS:
                raise Broken(row.number, Fault("too_many_rows", {"limit": MAX_RESULTS}))
            self._add(row)
        self._rows: dict[Key, list[int]] = {key: [] for key in self._entries}  # of the main sheet
        try:
            for row in rows(job.input(), layout, None):
                key = self._key_of(self._by_field(columns, row))
                if isinstance(key, tuple) and key in self._rows:
                    self._rows[key].append(row.number)
        except Broken:  # whoever reads that sheet says so
            self._rows.clear()

    def _add(self, row: Row) -> None:
        cells = self._by_field(self._sheet.columns, row)
        key = self._key_of(cells)
        if isinstance(key, Fault):
            self._unreadable.append((row.number, key))
        else:
            self._entries.setdefault(key, []).append(Entry(row.number, cells, row.hidden))

    def _by_field(self, columns: Sequence[str | None], row: Row) -> dict[str, Cell]:
        return {name: cell for name, cell in zip(columns, row.cells, strict=False) if name}

    def _key_of(self, cells: Mapping[str, Cell]) -> Key | Fault:
        values = [as_identifier(cells.get(name, "")) for name in self._named_by]
        return next((each for each in values if isinstance(each, Fault)), tuple(map(str, values)))

    def unmatched(self) -> Iterator[ParsedRow[Any]]:
        """The rows of no certificate, with what is wrong with them."""
        at = self._sheet.columns.index(self._named_by[0])
        what = ", ".join(self._sheet.header[self._sheet.columns.index(n)] for n in self._named_by)
        for number, fault in self._unreadable:
            told = FieldError("", fault.code, fault.params)
            yield ParsedRow(number, faults=[(self._sheet.place(number, at), told)])
        for key, entries in self._entries.items():
            if self._rows and not self._rows[key]:
                params = {"what": what, "value": " · ".join(key)}
                told = FieldError("", "no_such_row", params)
                for entry in entries:
                    yield ParsedRow(entry.row, faults=[(self._sheet.place(entry.row, at), told)])

    def find(
        self, values: Mapping[str, Any], declared: Iterable[MetadataField], number: int = 0
    ) -> Found:
        """The results of the certificate with these values, in the row of this number.

        Two rows of the main sheet that could have the same results are both at fault.
        """
        key = tuple(str(values.get(name) or "") for name in self._named_by)
        tables = tables_of(declared)
        found, faults, places = Found({}, {}, {})
        if others := [other for other in self._rows.get(key, ()) if number not in (0, other)]:
            params = {"what": ", ".join(self._named_by), "row": others[0]}
            faults[f"/{self._named_by[0]}"] = FieldError("", "duplicate_row", params)
        for entry in self._entries.get(key, ()):
            field = self._table_of(entry, tables)
            if field is None:
                expected = {"expected": ", ".join(each.label.text("en") for each in tables)}
                faults[self._place(entry, TABLE)] = FieldError("", "unknown_table", expected)
                continue
            if entry.hidden:
                faults[self._place(entry, TABLE)] = FieldError("", "hidden_row")
            faults |= self._cell_faults(entry, field)
            own = found.setdefault(field.key, [])
            pointer = f"/metadata/{strict.escape_pointer(field.key)}/{len(own)}"
            names = [cell_name(column) for column in field.columns]
            own.append([shown(entry.cells.get(name, "")).strip() for name in names])
            places |= {f"{pointer}/{at}": self._place(entry, name) for at, name in enumerate(names)}
            places[pointer] = self._place(entry, self._named_by[0])
        return Found(found, faults, places)

    def _table_of(self, entry: Entry, tables: Sequence[MetadataField]) -> MetadataField | None:
        name = shown(entry.cells.get(TABLE, "")).strip()
        if not name:
            return tables[0] if len(tables) == 1 else None
        wanted = folded(name)
        known = (
            field
            for field in tables
            if wanted in map(folded, (field.key, *label_names(field.label)))
        )
        return next(known, None)

    def _cell_faults(self, entry: Entry, field: MetadataField) -> Iterator[tuple[str, FieldError]]:
        """Cells that cannot be read, and those of columns that this table does not have."""
        own = {cell_name(column) for column in field.columns}
        for name, cell in entry.cells.items():
            if isinstance(cell, Fault):
                yield self._place(entry, name), FieldError("", cell.code, cell.params)
            elif name.startswith(CELL) and name not in own and shown(cell).strip():
                column = self._sheet.header[self._sheet.columns.index(name)]
                yield self._place(entry, name), FieldError("", "unknown_column", {"column": column})

    def _place(self, entry: Entry, name: str) -> str:
        columns = self._sheet.columns
        return self._sheet.place(entry.row, columns.index(name) if name in columns else 0)


def cell_name(column: Column) -> str:
    """What a column of the sheet stands for; columns of one label stand for the same in each table."""
    return CELL + folded(column.label.text("en"))
