"""A table of grades: what its columns may be. A row stands for a person, or for a module of theirs."""

from collections.abc import Iterator, Mapping, Set
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import BinaryIO

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.tables import Layout
from edu.operations import table_columns
from edu.operations.table_columns import ColumnRules, MatchedColumns, Names, known_fields, label_of

# The fields that fit into one cell, each with the names that people know it by.
NAMES: Names = {
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
# Of a table with a row for each module: what its columns are in `Result`.
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
_LISTS = frozenset({"results"})


def understand(
    source: BinaryIO,
    layout: Layout,
    mapping: Mapping[str, str | None],
    *,
    suggesting: bool = False,
) -> MatchedColumns:
    """How the file is to be read, as `tables.understand` does. Where a row stands for a module,
    how many people there are is not known.
    """
    columns = ColumnRules(
        fields=known_fields(NAMES, closed=_LISTS),
        missing=_missing,
        days="completedOn",
        decimals="moduleCredits",
    )
    found = table_columns.understand(
        source, layout, mapping, columns=columns, suggesting=suggesting
    )
    return replace(found, rows=None) if MODULE_FIELDS.keys() & set(found.columns) else found


def _missing(columns: Set[str | None]) -> Iterator[str]:
    """Somebody is named, and so is each module."""
    if not columns & {"enrolmentId", "externalId"}:
        yield "enrolmentId"
    if columns & MODULE_FIELDS.keys() and "moduleTitle" not in columns:
        yield "moduleTitle"


def choices() -> dict[str, str]:
    """Every field that a column can be given by hand, with its name in the active language."""
    return {name: label_of(NAMES, name) for name in NAMES}


def template() -> list[tuple[str, str | date | Decimal]]:
    """The columns of a file to be filled in, in the active language, each with an example."""
    return [(label_of(NAMES, name), example) for name, example in _EXAMPLES.items()]
