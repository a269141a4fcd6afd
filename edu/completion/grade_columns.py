"""The columns of a table of grades. A row stands for a person, or for a module of a person."""

from collections.abc import Iterator, Mapping, Set
from datetime import date
from decimal import Decimal

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
