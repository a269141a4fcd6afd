"""Grades and transcripts of records: what the columns of such a table hold, by how many it has."""

from collections.abc import Mapping, Sequence

_COLUMNS: Mapping[int, tuple[str, ...]] = {
    1: ("title",),
    2: ("title", "grade"),
    3: ("title", "credits", "grade"),
}
# What programs state of a person in one notation, 1.7, whatever the certificate's language.
GRADES = frozenset({"grade", "result"})
TRANSCRIPT = "transcript"
_NUMBERS = frozenset({"credits", "grade"})
_ALL_COLUMNS = ("code", "title", "credits", "grade")


def columns_of(count: int) -> tuple[str, ...]:
    """What each column holds: of code, title, credits and grade. Further columns are free."""
    return _COLUMNS.get(count, _ALL_COLUMNS)


def number_columns(key: str, count: int) -> frozenset[int]:
    """The places of the columns with credits and grades, where the table of this key is a transcript."""
    columns = columns_of(count) if key == TRANSCRIPT else ()
    return frozenset(place for place, name in enumerate(columns) if name in _NUMBERS)


def read_row(row: Sequence[str]) -> dict[str, str]:
    """A line of a transcript by what its columns hold; a code stands before the title."""
    cells = dict(zip(columns_of(len(row)), row, strict=False))
    title = f"{cells.pop('code', '')} {cells.get('title', '')}".strip()
    return {**cells, "title": title}
