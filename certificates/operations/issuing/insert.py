"""Writing what is issued, where the month's quota has room for it: one by one statement, many by two."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from django.db import IntegrityError, OperationalError, transaction

from accounts.actors import Actor, RequestContext
from accounts.errors import QuotaExceeded
from accounts.limits import quota
from accounts.observability import metrics
from accounts.scopes import Mode
from certificates.operations.search import search_keys
from lib import sql
from webhooks import outbox

from . import issue_sql
from .build import Row, issued_event

_WAITED_IN_VAIN = ("55P03", "40P01")  # lock_not_available, deadlock_detected


class NewCertificate(NamedTuple):
    """What is to be written of one certificate among many."""

    row: Row
    keys: Iterable[tuple[str, str]]


class Written(NamedTuple):
    """The ids of the rows that were made; and how many there was room for, from the first one on."""

    made: frozenset[UUID]
    room: int


def write(context: RequestContext, params: Mapping[str, Any]) -> bool:
    """Runs the statement. False if number or subject are taken; raises QuotaExceeded: nothing written."""
    params = {**params, **_actor_columns(context.actor)}
    if context.mode is Mode.TEST:
        return bool(_run(issue_sql.UNCOUNTED, params)[1])
    params |= {"month": quota.month_of(context.now), "amount": 1}
    room, made = _run(issue_sql.COUNTED, params)
    return bool(made) if room else _write_in_new_room(context, params)


def write_once(
    context: RequestContext, params: Mapping[str, Any], stored: Mapping[str, Any]
) -> bool:
    """The same with the outcome of a request that its client has named, outside of any transaction.

    False where that cannot be done at once, for whatever reason: nothing is written then.
    """
    params = {**params, **_actor_columns(context.actor), **stored}
    text = issue_sql.UNCOUNTED_ONCE
    if context.mode is not Mode.TEST:
        text = issue_sql.COUNTED_ONCE
        params |= {"month": quota.month_of(context.now), "amount": 1}
    try:
        return bool(_run(text, params)[1])
    except IntegrityError:  # the outcome was stored a moment ago
        return False
    except OperationalError as error:
        if getattr(error.__cause__, "sqlstate", None) not in _WAITED_IN_VAIN:
            raise
        return False


@transaction.atomic
def write_many(context: RequestContext, new: Sequence[NewCertificate], *, whole: bool) -> Written:
    """Writes as many as there is room for; a row whose number or subject is taken is left out.

    With `whole`, raises QuotaExceeded unless there is room for all of them.
    Rows that other transactions are about to write are waited for in one order, the subjects', so
    that no two of these calls wait for each other.
    """
    written = _write_certificates(context, new)
    if whole and written.room < len(new):
        raise quota_exceeded(context)
    made = [each for each in new if each.row["id"] in written.made]
    if made:
        _run(issue_sql.COMPANY, _company(context, made))
    return written


def _write_certificates(context: RequestContext, new: Sequence[NewCertificate]) -> Written:
    params = _arrays(new)
    if context.mode is Mode.TEST:
        return Written(frozenset(_run(issue_sql.MANY_UNCOUNTED, params)[1]), len(new))
    params |= {"month": quota.month_of(context.now), "amount": len(new)}
    room, made = _run(issue_sql.MANY_COUNTED, params)
    if room:
        return Written(frozenset(made), len(new))
    left = quota.grant_room(issuer_id=context.issuer.id, month=params["month"], amount=len(new))
    if left == 0:
        return Written(frozenset(), 0)
    params |= {**_arrays(new[:left]), "amount": left}
    return Written(frozenset(_run(issue_sql.MANY_COUNTED, params)[1]), left)


def _arrays(new: Iterable[NewCertificate]) -> dict[str, Any]:
    """The rows' columns as arrays, in the order in which they are written."""
    rows = sorted((each.row for each in new), key=_order)
    arrays = {name: [row[name] for row in rows] for name in issue_sql.COLUMNS}
    return arrays | {name: rows[0][name] for name in issue_sql.SHARED}


def _order(row: Row) -> tuple[int, str, str]:
    return row["type_id"], row["natural_key"] or "", row["number"] or ""


def _company(context: RequestContext, made: Sequence[NewCertificate]) -> dict[str, Any]:
    """Of rows that were made: their history, events and keys."""
    return {
        "id": [each.row["id"] for each in made],
        "state": [each.row["state"] for each in made],
        **_actor_columns(context.actor),
        **outbox.parameters_of_many([issued_event(each.row, context.mode) for each in made]),
        **search_keys.parameters_of_many((each.row["id"], each.keys) for each in made),
        "issued_at": context.now,
    }


def quota_exceeded(context: RequestContext) -> QuotaExceeded:
    """That the month's certificates are used up, until when."""
    metrics.QUOTA_REFUSALS.inc()
    limit = quota.quota_of(context.issuer.id)
    return QuotaExceeded(limit=limit, members={"resetsAt": quota.resets_at(context.now)})


def _actor_columns(actor: Actor) -> dict[str, Any]:
    return {
        "actor_kind": actor.kind.value,
        "actor_id": actor.id,
        "request_id": actor.request_id,
        "ip": actor.ip,
    }


def _write_in_new_room(context: RequestContext, params: Mapping[str, Any]) -> bool:
    """Where no slot had room: shares out what is left of the month, then writes."""
    with transaction.atomic():
        if not quota.ensure_room(
            issuer_id=context.issuer.id, month=params["month"], amount=params["amount"]
        ):
            raise quota_exceeded(context)
        return bool(_run(issue_sql.COUNTED, params)[1])


def _run(text: str, params: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether there was room, and what was made."""
    row = sql.write_one(text, params)
    assert row is not None  # the statement ends in a SELECT without a condition
    room, made, owed = row[:3]
    if owed:
        outbox.wake_after_commit()
    return room, made
