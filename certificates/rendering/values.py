"""Declared values, written as each of the four languages does. Text is never touched: 1.4301 is a material."""

from datetime import date

from django.utils.translation import get_language

from certificates.models.type import FieldKind

from .dates import long_date


def written(value: str, kind: str) -> str:
    """A value of this kind of field, in the active language."""
    if kind == FieldKind.DATE:
        return long_date(date.fromisoformat(value))
    return decimal(value) if kind == FieldKind.DECIMAL else value


def decimal(value: str) -> str:
    """With the decimal mark of the active language; every digit stays, and none are grouped."""
    return value if get_language() == "en" else value.replace(".", ",")


def measure(value: str, unit: str) -> str:
    """A value and its unit, which no line break may part."""
    return f"{value}\N{NO-BREAK SPACE}{unit}" if value and unit else value
