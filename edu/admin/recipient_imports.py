"""Imports of recipients in the back office: a class comes as a file, and is enrolled at once."""

from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO, ClassVar
from uuid import UUID

from django.db.models import Q
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from accounts.admin.importing import ImportPages, course_of, template_file
from accounts.admin.seat import membership_of
from accounts.forms import TableForm
from accounts.models import Job
from accounts.scopes import STAFF, Locale
from accounts.tables import Layout
from certificates.rendering.templates import as_csv, as_workbook
from edu.forms import RecipientUploadForm
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort
from edu.operations import recipient_imports

from .wall import EduAdmin, coordinates, manages, places_of


class RecipientImports(ImportPages, EduAdmin):
    """Coordinators may; who of them sees none of the account's jobs follows the import here."""

    import_kind: ClassVar = recipient_imports.IMPORT
    import_pages: ClassVar = "admin/edu/recipient"
    import_title: ClassVar = _("Import recipients")

    def may_import(self, request: HttpRequest) -> bool:
        return coordinates(request)

    def template_urls(self, stem: str) -> list[URLPattern]:
        page = self._at_seat(self.template_file)
        return [path("import/template/<slug:form>/", page, name=f"{stem}_template")]

    def upload_form(self, request: HttpRequest) -> TableForm:
        cohorts = self._own_cohorts(request)
        meant = cohorts.filter(pk=_uuid(request.GET.get("cohort", ""))).first()
        initial = {"cohort": meant, "mode": meant.mode} if meant else None
        return RecipientUploadForm(
            request.POST or None, request.FILES or None, cohorts=cohorts, initial=initial
        )

    def try_out(self, request: HttpRequest, form: Any, source: BinaryIO) -> Job:
        table = recipient_imports.understand(source, form.layout(), {}, suggesting=True)
        cohort: Cohort | None = form.cleaned_data["cohort"]
        return recipient_imports.start(
            by=self.by(request, form.cleaned_data["mode"]),
            source=source,
            table=table,
            dry_run=True,
            cohort_id=cohort.pk if cohort else None,
        )

    def asked_of(self, job: Job) -> recipient_imports.Parameters:
        return recipient_imports.asked_of(job)

    def choices(self, job: Job) -> Mapping[str, str]:
        return recipient_imports.choices_of(recipient_imports.asked_of(job).header)

    def check_again(
        self, request: HttpRequest, job: Job, *, layout: Layout, columns: Sequence[str | None]
    ) -> Job:
        by = self.by(request, job.mode)
        return recipient_imports.check_again(by=by, trial=job, layout=layout, columns=columns)

    def carry_out(self, request: HttpRequest, job: Job) -> Job:
        return recipient_imports.put_checked(by=self.by(request, job.mode), trial=job)

    def may_carry_out(self, job: Job) -> bool:
        """Nobody is imported while a row is wrong."""
        return super().may_carry_out(job) and not job.failed

    def follow_import(self, request: HttpRequest, job: Job) -> HttpResponse:
        """How far it is, and what came of it."""
        address = self._trial_of(job)
        if request.path != address:
            return HttpResponseRedirect(address)
        return self.import_page(
            request,
            "imported",
            _("Import of recipients"),
            job=job,
            upload_url=reverse(f"admin:{self.import_stem}"),
            **course_of(job),
        )

    def import_page(
        self, request: HttpRequest, name: str, title: Any, **context: Any
    ) -> HttpResponse:
        """With the cohort that was chosen, and a way to the job's files for those who see it."""
        job: Job | None = context.get("job")
        more = {
            "cohort": self._cohort_of(request, job) if job else None,
            "sees_jobs": self.seat(request).role in STAFF,
        }
        page: HttpResponse = super().import_page(request, name, title, **more, **context)
        return page

    def template_file(self, request: HttpRequest, form: str) -> HttpResponse:
        """A head line in the page's language, and an example row."""
        self.only_importers(request)
        if form not in {"csv", "xlsx"}:
            raise Http404
        columns = recipient_imports.template()
        locale = (translation.get_language() or Locale.EN)[:2]
        content = as_csv(columns, locale) if form == "csv" else as_workbook(columns)
        return template_file(content, f"recipients.{form}")

    def _own_cohorts(self, request: HttpRequest) -> Any:
        """Those in which this person may enrol somebody, the newest first."""
        seat = self.seat(request)
        rows = Cohort.objects.for_issuer(seat.issuer.pk).visible_to(membership_of(request, seat))
        if not manages(request):
            places = places_of(request)
            own = [each.team_id for each in places if each.role == TeamRole.COORDINATOR]
            rows = rows.filter(Q(team__in=own) | Q(program__team__in=own))
        running = rows.exclude(program__state=ProgramState.ARCHIVED)
        return running.select_related("program").order_by("-pk")

    def _cohort_of(self, request: HttpRequest, job: Job) -> Cohort | None:
        if (asked := recipient_imports.asked_of(job).cohort) is None:
            return None
        rows = Cohort.objects.for_issuer(job.issuer_id).select_related("program")
        visible = rows.visible_to(membership_of(request, self.seat(request)))
        return visible.filter(pk=asked).first()


def _uuid(text: str) -> UUID | None:
    try:
        return UUID(text)
    except ValueError:
        return None
