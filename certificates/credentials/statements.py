"""What a certificate states, by the terms that its type maps its metadata to.

What cannot be read without doubt as what a term wants is left out, never guessed.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from itertools import islice
from typing import Any, NamedTuple

from certificates.models import TypeVersion
from certificates.types.limits import (
    LIMITS,
    MAX,
    MIN,
    UNIT,
    VALUE,
    Bounds,
    RowReading,
    number,
    read_row,
)
from certificates.types.models import FieldKind, text_in
from certificates.types.settings import OPEN_BADGES, UNTP_DCC, terms_of
from certificates.verification.texts import read_transcript_row

# A certificate may have fifty tables of 500 rows, and every row makes several objects in a credential. One
# with thousands of them would keep the credentials of all other issuers waiting.
MOST_RESULTS = 500


def performance(metric: Mapping[str, Any], measured: Mapping[str, Any] | None) -> list[Any]:
    """What a metric reached, or has to reach; none where no number could be read."""
    return [{"metric": metric, "measure": measured}] if measured else []


def measure(value: Decimal | None, unit: str | None) -> dict[str, Any] | None:
    """A number with its unit; None unless both could be read."""
    if value is None or unit is None:
        return None
    return {"value": json_number(value), "unit": unit}


def threshold(ends: Bounds, unit: str | None) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """What a metric has to reach: a number and its direction, or the middle of a range and its tolerances.

    None for a limit that is itself not allowed: UNTP has no term for `<`.
    """
    low, high = ends
    if any(end and end.strict for end in ends):
        return {}, None
    if low is None or high is None:
        direction = "higher" if high is None else "lower"
        end = low or high
        return {"improvementDirection": direction}, measure(end.value if end else None, unit)
    middle = measure((low.value + high.value) / 2, unit)
    tolerance = json_number((high.value - low.value) / 2)
    if middle:
        middle |= {"lowerTolerance": tolerance, "upperTolerance": tolerance}
    return {}, middle


def json_number(value: Decimal) -> int | float:
    """The number as JSON has it: a whole one without a point."""
    return int(value) if value == value.to_integral_value() else float(value)


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


class ProductStatements:
    """The metadata of a product's certificate, by terms."""

    def __init__(self, document: Mapping[str, Any], version: TypeVersion) -> None:
        self.metadata: Mapping[str, Any] = document.get("metadata", {})
        self.locale: str = document["locale"]
        self.fields = {field["key"]: field for field in version.fields}
        self.terms: Mapping[str, str] = terms_of(UNTP_DCC, version.credential)

    def keys(self, term: str) -> list[str]:
        """The metadata keys that lead to the term, whether or not the certificate has them."""
        return [key for key, mapped in self.terms.items() if mapped == term]

    def value(self, term: str) -> Any:
        """The first value of the term; None if there is none."""
        return next((self.metadata[key] for key in self.keys(term) if key in self.metadata), None)

    def text(self, term: str) -> str:
        """The same, if it is text; else empty."""
        value = self.value(term)
        return value.strip() if isinstance(value, str) else ""

    def labelled(self, term: str) -> tuple[str, str, str]:
        """The text of the term with the label and the unit of its field; both empty if undeclared."""
        declared = [self.fields[key] for key in self.keys(term) if key in self.fields]
        field = declared[0] if declared else {"label": {}}
        return self.text(term), text_in(field["label"], self.locale), field.get("unit", "")

    def decimal(self, term: str) -> Decimal | None:
        """The number of the term; the declared decimals are written with a point, whatever stands behind it."""
        declared = [self.fields[key] for key in self.keys(term) if key in self.fields]
        is_decimal = any(field.get("kind") == FieldKind.DECIMAL for field in declared)
        return number(self.text(term), "." if is_decimal else "")

    def texts(self, term: str) -> list[list[str]]:
        """The rows of the term's table without what is empty; one row if it is text."""
        value = self.value(term)
        rows = [[value]] if isinstance(value, str) else value or []
        cells = [[cell.strip() for cell in row if cell.strip()] for row in rows]
        return [row for row in cells if row]

    def results(self, terms: Collection[str]) -> Iterator[ResultRow]:
        """The rows of the declared tables that lead to one of the terms."""
        for key, field in self.fields.items():
            rows = self.metadata.get(key)
            if self.terms.get(key) in terms and isinstance(rows, list):
                yield from results_of(field, rows, self.locale)


_NUMBER = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?", re.ASCII)
_EQF_LEVEL = re.compile(r"[1-8]")


class AchievementResult(NamedTuple):
    """A grade, or a line of a transcript; what it does not say is empty."""

    name: str
    points: str
    value: str


class PersonStatements:
    """The metadata of a person's certificate, by terms."""

    def __init__(self, document: Mapping[str, Any], version: TypeVersion) -> None:
        self.locale: str = document["locale"]
        self.type_name: str = document["type"]["name"]
        self.fields = {field["key"]: field for field in version.fields}
        terms = terms_of(OPEN_BADGES, version.credential)
        metadata = document.get("metadata", {})
        # In the order of the type's page, then by name: the order of a JSON object is the database's.
        keys = [*self.fields, *sorted(metadata.keys() - self.fields.keys())]
        self.stated = [
            (key, terms[key], metadata[key]) for key in keys if key in terms and metadata.get(key)
        ]

    def text(self, term: str) -> str:
        """The first text that goes into the term; empty if there is none."""
        return next((v for _, each, v in self.stated if each == term and isinstance(v, str)), "")

    def day(self, term: str) -> date | None:
        """The day."""
        try:
            return date.fromisoformat(self.text(term))
        except ValueError:
            return None

    @property
    def name(self) -> str:
        """What was achieved."""
        return self.text("name") or self.text("fieldOfStudy") or self.type_name

    @property
    def credits_earned(self) -> int | float | None:
        """The ECTS credits."""
        keys = (key for key, term, _ in self.stated if term == "creditsEarned")
        is_decimal = self.fields.get(next(keys, ""), {}).get("kind") == FieldKind.DECIMAL
        return credits_of(self.text("creditsEarned"), "." if is_decimal else "")

    @property
    def eqf_level(self) -> str:
        """A level from 1 to 8, or nothing."""
        level = self.text("eqfLevel")
        return level if _EQF_LEVEL.fullmatch(level) else ""

    @property
    def criteria(self) -> str:
        """What was learned: a text, or the rows of a table as a list."""
        value = next((v for _, term, v in self.stated if term == "criteria"), "")
        if isinstance(value, str):
            return value
        return "\n".join("* " + " – ".join(filter(None, row)) for row in value)

    def results(self) -> Iterator[AchievementResult]:
        """What was reached: single values, and lines of tables; the first MOST_RESULTS of them."""
        return islice(self._all_results(), MOST_RESULTS)

    def _all_results(self) -> Iterator[AchievementResult]:
        for key, term, value in self.stated:
            if term != "result":
                continue
            if isinstance(value, str):
                field = self.fields.get(key, {})
                unit = field.get("unit")
                label = text_in(field.get("label", {}), self.locale) or key
                yield AchievementResult(label, "", f"{value} {unit}" if unit else value)
                continue
            for row in map(read_transcript_row, value):
                yield AchievementResult(row["title"], row.get("credits", ""), row.get("grade", ""))


def credits_of(text: str, mark: str = "") -> int | float | None:
    """Credits as JSON has them; None for what is no number, or may have a mark of thousands."""
    value = number(text, mark) if _NUMBER.fullmatch(text) else None
    return None if value is None else json_number(value)
