"""Who may be the second person: somebody of the issuer, and nobody who was the first.

An operator of the platform who acts for an issuer has no role there, so is the second person of nothing.
"""

from collections.abc import Mapping
from uuid import UUID

from accounts.actors import Actor, ActorKind, By
from accounts.operations.key_makers import cap_of
from accounts.operations.key_people import Who, are_one, people_behind, who
from accounts.scopes import Scope
from certificates.errors import OperatorReleasesNothing, SecondPersonRequired


def is_of_issuer(issuer_id: UUID, actor: Actor, scope: Scope) -> bool:
    """Whether this is no person, or one whose role at the issuer has the scope at this moment."""
    return actor.kind is not ActorKind.USER or scope.value in cap_of(issuer_id, int(actor.id))


def refuse_release(by: By, issued_by: Who) -> None:
    """Raises SecondPersonRequired for whoever issued it, in person or by any key that they are behind.

    Raises OperatorReleasesNothing for a person without a role at the issuer.
    """
    if not is_of_issuer(by.issuer.id, by.actor, Scope.CERTIFICATES_RELEASE):
        raise OperatorReleasesNothing
    if are_one(issued_by, who(by.actor)):
        raise SecondPersonRequired


def not_to_release(by: By, issued_by: Mapping[UUID, Who]) -> frozenset[UUID]:
    """The certificates, of those in `issued_by`, that `refuse_release` refuses: two queries for all."""
    if not is_of_issuer(by.issuer.id, by.actor, Scope.CERTIFICATES_RELEASE):
        return frozenset(issued_by)
    releasing = who(by.actor)
    people = people_behind({releasing, *issued_by.values()})
    return frozenset(
        certificate_id
        for certificate_id, one in issued_by.items()
        if not people[one].isdisjoint(people[releasing])
    )
