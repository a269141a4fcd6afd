"""The base of EDU's import pages: whose cohorts an import is about."""

from typing import Any
from uuid import UUID

from django.db.models import Q
from django.http import HttpRequest

from accounts.admin.foundation.active_membership import as_membership_row
from accounts.jobs.admin.imports import ImportPages
from accounts.jobs.models import Job
from edu.back_office import EduAdmin, is_manager, team_memberships
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort


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
