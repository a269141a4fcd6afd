"""Match the columns of a table with the fields that its rows may have, in all four languages."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any, BinaryIO

import msgspec
from django.utils.functional import Promise
from django.utils.text import capfirst

from accounts.api.parsing import input_errors
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Locale
from lib.tables.columns import Fields, assign, find_notation, in_all_languages, suggest
from lib.tables.layout import Examined, Format, Layout, column_letters
from lib.tables.reading import examine

RESULTS = "results"  # stands for the sheet of results among the fields that a file has
FieldNames = Mapping[str, tuple[str | Promise, ...]]  # of each field, what people call it


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnRules:
    """The fields that columns of a kind's tables may hold, and which of them are required."""

    fields: Fields
    missing: Callable[[Set[str | None]], Iterable[FieldError]]  # faults, given the columns' fields
    dates: Set[str] = frozenset()
    decimals: Set[str] = frozenset()
    # With a column of one of these, several rows may make one entry: how many is not known.
    of_several_rows: Set[str] = frozenset()
    # NDJSON names its fields itself: whether a stated mapping or notation is refused, or ignored.
    refuses_unused_options: bool = False
    # Of another sheet of a workbook with measured rows, each of a row of the table: its columns, and
    # the names that it may have (folded).
    results: "ColumnRules | None" = None
    sheets: Set[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchedTable:
    """A table whose every column has its field (None: the column is left out)."""

    layout: Layout
    header: Sequence[str] = ()
    columns: Sequence[str | None] = ()
    rows: int | None = None  # an upper bound, if it is known
    results: "MatchedTable | None" = None  # the same of its sheet of results


@input_errors()
def match_columns(
    source: BinaryIO,
    stated: Layout,
    mapping: Mapping[str, str | None],
    *,
    rules: ColumnRules,
    suggesting: bool,
) -> MatchedTable:
    """The layout to read the file by, and the field that each of its columns holds.

    Raises ValidationFailed, which names what has to be stated or corrected: nothing is guessed.
    When `suggesting`, columns that are not known are left out instead.
    """
    examined = examine(source, stated, rules.results.sheets if rules.results else frozenset())
    if examined.layout.format is Format.NDJSON:
        if rules.refuses_unused_options:
            _refuse_unused(stated, mapping)
        return MatchedTable(layout=examined.layout, rows=examined.rows)
    if suggesting:  # whoever looks at the trial may choose a field for them
        mapping = {**dict.fromkeys(examined.header[at] for at in examined.hidden), **mapping}
    elif hidden := [*_hidden(examined, mapping)]:
        params = {"columns": ", ".join(hidden)}
        raise ValidationFailed([FieldError("", "hidden_columns", params, parameter="hidden")])
    columns = (suggest if suggesting else assign)(examined.header, rules.fields, mapping)
    results = _match_results(source, examined.layout, rules.results)
    known = {*columns, RESULTS} if results else {*columns}
    if not suggesting and (faults := [*rules.missing(known)]):
        raise ValidationFailed(faults)
    layout = msgspec.structs.replace(
        examined.layout, date_format=stated.date_format, decimal_mark=stated.decimal_mark
    )
    dates = _cells(examined, columns, rules.dates)
    decimals = _cells(examined, columns, rules.decimals)
    return MatchedTable(
        layout=find_notation(layout, dates, decimals),
        header=examined.header,
        columns=columns,
        rows=None if rules.of_several_rows & set(columns) else examined.rows,
        results=results,
    )


def _match_results(
    source: BinaryIO, main: Layout, rules: ColumnRules | None
) -> MatchedTable | None:
    """The columns of the sheet of results, if there is one. Faults name its columns with the sheet."""
    if rules is None or main.results_sheet is None:
        return None
    layout = Layout(format=main.format, sheet=main.results_sheet, head_row=1, hidden=main.hidden)
    try:
        return match_columns(source, layout, {}, rules=rules, suggesting=False)
    except ValidationFailed as error:
        faults = [
            replace(one, params={**one.params, "column": f"{layout.sheet}: {one.params['column']}"})
            if "column" in one.params
            else one
            for one in error.errors
        ]
        raise ValidationFailed(faults) from error


def missing_column(name: str) -> FieldError:
    """The fault of a table that has no column for this field."""
    return FieldError("", "missing_column", {"column": name}, parameter="mapping")


def known_fields(
    names: FieldNames, *, closed: frozenset[str] = frozenset(), open_prefix: str | None = None
) -> Fields:
    """The fields of a table, by their names in all four languages."""
    known = {name: in_all_languages(words, Locale.values) for name, words in names.items()}
    return Fields(names=known, closed=closed, open_prefix=open_prefix)


def label_of(names: FieldNames, name: str) -> str:
    """The header of a column in a template file, in the active language."""
    return str(capfirst(str(names[name][0])))


def _cells(examined: Examined, columns: Sequence[str | None], names: Set[str]) -> Iterator[Any]:
    """The cells of these fields' columns, in the rows that were looked at."""
    indexes = [index for index, name in enumerate(columns) if name in names]
    for row in examined.sample:
        yield from (row.cells[index] for index in indexes if index < len(row.cells))


def _hidden(examined: Examined, mapping: Mapping[str, str | None]) -> Iterator[str]:
    """The hidden columns of which nothing was stated: `C (Batch)`."""
    for at in examined.hidden:
        name, letters = examined.header[at], column_letters(at)
        if name not in mapping:
            yield f"{letters} ({name})" if name else letters


def _refuse_unused(stated: Layout, mapping: Mapping[str, str | None]) -> None:
    options = {**msgspec.to_builtins(stated), **({"mapping": mapping} if mapping else {})}
    if unused := sorted(options.keys() - {"format", "marked"}):
        raise ValidationFailed(
            [FieldError("", "unknown_parameter", parameter=name) for name in unused]
        )


class ResultsSheet(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The sheet of results of an import’s workbook: its layout, and the field of each column."""

    layout: Layout
    header: list[str]
    columns: list[str | None]

    def place(self, row: int, at: int = 0) -> str:
        """A cell of the sheet as a spreadsheet names it: `Results!F17`."""
        return f"{self.layout.sheet}!{column_letters(at)}{row}"


class ImportParameters(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The layout and columns of an import’s file, stored as JSON when the job is created; a kind adds its own."""

    layout: Layout = msgspec.field(default_factory=Layout)
    header: list[str] = []
    columns: list[str | None] = []  # the field of each column
    rows: int | None = None  # an upper bound
    results: ResultsSheet | None = None
    types: list[int] = []  # that exist for the key; empty: all
    partial: bool = False  # rows that are right are written beside others that are not
    checked: str | None = None  # the dry run of the same file that somebody has looked at
