"""The pull feed: events in the order in which they became visible, so that no reader misses one.

Order and cursor are (txid, id). Events are served only when every older transaction has ended, so that
whatever commits later comes after them. Events with a txid at or above xmax came with a dump from
another server (`settle_events` moves them before all others).

A removed body leaves its row, which shows the gap. Test events leave no row: a cursor older than they
are kept may have missed some, so a reader that has read everything gets a recent cursor.

Samples (rows of type `ping`) went to one endpoint for a trial, and stand in no feed.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db import connection

from accounts.scopes import Mode
from lib import ids, sql
from webhooks.errors import CursorExpired
from webhooks.lifecycle import KEEP_BODIES

# Ordered by the table's columns: a bare `txid` would be the text column of the SELECT, with 1000 before 999.
_READ = """
SELECT id, txid::text, body, type FROM webhooks_event AS e
 WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s AND type <> 'ping'
   AND (txid, id) > (%(txid)s::text::xid8, %(id)s)
   AND (txid < pg_snapshot_xmin(pg_current_snapshot())
        OR txid >= pg_snapshot_xmax(pg_current_snapshot()))
 ORDER BY e.txid, e.id LIMIT %(limit)s
"""
# A cursor from before a restore into a new server may name a transaction that has not begun here.
_PLACE = """
SELECT CASE WHEN %(txid)s::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot())
            THEN '0' ELSE %(txid)s END
"""
_SETTLED = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text"
_TXID_AT = "SELECT txid::text FROM webhooks_event WHERE id < %(id)s ORDER BY id DESC LIMIT 1"
_SETTLE = """
UPDATE webhooks_event SET txid = '0'
 WHERE txid >= pg_snapshot_xmax(pg_current_snapshot()) RETURNING id
"""


# Each turn of the loop takes an id and ends its transaction. A DO block knows no parameters.
_USE_UP_TRANSACTIONS = """
DO $$ BEGIN
  WHILE pg_current_xact_id() < '{last}'::xid8 LOOP COMMIT; END LOOP;
END $$
"""

_MARGIN = timedelta(minutes=10)  # for long transactions and clock differences
_HEAD_START = timedelta(hours=1)  # before removal, for a reader that starts with the oldest event


@dataclass(frozen=True, slots=True)
class FeedPosition:
    """A position in the feed: after the event with this transaction and id."""

    txid: str
    id: UUID


@dataclass(frozen=True, slots=True)
class FeedPage:
    """A page of events as their recorded bodies, and the position to continue from."""

    bodies: list[bytes]
    after: FeedPosition
    more: bool


def read_feed(
    *,
    issuer_id: UUID,
    mode: Mode,
    after: FeedPosition | None,
    event_type: str | None = None,
    limit: int,
    now: datetime,
) -> FeedPage:
    """The events after a position, or from the oldest that is kept for at least one more hour.

    Of one type: those among the next `limit` events of any type. A page may hold none while there
    are `more`, so that a rare type costs no walk over all others.

    Raises CursorExpired if some of those behind it were removed meanwhile, or (of a test key) may
    have been.
    """
    settled_txid = _settled_txid()
    position = _valid_position(after) if after else _oldest_position(now)
    if mode == Mode.TEST and after and position.id < ids.lower_bound(now - KEEP_BODIES + _MARGIN):
        raise CursorExpired(days=KEEP_BODIES.days)
    parameters = {"issuer_id": issuer_id, "mode": mode.value, "limit": limit + 1}
    while True:
        rows = sql.fetch_all(_READ, {**parameters, "txid": position.txid, "id": position.id})
        with_body = [row for row in rows[:limit] if row[2] is not None]
        if after is not None and len(with_body) < len(rows[:limit]):
            raise CursorExpired(days=KEEP_BODIES.days)
        if rows:
            last = rows[:limit][-1]
            position = FeedPosition(last[1], last[0])
        more = len(rows) > limit
        if with_body or not more:
            bodies = [row[2] for row in with_body if event_type in (None, row[3])]
            return FeedPage(
                bodies, position if more else _after_everything(position, settled_txid, now), more
            )


def txid_at(moment: datetime) -> str:
    """A transaction id no later than any that recorded an event at or after `moment`.

    That of the last event before it: the first one after it may have been begun later than the
    second. `_MARGIN` is allowed for.
    """
    row = sql.fetch_one(_TXID_AT, {"id": ids.lower_bound(moment, slack=-_MARGIN)})
    return row[0] if row else "0"


def settle_events() -> int:
    """After a restore into a new server: put the restored events before all new ones in the feed."""
    return len(sql.fetch_all(_SETTLE, {}))


def use_up_transactions(last: int) -> None:
    """After a restore to a moment: use up the ids that transactions had until the accident, `last` and older.

    Else events to come would get them a second time, and stand before cursors that readers have.
    """
    with connection.cursor() as cursor:
        cursor.execute(_USE_UP_TRANSACTIONS.format(last=last))


def _settled_txid() -> int:
    """The oldest transaction that may still be open: what earlier ones wrote is visible to all."""
    row = sql.fetch_one(_SETTLED, {})
    assert row is not None
    return int(row[0])


def _valid_position(position: FeedPosition) -> FeedPosition:
    row = sql.fetch_one(_PLACE, {"txid": position.txid})
    assert row is not None
    return FeedPosition(row[0], position.id)


def _after_everything(position: FeedPosition, settled_txid: int, now: datetime) -> FeedPosition:
    """The last position with nothing unread before it, for a reader that has read everything.

    `settled_txid` was read before the events: transactions that ended later may not have been seen.
    """
    if int(position.txid) >= settled_txid:  # from a restored dump
        return position
    return FeedPosition(str(settled_txid - 1), max(position.id, ids.lower_bound(now - _MARGIN)))


def _oldest_position(now: datetime) -> FeedPosition:
    begin = now - KEEP_BODIES + _HEAD_START
    return FeedPosition(txid_at(begin), ids.lower_bound(begin, slack=-_MARGIN))
