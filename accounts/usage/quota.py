"""Apply changed plans to the quota, and announce its thresholds.

Both are swept, so that they also happen after a pause, and never inside a refused transaction.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import connection, transaction
from django.urls import reverse

from accounts.limits import quota
from accounts.mail.kinds import MailContent, MailKind, register_mail_kind
from accounts.mail.outbox import enqueue_for_members
from accounts.models import OutgoingMail, QuotaNotice
from accounts.scopes import Mode, Role
from accounts.signals import AccountEvent, announce_event
from lib.database.tenancy import acting_for, as_worker

WARNING = "quota.warning"
EXCEEDED = "quota.exceeded"
MAIL = "quota"
WARN_AT = 80  # percent
FULL = 100
AFTERWARDS = timedelta(days=3)

# Summed up before anything is joined: this runs every ten seconds over all issuers' months.
_MONTHS = """
SELECT issuer_id, month, sum(used)::bigint AS used, sum(granted)::bigint AS granted
  FROM accounts_quotaslot WHERE month = ANY (%(months)s) GROUP BY issuer_id, month
"""
# Months of which more or less is granted than the plan has by now.
_CHANGED = f"""
SELECT total.issuer_id FROM ({_MONTHS}) total
  JOIN accounts_issuer issuer ON issuer.id = total.issuer_id
  JOIN accounts_plan plan ON plan.id = issuer.plan_id
 WHERE total.granted <> greatest(coalesce(plan.monthly_certificates, %(unlimited)s), total.used)
"""
# Thresholds that are reached, and were not announced for so large a quota. What is granted is the
# quota as it was in that month; the plan's quota of today says nothing about the month before.
_REACHED = f"""
SELECT total.issuer_id, total.month, total.used, total.granted FROM ({_MONTHS}) total
  LEFT JOIN accounts_quotanotice notice USING (issuer_id, month)
 WHERE total.granted < %(unlimited)s AND total.used * 100 >= total.granted * %(warn_at)s
   AND (total.granted > coalesce(notice.warned_for, 0)
        OR (total.used >= total.granted AND total.granted > coalesce(notice.exceeded_for, -1)))
"""


@dataclass(frozen=True, slots=True)
class MonthlyUsage:
    """An issuer's usage in a month."""

    issuer_id: UUID
    month: date
    used: int
    granted: int  # max(quota, used)

    def has_reached(self, percent: int) -> bool:
        """Whether so much is used. A quota of zero is not warned of."""
        return self.used * 100 >= self.granted * percent and (percent == FULL or self.granted > 0)


@as_worker("any issuer's plan may have changed")
def apply_plans(*, now: datetime) -> int:
    """Grant the current month each issuer's current plan; how many months were changed.

    A larger quota helps at once. Of a smaller one exactly max(quota, used) can be issued.
    """
    month = quota.month_of(now)
    with connection.cursor() as cursor:
        cursor.execute(_CHANGED, {"months": [month], "unlimited": quota.UNLIMITED})
        changed = [row[0] for row in cursor.fetchall()]
    for issuer_id in changed:
        with acting_for(issuer_id), transaction.atomic():
            quota.redistribute(issuer_id=issuer_id, month=month)
    return len(changed)


@as_worker("any issuer may have reached a threshold")
def announce_thresholds(*, now: datetime) -> int:
    """Announce 80 % and 100 %, each once for an issuer and month; how many announcements.

    Once more only if the plan has grown since, and the threshold of the larger quota is reached.
    For some days the month before is looked at too: a sweep that was away at its end has to tell.
    """
    month = quota.month_of(now)
    params: dict[str, Any] = {
        "months": sorted({quota.month_of(now - AFTERWARDS), month}),
        "unlimited": quota.UNLIMITED,
        "warn_at": WARN_AT,
    }
    with connection.cursor() as cursor:
        cursor.execute(_REACHED, params)
        reached = [MonthlyUsage(*row) for row in cursor.fetchall()]
    announced = 0
    for usage in reached:
        with acting_for(usage.issuer_id):
            announced += _announce(usage, is_current=usage.month == month, now=now)
    return announced


@transaction.atomic
def _announce(usage: MonthlyUsage, *, is_current: bool, now: datetime) -> int:
    """Writes events for the thresholds reached, and a mail to each owner about the highest threshold.

    One transaction: another sweep finds them announced.
    """
    QuotaNotice.objects.bulk_create(
        [QuotaNotice(issuer_id=usage.issuer_id, month=usage.month)], ignore_conflicts=True
    )
    notice = QuotaNotice.objects.select_for_update(no_key=True).get(
        issuer_id=usage.issuer_id, month=usage.month
    )
    due = _due(notice, usage)
    limit = min(usage.granted, quota.quota_of(usage.issuer_id)) if is_current else usage.granted
    for percent in due:
        notice.sequence += 1
        announce_event(_news(notice, usage, percent, limit, now))
    if due:
        notice.save()
    if due and is_current:
        enqueue_for_members(
            MAIL,
            issuer_id=usage.issuer_id,
            roles={Role.OWNER},
            subject=notice.pk,
            now=now,
            details={"percent": max(due), "used": usage.used, "quota": limit},
            once=f"{max(due)} {limit}",
        )
    return len(due)


def _due(notice: QuotaNotice, usage: MonthlyUsage) -> list[int]:
    """The thresholds to announce now; marks them as announced."""
    due = []
    if usage.has_reached(WARN_AT) and usage.granted > (notice.warned_for or 0):
        notice.warned_for = usage.granted
        due.append(WARN_AT)
    known = -1 if notice.exceeded_for is None else notice.exceeded_for
    if usage.has_reached(FULL) and usage.granted > known:
        notice.exceeded_for = usage.granted
        due.append(FULL)
    return due


def _news(
    notice: QuotaNotice, usage: MonthlyUsage, percent: int, limit: int, now: datetime
) -> AccountEvent:
    end = quota.resets_at(datetime(usage.month.year, usage.month.month, 1, tzinfo=UTC))
    return AccountEvent(
        type=EXCEEDED if percent == FULL else WARNING,
        issuer_id=usage.issuer_id,
        mode=Mode.LIVE,
        subject=notice.pk,
        sequence=notice.sequence,
        occurred_at=now,
        data={
            "month": f"{usage.month:%Y-%m}",
            "used": usage.used,
            "limit": limit,
            "resetsAt": end,
        },
    )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None once the month is over, when it would only confuse."""
    month = quota.month_of(now)
    if not QuotaNotice.objects.filter(pk=mail.subject, month=month).exists():
        return None
    return MailContent(
        context={
            "month": month,
            "used": mail.details["used"],
            "quota": mail.details["quota"],
            "is_exceeded": mail.details["percent"] == FULL,
            "resets_at": quota.resets_at(datetime(month.year, month.month, 1, tzinfo=UTC)),
            "url": settings.BASE_URL + reverse("admin:index"),
        }
    )


register_mail_kind(MailKind(name=MAIL, compose=compose, is_record=True))
