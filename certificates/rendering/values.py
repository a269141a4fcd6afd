"""Values of metadata fields in the active language. Text is never changed: 1.4301 is a material."""

from datetime import date

from django.utils.translation import get_language, gettext

from certificates.models.type import FieldKind

from .dates import long_date


def written(value: str, kind: str) -> str:
    """A value of this kind of field, formatted in the active language."""
    if kind == FieldKind.DATE:
        return long_date(date.fromisoformat(value))
    return decimal(value) if kind == FieldKind.DECIMAL else value


def decimal(value: str) -> str:
    """A decimal with the decimal mark of the active language; all digits stay, without grouping."""
    return value if get_language() == "en" else value.replace(".", ",")


def measure(value: str, unit: str) -> str:
    """A value and its unit, with a no-break space between."""
    return f"{value}\N{NO-BREAK SPACE}{unit}" if value and unit else value


def outside_word() -> str:
    """What stands beside a measured value that is outside of its limits."""
    return gettext("outside the limits")
