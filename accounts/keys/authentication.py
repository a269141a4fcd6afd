"""Authenticate an API key: the first step of every API request.

`authenticate` asks the database. `authenticate_cached` knows the key from an earlier request of this
process: for a statement that begins with GUARD, which confirms that nothing was changed since
(decision 0041).
"""

import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from uuid import UUID

from django.conf import settings
from django.db import DatabaseError

from accounts.actors import CachedFacts, Caller, Grant, IssuerFacts, Rate
from accounts.errors import (
    ApiKeyExpired,
    ApiKeyInvalid,
    ApiKeyMalformed,
    ApiKeyRevoked,
    ApiKeyRotated,
    IpNotAllowed,
)
from accounts.models import ApiKey
from accounts.scopes import Mode, Standing, ToldOfChanges
from lib import sql
from lib.database import tenancy
from lib.net.ip_addresses import is_in_networks

from .token import Token, matches, parse_token

logger = logging.getLogger("keys")

NOTED_EVERY = timedelta(minutes=1)  # how exact `last_used_at` is
CACHED_KEYS = 256  # of a process

# One function answers everything a request needs to know of its caller, whose issuer is not known yet: key,
# issuer, plan, consent. Its columns are those of `_StoredKey` and `_caller`.
_FIND_KEY = "SELECT * FROM accounts_find_key(%(key_id)s::text)"
# A row if key, issuer and plan are the versions that `authenticate_cached` knows. Each is looked up at its
# place, without an index: a changed row has another place (ctid), and a place that another row has taken has another `xmin`.
GUARD = """
SELECT 1 FROM accounts_apikey k, accounts_issuer i, accounts_plan p
 WHERE k.ctid = (%(caller_ctids)s::tid[])[1] AND k.xmin = (%(caller_xmins)s::xid[])[1]
   AND i.ctid = (%(caller_ctids)s::tid[])[2] AND i.xmin = (%(caller_xmins)s::xid[])[2]
   AND p.ctid = (%(caller_ctids)s::tid[])[3] AND p.xmin = (%(caller_xmins)s::xid[])[3]
   AND k.id = %(caller_key_id)s AND i.id = k.issuer_id AND p.id = i.plan_id
"""
# Of many requests at once, one writes and none waits. What a crash would lose is not worth a flush
# of the log: in a statement that is its own transaction, `set_config` holds for its commit only.
_NOTE_USE = """
WITH quick AS (SELECT set_config('synchronous_commit', 'off', true)),
     due AS (
       SELECT key_id FROM accounts_apikeyuse
        WHERE key_id = %(id)s AND last_used_at <= %(before)s FOR NO KEY UPDATE SKIP LOCKED),
     noted AS (
       UPDATE accounts_apikeyuse use SET last_used_at = %(now)s
         FROM due, quick WHERE use.key_id = due.key_id)
INSERT INTO accounts_apikeyuse (issuer_id, key_id, last_used_at)
SELECT k.issuer_id, k.id, %(now)s FROM quick, accounts_apikey k
 WHERE k.id = %(id)s AND NOT EXISTS (SELECT FROM accounts_apikeyuse WHERE key_id = %(id)s)
ON CONFLICT DO NOTHING
RETURNING 1
"""
# In the same way: the digest under the first pepper (see `rotate_peppers`).
_MOVE_TO_PEPPER = """
WITH quick AS (SELECT set_config('synchronous_commit', 'off', true)),
     due AS (
       SELECT id FROM accounts_apikey
        WHERE id = %(id)s AND digest = %(old)s FOR NO KEY UPDATE SKIP LOCKED)
UPDATE accounts_apikey k SET digest = %(digest)s, pepper_id = %(pepper_id)s
  FROM due, quick WHERE k.id = due.id
RETURNING 1
"""
_DECOY = bytes(32)  # an unknown key id costs the same comparison as a wrong secret


class _StoredKey(NamedTuple):
    """The key's own columns, in the order of the query, and then those of its issuer."""

    id: UUID
    mode: str
    digest: bytes
    pepper_id: str
    scopes: list[str]
    scope_cap: list[str]
    type_ids: list[int]
    networks: list[str]
    expires_at: datetime | None
    revoked_at: datetime | None
    api_version: str
    last_used_at: datetime | None
    issuer_networks: list[str]
    writable: bool  # not on a standby
    ctids: str  # of the rows of key, issuer and plan
    xmins: str


@dataclass(frozen=True, slots=True)
class CachedCaller:
    """A caller as of an earlier request, and what was read for it since."""

    stored_key: _StoredKey
    caller: Caller
    noted_until: datetime  # until then no use of the key is noted; after it, the key is read anew
    facts: CachedFacts


_OWN = len(_StoredKey._fields)
_cache: dict[bytes, CachedCaller] = {}  # by `_fingerprint`


def authenticate(
    presented: str,
    *,
    address: str,
    now: datetime,
    note_proved: Callable[[Caller], object] | None = None,
) -> Caller:
    """The caller of a presented API key: one query, one constant-time comparison.

    Raises ApiKeyInvalid for anything that is not a key of ours; ApiKeyRevoked, ApiKeyExpired and
    IpNotAllowed only to a caller who has proved to hold the secret. Once a minute it also notes
    that the key was used, so it does not belong into a transaction. From then on the context acts for
    the caller's issuer.
    `note_proved` is called for a caller who has proved it, also before such a refusal.
    """
    token = parse_token(presented)
    if token is None:
        raise ApiKeyMalformed
    with tenancy.whoever():  # whose key it is, this function finds
        row = sql.fetch_one(_FIND_KEY, {"key_id": token.key_id})
    stored_key = _StoredKey(*row[:_OWN]) if row else None
    if not _proved(token, stored_key) or stored_key is None or row is None:
        raise ApiKeyInvalid
    caller = _caller(stored_key, row[_OWN:])
    tenancy.act_for(caller.issuer.id)
    if note_proved:
        note_proved(caller)
    try:
        _refuse(stored_key, address, now)
    except ApiKeyExpired as error:
        if ApiKey.objects.filter(pk=stored_key.id, successor__isnull=False).exists():
            raise ApiKeyRotated from error
        raise
    if stored_key.writable:
        _remember(presented, stored_key, caller, _note_use(stored_key, token, now), now)
    return caller


def _remember(
    presented: str, stored_key: _StoredKey, caller: Caller, used_at: datetime, now: datetime
) -> None:
    """Cache the caller for a minute, and forget those whose minute is over."""
    guard = {
        "caller_key_id": stored_key.id,
        "caller_ctids": stored_key.ctids,
        "caller_xmins": stored_key.xmins,
    }
    for name, known in [*_cache.items()]:
        if known.noted_until <= now or len(_cache) >= CACHED_KEYS:
            _cache.pop(name, None)
    facts = CachedFacts(guard)
    _cache[_fingerprint(presented)] = CachedCaller(stored_key, caller, used_at + NOTED_EVERY, facts)


def authenticate_cached(presented: str, *, address: str, now: datetime) -> CachedCaller | None:
    """The caller of a presented API key, without a query; None where `authenticate` has to be asked.

    The whole key is known by its hash, which proves its secret, too. What depends on the time and on
    the request is checked here: expiry, networks, and whether the use has to be noted. All else is
    as it was, so a statement for this caller begins with GUARD.
    """
    cached = _cache.get(_fingerprint(presented))
    if cached is None or cached.noted_until <= now:
        return None
    try:
        _refuse(cached.stored_key, address, now)
    except (ApiKeyRevoked, ApiKeyExpired, IpNotAllowed):
        return None
    return cached


def _fingerprint(presented: str) -> bytes:
    """The hash by which a presented key is known. Nobody learns from the time of a look-up."""
    return hashlib.sha256(presented.encode()).digest()


def _proved(token: Token, stored_key: _StoredKey | None) -> bool:
    peppers = settings.API_KEY_PEPPERS
    if stored_key is None:
        matches(token, pepper=next(iter(peppers.values())), digest=_DECOY)
        return False
    pepper = peppers.get(stored_key.pepper_id)
    return (
        pepper is not None
        and matches(token, pepper=pepper, digest=stored_key.digest)
        and stored_key.mode == token.mode.value
    )


def _refuse(stored_key: _StoredKey, address: str, now: datetime) -> None:
    if stored_key.revoked_at is not None:
        raise ApiKeyRevoked
    if stored_key.expires_at is not None and stored_key.expires_at <= now:
        raise ApiKeyExpired
    for networks in (stored_key.networks, stored_key.issuer_networks):
        if networks and not is_in_networks(address, networks):
            raise IpNotAllowed


def _note_use(stored_key: _StoredKey, token: Token, now: datetime) -> datetime:
    """Note the use once a minute, and then also move the digest under the first pepper. Returns the time
    that is noted.

    No request fails because this cannot be written.
    """
    noted = stored_key.last_used_at
    if noted is not None and noted > now - NOTED_EVERY:
        return noted
    try:
        sql.fetch_one(_NOTE_USE, {"id": stored_key.id, "now": now, "before": now - NOTED_EVERY})
        _move_to_first_pepper(stored_key, token)
    except DatabaseError as error:
        logger.warning("the use of a key was not noted", extra={"error": type(error).__name__})
    return now


def _move_to_first_pepper(stored_key: _StoredKey, token: Token) -> None:
    pepper_id, pepper = next(iter(settings.API_KEY_PEPPERS.items()))
    if stored_key.pepper_id != pepper_id:
        digest = token.digest(pepper)
        moved = {"id": stored_key.id, "old": stored_key.digest}
        sql.fetch_one(_MOVE_TO_PEPPER, {**moved, "digest": digest, "pepper_id": pepper_id})


def _caller(stored_key: _StoredKey, issuer: tuple[Any, ...]) -> Caller:
    return Caller(
        key_id=stored_key.id,
        api_version=stored_key.api_version,
        grant=Grant(
            mode=Mode(stored_key.mode),
            scopes=frozenset(stored_key.scopes).intersection(stored_key.scope_cap),
            types=frozenset(stored_key.type_ids),
            networks=tuple(stored_key.networks),
            expires_at=stored_key.expires_at,
        ),
        issuer=IssuerFacts(
            id=issuer[0],
            name=issuer[1],
            default_locale=issuer[2],
            time_zone=issuer[3],
            standing=Standing(issuer[4]),
            issuing_blocked_from=issuer[5],
            data_hash_enabled=issuer[6],
            notify_holder=issuer[7],
            expiry_warning_days=issuer[8],
            features=frozenset(issuer[9]),
            monthly_certificates=issuer[10],
            told_of_changes=ToldOfChanges(issuer[11]),
            test_clock_ahead=issuer[12],
        ),
        rate=Rate(*issuer[13:]),
    )
