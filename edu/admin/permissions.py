"""The walls of EDU in the back office: the plan, the issuer, and within it the teams."""

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
    """The seat of somebody who has to do with EDU: the plan includes it, and they oversee the
    account or are in a team.
    """
    seat = active_membership_of(request)
    if seat is None or Feature.EDU.value not in seat.issuer.plan.features:
        return None
    return seat if seat.role in OVERSEERS or team_memberships(request) else None


def team_memberships(request: HttpRequest) -> Sequence[TeamMember]:
    """Where this person is in a team of the active issuer. One query a request."""
    if not hasattr(request, "_places"):
        seat = active_membership_of(request)
        rows = (
            TeamMember.objects.of_user(seat.issuer.pk, cast(int, request.user.pk)) if seat else ()
        )
        request._places = list(rows)  # type: ignore[attr-defined]
    return cast(Sequence[TeamMember], request._places)  # type: ignore[attr-defined]


def may_see_edu(request: HttpRequest) -> bool:
    """Whether there is anything of EDU for this person to see."""
    return edu_membership(request) is not None


def is_overseer(request: HttpRequest) -> bool:
    """Whether the issuer's onboarding is this person's business."""
    seat = edu_membership(request)
    return seat is not None and seat.role in OVERSEERS


def is_manager(request: HttpRequest) -> bool:
    """Whether this person runs the account, and may write at all."""
    seat = edu_membership(request)
    return seat is not None and seat.may_write(MANAGERS)


def is_coordinator(request: HttpRequest, team_id: object = None) -> bool:
    """Whether they run this team, or any, if none is named: as its coordinator or for the account."""
    teams = None if team_id is None else (team_id,)
    return has_team_role(request, TeamRole.COORDINATOR, teams=teams)


def has_team_role(
    request: HttpRequest, *roles: TeamRole, teams: Collection[object] | None = None
) -> bool:
    """Whether they have one of these roles in one of these teams, or in any, if none are named; or
    run the account. Nobody has one where the account is only read.

    `operations.writing.require_role_in` refuses by the same rule, whoever asks.
    """
    seat = edu_membership(request)
    if seat is None or seat.issuer.standing != Standing.ACTIVE:
        return False
    own = (each for each in team_memberships(request) if each.role in roles)
    return seat.role in MANAGERS or any(teams is None or each.team_id in teams for each in own)


class EduAdmin(TenantAdmin):
    """Rows of the active issuer that this person's teams let them see."""

    readers = ALL_ROLES

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: Any = super().get_queryset(request)
        seat = edu_membership(request)
        if seat is None:
            return rows.none()  # type: ignore[no-any-return]
        visible: QuerySet[Any] = rows.visible_to(as_membership_row(request, seat))
        return visible

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return edu_membership(request) is not None and super().has_view_permission(request, obj)
