"""Grade scales of programs: their definition, valid grades, and which of them pass. Pure.

A grade is stored as text in one notation: 1.7, never 1,70. Numbers are decimals throughout.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec
from django.utils.translation import pgettext_lazy
from msgspec import Meta

from accounts.api import parsing
from accounts.errors import FieldError, ValidationFailed
from lib.structs import convert_struct

PASSED, FAILED = "passed", "failed"
# Their names in a person's language; the values themselves belong to the API.
PASS_FAIL_LABELS = {
    PASSED: pgettext_lazy("grade", "Passed"),
    FAILED: pgettext_lazy("grade", "Not passed"),
}
MAX_GRADE_LENGTH = 40  # characters of a grade
MAX_LABELS = 50
_POINTER = "/gradeScale"
_NUMBER = r"^-?[0-9]{1,6}(\.[0-9]{1,4})?$"
_IS_NUMBER = re.compile(r"[+-]?[0-9]{1,6}(\.[0-9]{1,6})?\Z")

Number = Annotated[str, Meta(pattern=_NUMBER)]


class _Scale(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What all scales have: the member `kind` says which one it is."""


class NumericScale(_Scale, frozen=True, kw_only=True, tag="numeric", rename="camel"):
    """Numbers from `min` to `max` in steps: German 1–6 (lower is better), French 0–20, Albanian 4–10.

    All four are decimals, as text. The pass mark itself passes.
    """

    min: Number
    max: Number
    step: Number
    pass_mark: Number
    better: Literal["higher", "lower"] = "higher"

    def faults(self) -> Iterator[FieldError]:
        """Why these numbers are no valid scale."""
        low, high, step = Decimal(self.min), Decimal(self.max), Decimal(self.step)
        if low >= high:
            yield FieldError("/max", "out_of_range", {"expected": f"> {self.min}"})
        elif step <= 0 or (high - low) % step:
            expected = f"> 0, {self.min} + n × step = {self.max}"
            yield FieldError("/step", "out_of_range", {"expected": expected})
        elif not low <= Decimal(self.pass_mark) <= high:
            yield FieldError("/passMark", "out_of_range", {"expected": self.expected})
        elif (Decimal(self.pass_mark) - low) % step:
            yield FieldError("/passMark", "between_grades", self._steps)

    @property
    def expected(self) -> str:
        """The range, for people."""
        return f"{self.min}–{self.max}"

    @property
    def choices(self) -> tuple[str, ...]:
        """None, as a number is typed."""
        return ()

    def evaluate(self, text: str, *, decimal_comma: bool) -> "Grade":
        """The grade that this text states. Raises ValidationFailed."""
        plain = text.replace(",", ".", 1) if decimal_comma else text
        low, high = Decimal(self.min), Decimal(self.max)
        if not _IS_NUMBER.match(plain):  # 1.0–6.0 also shows that a point is needed
            written = f"{low:.{self._places}f}–{high:.{self._places}f}"
            raise _invalid("invalid_format", expected=written)
        value = Decimal(plain)
        if not low <= value <= high:
            raise _invalid("out_of_range", expected=self.expected)
        if (value - low) % Decimal(self.step):
            raise _invalid("between_grades", **self._steps)
        mark = Decimal(self.pass_mark)
        passed = value >= mark if self.better == "higher" else value <= mark
        return Grade(text=f"{value:.{self._places}f}", passed=passed)

    @property
    def _steps(self) -> dict[str, str]:
        return {"low": self.min, "step": self.step}

    @property
    def _places(self) -> int:
        """The fewest decimals with which each grade of the scale can be written."""
        return max(_places(self.min), _places(self.step))


class GradeLabel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A grade that is a word."""

    label: Annotated[str, Meta(min_length=1, max_length=MAX_GRADE_LENGTH)]
    passed: bool


class LabelScale(_Scale, frozen=True, kw_only=True, tag="labels"):
    """Words, the best one first."""

    labels: Annotated[list[GradeLabel], Meta(min_length=1, max_length=MAX_LABELS)]

    def faults(self) -> Iterator[FieldError]:
        """Why these words are no valid scale: each is unique, and one of them passes."""
        seen: set[str] = set()
        for place, each in enumerate(self.labels):
            if (folded := each.label.casefold()) in seen:
                yield FieldError(f"/labels/{place}/label", "taken")
            seen.add(folded)
        if not any(each.passed for each in self.labels):
            yield FieldError("/labels", "nothing_passes")

    @property
    def expected(self) -> str:
        """The words, for people."""
        return ", ".join(self.choices)

    @property
    def choices(self) -> tuple[str, ...]:
        """The words, best first."""
        return tuple(each.label for each in self.labels)

    def evaluate(self, text: str, *, decimal_comma: bool) -> "Grade":
        """The grade with this word, whatever its case. Raises ValidationFailed."""
        for each in self.labels:
            if each.label.casefold() == text.casefold():
                return Grade(text=each.label, passed=each.passed)
        raise _invalid("invalid_choice", expected=self.expected)


class PassFailScale(_Scale, frozen=True, kw_only=True, tag="pass_fail"):
    """Passed or failed."""

    expected: ClassVar[str] = f"{PASSED}, {FAILED}"
    choices: ClassVar[tuple[str, ...]] = (PASSED, FAILED)

    def faults(self) -> Iterator[FieldError]:
        """No faults, as it has no definition."""
        return iter(())

    def evaluate(self, text: str, *, decimal_comma: bool) -> "Grade":
        """Passed or failed. Raises ValidationFailed."""
        if (verdict := text.casefold()) not in self.choices:
            raise _invalid("invalid_choice", expected=self.expected)
        return Grade(text=verdict, passed=verdict == PASSED)


Scale: TypeAlias = NumericScale | LabelScale | PassFailScale
_KINDS: Mapping[str, type[Scale]] = {
    "numeric": NumericScale,
    "labels": LabelScale,
    "pass_fail": PassFailScale,
}


@dataclass(frozen=True, slots=True)
class Grade:
    """A grade in the scale's notation, and whether it passes."""

    text: str
    passed: bool


def parse_scale(tree: Any, *, pointer: str = _POINTER) -> Scale:
    """Reads a scale's definition in a request. Numbers may be JSON numbers or text.

    Raises ValidationFailed naming every fault below `pointer`.
    """
    if not isinstance(tree, Mapping):
        raise ValidationFailed([FieldError(pointer, "invalid_type", {"expected": "object"})])
    kind = _KINDS.get(tree["kind"]) if isinstance(tree.get("kind"), str) else None
    if kind is None:
        code = "invalid_choice" if tree.get("kind") else "required"
        raise ValidationFailed(
            [FieldError(f"{pointer}/kind", code, {"expected": ", ".join(_KINDS)})]
        )
    stated = {name: _as_text(value) for name, value in tree.items() if name != "kind"}
    try:
        scale = parsing.convert(stated, kind)
    except ValidationFailed as error:
        raise _below(pointer, error.errors) from error
    if faults := list(scale.faults()):
        raise _below(pointer, faults)
    return scale


def scale_to_json(scale: Scale) -> dict[str, Any]:
    """The scale as JSON: as programs store it and the API answers it."""
    return dict(msgspec.to_builtins(scale))


def scale_from_json(stored: Mapping[str, Any] | None) -> Scale:
    """The scale that a program stores; passed or failed, if it has none."""
    return PassFailScale() if stored is None else convert_struct(stored, Scale)


def evaluate(stored: Mapping[str, Any] | None, text: str, *, decimal_comma: bool = False) -> Grade:
    """The grade that `text` states on the scale that a program stores; "1,7" only with `decimal_comma`.

    Without a scale, an empty text passes. Raises ValidationFailed, whose one fault has an empty pointer.
    """
    text = text.strip()
    if not text and stored is None:
        return Grade(text="", passed=True)
    if not text:
        raise _invalid("required")
    return scale_from_json(stored).evaluate(text, decimal_comma=decimal_comma)


def _as_text(value: Any) -> Any:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return str(value) if is_number else value


def _places(number: str) -> int:
    """The number of significant decimals: one for 0.10."""
    return len(number.partition(".")[2].rstrip("0"))


def _invalid(code: str, **params: object) -> ValidationFailed:
    return ValidationFailed([FieldError("", code, params)])


def _below(pointer: str, faults: Iterable[FieldError]) -> ValidationFailed:
    return ValidationFailed(
        [FieldError(f"{pointer}{fault.pointer}", fault.code, fault.params) for fault in faults]
    )
