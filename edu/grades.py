"""Grades: how a program's scale is defined, what is a grade of it, and which grades pass. Pure.

A grade is kept as text, in one way of writing it: 1.7, never 1,70. Numbers are decimals throughout.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec
from django.utils.translation import pgettext_lazy
from msgspec import Meta

from accounts import shapes
from accounts.errors import FieldError, ValidationFailed

PASSED, FAILED = "passed", "failed"
# What stands for a mere pass in a person's language; the values themselves are the interface's.
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


class NumericScale(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="kind",
    tag="numeric",
    rename="camel",
    forbid_unknown_fields=True,
):
    """Numbers from `min` to `max` in steps: German 1–6 (lower is better), French 0–20, Albanian 4–10.

    All four are decimals, as text. The pass mark itself passes.
    """

    min: Number
    max: Number
    step: Number
    pass_mark: Number
    better: Literal["higher", "lower"] = "higher"

    def faults(self) -> Iterator[FieldError]:
        """What makes no scale of these numbers."""
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
        """None are listed: a number is typed."""
        return ()

    def judge(self, text: str, *, decimal_comma: bool) -> "Grade":
        """The grade that is written there."""
        plain = text.replace(",", ".", 1) if decimal_comma else text
        low, high = Decimal(self.min), Decimal(self.max)
        if not _IS_NUMBER.match(plain):  # 1.0–6.0 also says that a point is wanted
            written = f"{low:.{self._places}f}–{high:.{self._places}f}"
            raise _refused("invalid_format", expected=written)
        value = Decimal(plain)
        if not low <= value <= high:
            raise _refused("out_of_range", expected=self.expected)
        if (value - low) % Decimal(self.step):
            raise _refused("between_grades", **self._steps)
        mark = Decimal(self.pass_mark)
        passed = value >= mark if self.better == "higher" else value <= mark
        return Grade(text=f"{value:.{self._places}f}", passed=passed)

    @property
    def _steps(self) -> dict[str, str]:
        return {"low": self.min, "step": self.step}

    @property
    def _places(self) -> int:
        """So many decimals that each grade of the scale can be written: as few as do."""
        return max(_places(self.min), _places(self.step))


class GradeLabel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One grade that is a word."""

    label: Annotated[str, Meta(min_length=1, max_length=MAX_GRADE_LENGTH)]
    passed: bool


class LabelScale(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="kind",
    tag="labels",
    forbid_unknown_fields=True,
):
    """Words, the best one first."""

    labels: Annotated[list[GradeLabel], Meta(min_length=1, max_length=MAX_LABELS)]

    def faults(self) -> Iterator[FieldError]:
        """A word stands for one grade, and one of them passes."""
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

    def judge(self, text: str, *, decimal_comma: bool) -> "Grade":
        """The word, whatever its capitals."""
        for each in self.labels:
            if each.label.casefold() == text.casefold():
                return Grade(text=each.label, passed=each.passed)
        raise _refused("invalid_choice", expected=self.expected)


class PassFailScale(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="kind",
    tag="pass_fail",
    forbid_unknown_fields=True,
):
    """Passed or failed, and nothing between."""

    expected: ClassVar[str] = f"{PASSED}, {FAILED}"
    choices: ClassVar[tuple[str, ...]] = (PASSED, FAILED)

    def faults(self) -> Iterator[FieldError]:
        """There is nothing to be wrong."""
        return iter(())

    def judge(self, text: str, *, decimal_comma: bool) -> "Grade":
        """One of the two."""
        if (said := text.casefold()) not in self.choices:
            raise _refused("invalid_choice", expected=self.expected)
        return Grade(text=said, passed=said == PASSED)


Scale: TypeAlias = NumericScale | LabelScale | PassFailScale
_KINDS: Mapping[str, type[Scale]] = {
    "numeric": NumericScale,
    "labels": LabelScale,
    "pass_fail": PassFailScale,
}


@dataclass(frozen=True, slots=True)
class Grade:
    """A grade of a scale, in the one way that it is written, and whether it passes."""

    text: str
    passed: bool


def parse_scale(tree: Any, *, pointer: str = _POINTER) -> Scale:
    """A definition as a client states it. Numbers may be JSON numbers or text.

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
        scale = shapes.convert(stated, kind)
    except ValidationFailed as error:
        raise _below(pointer, error.errors) from error
    if faults := list(scale.faults()):
        raise _below(pointer, faults)
    return scale


def scale_to_json(scale: Scale) -> dict[str, Any]:
    """As a program keeps it, and as the interface answers it (JSON)."""
    return dict(msgspec.to_builtins(scale))


def scale_from_json(kept: Mapping[str, Any] | None) -> Scale:
    """The other way round. Without a scale, a program is passed or failed."""
    return PassFailScale() if kept is None else msgspec.convert(kept, Scale)


def evaluate(kept: Mapping[str, Any] | None, text: str, *, decimal_comma: bool = False) -> Grade:
    """What `text` is as a grade of the scale that a program keeps; "1,7" only with `decimal_comma`.

    A program without a scale is passed by whoever completes it, unless it says `failed`. Raises
    ValidationFailed, whose one fault has an empty pointer.
    """
    text = text.strip()
    if not text and kept is None:
        return Grade(text="", passed=True)
    if not text:
        raise _refused("required")
    return scale_from_json(kept).judge(text, decimal_comma=decimal_comma)


def _as_text(value: Any) -> Any:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return str(value) if is_number else value


def _places(number: str) -> int:
    """The decimals that count: of 0.10, one."""
    return len(number.partition(".")[2].rstrip("0"))


def _refused(code: str, **params: object) -> ValidationFailed:
    return ValidationFailed([FieldError("", code, params)])


def _below(pointer: str, faults: Iterable[FieldError]) -> ValidationFailed:
    return ValidationFailed(
        [FieldError(f"{pointer}{fault.pointer}", fault.code, fault.params) for fault in faults]
    )
