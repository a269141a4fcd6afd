"""Monthly quota of certificates (UTC): exact under concurrency, counted in the issuing statement.

A month is eight slots of granted and used. A statement takes from a slot that is not locked, or
waits for one; only where none has room are all of them locked, in order, and the rest is shared
out anew.

One row for a month would be locked until its transaction's log is on the disk: an issuer with 16 connections
would get a third of the rate, and wait for its own bulk requests (decision 0101, with the measurements). No
package counts exactly within the transaction that issues.
"""

from datetime import UTC, date, datetime
from uuid import UUID

from django.db import connection

from accounts.scopes import Mode
from lib import sql

SLOTS = 8
UNLIMITED = 2**40  # usage is counted without a quota, too

# A slot with room, held until the transaction ends; no row where none has room, and then no lock is held.
# The functions are in accounts/migrations/initial.sql. The table itself is not read: the slots of a new month may be newer than the statement's snapshot, and a
# statement that overlooked the slot it has locked would go on to lock all of them, in another order.
FIND_ROOM = """
SELECT slot FROM (SELECT accounts_lock_quota_slot(%(issuer_id)s, %(month)s, %(amount)s) AS slot) AS locked
 WHERE slot IS NOT NULL
"""
# `{room}` is the name of FIND_ROOM's part, `{made}` of the part whose rows are to be counted (some that
# room was found for may not have been inserted). The statement has to read this SELECT, or nothing is counted.
TAKE = """
SELECT accounts_count_in_quota(%(issuer_id)s, %(month)s, {room}.slot, (SELECT count(*) FROM {made})) AS used
  FROM {room} WHERE EXISTS (SELECT FROM {made})
"""


def month_of(now: datetime) -> date:
    """The first day of the calendar month, in UTC."""
    return now.astimezone(UTC).date().replace(day=1)


def resets_at(now: datetime) -> datetime:
    """The beginning of the next month."""
    first = month_of(now)
    year, month = divmod(first.year * 12 + first.month, 12)
    return datetime(year, month + 1, 1, tzinfo=UTC)


def grant_room(*, issuer_id: UUID, month: date, amount: int) -> int:
    """Locks the month, shares out the rest, and returns how much of `amount` fits into one slot now.

    To be called in a transaction, which holds the locks until the statement that takes has run.
    """
    _create(issuer_id, month)
    return min(amount, redistribute(issuer_id=issuer_id, month=month, amount=amount))


def remaining(*, issuer_id: UUID, month: date) -> int:
    """The number of certificates that may still be issued in this month. No lock is taken: it may be less soon."""
    return max(quota_of(issuer_id) - used_in(issuer_id=issuer_id, month=month), 0)


def has_room(*, issuer_id: UUID, mode: Mode, amount: int, now: datetime) -> bool:
    """Whether the quota of this month suffices for `amount`; test certificates do not count."""
    if mode is Mode.TEST:
        return True
    return remaining(issuer_id=issuer_id, month=month_of(now)) >= amount


def redistribute(*, issuer_id: UUID, month: date, amount: int = 1) -> int:
    """Locks the month and grants the rest of the plan's quota; returns how much is in one slot.

    Afterwards exactly max(quota, used) is granted. The quota is read behind the locks: a
    request that waited for them, or was authenticated before the plan was changed, must not bring
    back the old one.
    """
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT used FROM accounts_quotaslot WHERE issuer_id = %s AND month = %s"
            " ORDER BY slot FOR UPDATE",
            [issuer_id, month],
        )
        used = [row[0] for row in cursor.fetchall()]
    left = max(quota_of(issuer_id) - sum(used), 0)
    shares = [left // SLOTS] * SLOTS if left // SLOTS >= amount else [0] * SLOTS
    shares[0] += left - sum(shares)
    _grant(issuer_id, month, [taken + share for taken, share in zip(used, shares, strict=True)])
    return shares[0]


def quota_of(issuer_id: UUID) -> int:
    """Certificates a month in the issuer's plan, as it is now; UNLIMITED without a quota."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT coalesce(plan.monthly_certificates, %s) FROM accounts_issuer issuer"
            " JOIN accounts_plan plan ON plan.id = issuer.plan_id WHERE issuer.id = %s",
            [UNLIMITED, issuer_id],
        )
        return int(cursor.fetchone()[0])


def used_in(*, issuer_id: UUID, month: date) -> int:
    """The exact number of certificates that were issued in this month."""
    row = sql.fetch_one(
        "SELECT coalesce(sum(used), 0)::bigint FROM accounts_quotaslot"
        " WHERE issuer_id = %(issuer_id)s AND month = %(month)s",
        {"issuer_id": issuer_id, "month": month},
    )
    return int(row[0]) if row else 0


def _create(issuer_id: UUID, month: date) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO accounts_quotaslot (issuer_id, month, slot, granted, used)"
            " SELECT %s, %s, slot, 0, 0 FROM generate_series(0, %s) AS slot"
            " ON CONFLICT DO NOTHING",
            [issuer_id, month, SLOTS - 1],
        )


def _grant(issuer_id: UUID, month: date, granted: list[int]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE accounts_quotaslot SET granted = share.granted"
            " FROM unnest(%s::bigint[]) WITH ORDINALITY AS share (granted, place)"
            " WHERE issuer_id = %s AND month = %s AND slot = share.place - 1",
            [granted, issuer_id, month],
        )
