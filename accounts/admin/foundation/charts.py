"""Charts of the back office, as Unfold's chart reads them; each beside words that say the same."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.utils.formats import date_format

FEW_TICKS = {"maxTicksXLimit": 4}


@dataclass(frozen=True, slots=True)
class Bars:
    """One row of bars; those of one `stack` stand on each other."""

    label: str
    values: Sequence[int | None]  # None: there is nothing to draw
    colour: str | Sequence[str] = "var(--color-primary-500)"  # one for all, or one for each
    stack: str | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """Bars, and the sentence that says the same to whoever does not see them."""

    title: str
    summary: str
    data: str  # what Unfold's chart reads
    empty: bool


def chart_json(labels: Sequence[str], *rows: Bars, **more: Any) -> str:
    """The bars, with an axis of whole numbers (config/static/config/charts.js)."""
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
    """A bar for each day."""
    labels = [date_format(day, "MONTH_DAY_FORMAT") for day, _amount in days]
    amounts = [amount for _day, amount in days]
    return Chart(
        title, summary, chart_json(labels, Bars(title, amounts), **FEW_TICKS), not any(amounts)
    )
