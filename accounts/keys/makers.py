"""The maker of an API key: the scopes they may grant, and the person who answers for the key."""

from dataclasses import dataclass
from uuid import UUID

from accounts.actors import ActorKind, Grant, RequestContext
from accounts.errors import OwnerRequired
from accounts.limits.lock import locked_issuer
from accounts.models import ApiKey, Membership
from accounts.prefixes import AccountsPrefix
from accounts.scopes import ROLE_SCOPES, Role, Scope
from lib import ids


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


def person_behind_key(context: RequestContext) -> int | None:
    """The person behind the key that acts; None if unknown, or if no key acts."""
    actor = context.actor
    key_id = ids.parse(AccountsPrefix.API_KEY, actor.id) if actor.kind is ActorKind.KEY else None
    if key_id is None:
        return None
    keys = ApiKey.objects.for_issuer(context.issuer.id).filter(pk=key_id)
    return keys.values_list("root_person_id", flat=True).first()


def require_owner_behind(context: RequestContext) -> None:
    """Raises OwnerRequired for a key whose person is known and does not own the account now.

    For decisions of owners alone, which no scope separates from those of administrators.
    """
    person = person_behind_key(context)
    owners = Membership.objects.for_issuer(context.issuer.id).owners()
    if person is not None and not owners.filter(user_id=person).exists():
        raise OwnerRequired
