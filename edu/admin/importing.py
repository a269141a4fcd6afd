"""The base of EDU's import pages: teams follow imports here, as they do not see the jobs."""

from typing import Any
from uuid import UUID

from django.db.models import Q
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from accounts.admin.foundation.active_membership import as_membership_row
from accounts.jobs.admin.imports import ImportPages, progress_context
from accounts.jobs.models import Job
from accounts.scopes import STAFF
from edu.domain.lifecycle import ProgramState, TeamRole
from edu.models import Cohort

from .permissions import EduAdmin, is_manager, team_memberships


class EduImports(ImportPages, EduAdmin):
    """Imports of a cohort's people, or of their grades."""

    def follow_import(self, request: HttpRequest, job: Job) -> HttpResponse:
        """The progress of the import, and its outcome."""
        address = self._trial_of(job)
        if request.path != address:
            return HttpResponseRedirect(address)
        page = {
            "job": job,
            "upload_url": reverse(f"admin:{self.import_stem}"),
            **progress_context(job),
        }
        return self.import_page(request, "imported", self.import_title, **page)

    def import_page(
        self, request: HttpRequest, name: str, title: Any, **context: Any
    ) -> HttpResponse:
        """The page, with the chosen cohort, and a link to the job's files for staff of the issuer."""
        job: Job | None = context.get("job")
        more = {
            "cohort": self.cohort_of(request, job) if job else None,
            "sees_jobs": self.membership(request).role in STAFF,
        }
        page: HttpResponse = super().import_page(request, name, title, **more, **context)
        return page

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
