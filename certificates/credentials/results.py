"""The rows of a certificate's tables of results, as far as they can be read without doubt."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from certificates.domain.limits import (
    LIMITS,
    MAX,
    MIN,
    UNIT,
    VALUE,
    Bounds,
    allowed,
    conforms,
    number,
)
from certificates.models.multilingual import text_in


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """One row: what was measured, and what its cells say."""

    place: str  # within the certificate, such as mechanicalProperties-1
    name: str
    requirement: str  # as stated, with its unit; empty: none
    stated: str  # the measured value as stated
    unit: str
    text: str  # the whole row
    value: Decimal | None
    bounds: Bounds
    conforms: bool | None


def results_of(
    field: Mapping[str, Any], rows: Sequence[Sequence[str]], locale: str
) -> Iterator[ResultRow]:
    """The rows of one table; `field` is its declaration in the type's version."""
    labels = [text_in(column["label"], locale) for column in field.get("columns", [])]
    roles = [column.get("role") for column in field.get("columns", [])]
    for place, row in enumerate(rows, start=1):
        cells = [cell.strip() for cell in row[: len(labels)]]
        stated = {role: cell for role, cell in zip(roles, cells, strict=False) if role}
        limits = {name: stated.get(role, "") for name, role in _LIMITS.items()}
        named = [(label, cell) for label, cell in zip(labels, cells, strict=False) if cell]
        if not named:
            continue
        yield ResultRow(
            place=f"{field['key']}-{place}",
            name=_name(labels, roles, cells) or named[0][1],
            requirement=" ".join(filter(None, (_requirement(limits), stated.get(UNIT, "")))),
            text="; ".join(f"{label}: {cell}" for label, cell in named),
            stated=stated.get(VALUE, ""),
            unit=stated.get(UNIT, ""),
            value=number(stated.get(VALUE, "")),
            bounds=allowed(**limits),
            conforms=conforms(stated.get(VALUE, ""), **limits),
        )


_LIMITS = {"limits": LIMITS, "low": MIN, "high": MAX}


def _name(labels: Sequence[str], roles: Sequence[str | None], cells: Sequence[str]) -> str:
    """What the row is about: its first cell that is neither value, limit nor unit.

    A number alone names nothing: `Reference value 100`.
    """
    for label, role, cell in zip(labels, roles, cells, strict=False):
        if not role and cell:
            return cell if number(cell) is None else f"{label} {cell}"
    return ""


def _requirement(limits: Mapping[str, str]) -> str:
    low, high = limits["low"], limits["high"]
    ends = (f"≥ {low}" if low else "", f"≤ {high}" if high else "")
    return limits["limits"] or ", ".join(filter(None, ends))
