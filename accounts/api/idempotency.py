"""The header `Idempotency-Key`: a repeated request takes effect once and gets the same response.

One transaction locks the key, looks up a stored response, runs the handler and stores its response.
After an error response the same key may be used again. Without the header, none of this runs. One
request at a time holds a name: the lock is an advisory one, for there is no row yet.
"""

import hashlib
import re
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any
from uuid import UUID

import orjson
from django.db import OperationalError, connection, transaction
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.actors import Caller
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode
from lib import sql
from lib.database.tenancy import as_worker
from lib.dates import format_instant

from .problems import ApiError

WAIT = "2s"  # how long a second request waits for the first
LONGEST_REQUEST = 300  # characters of a method and a path that are kept

# Waits for the name, then looks with a snapshot of its own.
LOCK_AND_LOOK_UP = """
SELECT fingerprint, status, body, location, request, created_at
  FROM accounts_find_stored_response(%(wait)s, %(name)s, %(issuer_id)s, %(mode)s, %(key)s)
"""
# A row if nothing is stored, and the name could be had at once, until the transaction ends.
TRY_LOCK = """
SELECT 1 WHERE pg_try_advisory_xact_lock(hashtextextended(%(name)s, 0))
           AND NOT EXISTS (SELECT FROM accounts_storedresponse
                            WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s AND key = %(key)s)
"""
_COLUMNS = "issuer_id, mode, key, fingerprint, request, status, body, location, subject, created_at"
_VALUES = (
    "%(issuer_id)s::uuid, %(mode)s, %(key)s, %(fingerprint)s::bytea, %(request)s, %(status)s::smallint,"
    " %(body)s::bytea, %(location)s, %(subject)s::uuid, now()"
)
# `{made}` is the part whose row is the effect: without it nothing is stored.
STORE_WITH = f"INSERT INTO accounts_storedresponse ({_COLUMNS}) SELECT {_VALUES} FROM {{made}}"
STORE = f"INSERT INTO accounts_storedresponse ({_COLUMNS}) VALUES ({_VALUES}) RETURNING 1"


@dataclass(frozen=True, slots=True, kw_only=True)
class IdempotentRequest:
    """A request with an Idempotency-Key; `fingerprint` distinguishes it from another with the same key.

    `request` is its method and path, which a refusal of another request under this name shows.
    `hides_path`: whether that refusal leaves out the path, which may name rows hidden from the caller.
    """

    issuer_id: UUID
    mode: Mode
    key: str
    fingerprint: bytes
    request: str = ""
    hides_path: bool = False

    def parameters(self) -> dict[str, Any]:
        """The parameters of LOCK_AND_LOOK_UP and TRY_LOCK."""
        return {
            "issuer_id": self.issuer_id,
            "mode": self.mode.value,
            "key": self.key,
            "name": f"{self.issuer_id}:{self.mode.value}:{self.key}",
            "wait": WAIT,
        }

    def stored(
        self, *, status: int, body: bytes, location: str | None, subject: UUID | None
    ) -> dict[str, Any]:
        """The parameters of STORE and STORE_WITH: the response that a replay gets."""
        return {
            **self.parameters(),
            "fingerprint": self.fingerprint,
            "request": self.request[:LONGEST_REQUEST],
            "status": status,
            "body": body,
            "location": location,
            "subject": subject,
        }


HEADER = "HTTP_IDEMPOTENCY_KEY"
_KEY = re.compile(r'"([\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255})', re.ASCII)
_LOCK_NOT_AVAILABLE = "55P03"
_DEADLOCK = "40P01"
_ATTEMPTS = 3


# fmt: off
IdempotencyInProgress = ApiError.row("idempotency_in_progress", _("The first request with this Idempotency-Key is still being worked on."))
IdempotencyKeyReused = ApiError.row("idempotency_key_reused", _("This Idempotency-Key was used for another request: %(request)s, at %(at)s. Use a new key for a new request. All systems of an account share these keys: begin yours with the system's name, such as sap-4711."))
IdempotencyKeyMissing = ApiError.row("idempotency_key_missing", _("This address asks for an Idempotency-Key header."))
# fmt: on


class StorableResponse(HttpResponse):
    """A success. `stored` is the body of a replay, if it differs: a secret is shown only once."""

    stored: bytes | None = None
    subject: Any = (
        None  # the uuid of the row in the response: erasing the row removes the stored response
    )
    changed_nothing = False  # then it is not stored, and the key stays free


def key_of(request: Request) -> str | None:
    """The key in the header, bare or as a quoted string (RFC 8941); None without the header."""
    header = request.META.get(HEADER)
    if header is None:
        return None
    match = _KEY.fullmatch(header.strip())
    if match is None:
        expected = {"expected": '1-255 ASCII, "..."'}
        raise ValidationFailed(
            [FieldError("", "invalid_format", expected, parameter="Idempotency-Key")]
        )
    return match[1] or match[2]


def identify(caller: Caller, key: str, fingerprint: bytes, request: Request) -> IdempotentRequest:
    """The request of this caller under this key.

    The fingerprint includes the grant: no handler checks scopes and types for a replay, so a stored
    response must not go to another grant. A rotated key with the same grant gets the replay.
    """
    grant = _grant_fingerprint(caller.scopes, caller.types)
    return IdempotentRequest(
        issuer_id=caller.issuer.id,
        mode=caller.mode,
        key=key,
        fingerprint=hashlib.sha256(grant + fingerprint).digest(),
        request=f"{request.method} {request.path}",
        hides_path=bool(caller.types),
    )


@lru_cache
def _grant_fingerprint(scopes: frozenset[str], types: frozenset[int]) -> bytes:
    """The scopes and types as bytes, the same in every process."""
    return orjson.dumps([sorted(scopes), sorted(types)])


def answer_once(request: IdempotentRequest, act: Callable[[], HttpResponse]) -> HttpResponse:
    """The stored response to this request, or that of `act`, which is stored with its effect.

    Raises IdempotencyInProgress and IdempotencyKeyReused. A transaction that PostgreSQL ends because
    of a deadlock is rolled back, so it is run again.
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
        stored = _lock_and_find(request)
        if stored is not None:
            return _replay(stored, request)
        response = act()
        if not getattr(response, "changed_nothing", False):
            _store(request, response)
        return response


def _lock_and_find(request: IdempotentRequest) -> tuple[Any, ...] | None:
    try:
        return sql.fetch_one(LOCK_AND_LOOK_UP, request.parameters())
    except OperationalError as error:
        if _sqlstate(error) != _LOCK_NOT_AVAILABLE:
            raise
        raise IdempotencyInProgress(members={"retryAfter": 1}) from error


def is_lock_error(error: OperationalError) -> bool:
    """Whether a lock was held for too long, or PostgreSQL ended the transaction because of a deadlock."""
    return _sqlstate(error) in (_LOCK_NOT_AVAILABLE, _DEADLOCK)


def _sqlstate(error: OperationalError) -> str | None:
    return getattr(error.__cause__, "sqlstate", None)


def fingerprint(request: Request) -> bytes:
    """A hash of method, path and body; white space and member order of JSON do not count.

    An empty body equals an empty object: where a body may be left out, both mean the same.
    """
    raw = request._request.body.strip() or b"{}"
    try:
        body = orjson.dumps(orjson.loads(raw), option=orjson.OPT_SORT_KEYS)
    except orjson.JSONDecodeError:
        body = raw
    line = f"{request.method} {request.path}\n".encode()
    return hashlib.sha256(line + body).digest()


def _replay(stored: tuple[Any, ...], request: IdempotentRequest) -> HttpResponse:
    same, status, body, location, earlier, at = stored
    if same != request.fingerprint:
        raise _reused(earlier, at, hides_path=request.hides_path)
    response = HttpResponse(body, status=status, content_type="application/json")
    response["Idempotent-Replayed"] = "true"
    if location is not None:
        response["Location"] = location
    return response


def _reused(earlier: str, at: datetime, *, hides_path: bool) -> ApiError:
    """The error that names the earlier request with this key."""
    method, _space, path = earlier.partition(" ")
    named = {"method": method or None, "path": None if hides_path else path or None}
    return IdempotencyKeyReused(
        request=" ".join(filter(None, named.values())) or "…",
        at=format_instant(at),
        members={"earlierRequest": {**named, "at": format_instant(at)}},
    )


def _store(request: IdempotentRequest, response: HttpResponse) -> None:
    sql.fetch_one(STORE, columns_to_store(request, response))


KEEP_RESPONSES = timedelta(days=30)
BATCH = 1_000
BUDGET = timedelta(seconds=60)

# A row locked by another transaction (an erasure, another run) waits for the next run. As an
# array the batch is chosen once: joined to it, the planner may choose another for every row.
_DELETE_OLD = """
DELETE FROM accounts_storedresponse WHERE id = ANY (ARRAY(
  SELECT id FROM accounts_storedresponse WHERE created_at < %s
   ORDER BY created_at LIMIT %s FOR UPDATE SKIP LOCKED))
"""


@as_worker("old responses are of all issuers")
def remove_stored_responses(
    *, now: datetime, batch: int = BATCH, budget: timedelta = BUDGET
) -> int:
    """Delete stored responses older than 30 days; how many.

    In batches, each a transaction of its own, and not longer than `budget`: the rest is
    removed by the next run. From then on an Idempotency-Key means a new request.
    """
    ends = time.monotonic() + budget.total_seconds()
    removed = 0
    with connection.cursor() as cursor:
        while True:
            cursor.execute(_DELETE_OLD, [now - KEEP_RESPONSES, batch])
            count: int = cursor.rowcount
            removed += count
            if count < batch or time.monotonic() >= ends:
                return removed


# A response that only names a subject holds no data of it and stays, so that an erasure does not make
# a batch run twice. With one of the words beside the name it does hold data.
_DELETE_RESPONSES = """
DELETE FROM accounts_storedresponse
 WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s
   AND (subject = ANY (%(subjects)s)
        OR (EXISTS (SELECT FROM unnest(%(names)s::bytea[]) name WHERE position(name IN body) > 0)
            AND EXISTS (SELECT FROM unnest(%(words)s::bytea[]) word
                         WHERE position(word IN body) > 0)))
"""


def erase_stored_responses(
    *,
    issuer_id: UUID,
    mode: Mode,
    subjects: Collection[UUID],
    names: Sequence[bytes],
    words: Sequence[bytes],
) -> int:
    """Delete the stored responses about these subjects; how many.

    And those of others that hold one of the names together with one of the words. From then on the
    key of such an answer means a new request.
    """
    parameters: dict[str, Any] = {
        "issuer_id": issuer_id,
        "mode": mode.value,
        "subjects": list(subjects),
        "names": list(names),
        "words": list(words),
    }
    with connection.cursor() as cursor:
        cursor.execute(_DELETE_RESPONSES, parameters)
        count: int = cursor.rowcount
    return count
