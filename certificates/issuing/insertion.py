"""Insert what is issued, where the month's quota has room for it: one by one statement, many in slices."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from django.db import IntegrityError, connection, transaction

from accounts import metrics
from accounts.actors import Actor, RequestContext
from accounts.errors import NotConfirmed, QuotaExceeded
from accounts.limits import quota
from accounts.scopes import Mode
from certificates.search import keys as search_keys
from lib import sql
from webhooks import outbox

from . import sql as issue_sql
from . import uniqueness
from .build import Issued, NewCertificate

SLICE = 250  # certificates that are inserted by one statement: more take longer again


# The columns of the answer that is stored for an Idempotency-Key.
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
    no two calls wait for each other. A single one of a caller as of an earlier request is inserted if
    caller and type are as they were then, with the answer that `store` makes of it; raises NotConfirmed
    for anything else.
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
    statement = issue_sql.one(
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
    except IntegrityError as error:  # an answer was stored a moment ago
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
    rows = sorted(new[:room], key=lambda each: uniqueness.lock_order(each.row))
    for start in range(0, room, SLICE):
        ids |= _insert_slice(context, rows[start : start + SLICE])
    if ids and slot is not None:
        sql.fetch_one(
            issue_sql.COUNT_IN_SLOT, {**_month(context), "slot": slot, "amount": len(ids)}
        )
    return Inserted(frozenset(ids), room)


def _take_room(context: RequestContext, amount: int) -> tuple[int | None, int]:
    """Lock a slot of the quota until the transaction ends: the slot, and how many of `amount` it has room for."""
    if context.mode is Mode.TEST:
        return None, amount
    params = _month(context)
    if row := sql.fetch_one(issue_sql.LOCK_SLOT, {**params, "amount": amount}):
        return row[0], amount
    left = quota.grant_room(issuer_id=context.issuer.id, month=params["month"], amount=amount)
    row = sql.fetch_one(issue_sql.LOCK_SLOT, {**params, "amount": left}) if left else None
    return (row[0], left) if row else (None, 0)


def _insert_slice(context: RequestContext, new: Sequence[NewCertificate]) -> frozenset[UUID]:
    """Insert a slice by two statements, with all that belongs to it; the ids that were inserted."""
    _, ids = _run(issue_sql.INSERT_MANY, _arrays(new))
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
        _run(issue_sql.INSERT_MANY_RELATED, params)
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
    arrays = {name: [row[name] for row in rows] for name in issue_sql.COLUMNS}
    return arrays | {name: rows[0][name] for name in issue_sql.SHARED}


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
