"""What the pages show of the checks."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from django.utils.formats import number_format
from django.utils.translation import gettext_lazy as _

from config.observability.backlogs import COUNTED
from config.observability.checks import BY_STATE, HealthCheck, Numbers

from .durations import duration


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the page. `alert` is the section of the runbook."""

    title: str
    value: str
    is_good: bool = True
    count: str = ""
    alert: str = ""


def lines(checks: tuple[HealthCheck, ...], numbers: Numbers) -> Iterator[Line]:
    """The checks as they are now; a number that is not known is not good."""
    for check in checks:
        value = check.value(numbers)
        labels = dict([check.label]) if check.label else {}
        count = "webhook_endpoints" if check.metric == BY_STATE else check.count
        yield Line(
            str(check.title),
            _text(check.metric, value),
            check.is_good(value),
            counted(numbers.get(count, **labels)) if count else "",
            check.alert,
        )


def _text(metric: str, value: float | None) -> str:
    if value is None or value == inf:
        return str(_("not known"))
    if metric.endswith("_ratio"):
        return str(_("%(percent)s %% full") % {"percent": round(value * 100)})
    if not metric.endswith("_seconds"):
        return counted(value)
    if metric.endswith("_age_seconds"):
        return str(_("%(time)s ago") % {"time": duration(value)})
    if metric == "clock_skew_seconds":
        return duration(value)
    return duration(value) if value > 0 else str(_("nothing waits"))


def counted(count: float | None) -> str:
    """The number as it is written; counts stop at COUNTED."""
    if count is None:
        return ""
    text = number_format(int(count), force_grouping=True)
    return f"{text}+" if count >= COUNTED else text
