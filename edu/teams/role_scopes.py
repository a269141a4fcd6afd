"""The scopes that a key needs before it may give a person a role in a team."""

from collections.abc import Iterable, Mapping

from accounts.domain.actors import Grant, RequestContext
from accounts.errors import KeyPersonMayNotInvite
from accounts.operations.keys.makers import person_behind_key, scope_cap_of
from accounts.operations.keys.rules import refuse_exceeding_grant
from accounts.scopes import Scope
from edu.lifecycle import TeamRole

_TEACHING = frozenset({Scope.EDU_READ.value, Scope.EDU_MANAGE.value})
_ASSESSING = _TEACHING | {Scope.EDU_ISSUE.value}
# What a role may do in the back office, as scopes. Coordinators may also revoke certificates.
ROLE_SCOPES: Mapping[TeamRole, frozenset[str]] = {
    TeamRole.INSTRUCTOR: _TEACHING,
    TeamRole.ASSESSOR: _ASSESSING,
    TeamRole.COORDINATOR: _ASSESSING | {Scope.CERTIFICATES_MANAGE.value},
}


def require_role_scopes(
    context: RequestContext, own: Grant | None, roles: Iterable[TeamRole]
) -> None:
    """Raises GrantExceeded if the requesting key (None: a person) gives less than one of these roles,
    and KeyPersonMayNotInvite if the person behind the key may not give it themselves any more: a
    person who has left could otherwise come back by a key of theirs.

    People act on every certificate type, and from any network: a key that is limited to some
    types or networks adds no members. An end of the key does not matter: a member can be removed later.
    """
    if own is None:
        return
    person = person_behind_key(context)
    cap = None if person is None else scope_cap_of(context.issuer.id, person)
    for role in roles:
        if cap is not None and not ROLE_SCOPES[role] <= cap:
            raise KeyPersonMayNotInvite
        needed = Grant(mode=own.mode, scopes=ROLE_SCOPES[role], expires_at=own.expires_at)
        refuse_exceeding_grant(needed, own)
