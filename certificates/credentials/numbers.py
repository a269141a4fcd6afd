"""Numbers as credentials write them: measures, and thresholds of requirements."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from certificates.types.limits import Bounds


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
