"""Role checks of EDU's operations."""

from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

from accounts.actors import ActorKind, RequestContext
from accounts.models import Membership, User
from edu.errors import CoordinatorRequired
from edu.lifecycle import MANAGERS, TeamRole
from edu.models import Team, TeamMember
from edu.querysets import TeamMemberQuerySet


def set_changed(row: Any, values: Mapping[str, object]) -> dict[str, object]:
    """Sets the columns that differ. Returns their old values by name."""
    before = {
        name: getattr(row, name) for name, value in values.items() if getattr(row, name) != value
    }
    for name in before:
        setattr(row, name, values[name])
    return before


def require_manager(context: RequestContext) -> None:
    """Raises CoordinatorRequired for a person who is neither owner nor administrator.

    The scopes of a key are checked by the API.
    """
    if context.actor.kind is ActorKind.USER and not _manages(context):
        raise CoordinatorRequired


def require_coordinator(context: RequestContext, team: Team) -> None:
    """The same for one team, which its coordinators may change, too."""
    _require_member(context, TeamMember.objects.coordinators().filter(team=team))


def require_any_coordinator(context: RequestContext) -> None:
    """The same for rows without a team, such as recipients, which any coordinator may change."""
    _require_member(context, TeamMember.objects.coordinators())


def require_role_in(
    context: RequestContext, teams: Iterable[UUID | None], *roles: TeamRole
) -> None:
    """The same for rows of several teams, which members with one of these roles may change."""
    members = TeamMember.objects.filter(role__in=roles)
    _require_member(context, members.filter(team__in=[each for each in teams if each]))


def _require_member(context: RequestContext, members: TeamMemberQuerySet) -> None:
    """Raises CoordinatorRequired for a person who neither runs the account nor is one of these."""
    if context.actor.kind is not ActorKind.USER or _manages(context):
        return
    if not members.of_user(context.issuer.id, int(context.actor.id)).exists():
        raise CoordinatorRequired


def _manages(context: RequestContext) -> bool:
    """Owners and administrators; also an operator of the platform, whose actions are audited."""
    user_id = int(context.actor.id)
    own = Membership.objects.for_issuer(context.issuer.id).filter(user_id=user_id)
    if own.filter(role__in=MANAGERS).exists():
        return True
    return User.objects.filter(pk=user_id, is_superuser=True).exists()
