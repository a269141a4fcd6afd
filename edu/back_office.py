"""What the pages of EDU share: permissions by plan, issuer and teams; the imports of a cohort."""

from collections.abc import Collection, Sequence
from typing import Any, cast
from uuid import UUID

from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest

from accounts.admin.foundation.active_membership import (
    ActiveMembership,
    active_membership_of,
    as_membership_row,
)
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.jobs.admin.imports import ImportPages
from accounts.jobs.models import Job
from accounts.scopes import Feature, Role, Standing
from edu.lifecycle import MANAGERS, OVERSEERS, ProgramState, TeamRole
from edu.models import Cohort, TeamMember

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


class EduImports(ImportPages, EduAdmin):
    """Imports of a cohort's people, or of their grades."""

    def trial_context(self, request: HttpRequest, job: Job) -> dict[str, Any]:
        return {"cohort": self.cohort_of(request, job)}

    def cohort_of(self, request: HttpRequest, job: Job) -> Cohort | None:
        """The import's cohort, if this person may see it."""
        rows = Cohort.objects.for_issuer(job.issuer_id).select_related("program")
        visible = rows.visible_to(as_membership_row(request, self.membership(request)))
        cohort_id = self.import_kind.parameters_of(job).cohort
        return visible.filter(pk=cohort_id).first() if cohort_id else None


def open_cohorts(request: HttpRequest, issuer_id: UUID, *roles: TeamRole) -> Any:
    """The running cohorts in which this person has one of these roles, the newest first."""
    rows = Cohort.objects.for_issuer(issuer_id).exclude(program__state=ProgramState.ARCHIVED)
    if not is_manager(request):
        own = [each.team_id for each in team_memberships(request) if each.role in roles]
        rows = rows.filter(Q(team__in=own) | Q(program__team__in=own))
    return rows.select_related("program").order_by("-pk")


def preselected_cohort(request: HttpRequest, cohorts: Any) -> Cohort | None:
    """The one of these that the page was opened for."""
    try:
        cohort: Cohort | None = cohorts.filter(pk=UUID(request.GET.get("cohort", ""))).first()
    except ValueError:
        return None
    return cohort
