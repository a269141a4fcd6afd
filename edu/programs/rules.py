"""The rules for a program's fields."""

import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, TypedDict

from accounts.errors import FieldError, ValidationFailed
from edu import grades
from lib.text import camel_case

MAX_DESCRIPTION = 2000
MAX_OUTCOMES = 50
MAX_OUTCOME_LENGTH = 500
MAX_ALIGNMENTS = 50
MAX_ALIGNMENT_LENGTHS = {"framework": 100, "uri": 500, "label": 200}
MAX_CREDITS = Decimal("9999.99")
MAX_HOURS = Decimal("99999.99")
MAX_VALIDITY_MONTHS = 1200
LANGUAGE = r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$"
_LONGEST_LANGUAGE = 16
_CENT = Decimal("0.01")
_URI = re.compile(r"https?://[^\s/]\S*\Z")


class Alignment(TypedDict):
    """An entry of another framework that the program corresponds to, such as an ESCO skill."""

    framework: str
    uri: str
    label: str


class ProgramFields(TypedDict, total=False):
    """Fields of a program by their columns; None clears one.

    `grade_scale` is a definition as `grades.parse_scale` reads it. Team and certificate type are
    passed to the operations separately.
    """

    name_de: str
    name_en: str
    name_fr: str
    name_sq: str
    description_de: str
    description_en: str
    description_fr: str
    description_sq: str
    eqf_level: int | None
    credits: Decimal | None
    hours: Decimal | None
    attendance: str
    language: str
    learning_outcomes: Sequence[str]
    alignment: Sequence[Alignment]
    validity_months: int | None
    grade_scale: Mapping[str, Any] | None


def check_program(stated: ProgramFields) -> dict[str, Any]:
    """The values for the columns. Raises ValidationFailed, which names every fault."""
    values: dict[str, Any] = dict(stated)
    faults = list(_faults(values))
    if values.get("grade_scale") is not None:
        try:
            values["grade_scale"] = grades.scale_to_json(grades.parse_scale(values["grade_scale"]))
        except ValidationFailed as error:
            faults += error.errors
    if faults:
        raise ValidationFailed(faults)
    for name in ("learning_outcomes", "alignment"):
        if name in values:
            values[name] = list(values[name] or ())
    return values


def _faults(values: Mapping[str, Any]) -> Iterator[FieldError]:
    yield from _out_of_range(values, "eqf_level", 1, 8)
    yield from _out_of_range(values, "validity_months", 1, MAX_VALIDITY_MONTHS)
    yield from _amount(values, "credits", MAX_CREDITS)
    yield from _amount(values, "hours", MAX_HOURS)
    if "language" in values and not _is_language(values["language"]):
        yield FieldError("/language", "invalid_format", {"expected": "BCP 47: sq, de, de-CH"})
    yield from _outcome_faults(values.get("learning_outcomes") or ())
    yield from _alignment_faults(values.get("alignment") or ())


def _out_of_range(
    values: Mapping[str, Any], name: str, low: object, high: object
) -> Iterator[FieldError]:
    value = values.get(name)
    if value is not None and not low <= value <= high:
        yield FieldError(f"/{camel_case(name)}", "out_of_range", {"expected": f"{low}–{high}"})


def _amount(values: Mapping[str, Any], name: str, largest: Decimal) -> Iterator[FieldError]:
    value = values.get(name)
    if value is None:
        return
    if not 0 <= value <= largest:
        yield FieldError(f"/{camel_case(name)}", "out_of_range", {"expected": f"0–{largest}"})
    elif value != value.quantize(_CENT):
        yield FieldError(f"/{camel_case(name)}", "invalid_format", {"expected": "7.5, 0.25"})


def _is_language(text: object) -> bool:
    if not isinstance(text, str) or len(text) > _LONGEST_LANGUAGE:
        return False
    return re.match(LANGUAGE, text) is not None


def _outcome_faults(outcomes: Sequence[str]) -> Iterator[FieldError]:
    if len(outcomes) > MAX_OUTCOMES:
        yield FieldError("/learningOutcomes", "too_many", {"limit": MAX_OUTCOMES})
        return
    for place, text in enumerate(outcomes):
        if len(text) > MAX_OUTCOME_LENGTH:
            limit = {"limit": MAX_OUTCOME_LENGTH}
            yield FieldError(f"/learningOutcomes/{place}", "too_long", limit)


def _alignment_faults(entries: Sequence[Alignment]) -> Iterator[FieldError]:
    if len(entries) > MAX_ALIGNMENTS:
        yield FieldError("/alignment", "too_many", {"limit": MAX_ALIGNMENTS})
        return
    for place, entry in enumerate(entries):
        for name, longest in MAX_ALIGNMENT_LENGTHS.items():
            if len(str(entry[name])) > longest:  # type: ignore[literal-required]
                yield FieldError(f"/alignment/{place}/{name}", "too_long", {"limit": longest})
        if not _URI.match(entry["uri"]):
            expected = {"expected": "http://data.europa.eu/esco/…"}
            yield FieldError(f"/alignment/{place}/uri", "invalid_format", expected)
