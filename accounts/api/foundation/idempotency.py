"""`Idempotency-Key`: a request sent twice takes effect once, and is answered twice alike.

Lock, look, act and store are one transaction: the outcome is stored with the effect or not at all.
After any refusal the same key may be used again. Without the header, none of this runs.
"""

import hashlib
import re
from collections.abc import Callable
from datetime import datetime
from functools import lru_cache
from typing import Any

import orjson
from django.db import OperationalError, transaction
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts import idempotency
from accounts.actors import Caller
from accounts.errors import FieldError, ValidationFailed
from accounts.idempotency import IdempotentRequest
from lib import sql
from lib.instants import format_instant

from .problems import ApiError

HEADER = "HTTP_IDEMPOTENCY_KEY"
_KEY = re.compile(r'"([\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255})', re.ASCII)
_LOCK_NOT_AVAILABLE = "55P03"
_DEADLOCK = "40P01"
_ATTEMPTS = 3


class IdempotencyInProgress(ApiError):
    code = "idempotency_in_progress"
    message = _("The first request with this Idempotency-Key is still being worked on.")


class IdempotencyKeyReused(ApiError):
    code = "idempotency_key_reused"
    message = _(
        "This Idempotency-Key was used for another request: %(request)s, at %(at)s. Use a new key for a new request."
    )


class IdempotencyKeyMissing(ApiError):
    code = "idempotency_key_missing"
    message = _("This address asks for an Idempotency-Key header.")


class StorableResponse(HttpResponse):
    """A success. `stored` is what a replay says, where that differs: secrets are said only once."""

    stored: bytes | None = None
    subject: Any = None  # the uuid of what the answer names: erasing it removes the outcome
    changed_nothing = False  # is not stored, and leaves its key free


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


def identify(caller: Caller, key: str, fingerprint: bytes, request: Request) -> IdempotentRequest:
    """The request of this caller under this key.

    What was answered to one grant is not told to another: handlers look at types and scopes, and
    none of them runs for a replay. A successor with its predecessor's grant goes on where that was.
    """
    mark = _grant_fingerprint(caller.scopes, caller.types)
    return IdempotentRequest(
        issuer_id=caller.issuer.id,
        mode=caller.mode,
        key=key,
        fingerprint=hashlib.sha256(mark + fingerprint).digest(),
        request=f"{request.method} {request.path}",
        hides_path=bool(caller.types),
    )


@lru_cache
def _grant_fingerprint(scopes: frozenset[str], types: frozenset[int]) -> bytes:
    """The same bytes for the same grant, in every process."""
    return orjson.dumps([sorted(scopes), sorted(types)])


def answer_once(request: IdempotentRequest, act: Callable[[], HttpResponse]) -> HttpResponse:
    """The stored answer to this name, or what `act` answers now, stored with its effect.

    Refuses with IdempotencyInProgress and IdempotencyKeyReused. PostgreSQL ends one of two
    transactions that wait for each other; all of it is undone, so it is simply run again.
    """
    for _attempt in range(_ATTEMPTS - 1):
        try:
            return _answer_once(request, act)
        except OperationalError as error:
            if _sqlstate(error) != _DEADLOCK:
                raise
    return _answer_once(request, act)


def columns_to_store(request: IdempotentRequest, response: HttpResponse) -> dict[str, Any]:
    """The response as it is stored."""
    return request.stored(
        status=response.status_code,
        body=getattr(response, "stored", None) or response.content,
        location=response.headers.get("Location"),
        subject=getattr(response, "subject", None),
    )


def _answer_once(request: IdempotentRequest, act: Callable[[], HttpResponse]) -> HttpResponse:
    with transaction.atomic():
        found = _lock_and_find(request)
        if found is not None:
            return _replay(found, request)
        response = act()
        if not getattr(response, "changed_nothing", False):
            _store(request, response)
        return response


def _lock_and_find(request: IdempotentRequest) -> tuple[Any, ...] | None:
    try:
        return sql.fetch_one(idempotency.LOCK_AND_LOOK_UP, request.parameters())
    except OperationalError as error:
        if _sqlstate(error) != _LOCK_NOT_AVAILABLE:
            raise
        raise IdempotencyInProgress(members={"retryAfter": 1}) from error


def _sqlstate(error: OperationalError) -> str | None:
    return getattr(error.__cause__, "sqlstate", None)


def fingerprint(request: Request) -> bytes:
    """Of method, path and body; JSON that differs only in white space or order is the same.

    A body that is left out says as little as an empty object: where it may be, both mean the same.
    """
    raw = request._request.body.strip() or b"{}"
    try:
        body = orjson.dumps(orjson.loads(raw), option=orjson.OPT_SORT_KEYS)
    except orjson.JSONDecodeError:
        body = raw
    name = f"{request.method} {request.path}\n".encode()
    return hashlib.sha256(name + body).digest()


def _replay(stored: tuple[Any, ...], request: IdempotentRequest) -> HttpResponse:
    same, status, body, location, earlier, at = stored
    if same != request.fingerprint:
        raise _reused(earlier, at, hides_path=request.hides_path)
    response = HttpResponse(body, status=status, content_type="application/json")
    response["Idempotent-Replayed"] = "true"
    if location is not None:
        response["Location"] = location
    return response


def _reused(earlier: str, at: datetime, *, hides_path: bool) -> IdempotencyKeyReused:
    """The refusal, which names the request that was answered under this key."""
    method, _space, path = earlier.partition(" ")
    told = {"method": method or None, "path": None if hides_path else path or None}
    return IdempotencyKeyReused(
        request=" ".join(filter(None, told.values())) or "…",
        at=format_instant(at),
        members={"earlierRequest": {**told, "at": format_instant(at)}},
    )


def _store(request: IdempotentRequest, response: HttpResponse) -> None:
    sql.fetch_one(idempotency.STORE, columns_to_store(request, response))
