"""A table of grades: what its columns may be. A row stands for a person, or for a module of theirs."""

from collections.abc import Mapping, Set
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import BinaryIO

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.errors import FieldError, ValidationFailed
from accounts.tables import Format, Layout, assign, examine, suggest

from .tables import Names, Understood, known_fields, label_of, understood

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
MODULE: Mapping[str, str] = {
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
) -> Understood:
    """How the file is to be read. Refuses with ValidationFailed, which names what has to be stated.

    When `suggesting`, columns that nothing is known of are left out instead.
    """
    examined = examine(source, layout)
    if examined.layout.format is Format.NDJSON:
        return Understood(layout=examined.layout, rows=examined.rows)
    known = known_fields(NAMES, closed=_LISTS)
    columns = (suggest if suggesting else assign)(examined.header, known, mapping)
    if not suggesting:
        _require_columns(set(columns))
    found = understood(examined, layout, columns, days="completedOn", decimals="moduleCredits")
    return replace(found, rows=None) if MODULE.keys() & set(columns) else found


def _require_columns(columns: Set[str | None]) -> None:
    """Somebody is named, and so is each module."""
    missing = [] if columns & {"enrolmentId", "externalId"} else ["enrolmentId"]
    if columns & MODULE.keys() and "moduleTitle" not in columns:
        missing.append("moduleTitle")
    if missing:
        raise ValidationFailed(
            [
                FieldError("", "missing_column", {"column": each}, parameter="mapping")
                for each in missing
            ]
        )


def choices() -> dict[str, str]:
    """Every field that a column can be given by hand, with its name in the active language."""
    return {name: label_of(NAMES, name) for name in NAMES}


def template() -> list[tuple[str, str | date | Decimal]]:
    """The columns of a file to be filled in, in the active language, each with an example."""
    return [(label_of(NAMES, name), example) for name, example in _EXAMPLES.items()]
