"""Insert what is issued, where the month's quota has room for it: the statements, and their runs.

For one certificate a single statement, atomic by itself:

1. `guard`: one row if key, issuer, plan and type still have the versions that were cached. All else
   depends on it.
2. `locked`: with an Idempotency-Key, take its lock without waiting.
3. `room`: a slot (accounts/limits/quota.py) of the month's quota that has room (test certificates: always).
4. `certificate`: the row, unless its number or subject is taken.
5. `quota`: take from the slot.
6. `history`, `event`, `delivery`, `keys`, `names`: what goes with the row that was inserted.
7. `mail`: with a mail to the holder, its row in the outbox.
8. `stored`: with an Idempotency-Key, the response. If one is stored already, the statement fails.

For many there are several in a transaction: the slot is locked once; for each slice INSERT_MANY, then 6 and 7
for those that were inserted; COUNT_IN_SLOT at the end.

Each that inserts says whether there was room, what was inserted, and whether a delivery waits for the courier.
`find_conflicts` says what the others conflict with.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple
from uuid import UUID

from django.db import IntegrityError, connection, transaction
from django.db.models import Q

from accounts import metrics
from accounts.actors import Actor, RequestContext, allows_type
from accounts.api import idempotency
from accounts.errors import NotConfirmed, QuotaExceeded
from accounts.keys import authentication
from accounts.limits import quota
from accounts.scopes import Mode
from certificates.addresses import verify_url
from certificates.certificate.models import CertificateQuerySet
from certificates.errors import DuplicateCertificate, SubjectAlreadyCertified
from certificates.holders import operations as holders
from certificates.lifecycle import OCCUPYING
from certificates.models import Certificate
from certificates.search import keys as search_keys
from certificates.types import operations as types
from certificates.types.models import UniqueBy
from lib import sql
from webhooks import outbox

from .build import Issued, NewCertificate
from .rules import COMPARED_COLUMNS, KEY_SEPARATOR, UniquenessClaim, lock_order, natural_key

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
    named = ", ".join(f"{name} AS ({part})" for name, part in parts.items())
    return f"WITH {named} SELECT {', '.join(answer)}"


@cache
def _insert_statement(*, counted: bool, mailed: bool, guarded: bool, keyed: bool) -> str:
    """The statement for one certificate: counted against the quota, with a mail to the holder, guarded
    against changes of what is cached, with an Idempotency-Key."""
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
        parts["mail"] = holders.INSERT.format(made="certificate")
    if keyed:
        parts["stored"] = idempotency.STORE_WITH.format(made="certificate")
    is_inserted = "EXISTS (SELECT FROM certificate)"
    used = _USED if counted else "NULL"
    return _with(parts, _HAS_ROOM, is_inserted, _HAS_DELIVERIES, used)


INSERT_MANY = _with(
    {"room": _UNLIMITED, "certificate": _CERTIFICATES},
    *("true", "ARRAY(SELECT id FROM certificate)", "false"),
)
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
        "mail": holders.INSERT.format(
            made="unnest(%(mailed)b::uuid[], %(mailed_state)b::text[]) AS made (id, state)"
        ),
    },
    *("true", "true", _HAS_DELIVERIES, "NULL"),
)


SLICE = 250  # certificates that are inserted by one statement: more take longer again


# Makes the columns of the response that is stored for an Idempotency-Key.
Store = Callable[[Issued], Mapping[str, Any]]


class Inserted(NamedTuple):
    """The ids of the rows that were inserted; and how many the quota had room for, from the first on."""

    ids: frozenset[UUID]
    room: int


def insert(
    context: RequestContext, new: Sequence[NewCertificate], store: Store | None = None
) -> Inserted:
    """Insert as many as there is room for, leaving out rows whose number or subject is taken.

    Several are inserted within the caller's transaction, in the order of their subjects, so that
    no two calls wait for each other. A single one is inserted with the response that `store` makes of
    it. If its caller was cached and caller or type have changed since, raises NotConfirmed.
    """
    if len(new) > 1:
        return _insert_many(context, new)
    return _insert_one(context, new[0], store)


def quota_exceeded(context: RequestContext) -> QuotaExceeded:
    """The error that the month's certificates are used up, and until when. Counted in the metrics."""
    metrics.QUOTA_REFUSALS.inc()
    limit = quota.quota_of(context.issuer.id)
    return QuotaExceeded(limit=limit, members={"resetsAt": quota.resets_at(context.now)})


def _insert_one(context: RequestContext, new: NewCertificate, store: Store | None) -> Inserted:
    """By one statement. Where no slot has room, what is left of the month is shared out first."""
    params = _parameters(context, new)
    statement = _insert_statement(
        counted=context.mode is not Mode.TEST,
        mailed=new.mailed,
        guarded=context.cached is not None,
        keyed=store is not None,
    )
    if context.cached:
        params |= {**context.cached.guard, **new.type.guard, **(store(new.issued) if store else {})}
        return _insert_confirmed(new, statement, params)
    room, is_inserted = _run(statement, params)
    if room:
        return _inserted(new, is_inserted)
    with transaction.atomic():
        if not quota.grant_room(issuer_id=context.issuer.id, month=params["month"], amount=1):
            transaction.set_rollback(True)
            return Inserted(frozenset(), 0)
        return _inserted(new, _run(statement, params)[1])


def _insert_confirmed(new: NewCertificate, statement: str, params: Mapping[str, Any]) -> Inserted:
    try:
        is_inserted = _run(statement, params)[1]
    except IntegrityError as error:  # a response was stored a moment ago
        raise NotConfirmed from error
    if not is_inserted:
        raise NotConfirmed
    return _inserted(new, is_inserted)


def _inserted(new: NewCertificate, is_inserted: object) -> Inserted:
    return Inserted(frozenset([new.row["id"]] if is_inserted else ()), 1)


def _insert_many(context: RequestContext, new: Sequence[NewCertificate]) -> Inserted:
    """Insert many in three steps, within the caller's transaction:

    1. Lock a slot of the month's quota that has room for all, or for the first ones (test certificates
       do not count).
    2. Slice by slice: the certificates; then history, events, deliveries, search keys and mails of those
       that were inserted.
    3. Count what was inserted into the slot.
    """
    assert connection.in_atomic_block, "many certificates are inserted within a transaction"
    slot, room = _take_room(context, len(new))
    ids: set[UUID] = set()
    rows = sorted(new[:room], key=lambda each: lock_order(each.row))
    for start in range(0, room, SLICE):
        ids |= _insert_slice(context, rows[start : start + SLICE])
    if ids and slot is not None:
        sql.fetch_one(COUNT_IN_SLOT, {**_month(context), "slot": slot, "amount": len(ids)})
    return Inserted(frozenset(ids), room)


def _take_room(context: RequestContext, amount: int) -> tuple[int | None, int]:
    """Lock a slot of the quota until the transaction ends: the slot, and how many of `amount` it has room for."""
    if context.mode is Mode.TEST:
        return None, amount
    params = _month(context)
    if row := sql.fetch_one(quota.FIND_ROOM, {**params, "amount": amount}):
        return row[0], amount
    left = quota.grant_room(issuer_id=context.issuer.id, month=params["month"], amount=amount)
    row = sql.fetch_one(quota.FIND_ROOM, {**params, "amount": left}) if left else None
    return (row[0], left) if row else (None, 0)


def _insert_slice(context: RequestContext, new: Sequence[NewCertificate]) -> frozenset[UUID]:
    """Insert a slice by two statements, with all that belongs to it; the ids that were inserted."""
    _, ids = _run(INSERT_MANY, _arrays(new))
    inserted = frozenset(ids)
    made = [each for each in new if each.row["id"] in inserted]
    if made:
        mailed = [each.row for each in made if each.mailed]
        params = {
            "id": [each.row["id"] for each in made],
            "state": [each.row["state"] for each in made],
            **_actor_parameters(context.actor),
            **outbox.parameters_of_many([each.event for each in made]),
            **search_keys.parameters_of_many((each.row["id"], each.keys) for each in made),
            "mailed": [row["id"] for row in mailed],
            "mailed_state": [row["state"] for row in mailed],
            "issued_at": context.certificate_time,
            "now": context.now,
        }
        _run(INSERT_MANY_RELATED, params)
    return inserted


def _parameters(context: RequestContext, new: NewCertificate) -> dict[str, Any]:
    """Parameters of the statements for one certificate."""
    params = {
        **new.row,
        **outbox.parameters(new.event),
        **search_keys.parameters(new.keys),
        **_actor_parameters(context.actor),
        "now": context.now,
    }
    if context.mode is not Mode.TEST:
        params |= {"month": quota.month_of(context.now), "amount": 1}
    return params


def _month(context: RequestContext) -> dict[str, Any]:
    return {"issuer_id": context.issuer.id, "month": quota.month_of(context.now)}


def _arrays(new: Iterable[NewCertificate]) -> dict[str, Any]:
    """The rows' columns as arrays."""
    rows = [each.row for each in new]
    arrays = {name: [row[name] for row in rows] for name in COLUMNS}
    return arrays | {name: rows[0][name] for name in SHARED}


def _actor_parameters(actor: Actor) -> dict[str, Any]:
    return {
        "actor_kind": actor.kind.value,
        "actor_id": actor.id,
        "request_id": actor.request_id,
        "ip": actor.ip,
    }


def _run(statement: str, params: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether there was room, and what was inserted. Wakes the courier if a delivery was."""
    row = sql.fetch_one(statement, params)
    assert row is not None  # the statement ends in a SELECT without a condition
    has_room, inserted, has_deliveries = row[:3]
    if has_deliveries:
        outbox.wake_after_commit()
    return has_room, inserted


def find_conflicts(
    context: RequestContext, claims: Mapping[int, UniquenessClaim]
) -> dict[int, DuplicateCertificate]:
    """The claims that conflict with an existing certificate, each with the error that names it.

    A certificate is not named to a key that may not see its type.
    """
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode)
    rows = rows.defer("document", "data_hash")
    conflicts = _subjects_certified(claims, rows, context.types)
    rest = {place: claim for place, claim in claims.items() if place not in conflicts}
    return conflicts | _numbers_taken(rest, rows, context.types)


def _subjects_certified(
    claims: Mapping[int, UniquenessClaim], rows: CertificateQuerySet, types: frozenset[int]
) -> dict[int, DuplicateCertificate]:
    """Conflicts of subjects, by one query for each type."""
    wanted: dict[tuple[int, str], set[str]] = defaultdict(set)
    for claim in claims.values():
        if claim.natural_key is not None:
            wanted[claim.type_id, claim.unique_by].add(claim.natural_key)
    existing = {
        (type_id, natural_key(row, unique_by)): row
        for (type_id, unique_by), keys in wanted.items()
        for row in rows.filter(_has_subject(keys), type_id=type_id, state__in=OCCUPYING)
    }
    conflicts: dict[int, DuplicateCertificate] = {}
    for place, claim in claims.items():
        row = existing.get((claim.type_id, claim.natural_key))
        if row is not None and row.pk != claim.predecessor:
            label = UniqueBy(claim.unique_by).label
            conflicts[place] = SubjectAlreadyCertified(
                unique_by=label, field=claim.subject_field, members=_named(row, types)
            )
    return conflicts


def _has_subject(keys: Iterable[str]) -> Q:
    """A condition that finds the rows with one of these natural keys, and others that mix their parts."""
    marks, *columns = zip(*(key.split(KEY_SEPARATOR) for key in keys), strict=True)
    named = zip(COMPARED_COLUMNS[marks[0]], columns, strict=True)
    return Q(unique_by=marks[0], **{f"{name}__in": set(values) for name, values in named})


def _numbers_taken(
    claims: Mapping[int, UniquenessClaim], rows: CertificateQuerySet, types: frozenset[int]
) -> dict[int, DuplicateCertificate]:
    numbers = {claim.number for claim in claims.values() if claim.number is not None}
    existing = {row.number: row for row in rows.filter(number__in=numbers)} if numbers else {}
    return {
        place: DuplicateCertificate(
            number=claim.number,
            field="certificateNumber",
            members=_named(existing[claim.number], types),
        )
        for place, claim in claims.items()
        if claim.number in existing
    }


def _named(certificate: Certificate, types: frozenset[int]) -> dict[str, object]:
    """The members that name a certificate, unless the key may not see its type."""
    if not allows_type(types, certificate.type_id):
        return {}
    existing = {
        "id": certificate.public_id,
        "verifyUrl": verify_url(certificate.pk, certificate.locale),
        "status": certificate.status.value,
    }
    return {"existing": existing}
