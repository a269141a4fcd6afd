"""`Idempotency-Key`: a request sent twice takes effect once, and is answered twice alike.

Lock, look, act and store are one transaction: the outcome is stored with the effect or not at all.
After any refusal the same key may be used again. Without the header, none of this runs.
"""

import hashlib
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from uuid import UUID

import orjson
from django.db import OperationalError, transaction
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts import sql
from accounts.actors import Caller
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode

from .problems import DoorError

HEADER = "HTTP_IDEMPOTENCY_KEY"
WAIT = "2s"  # how long a second request waits for the first
_KEY = re.compile(r'"([\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255})', re.ASCII)
_LOCK_NOT_AVAILABLE = "55P03"
_DEADLOCK = "40P01"
_ATTEMPTS = 3

_LOCK_AND_FIND = """
SELECT fingerprint, status, body, location
  FROM accounts_outcome(%(wait)s, %(name)s, %(issuer_id)s, %(mode)s, %(key)s)
"""
_STORE = """
INSERT INTO accounts_storedoutcome
  (issuer_id, mode, key, fingerprint, status, body, location, subject, created_at)
VALUES (%(issuer_id)s, %(mode)s, %(key)s, %(fingerprint)s, %(status)s, %(body)s, %(location)s,
        %(subject)s, now())
RETURNING 1
"""


class IdempotencyInProgress(DoorError):
    code = "idempotency_in_progress"
    message = _("The first request with this Idempotency-Key is still being worked on.")


class IdempotencyKeyReused(DoorError):
    code = "idempotency_key_reused"
    message = _("This Idempotency-Key was used for another request.")


class IdempotencyKeyMissing(DoorError):
    code = "idempotency_key_missing"
    message = _("This address asks for an Idempotency-Key header.")


class Answer(HttpResponse):
    """A success. `stored` is what a replay says, where that differs: secrets are said only once."""

    stored: bytes | None = None
    subject: Any = None  # the uuid of what the answer names: erasing it removes the outcome


def key_of(request: Request) -> str | None:
    """The key in the header, bare or as a quoted string (RFC 8941); None without the header."""
    given = request.META.get(HEADER)
    if given is None:
        return None
    match = _KEY.fullmatch(given.strip())
    if match is None:
        expected = {"expected": '1-255 ASCII, "..."'}
        raise ValidationFailed(
            [FieldError("", "invalid_format", expected, parameter="Idempotency-Key")]
        )
    return match[1] or match[2]


def once(
    caller: Caller, key: str, fingerprint: bytes, act: Callable[[], HttpResponse]
) -> HttpResponse:
    """The stored answer to this key, or what `act` answers now, stored with its effect.

    What was answered to one grant is not told to another: handlers look at types and scopes, and
    none of them runs for a replay. A successor with its predecessor's grant goes on where that was.
    """
    return take_effect_once(
        issuer_id=caller.issuer.id,
        mode=caller.mode,
        key=key,
        fingerprint=hashlib.sha256(_mark_of(caller.scopes, caller.types) + fingerprint).digest(),
        act=act,
    )


@lru_cache
def _mark_of(scopes: frozenset[str], types: frozenset[int]) -> bytes:
    """The same bytes for the same grant, in every process."""
    return orjson.dumps([sorted(scopes), sorted(types)])


def take_effect_once(
    *, issuer_id: UUID, mode: Mode, key: str, fingerprint: bytes, act: Callable[[], HttpResponse]
) -> HttpResponse:
    """The same for any door: `fingerprint` is what tells one request under this key from another.

    Refuses with IdempotencyInProgress and IdempotencyKeyReused. PostgreSQL ends one of two
    transactions that wait for each other; all of it is undone, so it is simply run again.
    """
    owner = {"issuer_id": issuer_id, "mode": mode.value, "key": key}
    for _attempt in range(_ATTEMPTS - 1):
        try:
            return _once(owner, fingerprint, act)
        except OperationalError as error:
            if _sqlstate(error) != _DEADLOCK:
                raise
    return _once(owner, fingerprint, act)


def _once(
    owner: dict[str, Any], fingerprint: bytes, act: Callable[[], HttpResponse]
) -> HttpResponse:
    with transaction.atomic():
        stored = _lock_and_find(owner)
        if stored is not None:
            return _replay(stored, fingerprint)
        response = act()
        _store(owner, fingerprint, response)
        return response


def _lock_and_find(owner: dict[str, Any]) -> tuple[Any, ...] | None:
    name = f"{owner['issuer_id']}:{owner['mode']}:{owner['key']}"
    try:
        return sql.fetch_one(_LOCK_AND_FIND, {**owner, "wait": WAIT, "name": name})
    except OperationalError as error:
        if _sqlstate(error) != _LOCK_NOT_AVAILABLE:
            raise
        raise IdempotencyInProgress(members={"retryAfter": 1}) from error


def _sqlstate(error: OperationalError) -> str | None:
    return getattr(error.__cause__, "sqlstate", None)


def fingerprint(request: Request) -> bytes:
    """Of method, path and body; JSON that differs only in white space or order is the same."""
    raw = request._request.body
    try:
        body = orjson.dumps(orjson.loads(raw), option=orjson.OPT_SORT_KEYS)
    except orjson.JSONDecodeError:
        body = raw
    name = f"{request.method} {request.path}\n".encode()
    return hashlib.sha256(name + body).digest()


def _replay(stored: tuple[Any, ...], fingerprint: bytes) -> HttpResponse:
    same, status, body, location = stored
    if same != fingerprint:
        raise IdempotencyKeyReused
    response = HttpResponse(body, status=status, content_type="application/json")
    response["Idempotent-Replayed"] = "true"
    if location is not None:
        response["Location"] = location
    return response


def _store(owner: dict[str, Any], fingerprint: bytes, response: HttpResponse) -> None:
    sql.fetch_one(
        _STORE,
        {
            **owner,
            "fingerprint": fingerprint,
            "status": response.status_code,
            "body": getattr(response, "stored", None) or response.content,
            "location": response.headers.get("Location"),
            "subject": getattr(response, "subject", None),
        },
    )
