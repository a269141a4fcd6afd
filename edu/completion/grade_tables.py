"""Reads tables of grades: a row for each person, or a row for each module of a person."""

from collections.abc import Callable, Iterator, Mapping, Set
from datetime import date
from decimal import Decimal
from itertools import groupby
from typing import Any

import msgspec
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.errors import FieldError
from accounts.jobs.imports.columns import (
    ColumnRules,
    FieldNames,
    known_fields,
    label_of,
    missing_column,
)
from accounts.jobs.imports.reader import ParsedRow, RowGroup, TableReader
from lib.tables import Cell, Row, as_date, as_decimal, as_identifier, shown

from .rules import MAX_RESULTS, Completion

# The fields that fit into one cell, each with the names that people know it by.
NAMES: FieldNames = {
    "enrolmentId": (_("enrolment"),),
    "externalId": (_("your number"),),
    "cohort": (_("cohort"),),
    "grade": (_("grade"),),
    "completedOn": (_("completed on"),),
    "evidence": (pgettext_lazy("completion", "evidence"),),
    "moduleCode": (_("module code"),),
    "moduleTitle": (_("module title"), _("module")),
    "moduleGrade": (_("module grade"),),
    "moduleCredits": (_("module credits"),),
}
# Columns of a table with a row for each module -> fields of `Result`.
MODULE_FIELDS: Mapping[str, str] = {
    "moduleCode": "code",
    "moduleTitle": "title",
    "moduleGrade": "grade",
    "moduleCredits": "credits",
}
_EXAMPLES: Mapping[str, str | date | Decimal] = {
    "externalId": "S-2026-0042",
    "grade": "1.7",
    "completedOn": date(2026, 6, 15),
    "moduleCode": "M1",
    "moduleTitle": "Statics",
    "moduleGrade": "1.3",
    "moduleCredits": Decimal("7.5"),
}
# By these the row of an example is known, whatever else was changed in it.
EXAMPLE_ROW = {name: str(_EXAMPLES[name]) for name in ("externalId", "grade", "completedOn")}


def column_rules() -> ColumnRules:
    """A row names a person by the enrolment or by your number. A row of a module has its title."""
    return ColumnRules(
        fields=known_fields(NAMES, closed=frozenset({"results"})),
        missing=_missing,
        dates={"completedOn"},
        decimals={"moduleCredits"},
        of_several_rows=MODULE_FIELDS.keys(),
    )


def _missing(fields: Set[str | None]) -> Iterator[FieldError]:
    if not fields & {"enrolmentId", "externalId"}:
        yield missing_column("enrolmentId")
    if fields & MODULE_FIELDS.keys() and "moduleTitle" not in fields:
        yield missing_column("moduleTitle")


def choices() -> dict[str, str]:
    """Every field that a column can be given by hand, with its name in the active language."""
    return {name: label_of(NAMES, name) for name in NAMES}


def template() -> list[tuple[str, str | date | Decimal]]:
    """The columns of a file to be filled in, in the active language, each with an example."""
    return [(label_of(NAMES, name), example) for name, example in _EXAMPLES.items()]


_PERSON_FIELDS = frozenset({"enrolmentId", "externalId", "cohort"})
_MARKS = frozenset({"grade", "moduleGrade", "evidence"})  # texts of their own kind
_STATED_ONCE = {"grade": "grade", "completed_on": "completedOn", "evidence": "evidence"}
_MODULE_COLUMNS = {part: name for name, part in MODULE_FIELDS.items()}


class GradeTableReader(TableReader[Completion]):
    """Reads completions: dates as the file writes them, grades as they stand there.

    Where there are columns for modules, successive rows of one person are one completion. The
    grade, the day and the evidence stand in the first of them; later rows leave them empty or
    repeat them.
    """

    shape = Completion
    examples = (EXAMPLE_ROW,)

    def cell_parser(self, row: Row) -> Callable[[str, Cell], Any]:
        return self._value

    def put(self, tree: dict[str, Any], name: str, value: Any) -> None:
        if name not in MODULE_FIELDS:
            tree[name] = value
        elif value:
            tree.setdefault("results", [{}])[0][MODULE_FIELDS[name]] = value

    def name_of(self, pointer: str) -> str:
        """A result's fault is about its column; one of the certificate's field `grade`, about the grade."""
        if pointer == "/metadata/grade":
            return "grade"
        first, _slash, rest = pointer.removeprefix("/").partition("/")
        return _MODULE_COLUMNS.get(rest.rpartition("/")[2], first) if first == "results" else first

    def pointer_of(self, name: str) -> str:
        return (
            f"/results/0/{MODULE_FIELDS[name]}"
            if name in MODULE_FIELDS
            else super().pointer_of(name)
        )

    def group_rows(self, source: Iterator[Row]) -> Iterator[RowGroup]:
        if not MODULE_FIELDS.keys() & self.headers.keys():
            return super().group_rows(source)
        return (list(rows) for _person, rows in groupby(source, self._person_of))

    def join_group(self, group: list[ParsedRow[Completion]]) -> list[ParsedRow[Completion]]:
        first, *others = group
        for each in others:
            self._compare(first, each)
        drafts = [each.draft for each in group if each.draft]
        results = [result for draft in drafts for result in draft.results]
        if len(results) > MAX_RESULTS:
            fault = FieldError("/results", "too_many", {"limit": MAX_RESULTS})
            self.add_faults(first, [fault])
        elif first.draft:
            first.draft = msgspec.structs.replace(first.draft, results=results)
        faulty: list[ParsedRow[Completion]] = [
            ParsedRow(each.number, values=first.values, faults=each.faults)
            for each in others
            if each.faults
        ]
        if faulty and not first.faults:  # nobody is completed with a part of their modules
            fault = FieldError("", "other_row_at_fault", {"row": faulty[0].number})
            self.add_faults(first, [fault])
        return [first, *faulty]

    def _compare(self, first: ParsedRow[Completion], other: ParsedRow[Completion]) -> None:
        """Refuses a later row that contradicts the first one. What is at fault already is not compared."""
        faulty = {column for each in (first, other) for column, _fault in each.faults}
        if None in faulty:  # of the row as a whole
            return
        for name, field in _STATED_ONCE.items():
            stated = _stated(other, name, field)
            if not stated or self.column_of(f"/{field}") in faulty:
                continue
            if stated != _stated(first, name, field):
                fault = FieldError(f"/{field}", "differs_from_row", {"row": first.number})
                self.add_faults(other, [fault])

    def _person_of(self, row: Row) -> list[tuple[str | None, str]]:
        named = zip(self.columns, map(shown, row.cells), strict=False)
        return [
            (name, text.strip()) for name, text in named if name in _PERSON_FIELDS and text.strip()
        ]

    def _value(self, name: str, cell: Cell) -> Any:
        if name == "completedOn":
            return as_date(cell, self.layout)
        if name == "moduleCredits":
            return as_decimal(cell, self.layout)
        return shown(cell).strip() if name in _MARKS else as_identifier(cell)


def _stated(row: ParsedRow[Completion], name: str, field: str) -> str:
    """The value of a row's field, also where something else in the row is at fault."""
    value = row.values.get(field) if row.draft is None else getattr(row.draft, name)
    return "" if value is None else str(value)
