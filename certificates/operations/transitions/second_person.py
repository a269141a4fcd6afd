"""Who may be the second person: somebody of the issuer, and nobody who was the first.

An operator of the platform who acts for an issuer has no role there, so is the second person of nothing.
"""

from collections.abc import Mapping
from uuid import UUID

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.operations.keys.makers import scope_cap_of
from accounts.operations.keys.people_behind import (
    ActorRef,
    actor_ref,
    may_be_same_person,
    people_behind,
)
from accounts.scopes import Scope
from certificates.errors import OperatorCannotRelease, SecondPersonRequired


def has_role_at_issuer(issuer_id: UUID, actor: Actor, scope: Scope) -> bool:
    """Whether this is no person, or one whose role at the issuer has the scope at this moment."""
    return actor.kind is not ActorKind.USER or scope.value in scope_cap_of(issuer_id, int(actor.id))


def refuse_release(context: RequestContext, issued_by: ActorRef) -> None:
    """Raises SecondPersonRequired for whoever issued it, in person or by any key that they are behind.

    Raises OperatorReleasesNothing for a person without a role at the issuer.
    """
    if not has_role_at_issuer(context.issuer.id, context.actor, Scope.CERTIFICATES_RELEASE):
        raise OperatorCannotRelease
    if may_be_same_person(issued_by, actor_ref(context.actor)):
        raise SecondPersonRequired


def refused_releases(
    context: RequestContext, issued_by: Mapping[UUID, ActorRef]
) -> frozenset[UUID]:
    """The certificates, of those in `issued_by`, that `refuse_release` refuses: two queries for all."""
    if not has_role_at_issuer(context.issuer.id, context.actor, Scope.CERTIFICATES_RELEASE):
        return frozenset(issued_by)
    releasing = actor_ref(context.actor)
    people = people_behind({releasing, *issued_by.values()})
    return frozenset(
        certificate_id
        for certificate_id, one in issued_by.items()
        if not people[one].isdisjoint(people[releasing])
    )
