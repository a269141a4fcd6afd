"""Writing what is issued: one statement, where the month's quota has room for it."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import connection, transaction

from accounts import metrics, quota, sql
from accounts.actors import Actor, IssuerFacts
from accounts.errors import QuotaExceeded
from accounts.scopes import Mode
from webhooks import outbox

from . import statement
from .moves import By


def write(by: By, params: Mapping[str, Any]) -> bool:
    """Runs the statement. False if number or subject are taken; raises QuotaExceeded: nothing written."""
    params = {**params, **_actor_columns(by.actor)}
    if by.mode is Mode.TEST:
        return _run(statement.UNCOUNTED, params)[1]
    params |= {"month": quota.month_of(by.now), "amount": 1}
    room, made = _attempt(statement.COUNTED, params)
    if not room:
        room, made = _attempt(statement.COUNTED_IN_TURN, {**params, "turn": quota.turn()})
    return made if room else _write_in_new_room(by.issuer, params, by.now)


def _actor_columns(actor: Actor) -> dict[str, Any]:
    return {
        "actor_kind": actor.kind.value,
        "actor_id": actor.id,
        "request_id": actor.request_id,
        "ip": actor.ip,
    }


def _write_in_new_room(issuer: IssuerFacts, params: Mapping[str, Any], now: datetime) -> bool:
    """Where no slot had room: shares out what is left of the month, then writes."""
    with transaction.atomic():
        if not quota.make_room(issuer_id=issuer.id, month=params["month"], amount=params["amount"]):
            raise _quota_exceeded(issuer, now)
        return _run(statement.COUNTED, params)[1]


def _quota_exceeded(issuer: IssuerFacts, now: datetime) -> QuotaExceeded:
    metrics.QUOTA_REFUSALS.inc()
    limit = quota.quota_of(issuer.id)
    return QuotaExceeded(limit=limit, members={"resetsAt": quota.resets_at(now)})


def _attempt(text: str, params: Mapping[str, Any]) -> tuple[bool, bool]:
    """Runs the statement so that without room it leaves no slot locked behind.

    By itself it is a transaction of its own. In a transaction of the door's, it could have locked
    slots that turned out to be full; whoever shares out the month would wait for them in vain.
    """
    if not connection.in_atomic_block:
        return _run(text, params)
    room, made = _answer(sql.fetch_last("SAVEPOINT attempt", text, params))
    if not room:
        with connection.cursor() as cursor:
            cursor.execute("ROLLBACK TO SAVEPOINT attempt")
    return room, made


def _run(text: str, params: Mapping[str, Any]) -> tuple[bool, bool]:
    return _answer(sql.fetch_one(text, params))


def _answer(row: tuple[Any, ...] | None) -> tuple[bool, bool]:
    assert row is not None  # the statement ends in a SELECT without a condition
    room, made, owed = row
    if owed:
        outbox.wake_after_commit()
    return room, made
