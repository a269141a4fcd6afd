"""Transcripts of records: what the columns of such a table hold, by how many it has."""

from collections.abc import Mapping, Sequence

_COLUMNS: Mapping[int, tuple[str, ...]] = {
    1: ("title",),
    2: ("title", "grade"),
    3: ("title", "credits", "grade"),
}
_ALL_COLUMNS = ("code", "title", "credits", "grade")


def columns_of(count: int) -> tuple[str, ...]:
    """What each column holds: of code, title, credits and grade. Further columns are free."""
    return _COLUMNS.get(count, _ALL_COLUMNS)


def read_row(row: Sequence[str]) -> dict[str, str]:
    """A line of a transcript by what its columns hold; a code stands before the title."""
    cells = dict(zip(columns_of(len(row)), row, strict=False))
    title = f"{cells.pop('code', '')} {cells.get('title', '')}".strip()
    return {**cells, "title": title}
