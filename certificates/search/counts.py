"""How many certificates have each status, without counting millions.

Up to `MOST` certificates are counted one by one. Beyond that, of each rare status the newest `MOST`
are counted along an index, and all together come from the roll-up of usage.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db.models import Sum

from accounts.models import UsageDay
from accounts.scopes import Mode
from accounts.usage import UsageKind
from certificates.lifecycle import State, Status, shown_status
from certificates.models import Certificate
from lib import sql

MOST = 1000
RARE = (Status.PENDING, Status.SUSPENDED, Status.REVOKED, Status.SUPERSEDED)
# Each is a range of one index, read up to the limit. What ended lately may have been revoked since,
# so expired ones are counted among those whose last day is over.
_NEWEST = """
SELECT '{status}', count(*), count(*) FROM (
  SELECT FROM certificates_certificate
   WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s
     AND state = '{status}' AND state <> 'active'
   ORDER BY state_changed_at DESC LIMIT %(limit)s) newest
"""
_EXPIRED = f"""
SELECT '{Status.EXPIRED}', count(*) FILTER (WHERE state = 'active' AND ends_at <= %(now)s), count(*)
  FROM (SELECT state, ends_at FROM certificates_certificate
         WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s AND valid_until <= %(tomorrow)s
         ORDER BY valid_until DESC LIMIT %(limit)s) newest
"""
COUNTS = " UNION ALL ".join([*(_NEWEST.format(status=status.value) for status in RARE), _EXPIRED])


@dataclass(frozen=True, slots=True)
class StatusCount:
    """A number of certificates; `at_least` if there may be more, `rolled_up` if it is some minutes old."""

    number: int
    at_least: bool = False
    rolled_up: bool = False


def count_by_status(
    *, issuer_id: UUID, mode: Mode, now: datetime
) -> Mapping[Status | None, StatusCount]:
    """The counts by status; None is all of them. A status that nothing counts cheaply is left out."""
    rows = Certificate.objects.for_issuer(issuer_id, mode).order_by("-id")
    newest = list(rows.values_list("state", "starts_at", "ends_at")[: MOST + 1])
    if len(newest) > MOST:
        return {None: _all(issuer_id, mode), **_of_many(issuer_id, mode, now)}
    counted = Counter(
        shown_status(State(state), starts_at=starts_at, ends_at=ends_at, now=now)
        for state, starts_at, ends_at in newest
    )
    exact: dict[Status | None, StatusCount] = {None: StatusCount(len(newest))}
    return exact | {status: StatusCount(counted[status]) for status in Status}


def count_parameters(issuer_id: UUID, mode: Mode, now: datetime) -> dict[str, object]:
    """The parameters of `COUNTS`."""
    return {
        "issuer_id": issuer_id,
        "mode": mode.value,
        "now": now,
        "tomorrow": now.date() + timedelta(days=1),
        "limit": MOST + 1,
    }


def _of_many(issuer_id: UUID, mode: Mode, now: datetime) -> Mapping[Status | None, StatusCount]:
    rows = sql.fetch_all(COUNTS, count_parameters(issuer_id, mode, now))
    return {
        Status(status): StatusCount(min(number, MOST), at_least=read > MOST)
        for status, number, read in rows
    }


def _all(issuer_id: UUID, mode: Mode) -> StatusCount:
    """All that were issued, as the roll-up knows them; test certificates are removed again."""
    if mode is Mode.TEST:
        return StatusCount(MOST, at_least=True)
    days = UsageDay.objects.for_issuer(issuer_id, mode).filter(kind=UsageKind.CERTIFICATES.value)
    total = days.aggregate(total=Sum("amount"))["total"] or 0
    if total <= MOST:
        return StatusCount(MOST, at_least=True)
    return StatusCount(total, rolled_up=True)
