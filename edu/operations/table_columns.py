"""What EDU's tables share, whatever they bring: their fields in four languages, and how they are read."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, BinaryIO

import msgspec
from django.utils.functional import Promise
from django.utils.text import capfirst

from accounts.errors import FieldError, ValidationFailed
from accounts.tables import (
    Examined,
    Fields,
    Format,
    Layout,
    assign,
    examine,
    find_notation,
    in_all_languages,
    suggest,
)

PIECE = 256 * 1024  # bytes
Names = Mapping[str, tuple[str | Promise, ...]]  # of each field those that people know it by


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchedColumns:
    """A table whose every column has its field."""

    layout: Layout = field(default_factory=lambda: Layout(format=Format.NDJSON))
    header: Sequence[str] = ()
    columns: Sequence[str | None] = ()
    rows: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnRules:
    """What the columns of a table may be: one of them has `days`, one `decimals`."""

    fields: Fields
    missing: Callable[[Set[str | None]], Iterable[str]]  # of what is needed, beside these
    days: str
    decimals: str | None = None


def understand(
    source: BinaryIO,
    layout: Layout,
    mapping: Mapping[str, str | None],
    *,
    columns: ColumnRules,
    suggesting: bool,
) -> MatchedColumns:
    """How the file is to be read. Refuses with ValidationFailed, which names what has to be stated.

    When `suggesting`, columns that nothing is known of are left out instead.
    """
    examined = examine(source, layout)
    if examined.layout.format is Format.NDJSON:
        return MatchedColumns(layout=examined.layout, rows=examined.rows)
    found = (suggest if suggesting else assign)(examined.header, columns.fields, mapping)
    lacking = () if suggesting else columns.missing(set(found))
    if faults := [_missing(name) for name in lacking]:
        raise ValidationFailed(faults)
    return _understood(examined, layout, found, columns)


def _missing(name: str) -> FieldError:
    return FieldError("", "missing_column", {"column": name}, parameter="mapping")


def _understood(
    examined: Examined, stated: Layout, columns: Sequence[str | None], may_be: ColumnRules
) -> MatchedColumns:
    """Refuses with ValidationFailed where the file does not tell how days or decimals are written."""
    days, decimals = may_be.days, may_be.decimals
    layout = msgspec.structs.replace(
        examined.layout, date_format=stated.date_format, decimal_mark=stated.decimal_mark
    )
    numbers = _cells(examined, columns, decimals) if decimals else ()
    return MatchedColumns(
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
