"""Values of metadata fields in the active language. Text is never changed: 1.4301 is a material."""

import re
from collections.abc import Collection, Sequence
from datetime import date

from django.utils.translation import get_language, gettext

from certificates.types.type import FieldKind

from .dates import long_date

_GRADE = re.compile(r"-?[0-9]{1,5}[.,][0-9]{1,2}")


def written(value: str, kind: str) -> str:
    """A value of this kind of field, formatted in the active language."""
    if kind == FieldKind.DATE:
        return long_date(date.fromisoformat(value))
    return decimal(value) if kind == FieldKind.DECIMAL else value


def decimal(value: str) -> str:
    """A decimal with the decimal mark of the active language; all digits stay, without grouping."""
    return value if get_language() == "en" else value.replace(".", ",")


def graded(value: str) -> str:
    """A grade or points of a diploma, if they are a number, with the decimal mark of the active language."""
    return decimal(value.replace(",", ".")) if _GRADE.fullmatch(value) else value


def graded_cells(row: Sequence[str], columns: Collection[int]) -> list[str]:
    """A row of a transcript, with these columns of it as `graded` writes them."""
    return [graded(cell) if place in columns else cell for place, cell in enumerate(row)]


def measure(value: str, unit: str) -> str:
    """A value and its unit, with a no-break space between."""
    return f"{value}\N{NO-BREAK SPACE}{unit}" if value and unit else value


def outside_word() -> str:
    """What stands beside a measured value that is outside of its limits."""
    return gettext("outside the limits")
