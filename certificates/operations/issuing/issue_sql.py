"""The statements that issue, composed of each app's own parts.

For one certificate a single statement: quota, certificate, history, event, deliveries and keys in
one round trip. It is atomic by itself. For many there are two, in a transaction: the certificates
first; then, of those that were made, what goes with them.

Nothing is written unless there is room in the quota, and no row whose number or subject is taken;
the answer says what was missing, and whether a webhook waits.
"""

from accounts import idempotency
from accounts.limits import quota
from certificates.operations.search import search_keys
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
    "natural_key": "text",
}
# Those that all certificates of one request have in common.
SHARED = frozenset({"issuer_id", "mode", "issued_at"})


def _certificate(values: str, source: str) -> str:
    return f"""
INSERT INTO certificates_certificate ({", ".join(COLUMNS)}, state_changed_at, sequence)
SELECT {values}, %(issued_at)s, 1 FROM {source}
ON CONFLICT DO NOTHING
RETURNING id, state
"""


def _one() -> str:
    values = (f"%({name})s::{kind}" for name, kind in COLUMNS.items())
    return _certificate(", ".join(values), "room")


def _many() -> str:
    own = {name: kind for name, kind in COLUMNS.items() if name not in SHARED}
    arrays = ", ".join(f"%({name})b::{kind}[]" for name, kind in own.items())
    values = (f"new.{name}" if name in own else f"%({name})s" for name in COLUMNS)
    return _certificate(", ".join(values), f"room, unnest({arrays}) AS new ({', '.join(own)})")


_HISTORY = """
INSERT INTO certificates_certificatehistory
  (certificate_id, sequence, to_state, at, actor_kind, actor_id, request_id, ip)
SELECT id, 1, state, %(issued_at)s, %(actor_kind)s, %(actor_id)s, %(request_id)s, %(ip)s::inet
  FROM {made}
"""
_MADE = "unnest(%(id)b::uuid[], %(state)b::text[]) AS made (id, state)"
_OWED = "EXISTS (SELECT FROM delivery)"
_IN_TIME = "accounts_in_time(%(until)s::timestamptz)"  # last: what comes too late is undone


def _with(parts: dict[str, str], answer: str) -> str:
    named = ", ".join(f"{name} AS ({sql})" for name, sql in parts.items())
    return f"WITH {named} SELECT {answer}"


def _taken(room: str, certificate: str, *, counted: bool) -> dict[str, str]:
    parts = {"room": room, "certificate": certificate}
    if counted:
        parts["quota"] = quota.TAKE.format(room="room", made="certificate")
    return parts


def _compose(room: str, *, counted: bool = True, stored: bool = False) -> str:
    parts: dict[str, str] = {}
    if stored:
        parts |= {"alone": idempotency.TRY_LOCK}
        room = f"SELECT found.* FROM ({room}) AS found WHERE EXISTS (SELECT FROM alone)"
    parts |= _taken(room, _one(), counted=counted)
    parts |= {"history": _HISTORY.format(made="certificate")}
    parts |= {"event": outbox.INSERT.format(made="certificate")}
    parts |= {"delivery": outbox.DELIVER.format(event="event")}
    parts |= {"keys": search_keys.INSERT.format(made="certificate")}
    if stored:
        parts |= {"outcome": idempotency.STORE_WITH.format(made="certificate")}
    made = "EXISTS (SELECT FROM certificate)"
    return _with(parts, f"EXISTS (SELECT FROM room), {made}, {_OWED}, {_used(counted)}, {_IN_TIME}")


def _compose_many(room: str, *, counted: bool = True) -> str:
    made = "ARRAY(SELECT id FROM certificate)"
    parts = _taken(room, _many(), counted=counted)
    return _with(parts, f"EXISTS (SELECT FROM room), {made}, false, {_used(counted)}")


def _used(counted: bool) -> str:  # noqa: FBT001 - private
    return "(SELECT used FROM quota)" if counted else "NULL"


_ROOM_FOR_ALL = "SELECT 1"  # test certificates do not count

COUNTED = _compose(quota.FIND_ROOM)
UNCOUNTED = _compose(_ROOM_FOR_ALL, counted=False)
# The same for a request that its client has named: written only if nobody else holds the name, with
# the outcome. One that is stored already breaks the statement, and nothing of it is left.
COUNTED_ONCE = _compose(quota.FIND_ROOM, stored=True)
UNCOUNTED_ONCE = _compose(_ROOM_FOR_ALL, counted=False, stored=True)

MANY_COUNTED = _compose_many(quota.FIND_ROOM)
MANY_UNCOUNTED = _compose_many(_ROOM_FOR_ALL, counted=False)
# What goes with the certificates that one of these has made: ids and states are of those only.
COMPANY = _with(
    {
        "history": _HISTORY.format(made=_MADE),
        "event": outbox.INSERT_MANY,
        "delivery": outbox.DELIVER.format(event="event"),
        "keys": search_keys.INSERT_MANY,
    },
    f"true, true, {_OWED}, NULL",
)
