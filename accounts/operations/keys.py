"""API keys: made, revoked, and recognised."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import transaction

from accounts import audit, keys, sql
from accounts.actors import Actor, Caller, IssuerFacts, Rate
from accounts.audit import Changes
from accounts.errors import ApiKeyExpired, ApiKeyInvalid, ApiKeyRevoked
from accounts.models import ApiKey, Issuer, User
from accounts.operations.audit import record
from accounts.scopes import Mode, Scope, Standing

# One statement answers everything a request needs to know of its caller: key, issuer, plan, consent.
_FIND_KEY = """
SELECT k.id, k.mode, k.digest, k.pepper_id, k.scopes, k.expires_at, k.revoked_at,
       i.id, i.name, i.default_locale, i.time_zone, i.standing, i.issuing_blocked_from,
       i.data_hash_enabled, p.features, p.monthly_certificates, p.rate_burst, p.rate_per_minute
  FROM accounts_apikey k
  JOIN accounts_issuer i ON i.id = k.issuer_id
  JOIN accounts_plan p ON p.id = i.plan_id
 WHERE k.key_id = %(key_id)s
"""
_DECOY = bytes(32)  # an unknown key id costs the same comparison as a wrong secret


@dataclass(frozen=True, slots=True)
class NewKey:
    """A key just made: the only moment at which its secret is in anyone's hands."""

    key: ApiKey
    token: keys.Token


@transaction.atomic
def create_key(
    *,
    issuer: Issuer,
    name: str,
    mode: Mode,
    scopes: Collection[Scope],
    actor: Actor,
    now: datetime,
    expires_at: datetime | None = None,
    created_by: User | None = None,
) -> NewKey:
    """Makes a key for the issuer. The token in the answer can never be read again."""
    pepper_id, pepper = next(iter(settings.API_KEY_PEPPERS.items()))
    token = keys.generate(mode)
    key = ApiKey.objects.create(
        issuer=issuer,
        name=name,
        mode=mode,
        key_id=token.key_id,
        digest=token.digest(pepper),
        pepper_id=pepper_id,
        last_four=token.last_four,
        scopes=sorted(scopes),
        expires_at=expires_at,
        created_at=now,
        created_by=created_by,
    )
    granted = {name: getattr(key, name) for name in ("name", "mode", "scopes", "expires_at")}
    _record("key.created", key, audit.made(granted), actor=actor, now=now)
    return NewKey(key, token)


@transaction.atomic
def revoke_key(*, issuer_id: UUID, key_id: UUID, actor: Actor, now: datetime) -> bool:
    """Ends a key at once, for good. False if it was revoked before, or is not this issuer's."""
    live = ApiKey.objects.for_issuer(issuer_id).filter(pk=key_id, revoked_at=None)
    key = live.select_for_update(no_key=True).first()
    if key is None:
        return False
    key.revoked_at = now
    key.save(update_fields=["revoked_at"])
    _record("key.revoked", key, audit.made({"revoked_at": now}), actor=actor, now=now)
    return True


def _record(action: str, key: ApiKey, changes: Changes, *, actor: Actor, now: datetime) -> None:
    record(
        actor=actor,
        issuer_id=key.issuer_id,
        mode=Mode(key.mode),
        action=action,
        target=key.public_id,
        changes=changes,
        now=now,
    )


def authenticate(presented: str, *, now: datetime) -> Caller:
    """The caller behind a presented key: one query, one constant-time comparison.

    Raises ApiKeyInvalid for anything that is not a key of ours; ApiKeyRevoked and ApiKeyExpired
    only to somebody who has proved to hold the secret.
    """
    token = keys.parse(presented)
    if token is None:
        raise ApiKeyInvalid
    row = sql.fetch_one(_FIND_KEY, {"key_id": token.key_id})
    if not _proved(token, row) or row is None:
        raise ApiKeyInvalid
    if row[6] is not None:
        raise ApiKeyRevoked
    if row[5] is not None and row[5] <= now:
        raise ApiKeyExpired
    return _caller(row)


def _proved(token: keys.Token, row: tuple[Any, ...] | None) -> bool:
    peppers = settings.API_KEY_PEPPERS
    if row is None:
        keys.matches(token, pepper=next(iter(peppers.values())), digest=_DECOY)
        return False
    _id, mode, digest, pepper_id, *_rest = row
    pepper = peppers.get(pepper_id)
    return (
        pepper is not None
        and keys.matches(token, pepper=pepper, digest=digest)
        and mode == token.mode.value
    )


def _caller(row: tuple[Any, ...]) -> Caller:
    key_id, mode, _digest, _pepper, scopes, _expires, _revoked, *issuer = row
    return Caller(
        key_id=key_id,
        mode=Mode(mode),
        scopes=frozenset(scopes),
        issuer=IssuerFacts(
            id=issuer[0],
            name=issuer[1],
            default_locale=issuer[2],
            time_zone=issuer[3],
            standing=Standing(issuer[4]),
            issuing_blocked_from=issuer[5],
            data_hash_enabled=issuer[6],
            features=frozenset(issuer[7]),
            monthly_certificates=issuer[8],
        ),
        rate=Rate(*issuer[9:]),
    )
