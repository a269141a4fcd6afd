"""Roll usage up by day and month, and report it; apply changed plans to the quota, announce thresholds.

The report adds what lies behind the horizon from the rows themselves: some minutes' rows. Where the
roll-up has not run for long these may be many, so it adds the first ten thousand of a kind only, and
says up to when it has counted. Quota is swept, so that thresholds are announced also after a pause, and
never inside a refused transaction.
"""

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import connection, transaction
from django.db.models import Count, QuerySet
from django.db.models.functions import TruncDate
from django.urls import reverse

from accounts.limits import quota
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import OutgoingMail, QuotaNotice, UsageHorizon
from accounts.scopes import Mode, Role
from accounts.signals import AccountEvent, announce_event
from lib import ids
from lib.database.tenancy import acting_for, as_worker

from .recording import APPROXIMATE, SOURCES, UsageKind, UsageSource

GRACE = timedelta(minutes=5)  # an id is made, and its transaction begun, within this time
SLICE = timedelta(days=1)
COUNTED = 10_000  # rows of a kind that a report counts itself, whatever the roll-up's backlog

_STORED = """
SELECT kind, day, amount, NULL::timestamptz FROM accounts_usageday
 WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s AND day BETWEEN %(first)s AND %(last)s
 UNION ALL
SELECT kind, NULL, NULL, until FROM accounts_usagehorizon
"""
_ADD = """
INSERT INTO accounts_usageday AS known (issuer_id, mode, day, kind, amount)
SELECT issuer_id, mode, day, %s, amount
  FROM unnest(%s::uuid[], %s::text[], %s::date[], %s::bigint[])
       AS new (issuer_id, mode, day, amount)
 ORDER BY 1, 2, 3
    ON CONFLICT (issuer_id, mode, day, kind) DO UPDATE SET amount = known.amount + excluded.amount
"""


@dataclass(frozen=True, slots=True)
class UsageReport:
    """Amounts by kind and day. Kinds that are not registered are left out."""

    kinds: tuple[UsageKind, ...]
    amounts: dict[tuple[str, date], int] = field(default_factory=dict)
    counted_until: datetime | None = None  # None: all that there is

    def amount(self, kind: UsageKind, first: date, last: date) -> int:
        """The sum of the days from `first` to `last`, both included."""
        days = (first + timedelta(days=n) for n in range((last - first).days + 1))
        return sum(self.amounts.get((kind.value, day), 0) for day in days)


def report(*, issuer_id: UUID, mode: Mode, first: date, last: date) -> UsageReport:
    """An issuer's usage in one mode, from `first` to `last` (days in UTC, both included)."""
    kinds = tuple(kind for kind in UsageKind if kind in SOURCES or kind in APPROXIMATE)
    amounts, horizons = _stored(issuer_id, mode, first, last)
    until: list[datetime] = []
    for kind, source in SOURCES.items():
        rows = _rows(source).filter(issuer_id=issuer_id, mode=mode)
        if kind.value in horizons:
            rows = rows.filter(id__gte=ids.lower_bound(horizons[kind.value]))
        counted = _by_day(rows, source)
        for day, amount in counted.items():
            if first <= day <= last:
                amounts[kind.value, day] = amounts.get((kind.value, day), 0) + amount
        if counted.total() == COUNTED:
            until.append(
                ids.created_at_of(rows.order_by("id").values_list("id", flat=True)[COUNTED - 1])
            )
    return UsageReport(kinds, amounts, min(until, default=None))


@as_worker("a statement counts a slice of all issuers' rows")
def roll_up(*, now: datetime) -> None:
    """Roll up every kind of usage as far as possible. Of several runs at once, one works."""
    for source in SOURCES.values():
        UsageHorizon.objects.get_or_create(
            kind=source.kind.value, defaults={"until": _first(source, now)}
        )
        while _step(source):
            pass
        _mark(source, now)


def _stored(
    issuer_id: UUID, mode: Mode, first: date, last: date
) -> tuple[dict[tuple[str, date], int], dict[str, datetime]]:
    """The rolled-up amounts and horizons, in one statement so that they are consistent."""
    parameters: dict[str, Any] = {
        "issuer_id": issuer_id,
        "mode": mode.value,
        "first": first,
        "last": last,
    }
    with connection.cursor() as cursor:
        cursor.execute(_STORED, parameters)
        rows = cursor.fetchall()
    amounts = {(kind, day): amount for kind, day, amount, _until in rows if day is not None}
    horizons = {kind: until for kind, _day, _amount, until in rows if until is not None}
    return amounts, horizons


def _rows(source: UsageSource) -> QuerySet[Any]:
    """The rows of all issuers, to be narrowed by the caller."""
    return source.model._default_manager.all()


def _by_day(rows: QuerySet[Any], source: UsageSource) -> "Counter[date]":
    """The oldest rows by day, at most as many as a report counts."""
    moments = rows.order_by("id").values_list(source.at, flat=True)[:COUNTED]
    return Counter(moment.astimezone(UTC).date() for moment in moments)


def _first(source: UsageSource, now: datetime) -> datetime:
    """The day at which counting begins: that of the oldest row."""
    oldest = _rows(source).order_by("id").values_list("id", flat=True).first()
    return ids.created_at_of(oldest) if oldest else now - GRACE


@transaction.atomic
def _step(source: UsageSource) -> bool:
    """Roll up the next slice of rows; whether there is another."""
    horizon = _locked(source)
    if horizon is None or horizon.mark is None or not _is_settled(horizon):
        return False
    until = min(horizon.until + SLICE, horizon.mark)
    _add(source, horizon.until, until)
    horizon.until = until
    more = until < horizon.mark
    if not more:
        horizon.mark = horizon.mark_xid = None
    horizon.save()
    return more


@transaction.atomic
def _mark(source: UsageSource, now: datetime) -> None:
    """Set how far the next run may go: older rows are all written, or being written now."""
    horizon = _locked(source)
    if horizon is None or horizon.mark is not None or now - GRACE <= horizon.until:
        return
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_snapshot_xmax(pg_current_snapshot())")
        (horizon.mark_xid,) = cursor.fetchone()
    horizon.mark = now - GRACE
    horizon.save()


def _locked(source: UsageSource) -> UsageHorizon | None:
    """The horizon, locked; None if another run has it."""
    rows = UsageHorizon.objects.select_for_update(skip_locked=True, no_key=True)
    return rows.filter(kind=source.kind.value).first()


def _is_settled(horizon: UsageHorizon) -> bool:
    """Whether every transaction that was open when the mark was set has ended."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_snapshot_xmin(pg_current_snapshot()) >= %s::xid8", [str(horizon.mark_xid)]
        )
        return bool(cursor.fetchone()[0])


def _add(source: UsageSource, start: datetime, end: datetime) -> None:
    day = TruncDate(source.at, tzinfo=UTC)
    slice_ = (
        _rows(source).filter(id__gte=ids.lower_bound(start), id__lt=ids.lower_bound(end)).order_by()
    )
    counted = slice_.annotate(_day=day).values_list("issuer_id", "mode", "_day")
    rows = list(counted.annotate(_n=Count("pk")))
    if not rows:
        return
    with connection.cursor() as cursor:
        columns = [list(column) for column in zip(*rows, strict=True)]
        cursor.execute(_ADD, [source.kind.value, *columns])


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
