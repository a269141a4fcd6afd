"""Roll up usage from rows that can no longer change in number, and report it by day.

The report adds what lies behind the horizon from the rows themselves: some minutes' rows. Where the
roll-up has not run for long these may be many, so it adds the first ten thousand of a kind only, and
says up to when it has counted.
"""

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Count, QuerySet
from django.db.models.functions import TruncDate

from accounts.models import UsageHorizon
from accounts.scopes import Mode
from lib import ids
from lib.database.tenancy import as_worker

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
