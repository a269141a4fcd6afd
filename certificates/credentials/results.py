"""The rows of a certificate's tables of results, as far as they can be read without doubt."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from certificates.types.limits import LIMITS, MAX, MIN, UNIT, VALUE, RowReading, read_row
from certificates.types.multilingual import text_in

_LIMITS = {"limits": LIMITS, "low": MIN, "high": MAX}
_ENDS = frozenset(_LIMITS.values())
_MEASURE = re.compile(r"[+\-−±]?[0-9][0-9.,'’\s]*(?:\s[^\s0-9]{1,5})?")  # `10`, `1 200`, `10 mm`


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """One row: what was measured, and what its cells say."""

    place: str  # within the certificate, such as mechanicalProperties-1
    name: str
    is_named: bool  # by a cell of its own, not by a number as `Reference value 100`
    measured: str  # the label of the column with the value
    requirement: str  # as stated, with its unit; empty: none
    required: str  # the same with the labels of its columns
    stated: str  # the measured value as stated
    unit: str
    text: str  # the whole row
    limits: Mapping[str, str]
    reading: RowReading


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
        name, is_named = _name(labels, roles, cells)
        unit = stated.get(UNIT, "")
        limiting = zip(roles, labels, cells, strict=False)
        yield ResultRow(
            place=f"{field['key']}-{place}",
            name=name or named[0][1],
            is_named=is_named,
            measured=labels[roles.index(VALUE)] if VALUE in roles else "",
            requirement=" ".join(filter(None, (_requirement(limits), unit))),
            required=_labelled(
                (label, cell) for role, label, cell in limiting if role in _ENDS and cell
            ),
            text=_labelled(named),
            limits=limits,
            stated=stated.get(VALUE, ""),
            unit=unit,
            reading=read_row(
                stated.get(VALUE, ""),
                limits=limits["limits"],
                low=limits["low"],
                high=limits["high"],
                unit=unit,
            ),
        )


def _labelled(cells: Iterable[tuple[str, str]]) -> str:
    return "; ".join(f"{label}: {cell}" for label, cell in cells)


def _name(
    labels: Sequence[str], roles: Sequence[str | None], cells: Sequence[str]
) -> tuple[str, bool]:
    """What the row is about: its first cell that is neither value, limit nor unit; and whether that is a name.

    A measure alone is none: `Reference value 100`.
    """
    for label, role, cell in zip(labels, roles, cells, strict=False):
        if not role and cell:
            is_measure = _MEASURE.fullmatch(cell) is not None
            return (f"{label} {cell}" if is_measure else cell), not is_measure
    return "", False


def _requirement(limits: Mapping[str, str]) -> str:
    low, high = limits["low"], limits["high"]
    ends = (f"≥ {low}" if low else "", f"≤ {high}" if high else "")
    return limits["limits"] or ", ".join(filter(None, ends))
