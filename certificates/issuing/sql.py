"""The statements that issue, composed of each app's own parts.

For one certificate a single statement, atomic by itself:

1. `guard`: with facts from a cache, a row if key, issuer, plan and type are still those versions. All
   else depends on it.
2. `locked`: with an Idempotency-Key, take its lock without waiting.
3. `room`: a slot of the month's quota that has room (test certificates: always).
4. `certificate`: the row, unless its number or subject is taken.
5. `quota`: take from the slot.
6. `history`, `event`, `delivery`, `keys`, `names`: what goes with the row that was inserted.
7. `mail`: with a mail to the holder, its row in the outbox.
8. `stored`: with an Idempotency-Key, the answer. One that is stored already breaks the statement.

For many there are several in a transaction: LOCK_SLOT once; for each slice of them INSERT_MANY, then
6 and 7 for those that were inserted; COUNT_IN_SLOT at the end.

Each that inserts answers whether there was room, what was inserted, and whether a delivery waits for the
courier."""

from functools import cache

from accounts.api import idempotency
from accounts.keys import authentication
from accounts.limits import quota
from certificates.holders import mails
from certificates.search import keys as search_keys
from certificates.types import operations as types
from webhooks import outbox

# The columns that are stated of a new certificate, with their types in PostgreSQL.
COLUMNS = {
    "id": "uuid",
    "issuer_id": "uuid",
    "mode": "text",
    "type_id": "bigint",
    "version_id": "bigint",
    "number": "text",
    "external_ref": "text",
    "product_id": "text",
    "gtin": "text",
    "serial_number": "text",
    "holder_name": "text",
    "holder_email": "text",
    "locale": "text",
    "issued_at": "timestamptz",
    "issued_on": "date",
    "valid_from": "date",
    "valid_until": "date",
    "starts_at": "timestamptz",
    "ends_at": "timestamptz",
    "document": "bytea",
    "data_hash": "bytea",
    "state": "text",
    "supersedes_id": "uuid",
    "next_notice_at": "timestamptz",
    "unique_by": "text",
}
# Those that all certificates of one call have in common.
SHARED = frozenset({"issuer_id", "mode", "issued_at"})


def _certificate(values: str, source: str) -> str:
    return f"""
INSERT INTO certificates_certificate ({", ".join(COLUMNS)}, state_changed_at, sequence)
SELECT {values}, %(issued_at)s, 1 FROM {source}
ON CONFLICT DO NOTHING
RETURNING id, state
"""


_OWN = {name: kind for name, kind in COLUMNS.items() if name not in SHARED}
_ARRAYS = ", ".join(f"%({name})b::{kind}[]" for name, kind in _OWN.items())
_CERTIFICATE = _certificate(
    ", ".join(f"%({name})s::{kind}" for name, kind in COLUMNS.items()), "room"
)
_CERTIFICATES = _certificate(
    ", ".join(f"new.{name}" if name in _OWN else f"%({name})s" for name in COLUMNS),
    f"room, unnest({_ARRAYS}) AS new ({', '.join(_OWN)})",
)
_HISTORY = """
INSERT INTO certificates_certificatehistory
  (issuer_id, certificate_id, sequence, to_state, at, actor_kind, actor_id, request_id, ip)
SELECT %(issuer_id)s, id, 1, state, %(issued_at)s, %(actor_kind)s, %(actor_id)s, %(request_id)s, %(ip)s::inet
  FROM {made}
"""
_GUARD = f"SELECT 1 FROM ({authentication.GUARD}) AS caller, ({types.GUARD}) AS type"
_UNLIMITED = "SELECT 1"  # test certificates do not count
_HAS_ROOM = "EXISTS (SELECT FROM room)"
_HAS_DELIVERIES = "EXISTS (SELECT FROM delivery)"
_USED = "(SELECT used FROM quota)"  # read, or PostgreSQL would leave `quota` out


def _with(parts: dict[str, str], *answer: str) -> str:
    named = ", ".join(f"{name} AS ({sql})" for name, sql in parts.items())
    return f"WITH {named} SELECT {', '.join(answer)}"


@cache
def one(*, counted: bool, mailed: bool = False, guarded: bool = False, keyed: bool = False) -> str:
    """The statement for one certificate: counted against the quota, with a mail to the holder, guarded
    against changes of cached facts, with an Idempotency-Key."""
    gates: dict[str, str] = {}
    if guarded:
        gates["guard"] = _GUARD
    if keyed:
        gates["locked"] = idempotency.TRY_LOCK
    room = quota.FIND_ROOM if counted else _UNLIMITED
    if gates:
        passed = " AND ".join(f"EXISTS (SELECT FROM {gate})" for gate in gates)
        room = f"SELECT slot.* FROM ({room}) AS slot WHERE {passed}"
    parts = gates | {"room": room, "certificate": _CERTIFICATE}
    if counted:
        parts["quota"] = quota.TAKE.format(room="room", made="certificate")
    parts |= {
        "history": _HISTORY.format(made="certificate"),
        "event": outbox.INSERT.format(made="certificate"),
        "delivery": outbox.DELIVER.format(event="event"),
        "keys": search_keys.INSERT.format(made="certificate"),
        "names": search_keys.INSERT_NAMES.format(made="certificate"),
    }
    if mailed:
        parts["mail"] = mails.INSERT.format(made="certificate")
    if keyed:
        parts["stored"] = idempotency.STORE_WITH.format(made="certificate")
    is_inserted = "EXISTS (SELECT FROM certificate)"
    used = _USED if counted else "NULL"
    return _with(parts, _HAS_ROOM, is_inserted, _HAS_DELIVERIES, used)


INSERT_MANY = _with(
    {"room": _UNLIMITED, "certificate": _CERTIFICATES},
    *("true", "ARRAY(SELECT id FROM certificate)", "false"),
)
LOCK_SLOT = quota.FIND_ROOM
COUNT_IN_SLOT = "SELECT accounts_count_in_quota(%(issuer_id)s, %(month)s, %(slot)s, %(amount)s)"
INSERT_MANY_RELATED = _with(
    {
        "history": _HISTORY.format(
            made="unnest(%(id)b::uuid[], %(state)b::text[]) AS made (id, state)"
        ),
        "event": outbox.INSERT_MANY,
        "delivery": outbox.DELIVER.format(event="event"),
        "keys": search_keys.INSERT_MANY,
        "names": search_keys.INSERT_MANY_NAMES,
        "mail": mails.INSERT.format(
            made="unnest(%(mailed)b::uuid[], %(mailed_state)b::text[]) AS made (id, state)"
        ),
    },
    *("true", "true", _HAS_DELIVERIES, "NULL"),
)
