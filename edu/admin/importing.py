"""What EDU's imports share: who of those who import sees none of the account's jobs follows them here."""

from collections.abc import Sequence
from typing import Any, ClassVar
from uuid import UUID

from django.db.models import Q
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils import translation

from accounts.admin.foundation.active_membership import as_membership_row
from accounts.jobs.admin.imports import ImportPages, progress_context, template_file
from accounts.jobs.models import Job
from accounts.scopes import STAFF, Locale
from certificates.rendering.import_templates import TemplateColumn, as_csv, as_workbook
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort

from .permissions import EduAdmin, is_manager, team_memberships


class EduImports(ImportPages, EduAdmin):
    """A file of the people of a cohort, or of what they have reached."""

    import_template: ClassVar[str]  # the name of the file to be filled in

    def template_columns(self) -> Sequence[TemplateColumn]:
        """Of the file to be filled in: in the active language, each with an example."""
        raise NotImplementedError

    def cohort_id_of(self, job: Job) -> UUID | None:
        """The cohort that an import is of."""
        raise NotImplementedError

    def template_urls(self, stem: str) -> list[URLPattern]:
        page = self._at_seat(self.template_file)
        return [path("import/template/<slug:form>/", page, name=f"{stem}_template")]

    def template_file(self, request: HttpRequest, form: str) -> HttpResponse:
        """A head line in the page's language, and an example row."""
        self.only_importers(request)
        if form not in {"csv", "xlsx"}:
            raise Http404
        columns = self.template_columns()
        locale = (translation.get_language() or Locale.EN)[:2]
        content = as_csv(columns, locale) if form == "csv" else as_workbook(columns)
        return template_file(content, f"{self.import_template}.{form}")

    def follow_import(self, request: HttpRequest, job: Job) -> HttpResponse:
        """How far it is, and what came of it."""
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
        """With the cohort that was chosen, and a way to the job's files for those who see it."""
        job: Job | None = context.get("job")
        more = {
            "cohort": self.cohort_of(request, job) if job else None,
            "sees_jobs": self.seat(request).role in STAFF,
        }
        page: HttpResponse = super().import_page(request, name, title, **more, **context)
        return page

    def cohort_of(self, request: HttpRequest, job: Job) -> Cohort | None:
        """The cohort that it is of, if this person may see it."""
        rows = Cohort.objects.for_issuer(job.issuer_id).select_related("program")
        visible = rows.visible_to(as_membership_row(request, self.seat(request)))
        cohort_id = self.cohort_id_of(job)
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
        found: Cohort | None = cohorts.filter(pk=UUID(request.GET.get("cohort", ""))).first()
    except ValueError:
        return None
    return found
