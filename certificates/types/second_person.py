"""The second person of a release: a member of the issuer, and not the one who issued.

An operator of the platform who acts for an issuer has no role there, and releases nothing.
"""

from collections.abc import Mapping
from uuid import UUID

from accounts.domain.actors import Actor, ActorKind, RequestContext
from accounts.errors import ServiceError
from accounts.operations.keys.makers import scope_cap_of
from accounts.operations.keys.people_behind import ActorRef, actor_ref, people_behind
from accounts.scopes import Scope
from certificates.errors import OperatorCannotRelease, SecondPersonRequired


def has_role_at_issuer(issuer_id: UUID, actor: Actor, scope: Scope) -> bool:
    """Whether the actor's role at the issuer has the scope at this moment; keys have no role to check."""
    return actor.kind is not ActorKind.USER or scope.value in scope_cap_of(issuer_id, int(actor.id))


def release_errors(
    context: RequestContext, issued_by: Mapping[UUID, ActorRef]
) -> dict[UUID, ServiceError]:
    """Why the caller cannot release certificates that these actors issued, by certificate.

    OperatorCannotRelease for all where the caller is a person without a role at the issuer;
    SecondPersonRequired for each that the caller issued, in person or by any key that they are behind.
    """
    if not has_role_at_issuer(context.issuer.id, context.actor, Scope.CERTIFICATES_RELEASE):
        return {certificate_id: OperatorCannotRelease() for certificate_id in issued_by}
    caller = actor_ref(context.actor)
    people = people_behind({caller, *issued_by.values()})
    return {
        certificate_id: SecondPersonRequired()
        for certificate_id, issuer in issued_by.items()
        if not people[issuer].isdisjoint(people[caller])
    }
