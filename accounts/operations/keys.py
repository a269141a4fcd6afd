"""API keys: made, rotated, changed, revoked. Who is behind one: `operations.authentication`."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction

from accounts import audit, keys
from accounts.actors import Actor, Grant
from accounts.audit import Changes
from accounts.errors import (
    ApiKeyEnded,
    ApiKeyNotFound,
    ApiKeyReplaced,
    OnlyNarrower,
)
from accounts.lifecycle import KeyState
from accounts.models import ApiKey, Issuer, User
from accounts.operations import key_rules
from accounts.operations.audit import record
from accounts.operations.key_rules import KeyChanges
from accounts.scopes import Mode, Scope
from accounts.signals import News, announce

CREATED = "api_key.created"
ROTATED = "api_key.rotated"
REVOKED = "api_key.revoked"

OVERLAP = timedelta(hours=24)  # how long a rotated key goes on to work, unless told otherwise
MAX_OVERLAP = timedelta(days=7)
_RECORDED = ("name", "mode", "scopes", "type_ids", "allowed_networks", "expires_at")


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
    type_ids: Collection[int] = (),
    allowed_networks: Collection[str] = (),
    expires_at: datetime | None = None,
    created_by: User | None = None,
    own: Grant | None = None,
) -> NewKey:
    """Makes a key for the issuer. The token in the answer can never be read again.

    `own` is what the key that asks for it gives; None if a person does. Raises GrantExceeded if
    that is less than the new key would give, PlanLimitReached, and ValidationFailed for an expiry
    that is past, for types that are not the issuer's, and for what is no network.
    """
    given = KeyChanges(
        name=name,
        scopes=scopes,
        type_ids=type_ids,
        allowed_networks=allowed_networks,
        expires_at=expires_at,
    )
    key_rules.check(given, issuer_id=issuer.pk, now=now)
    key = ApiKey(issuer=issuer, mode=mode, created_at=now, created_by=created_by)
    key_rules.apply(given, key)
    key_rules.refuse_beyond(key.grant(), own)
    key_rules.refuse_without_room(issuer.pk, mode, now)
    token = _store(key)
    _record("key.created", key, audit.made(_given(key)), actor=actor, now=now)
    _announce(CREATED, key, now=now)
    return NewKey(key, token)


@transaction.atomic
def rotate_key(
    *,
    issuer_id: UUID,
    key_id: UUID,
    actor: Actor,
    now: datetime,
    mode: Mode | None = None,
    overlap: timedelta = OVERLAP,
    created_by: User | None = None,
    own: Grant | None = None,
) -> NewKey:
    """A successor that gives the same. The key itself works for `overlap` more, at most to its end.

    The successor of a key with an end has the same lifetime again; one that is asked for by a key
    ends with that key at the latest. Raises ApiKeyNotFound, ApiKeyEnded, ApiKeyReplaced, and
    GrantExceeded if the key that asks gives less than this one.
    """
    assert timedelta(0) <= overlap <= MAX_OVERLAP
    key = _locked(issuer_id, mode, key_id, now)
    key_rules.refuse_beyond(key.grant(), own)
    successor = _successor(key, own, now)
    successor.created_by = created_by
    token = _store(successor)
    end = min(key.expires_at or now + overlap, now + overlap)
    changes = audit.changed(
        {"expires_at": key.expires_at}, {"expires_at": end, "successor": successor.public_id}
    )
    _save(key, successor=successor, expires_at=end, sequence=key.sequence + 1)
    _record("key.rotated", key, changes, actor=actor, now=now)
    _record("key.created", successor, audit.made(_given(successor)), actor=actor, now=now)
    _announce(ROTATED, key, successorId=successor.public_id, now=now)
    return NewKey(successor, token)


@transaction.atomic
def change_key(
    *,
    issuer_id: UUID,
    key_id: UUID,
    changes: KeyChanges,
    actor: Actor,
    now: datetime,
    mode: Mode | None = None,
    own: Grant | None = None,
) -> ApiKey:
    """Changes a key in place; its secret stays. Whoever asks by a key (`own`) may only narrow.

    Raises ApiKeyNotFound, ApiKeyEnded, ApiKeyReplaced, OnlyNarrower, GrantExceeded if the key that
    asks gives less than this one, and ValidationFailed as `create_key` does.
    """
    key = _locked(issuer_id, mode, key_id, now)
    before, given = _recorded(key), key.grant()
    key_rules.refuse_beyond(given, own)
    key_rules.check(changes, issuer_id=issuer_id, now=now)
    key_rules.apply(changes, key)
    if own is not None and (fields := key.grant().beyond(given)):
        raise OnlyNarrower(fields=", ".join(fields))
    differing = audit.changed(before, _recorded(key))
    if differing:
        warned = None if "expires_at" in differing else key.warned_days
        _save(key, warned_days=warned, **{name: getattr(key, name) for name in differing})
        _record("key.changed", key, differing, actor=actor, now=now)
    return key


@transaction.atomic
def revoke_key(
    *, issuer_id: UUID, key_id: UUID, actor: Actor, now: datetime, mode: Mode | None = None
) -> bool:
    """Ends a key at once, for good. False if it was revoked before, or is not this issuer's."""
    living = ApiKey.objects.for_issuer(issuer_id, mode).filter(pk=key_id, revoked_at=None)
    key = living.select_for_update(no_key=True).first()
    if key is None:
        return False
    _save(key, revoked_at=now, sequence=key.sequence + 1)
    _record("key.revoked", key, audit.made({"revoked_at": now}), actor=actor, now=now)
    _announce(REVOKED, key, now=now)
    return True


def find_key(
    *, issuer_id: UUID, mode: Mode, key_id: UUID | None, types: frozenset[int] = frozenset()
) -> ApiKey:
    """The issuer's key of this mode and these types. Raises ApiKeyNotFound for any other."""
    rows = ApiKey.objects.for_issuer(issuer_id, mode, types).select_related("predecessor")
    key = rows.filter(pk=key_id).first() if key_id else None
    if key is None:
        raise ApiKeyNotFound
    return key


def told(key: ApiKey) -> dict[str, object]:
    """What events say of a key: nothing that a person has typed."""
    return {
        "apiKeyId": key.public_id,
        "lastFour": key.last_four,
        "scopes": list(key.scopes),
        "expiresAt": key.expires_at,
    }


def _locked(issuer_id: UUID, mode: Mode | None, key_id: UUID, now: datetime) -> ApiKey:
    """The key with its row held, if it is one that lasts."""
    rows = ApiKey.objects.for_issuer(issuer_id, mode).filter(pk=key_id)
    key = rows.select_for_update(no_key=True).first()
    if key is None:
        raise ApiKeyNotFound
    if key.state(now) is not KeyState.USABLE:
        raise ApiKeyEnded
    if key.successor_id is not None:
        raise ApiKeyReplaced
    return key


def _successor(key: ApiKey, own: Grant | None, now: datetime) -> ApiKey:
    return ApiKey(
        issuer_id=key.issuer_id,
        name=key.name,
        mode=key.mode,
        scopes=key.scopes,
        type_ids=key.type_ids,
        allowed_networks=key.allowed_networks,
        expires_at=_next_end(key, own, now),
        created_at=now,
    )


def _next_end(key: ApiKey, own: Grant | None, now: datetime) -> datetime | None:
    """When the successor ends: a key cannot outlive its own term by rotating."""
    ends = [own.expires_at] if own and own.expires_at else []
    if key.expires_at is not None:
        ends.append(now + (key.expires_at - key.created_at))
    return min(ends, default=None)


def _store(key: ApiKey) -> keys.Token:
    """Writes a new key, with the digest of a new secret under the first pepper."""
    pepper_id, pepper = next(iter(settings.API_KEY_PEPPERS.items()))
    token = keys.generate(Mode(key.mode))
    key.key_id = token.key_id
    key.digest = token.digest(pepper)
    key.pepper_id = pepper_id
    key.last_four = token.last_four
    key.save(force_insert=True)
    return token


def _save(key: ApiKey, **columns: object) -> None:
    for column, value in columns.items():
        setattr(key, column, value)
    key.save(update_fields=list(columns))


def _recorded(key: ApiKey) -> dict[str, object]:
    return {name: getattr(key, name) for name in _RECORDED}


def _given(key: ApiKey) -> dict[str, object]:
    """What the audit says of a new key: an empty list limits nothing, and is left out."""
    return {name: value for name, value in _recorded(key).items() if value != []}


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


def _announce(type: str, key: ApiKey, *, now: datetime, **more: object) -> None:
    announce(
        News(
            type=type,
            issuer_id=key.issuer_id,
            mode=Mode(key.mode),
            subject=key.pk,
            sequence=key.sequence,
            occurred_at=now,
            data={**told(key), **more},
        )
    )
