"""The pull feed: events in the order in which they became visible, so that no reader misses one.

Order and cursor are (txid, id). Only events whose transaction everybody can see the end of are
served: whatever commits later comes after them. Beyond xmax no transaction has begun yet: such an
event came with a dump, from another server (`settle_events` puts those before all others).

A removed body leaves its row, which tells that there is a gap. Test events leave nothing behind: of
those a cursor tells by its age that some may be missing, so who has read all gets a young one.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from accounts.scopes import Mode
from lib import ids, sql
from webhooks.errors import CursorExpired
from webhooks.models.delivery import KEEP_BODIES

# By the columns of the table: `txid` alone would be the text beside it, and 1000 come before 999.
_READ = """
SELECT id, txid::text, body FROM webhooks_event AS e
 WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s
   AND (txid, id) > (%(txid)s::text::xid8, %(id)s)
   AND (txid < pg_snapshot_xmin(pg_current_snapshot())
        OR txid >= pg_snapshot_xmax(pg_current_snapshot()))
 ORDER BY e.txid, e.id LIMIT %(limit)s
"""
# A cursor from before a restore into a fresh server names a transaction that has not begun here.
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


_MARGIN = timedelta(minutes=10)  # for transactions that were open for long, and for clocks
_HEAD_START = timedelta(hours=1)  # before the removal, for a reader who begins with the oldest


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
    *, issuer_id: UUID, mode: Mode, after: FeedPosition | None, limit: int, now: datetime
) -> FeedPage:
    """The events after a position, or from the oldest that is kept for at least one more hour.

    Raises CursorExpired if some of those behind it were removed meanwhile, or (of a test key) may
    have been.
    """
    settled = _settled()
    place = _restored(after) if after else _oldest(now)
    if mode == Mode.TEST and after and place.id < ids.lower_bound(now - KEEP_BODIES + _MARGIN):
        raise CursorExpired(days=KEEP_BODIES.days)
    asked = {"issuer_id": issuer_id, "mode": mode.value, "limit": limit + 1}
    while True:
        rows = sql.fetch_all(_READ, {**asked, "txid": place.txid, "id": place.id})
        kept = [row for row in rows[:limit] if row[2] is not None]
        if after is not None and len(kept) < len(rows[:limit]):
            raise CursorExpired(days=KEEP_BODIES.days)
        if rows:
            last = rows[:limit][-1]
            place = FeedPosition(last[1], last[0])
        more = len(rows) > limit
        if kept or not more:
            bodies = [row[2] for row in kept]
            return FeedPage(bodies, place if more else _youngest(place, settled, now), more)


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


def _settled() -> int:
    """The oldest transaction that may still be open: what earlier ones wrote is visible to all."""
    row = sql.fetch_one(_SETTLED, {})
    assert row is not None
    return int(row[0])


def _restored(place: FeedPosition) -> FeedPosition:
    row = sql.fetch_one(_PLACE, {"txid": place.txid})
    assert row is not None
    return FeedPosition(row[0], place.id)


def _youngest(place: FeedPosition, settled: int, now: datetime) -> FeedPosition:
    """The last position with nothing unread before it, for a reader that has read everything.

    `settled` was asked for before the reading: what was settled later may not have been read.
    """
    if int(place.txid) >= settled:  # of a dump
        return place
    return FeedPosition(str(settled - 1), max(place.id, ids.lower_bound(now - _MARGIN)))


def _oldest(now: datetime) -> FeedPosition:
    begin = now - KEEP_BODIES + _HEAD_START
    return FeedPosition(txid_at(begin), ids.lower_bound(begin, slack=-_MARGIN))
