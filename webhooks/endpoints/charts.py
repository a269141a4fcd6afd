"""Charts of an endpoint's page: attempts by hour and by day, each with its numbers."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from django.utils.formats import date_format, number_format, time_format
from django.utils.timezone import localdate, localtime
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.admin.foundation.charts import Bars, Chart
from webhooks.models import Endpoint

from .health import AttemptCounts, attempts_by_hour

HOURS, DAYS = 24, 7
DELIVERED_COLOUR, FAILED_COLOUR = "var(--color-primary-500)", "var(--color-red-500)"


def attempt_charts(endpoint: Endpoint, *, now: datetime) -> Sequence[Chart]:
    """The last 24 hours by hour and the last 7 days by day, in the local time zone."""
    hour = now.replace(minute=0, second=0, microsecond=0)
    counts = attempts_by_hour(endpoint, since=hour - timedelta(days=DAYS))
    hours = [hour - timedelta(hours=ago) for ago in reversed(range(HOURS))]
    by_hour = [(_hour(each), counts.get(each, AttemptCounts())) for each in hours]
    return [
        _chart(_("Attempts in the last 24 hours"), by_hour),
        _chart(_("Attempts in the last 7 days"), _by_day(counts, now)),
    ]


def _hour(hour: datetime) -> str:
    return time_format(localtime(hour), "TIME_FORMAT")


def _by_day(
    counts: Mapping[datetime, AttemptCounts], now: datetime
) -> list[tuple[str, AttemptCounts]]:
    today = localdate(now)
    days = {today - timedelta(days=ago): AttemptCounts() for ago in reversed(range(DAYS))}
    for hour, each in counts.items():
        if (day := localdate(hour)) in days:
            days[day] = _sum([days[day], each])
    return [(date_format(day, "MONTH_DAY_FORMAT"), each) for day, each in days.items()]


def _chart(title: str, rows: Sequence[tuple[str, AttemptCounts]]) -> Chart:
    delivered = [each.succeeded for _label, each in rows]
    failed = [each.failed for _label, each in rows]
    return Chart(
        title=title,
        summary=_summary(_sum([each for _label, each in rows])),
        axis=_("When"),
        labels=[label for label, _each in rows],
        bars=[
            Bars(_("delivered"), delivered, DELIVERED_COLOUR, "attempts"),
            Bars(_("failed"), failed, FAILED_COLOUR, "attempts"),
        ],
    )


def _summary(total: AttemptCounts) -> str:
    """How many attempts there were, and how many of them succeeded."""
    attempts = total.succeeded + total.failed
    if not attempts:
        return _("No attempt in this time.")
    text = ngettext(
        "%(rate)s %% of %(count)s attempt was delivered, %(failed)s failed.",
        "%(rate)s %% of %(count)s attempts were delivered, %(failed)s failed.",
        attempts,
    )
    return text % {
        "rate": total.success_rate,
        "count": number_format(attempts, force_grouping=True),
        "failed": number_format(total.failed, force_grouping=True),
    }


def _sum(counts: Sequence[AttemptCounts]) -> AttemptCounts:
    return AttemptCounts(
        succeeded=sum(each.succeeded for each in counts), failed=sum(each.failed for each in counts)
    )
