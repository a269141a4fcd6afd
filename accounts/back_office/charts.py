"""Bar charts of the back office, as data for Unfold's chart component."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from django.utils.formats import date_format
from django.utils.translation import gettext

FEW_TICKS = {"maxTicksXLimit": 4}


@dataclass(frozen=True, slots=True)
class Bars:
    """One series of bars. Series with the same `stack` are stacked."""

    label: str
    values: Sequence[int | None]  # None: no bar
    colour: str | Sequence[str] = "var(--color-primary-500)"  # one for all, or one for each
    stack: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """A bar chart, a sentence that sums it up, and its numbers for a table."""

    title: str
    summary: str
    axis: str  # what the labels below the bars are: days, hours, cohorts
    labels: Sequence[str]
    bars: Sequence[Bars]
    options: Mapping[str, Any] = field(default_factory=dict)  # of Chart.js, for each series

    @property
    def data(self) -> str:
        """What Unfold's chart reads; config/static/config/charts.js sets an axis of whole numbers."""
        datasets = [
            {
                "label": str(each.label),
                "data": list(each.values),
                "backgroundColor": each.colour,
                "borderRadius": 3,
                "displayYAxis": True,
                **({"stack": each.stack} if each.stack else {}),
                **self.options,
            }
            for each in self.bars
        ]
        return json.dumps({"labels": list(self.labels), "datasets": datasets})

    @property
    def empty(self) -> bool:
        """Whether there is no bar to see."""
        return not any(value for each in self.bars for value in each.values)

    @property
    def names(self) -> list[str]:
        """The heads of the table's columns."""
        return [str(each.label) for each in self.bars]

    @property
    def rows(self) -> list[tuple[str, tuple[int | None, ...]]]:
        """The rows of the table: a label, and the value of each series."""
        values = zip(*(each.values for each in self.bars), strict=True)
        return list(zip(self.labels, values, strict=True))


def daily_chart(title: str, summary: str, days: Sequence[tuple[date, int]]) -> Chart:
    """A chart with one bar per day."""
    return Chart(
        title=title,
        summary=summary,
        axis=gettext("Day"),
        labels=[date_format(day, "MONTH_DAY_FORMAT") for day, _amount in days],
        bars=[Bars(title, [amount for _day, amount in days])],
        options=FEW_TICKS,
    )
