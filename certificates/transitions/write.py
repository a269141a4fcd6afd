"""Write certificates that have changed in memory: their rows, history, events and deliveries."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from accounts.domain.actors import RequestContext
from certificates.models import Certificate
from lib import sql
from webhooks import outbox

_UPDATE = """
UPDATE certificates_certificate c
   SET state = m.state, reason = m.reason, public_note = m.public_note, sequence = m.sequence,
       state_changed_at = m.state_changed_at, next_notice_at = m.next_notice_at,
       superseded_by_id = m.superseded_by_id
  FROM unnest(%(id)b::uuid[], %(state)b::text[], %(reason)b::text[], %(public_note)b::text[],
              %(sequence)b::int[], %(state_changed_at)b::timestamptz[],
              %(next_notice_at)b::timestamptz[], %(superseded_by_id)b::uuid[])
       AS m (id, state, reason, public_note, sequence, state_changed_at, next_notice_at,
             superseded_by_id)
 WHERE c.id = m.id AND c.issuer_id = %(issuer_id)s
RETURNING 1
"""
_UPDATED = (
    *("id", "state", "reason", "public_note", "sequence", "state_changed_at", "next_notice_at"),
    "superseded_by_id",
)
_INSERT_HISTORY = """
INSERT INTO certificates_certificatehistory
  (issuer_id, certificate_id, sequence, action, from_state, to_state, reason, note, public_note, at,
   actor_kind, actor_id, request_id, ip)
SELECT %(issuer_id)s, m.*, %(at)s, %(actor_kind)s, %(actor_id)s, %(request_id)s, %(ip)s::inet
  FROM unnest(%(certificate_id)b::uuid[], %(sequence)b::int[], %(action)b::text[],
              %(from_state)b::text[], %(to_state)b::text[], %(reason)b::text[], %(note)b::text[],
              %(public_note)b::text[]) AS m
RETURNING 1
"""


class HistoryRow(NamedTuple):
    """The columns in which the history of one certificate differs from that of another."""

    certificate_id: UUID
    sequence: int
    action: str
    from_state: str
    to_state: str
    reason: str | None
    note: str | None
    public_note: str | None


class ChangeRecords(NamedTuple):
    """What is written beside a certificate that has changed."""

    history: HistoryRow
    event: outbox.NewEvent


def write(
    context: RequestContext, rows: Sequence[Certificate], records: Sequence[ChangeRecords]
) -> None:
    """Write the rows as they are in memory, their history, their events and the deliveries of those."""
    if not rows:
        return
    sql.fetch_all(_UPDATE, _arrays(rows, _UPDATED) | {"issuer_id": context.issuer.id})
    shared = {
        "issuer_id": context.issuer.id,
        "at": context.certificate_time,
        "actor_kind": context.actor.kind.value,
        "actor_id": context.actor.id,
        "request_id": context.actor.request_id,
        "ip": context.actor.ip,
    }
    history = [records_of_row.history for records_of_row in records]
    sql.fetch_all(_INSERT_HISTORY, _arrays(history, HistoryRow._fields) | shared)
    outbox.record_many(records_of_row.event for records_of_row in records)


def _arrays(rows: Sequence[Any], columns: Sequence[str]) -> dict[str, list[Any]]:
    """Column by column; members of an enumeration as their values."""
    return {name: [_plain(getattr(row, name)) for row in rows] for name in columns}


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, str) else value
