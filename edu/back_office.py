"""Permissions of EDU in the back office, by plan, issuer and teams."""

from collections.abc import Collection, Sequence
from typing import Any, cast

from django.db.models import Model, QuerySet
from django.http import HttpRequest

from accounts.admin.foundation.active_membership import (
    ActiveMembership,
    active_membership_of,
    as_membership_row,
)
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.scopes import Feature, Role, Standing
from edu.lifecycle import MANAGERS, OVERSEERS, TeamRole
from edu.models import TeamMember

ALL_ROLES = frozenset(Role)


def edu_membership(request: HttpRequest) -> ActiveMembership | None:
    """The membership of a person who may see EDU; None for other people.

    The plan has to include EDU, and the person has to be an overseer or in a team.
    """
    active = active_membership_of(request)
    if active is None or Feature.EDU.value not in active.issuer.plan.features:
        return None
    return active if active.role in OVERSEERS or team_memberships(request) else None


def team_memberships(request: HttpRequest) -> Sequence[TeamMember]:
    """This person's memberships in the active issuer's teams. One query per request."""
    if not hasattr(request, "_team_memberships"):
        membership = active_membership_of(request)
        rows = (
            TeamMember.objects.of_user(membership.issuer.pk, cast(int, request.user.pk))
            if membership
            else ()
        )
        request._team_memberships = list(rows)  # type: ignore[attr-defined]
    return cast(Sequence[TeamMember], request._team_memberships)  # type: ignore[attr-defined]


def may_see_edu(request: HttpRequest) -> bool:
    """Whether this person sees EDU in the menu."""
    return edu_membership(request) is not None


def is_overseer(request: HttpRequest) -> bool:
    """Whether this person may see the issuer's onboarding."""
    membership = edu_membership(request)
    return membership is not None and membership.role in OVERSEERS


def is_manager(request: HttpRequest) -> bool:
    """Whether this person is an owner or administrator, and the account may be changed."""
    membership = edu_membership(request)
    return membership is not None and membership.may_write(MANAGERS)


def is_coordinator(request: HttpRequest, team_id: object = None) -> bool:
    """Whether this person may change this team, or any team, if none is stated."""
    teams = None if team_id is None else (team_id,)
    return has_team_role(request, TeamRole.COORDINATOR, teams=teams)


def has_team_role(
    request: HttpRequest, *roles: TeamRole, teams: Collection[object] | None = None
) -> bool:
    """Whether this person has one of the roles in one of these teams (None: any), or is a manager.

    Nobody has one while the account is read-only. `edu.teams.permissions.require_role_in`
    applies the same rule to everybody.
    """
    membership = edu_membership(request)
    if membership is None or membership.issuer.standing != Standing.ACTIVE:
        return False
    own = (each for each in team_memberships(request) if each.role in roles)
    return membership.role in MANAGERS or any(
        teams is None or each.team_id in teams for each in own
    )


class EduAdmin(TenantAdmin):
    """Rows of the active issuer that this person may see because of their teams."""

    readers = ALL_ROLES

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: Any = super().get_queryset(request)
        membership = edu_membership(request)
        if membership is None:
            return rows.none()  # type: ignore[no-any-return]
        visible: QuerySet[Any] = rows.visible_to(as_membership_row(request, membership))
        return visible

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return edu_membership(request) is not None and super().has_view_permission(request, obj)
