"""The rows of a file of grades, as completions: one for each person, or one for each module of theirs."""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

import msgspec

from accounts.errors import FieldError
from accounts.jobs.imports.reading import ParsedRow, RowGroup, TableReader
from accounts.tables import Cell, Row, as_date, as_decimal, shown
from edu.operations.completion.completion_request import MAX_RESULTS, Completion
from edu.operations.completion.grade_columns import MODULE_FIELDS

_WHO = frozenset({"enrolmentId", "externalId", "cohort"})
_ONCE = {"grade": "grade", "completed_on": "completedOn", "evidence": "evidence"}
_COLUMN_OF = {part: name for name, part in MODULE_FIELDS.items()}


class GradeTableReader(TableReader[Completion]):
    """Reads completions: dates as the file writes them, grades as they stand there.

    Where columns say what was reached in a module, rows of one person that follow each other are
    one completion. What is said of the person stands in the first of them; later ones leave it
    empty or say the same.
    """

    shape = Completion

    def cells_of(self, row: Row) -> Callable[[str, Cell], Any]:
        return self._cell

    def put(self, tree: dict[str, Any], name: str, value: Any) -> None:
        if name not in MODULE_FIELDS:
            tree[name] = value
        elif value:
            tree.setdefault("results", [{}])[0][MODULE_FIELDS[name]] = value

    def name_of(self, pointer: str) -> str:
        """A fault of the certificate's field `grade` is one of the grade; one of a result, of its column."""
        if pointer == "/metadata/grade":
            return "grade"
        first, _slash, rest = pointer.removeprefix("/").partition("/")
        return _COLUMN_OF.get(rest.rpartition("/")[2], first) if first == "results" else first

    def pointer_of(self, name: str) -> str:
        return (
            f"/results/0/{MODULE_FIELDS[name]}"
            if name in MODULE_FIELDS
            else super().pointer_of(name)
        )

    def together(self, source: Iterator[Row]) -> Iterator[RowGroup]:
        if not MODULE_FIELDS.keys() & self.headers.keys():
            return super().together(source)
        return (list(rows) for _who, rows in groupby(source, self._who))

    def as_one(self, entries: list[ParsedRow[Completion]]) -> list[ParsedRow[Completion]]:
        first, *others = entries
        for each in others:
            self._compare(first, each)
        drafts = [each.draft for each in entries if each.draft]
        results = [result for draft in drafts for result in draft.results]
        if len(results) > MAX_RESULTS:
            fault = FieldError("/results", "too_many", {"limit": MAX_RESULTS})
            self.blame(first, [fault])
        elif first.draft:
            first.draft = msgspec.structs.replace(first.draft, results=results)
        return [first, *(ParsedRow(each.row, faults=each.faults) for each in others if each.faults)]

    def _compare(self, first: ParsedRow[Completion], other: ParsedRow[Completion]) -> None:
        """What is said of a person is said once, or alike. What is at fault already is not compared."""
        faulty = {column for each in (first, other) for column, _fault in each.faults}
        if None in faulty:  # of the row as a whole
            return
        for name, field in _ONCE.items():
            said = _said(other, name, field)
            if not said or self.column_of(f"/{field}") in faulty:
                continue
            if said != _said(first, name, field):
                fault = FieldError(f"/{field}", "differs_from_row", {"row": first.row})
                self.blame(other, [fault])

    def _who(self, row: Row) -> list[tuple[str | None, str]]:
        named = zip(self.columns, map(shown, row.cells), strict=False)
        return [(name, text.strip()) for name, text in named if name in _WHO and text.strip()]

    def _cell(self, name: str, cell: Cell) -> Any:
        if name == "completedOn":
            return as_date(cell, self.layout)
        return as_decimal(cell, self.layout) if name == "moduleCredits" else shown(cell).strip()


def _said(entry: ParsedRow[Completion], name: str, field: str) -> str:
    """What a row says of a person, also where something else in it is at fault."""
    said = entry.said.get(field) if entry.draft is None else getattr(entry.draft, name)
    return "" if said is None else str(said)
