"""Create, change, rotate and revoke API keys; count and end those of a pepper that was replaced.

A key moves to the first pepper when it is used (`accounts.keys.authentication`).
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Count, Max, Q, QuerySet

from accounts.actors import ActionContext, ActorKind, Grant, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import ApiKeyEnded, ApiKeyNotFound, ApiKeyReplaced, KeyWideningRefused
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import ApiKey, Membership, User
from accounts.scopes import ROLE_SCOPES, AccountsPrefix, Mode, Role, Scope
from accounts.signals import AccountEvent, announce_event
from lib import ids

from . import rules
from .rules import OVERLAP, KeyChanges
from .token import KeyState, Token, generate_token


@dataclass(frozen=True, slots=True)
class KeyMaker:
    """The actor that makes or changes an API key."""

    cap: frozenset[str]  # the most scopes that a key of theirs may have
    person_id: int | None  # at the root: a person, or the root of the key that asks
    own: Grant | None  # of the requesting key; None: a person makes the request


def key_maker_of(context: RequestContext, own: Grant | None = None) -> KeyMaker:
    """The maker behind the actor, by their current role. Locks the issuer's row.

    A person without a membership of the issuer may give nothing; the service itself (bootstrap) everything.
    """
    issuer_id, actor = context.issuer.id, context.actor
    locked_issuer(issuer_id)
    match actor.kind:
        case ActorKind.USER:
            return KeyMaker(scope_cap_of(issuer_id, int(actor.id)), int(actor.id), own)
        case ActorKind.SYSTEM:
            return KeyMaker(frozenset(Scope.values), None, own)
    key_id = ids.parse(AccountsPrefix.API_KEY, actor.id)
    assert key_id is not None  # it was authenticated by it
    key = ApiKey.objects.for_issuer(issuer_id).get(pk=key_id)
    grant = own or key.grant()
    return KeyMaker(grant.scopes & frozenset(key.scope_cap), key.root_person_id, grant)


def scope_cap_of(issuer_id: UUID, user_id: int) -> frozenset[str]:
    """The scopes that this person's role at the issuer allows; none for a non-member."""
    memberships = Membership.objects.for_issuer(issuer_id).filter(
        user_id=user_id, user__is_active=True
    )
    role = memberships.values_list("role", flat=True).first()
    return frozenset(scope.value for scope in ROLE_SCOPES[Role(role)]) if role else frozenset()


CREATED = "api_key.created"
ROTATED = "api_key.rotated"
REVOKED = "api_key.revoked"

_RECORDED = ("name", "mode", "scopes", "type_ids", "allowed_networks", "expires_at", "api_version")
_OF_A_NEW_ONE = (*_RECORDED, "scope_cap", "root_id")


@dataclass(frozen=True, slots=True)
class NewKey:
    """A new API key with its token, which is not stored."""

    key: ApiKey
    token: Token


@transaction.atomic
def create_key(
    *,
    context: RequestContext,
    name: str,
    scopes: Collection[Scope],
    type_ids: Collection[int] = (),
    allowed_networks: Collection[str] = (),
    expires_at: datetime | None = None,
    created_by: User | None = None,
    own: Grant | None = None,
) -> NewKey:
    """Create an API key of the context's mode. Its token cannot be read again.

    `own` is the grant of the requesting key; None for a person. The new key can never have more
    scopes than the role of its maker allows now. Raises GrantExceeded if `own` is less than the new
    key would give, RoleExceeded, PlanLimitReached, and ValidationFailed for an expiry that is
    past, for types that are not the issuer's, and for invalid networks.
    """
    maker = key_maker_of(context, own)
    given = KeyChanges(
        name=name,
        scopes=scopes,
        type_ids=type_ids,
        allowed_networks=allowed_networks,
        expires_at=expires_at,
        api_version=settings.API_VERSION,
    )
    issuer_id, mode, now = context.issuer.id, context.mode, context.now
    rules.check(given, issuer_id=issuer_id, now=now)
    key = ApiKey(issuer_id=issuer_id, mode=mode, created_at=now, created_by=created_by)
    rules.apply(given, key)
    key.scope_cap, key.root_person_id = sorted(maker.cap), maker.person_id
    rules.refuse_exceeding_grant(key.requested_grant(), own and own.to_make_keys(mode))
    rules.refuse_exceeding_role(key.scopes, maker.cap)
    rules.refuse_too_many_keys(issuer_id, mode, now)
    token = _store(key)
    record(context, "key.created", key.public_id, audit.initial_values(_given(key)))
    announce(CREATED, key, now=now)
    return NewKey(key, token)


@transaction.atomic
def rotate_key(
    *,
    context: RequestContext,
    key_id: UUID,
    overlap: timedelta = OVERLAP,
    created_by: User | None = None,
    own: Grant | None = None,
) -> NewKey:
    """Create a successor with the same grant. The key itself works for `overlap` more, at most to its end.

    The successor of a key with an end has the same lifetime again; one that is made by a key
    ends with that key at the latest. Raises ApiKeyNotFound, ApiKeyEnded, ApiKeyReplaced, and
    GrantExceeded or RoleExceeded if the requester may give less than this key.
    """
    maker = key_maker_of(context, own)
    key = _locked(context, key_id)
    rules.refuse_exceeding_grant(key.grant(), own)
    rules.refuse_exceeding_role(key.effective_scopes, maker.cap)
    successor = _successor(key, maker, context.now)
    successor.created_by = created_by
    token = _store(successor)
    latest = context.now + overlap
    end = min(key.expires_at or latest, latest)
    changes = audit.diff(
        {"expires_at": key.expires_at}, {"expires_at": end, "successor": successor.public_id}
    )
    _save(key, successor=successor, expires_at=end, sequence=key.sequence + 1)
    record(context, "key.rotated", key.public_id, changes)
    stated = audit.initial_values(_given(successor))
    record(context, "key.created", successor.public_id, stated)
    announce(ROTATED, key, successorId=successor.public_id, now=context.now)
    return NewKey(successor, token)


@transaction.atomic
def change_key(
    *,
    context: RequestContext,
    key_id: UUID,
    changes: KeyChanges,
    own: Grant | None = None,
) -> ApiKey:
    """Change a key in place; its secret stays. Another key (`own`) may only narrow it.

    A person widens it up to its cap, and no further than their own role. Raises ApiKeyNotFound,
    ApiKeyEnded, ApiKeyReplaced, KeyWideningRefused, GrantExceeded or RoleExceeded if the requester may give
    less than this key, and ValidationFailed as `create_key` does.
    """
    maker = key_maker_of(context, own)
    key = _locked(context, key_id)
    before, given = _recorded(key), key.grant()
    rules.refuse_exceeding_grant(given, own)
    rules.refuse_exceeding_role(given.scopes, maker.cap)
    rules.check(changes, issuer_id=context.issuer.id, now=context.now)
    rules.apply(changes, key)
    if own is not None and (fields := key.requested_grant().beyond(given)):
        raise KeyWideningRefused(fields=", ".join(fields))
    rules.refuse_exceeding_role(key.scopes, maker.cap & set(key.scope_cap))
    differing = audit.diff(before, _recorded(key))
    if differing:
        warned = None if "expires_at" in differing else key.warned_days
        _save(key, warned_days=warned, **{name: getattr(key, name) for name in differing})
        record(context, "key.changed", key.public_id, differing)
    return key


@transaction.atomic
def revoke_key(
    *,
    context: RequestContext,
    key_id: UUID,
    own: Grant | None = None,
) -> bool:
    """Revoke a key at once, for good. False if it was revoked before, or is not this issuer's.

    Any key may end itself; another one takes a key (`own`) whose scopes and types cover it, else
    GrantExceeded is raised.
    """
    rows = ApiKey.objects.for_issuer(context.issuer.id, context.mode)
    living = rows.filter(pk=key_id, revoked_at=None)
    key = living.select_for_update(no_key=True).first()
    if key is None:
        return False
    if context.actor.id != key.public_id:
        rules.refuse_ending_wider_key(key.grant(), own)
    _save(key, revoked_at=context.now, sequence=key.sequence + 1)
    changes = audit.initial_values({"revoked_at": context.now})
    record(context, "key.revoked", key.public_id, changes)
    announce(REVOKED, key, now=context.now)
    return True


def find_key(*, context: RequestContext, key_id: UUID | None) -> ApiKey:
    """The issuer's key of this mode and these types. Raises ApiKeyNotFound for any other."""
    rows = ApiKey.objects.for_issuer(context.issuer.id, context.mode, context.types)
    return rows.select_related("predecessor").get_or_raise(ApiKeyNotFound, pk=key_id)


def key_event_data(key: ApiKey) -> dict[str, object]:
    """The data of events about a key: nothing that a person has typed."""
    return {
        "apiKeyId": key.public_id,
        "lastFour": key.last_four,
        "scopes": key.effective_scopes,
        "expiresAt": key.expires_at,
    }


def _locked(context: RequestContext, key_id: UUID) -> ApiKey:
    """The key, its row locked. Raises for one that has ended or was replaced."""
    rows = ApiKey.objects.for_issuer(context.issuer.id, context.mode)
    key = rows.select_for_update(no_key=True).get_or_raise(ApiKeyNotFound, pk=key_id)
    if key.state(context.now) is not KeyState.USABLE:
        raise ApiKeyEnded
    if key.successor_id is not None:
        raise ApiKeyReplaced
    return key


def _successor(key: ApiKey, maker: KeyMaker, now: datetime) -> ApiKey:
    return ApiKey(
        issuer_id=key.issuer_id,
        name=key.name,
        mode=key.mode,
        scopes=key.effective_scopes,
        scope_cap=sorted(maker.cap & set(key.scope_cap)),
        root_person_id=maker.person_id,
        type_ids=key.type_ids,
        allowed_networks=key.allowed_networks,
        expires_at=_next_end(key, maker.own, now),
        api_version=key.api_version,
        created_at=now,
    )


def _next_end(key: ApiKey, own: Grant | None, now: datetime) -> datetime | None:
    """The expiry of the successor: rotating must not extend a key's lifetime."""
    ends = [own.expires_at] if own and own.expires_at else []
    if key.expires_at is not None:
        ends.append(now + (key.expires_at - key.created_at))
    return min(ends, default=None)


def _store(key: ApiKey) -> Token:
    """Store a new key, with the digest of a new secret."""
    pepper_id, pepper = next(iter(settings.API_KEY_PEPPERS.items()))
    token = generate_token(Mode(key.mode))
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
    """The fields of a new key for the audit, without empty lists."""
    values = {name: getattr(key, name) for name in _OF_A_NEW_ONE}
    return {name: value for name, value in values.items() if value not in ([], None)}


def announce(type: str, key: ApiKey, *, now: datetime, **more: object) -> None:
    """Announce an event about a key, with what is said of it in all of them and `more`."""
    announce_event(
        AccountEvent(
            type=type,
            issuer_id=key.issuer_id,
            mode=Mode(key.mode),
            subject=key.pk,
            sequence=key.sequence,
            occurred_at=now,
            data={**key_event_data(key), **more},
        )
    )


def usable_keys_by_pepper(now: datetime) -> dict[str, tuple[int, datetime | None]]:
    """Count the usable keys of each pepper, with the time when one was last used.

    Those of the settings come first, in their order; then those that are gone from there.
    """
    usable = ApiKey.objects.in_state(KeyState.USABLE, now)
    rows = usable.values_list("pepper_id").annotate(Count("pk"), Max("use__last_used_at"))
    used = {pepper_id: (count, last) for pepper_id, count, last in rows.order_by("pepper_id")}
    return {**dict.fromkeys(settings.API_KEY_PEPPERS, (0, None)), **used}


def expire_keys_of_old_peppers(*, context: ActionContext, after: timedelta) -> int:
    """Let the keys of other peppers than the first expire after this time at the latest.

    They are warned of as any key is; one that is used meanwhile moves to the first pepper, and
    keeps the end that it was given here. Says how many were given one.
    """
    end = context.now + after
    left = _behind(end, context.now).values_list("pk", flat=True)
    return sum(_end(context, key_id, end) for key_id in left)


def _behind(end: datetime, now: datetime) -> "QuerySet[ApiKey]":
    usable = ApiKey.objects.in_state(KeyState.USABLE, now)
    late = usable.filter(Q(expires_at=None) | Q(expires_at__gt=end))
    return late.exclude(pepper_id=next(iter(settings.API_KEY_PEPPERS)))


@transaction.atomic
def _end(context: ActionContext, key_id: UUID, end: datetime) -> bool:
    key = _behind(end, context.now).filter(pk=key_id).select_for_update(no_key=True).first()
    if key is None:
        return False  # used, changed or revoked meanwhile
    changes = audit.diff({"expires_at": key.expires_at}, {"expires_at": end})
    key.expires_at = end
    key.warned_days = None
    key.save(update_fields=["expires_at", "warned_days"])
    record(
        context,
        "key.changed",
        key.public_id,
        changes,
        issuer_id=key.issuer_id,
        mode=Mode(key.mode),
    )
    return True
