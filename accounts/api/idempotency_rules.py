"""SQL that stores and looks up the responses to requests with an Idempotency-Key.

One request at a time holds a name: the lock is an advisory one, for there is no row yet. It is taken
before the stored response is looked up, and held until it is stored with its effect or neither is.
"""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from accounts.scopes import Mode

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
