"""Charts of the back office's first page: a month's use, and the quota."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from django.utils.formats import date_format, number_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.back_office.charts import Chart, daily_chart
from accounts.limits import quota
from accounts.models import Issuer
from accounts.scopes import Mode
from accounts.usage import operations as roll_up
from accounts.usage.recording import UsageKind

DAYS = 30
FULL, NEARLY = 100, 80  # percent


@dataclass(frozen=True, slots=True)
class QuotaBar:
    """The used part of the month's quota; there is no bar without a limit."""

    summary: str
    resets_on: str
    percent: int | None

    @property
    def tone(self) -> str:
        """Colour by how near the end is."""
        if self.percent is None or self.percent < NEARLY:
            return ""
        return "quota--full" if self.percent >= FULL else "quota--nearly"


def figures(issuer: Issuer, now: datetime) -> dict[str, Any]:
    """The figures of all charts, from roll-ups and index look-ups only."""
    last = now.astimezone(UTC).date()
    first = last - timedelta(days=DAYS - 1)
    report = roll_up.report(issuer_id=issuer.pk, mode=Mode.LIVE, first=first, last=last)
    days = [first + timedelta(days=number) for number in range(DAYS)]
    return {
        "charts": [_issued(report, days), _checked(report, days)],
        "quota": _quota(issuer, now),
    }


def _issued(report: roll_up.UsageReport, days: list[date]) -> Chart:
    total = report.amount(UsageKind.CERTIFICATES, days[0], days[-1])
    until = report.counted_until
    text = ngettext(
        "%(count)s certificate in the last %(days)s days",
        "%(count)s certificates in the last %(days)s days",
        total,
    )
    if total == 0:
        text = _("No certificate in the last %(days)s days")
    if until is not None:
        told = date_format(localtime(until), "DATETIME_FORMAT")
        text = _("%(text)s, counted up to %(moment)s") % {"text": text, "moment": told}
    return _chart(_("Issued"), text, total, report, UsageKind.CERTIFICATES, days)


def _checked(report: roll_up.UsageReport, days: list[date]) -> Chart:
    total = report.amount(UsageKind.VERIFICATIONS, days[0], days[-1])
    text = ngettext(
        "About %(count)s check by the public in the last %(days)s days",
        "About %(count)s checks by the public in the last %(days)s days",
        total,
    )
    if total == 0:
        text = _("No check by the public in the last %(days)s days")
    return _chart(_("Checked by the public"), text, total, report, UsageKind.VERIFICATIONS, days)


def _chart(
    title: str,
    text: str,
    total: int,
    report: roll_up.UsageReport,
    kind: UsageKind,
    days: list[date],
) -> Chart:
    amounts = [(day, report.amount(kind, day, day)) for day in days]
    summary = text % {"count": number_format(total, force_grouping=True), "days": DAYS}
    return daily_chart(title, summary, amounts)


def _quota(issuer: Issuer, now: datetime) -> QuotaBar:
    used = quota.used_in(issuer_id=issuer.pk, month=quota.month_of(now))
    limit = issuer.plan.monthly_certificates
    resets_on = date_format(quota.resets_at(now).date(), "DATE_FORMAT")
    shown = {"used": number_format(used, force_grouping=True)}
    if limit is None:
        text = ngettext(
            "%(used)s certificate this month; the plan sets no limit",
            "%(used)s certificates this month; the plan sets no limit",
            used,
        )
        text %= shown
        return QuotaBar(text, resets_on, None)
    shown["limit"] = number_format(limit, force_grouping=True)
    percent = FULL if used >= limit else used * FULL // limit
    text = _("%(used)s of %(limit)s certificates this month") % shown
    return QuotaBar(text, resets_on, percent)
