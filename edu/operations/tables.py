"""What EDU's tables share, whatever they bring: their fields in four languages, and how they are read."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from django.utils.functional import Promise
from django.utils.text import capfirst

from accounts.tables import Examined, Fields, Format, Layout, find_notation, in_all_languages

PIECE = 256 * 1024  # bytes
Names = Mapping[str, tuple[str | Promise, ...]]  # of each field those that people know it by


@dataclass(frozen=True, slots=True, kw_only=True)
class Understood:
    """A table whose every column has its field."""

    layout: Layout = field(default_factory=lambda: Layout(format=Format.NDJSON))
    header: Sequence[str] = ()
    columns: Sequence[str | None] = ()
    rows: int | None = None


def understood(
    examined: Examined,
    stated: Layout,
    columns: Sequence[str | None],
    *,
    days: str,
    decimals: str | None = None,
) -> Understood:
    """The table with these columns, of which one has `days`, one `decimals`.

    Refuses with ValidationFailed where the file does not tell how these are written.
    """
    layout = msgspec.structs.replace(
        examined.layout, date_format=stated.date_format, decimal_mark=stated.decimal_mark
    )
    numbers = _cells(examined, columns, decimals) if decimals else ()
    return Understood(
        layout=find_notation(layout, _cells(examined, columns, days), numbers),
        header=examined.header,
        columns=columns,
        rows=examined.rows,
    )


def known_fields(
    names: Names,
    *,
    closed: frozenset[str] = frozenset(),
    open_prefix: str | None = None,
) -> Fields:
    """The fields of a table, by their names in all four languages."""
    known = {name: in_all_languages(words) for name, words in names.items()}
    return Fields(names=known, closed=closed, open_prefix=open_prefix)


def _cells(examined: Examined, columns: Sequence[str | None], name: str) -> Iterator[Any]:
    """What stands in the column of this field, in the rows that were looked at."""
    wanted = [index for index, each in enumerate(columns) if each == name]
    for row in examined.sample:
        yield from (row.cells[index] for index in wanted if index < len(row.cells))


def label_of(names: Names, name: str) -> str:
    """What a column is called in a file to be filled in, in the active language."""
    return str(capfirst(str(names[name][0])))
