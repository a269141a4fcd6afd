"""Limits of measured values, as the rows of a table state them: whether a value is outside of them.

Only what can be read without doubt is judged. Both ends are allowed, and a number has a point or a
comma as its decimal mark and no grouping of digits.
"""

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import Literal

ColumnRole = Literal["value", "limits", "min", "max", "unit"]
VALUE, LIMITS, MIN, MAX, UNIT = "value", "limits", "min", "max", "unit"

_N = r"([+\-−]?\d{1,15}(?:[.,]\d{1,10})?)"
_NUMBER = re.compile(_N, re.ASCII)
_AT_LEAST = re.compile(rf"(?:≥|>=?|min\.?)\s*{_N}", re.ASCII | re.IGNORECASE)
_AT_MOST = re.compile(rf"(?:≤|<=?|max\.?)\s*{_N}", re.ASCII | re.IGNORECASE)
_STRICT = re.compile(r"[<>](?!=)", re.ASCII)
_RANGE = re.compile(rf"{_N}\s*(?:–|—|-|…|\.\.\.?)\s*{_N}", re.ASCII)
_AROUND = re.compile(rf"{_N}?\s*(?:±|\+/-)\s*{_N}", re.ASCII)

Bounds = tuple[Decimal | None, Decimal | None]
NO_BOUNDS: Bounds = (None, None)


def bounds(text: str) -> Bounds:
    """The lowest and the highest value that a text allows: `≥ 230`, `max. 0,07`, `540 – 750`, `± 0.5`."""
    text = text.strip()
    if match := _AT_LEAST.fullmatch(text):
        return _decimal(match[1]), None
    if match := _AT_MOST.fullmatch(text):
        return None, _decimal(match[1])
    if match := _AROUND.fullmatch(text):
        middle, width = _decimal(match[1] or "0"), _decimal(match[2])
        return middle - abs(width), middle + abs(width)
    if match := _RANGE.fullmatch(text):
        low, high = _decimal(match[1]), _decimal(match[2])
        return (low, high) if low <= high else NO_BOUNDS
    return NO_BOUNDS


def is_outside(value: str, *, limits: str = "", low: str = "", high: str = "") -> bool:
    """Whether a measured value is below or above what its row allows."""
    measured = number(value)
    if measured is None:
        return False
    return any(
        (lowest is not None and measured < lowest) or (highest is not None and measured > highest)
        for lowest, highest in (bounds(limits), (number(low), number(high)))
    )


def allowed(*, limits: str = "", low: str = "", high: str = "") -> Bounds:
    """What a row allows in all: none where it says nothing, or something that cannot be read."""
    stated = [(limits, bounds(limits)), (low, (number(low), None)), (high, (None, number(high)))]
    read = [ends for text, ends in stated if text.strip()]
    if NO_BOUNDS in read:
        return NO_BOUNDS
    lowest = max((end for end, _ in read if end is not None), default=None)
    highest = min((end for _, end in read if end is not None), default=None)
    if lowest is not None and highest is not None and lowest > highest:
        return NO_BOUNDS
    return lowest, highest


def conforms(value: str, *, limits: str = "", low: str = "", high: str = "") -> bool | None:
    """Whether a measured value lies within what its row allows; None where that cannot be said.

    That is where either cannot be read, and where the value equals a limit stated with `<` or `>`.
    """
    measured, ends = number(value), allowed(limits=limits, low=low, high=high)
    if measured is None or ends == NO_BOUNDS:
        return None
    if _STRICT.match(limits.strip()) and measured in ends:
        return None
    return not is_outside(value, limits=limits, low=low, high=high)


def rows_outside(rows: Sequence[Sequence[str]], roles: Sequence[str]) -> frozenset[int]:
    """The numbers of the rows whose measured value is outside of its limits."""
    places = {role: place for place, role in enumerate(roles) if role}
    if VALUE not in places or not places.keys() & {LIMITS, MIN, MAX}:
        return frozenset()

    def cell(row: Sequence[str], role: str) -> str:
        place = places.get(role, len(row))
        return row[place] if place < len(row) else ""

    return frozenset(
        number
        for number, row in enumerate(rows)
        if is_outside(
            cell(row, VALUE), limits=cell(row, LIMITS), low=cell(row, MIN), high=cell(row, MAX)
        )
    )


def number(text: str) -> Decimal | None:
    """The number that a cell states; None if it states anything else."""
    match = _NUMBER.fullmatch(text.strip())
    return _decimal(match[1]) if match else None


def _decimal(text: str) -> Decimal:
    return Decimal(text.replace(",", ".").replace("−", "-"))
