"""Bar charts of the back office, as data for Unfold's chart component."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.utils.formats import date_format

FEW_TICKS = {"maxTicksXLimit": 4}


@dataclass(frozen=True, slots=True)
class Bars:
    """One series of bars. Series with the same `stack` are stacked."""

    label: str
    values: Sequence[int | None]  # None: no bar
    colour: str | Sequence[str] = "var(--color-primary-500)"  # one for all, or one for each
    stack: str | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """A bar chart, and a sentence with the same facts for screen readers."""

    title: str
    summary: str
    data: str  # what Unfold's chart reads
    empty: bool


def chart_json(labels: Sequence[str], *rows: Bars, **more: Any) -> str:
    """The series as JSON for Unfold; config/static/config/charts.js sets an axis of whole numbers."""
    datasets = [
        {
            "label": str(row.label),
            "data": list(row.values),
            "backgroundColor": row.colour,
            "borderRadius": 3,
            "displayYAxis": True,
            **({"stack": row.stack} if row.stack else {}),
            **more,
        }
        for row in rows
    ]
    return json.dumps({"labels": list(labels), "datasets": datasets})


def daily_chart(title: str, summary: str, days: Sequence[tuple[date, int]]) -> Chart:
    """A chart with one bar per day."""
    labels = [date_format(day, "MONTH_DAY_FORMAT") for day, _amount in days]
    amounts = [amount for _day, amount in days]
    return Chart(
        title, summary, chart_json(labels, Bars(title, amounts), **FEW_TICKS), not any(amounts)
    )
