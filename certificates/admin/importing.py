"""Imports in the back office: a file is sent, read for a trial, its columns corrected, then issued."""

from itertools import islice
from typing import Any
from uuid import UUID

from django.conf import settings
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone, translation
from django.utils.translation import gettext_lazy as _

from accounts import zones
from accounts.admin.acting import actor_of
from accounts.admin.marks import mark
from accounts.admin.seat import at_the_seat
from accounts.admin.tenancy import TenantAdmin
from accounts.errors import InputTooLarge, ServiceError, ValidationFailed, field_message
from accounts.lifecycle import JobState
from accounts.models import Job
from accounts.scopes import Locale, Mode, Role
from accounts.tables import Broken, received, rows, shown
from certificates.forms.importing import ColumnsForm, UploadForm
from certificates.models import CertificateType
from certificates.operations import imports
from certificates.operations.import_fields import choices_of, template
from certificates.operations.types import find_type
from certificates.rendering.templates import as_csv, as_workbook

IMPORTERS = frozenset({Role.OWNER, Role.ADMIN, Role.OPERATOR})
SHOWN_ERRORS = 100
SHOWN_ROWS = 3
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


class ImportingAdmin(TenantAdmin):
    """The pages of an import. The trial is a job (a dry run), which keeps the file meanwhile."""

    def get_urls(self) -> list[URLPattern]:
        stem = "certificates_certificate_import"
        own = [
            path("import/", self._at_seat(self.upload), name=stem),
            path("import/<uuid:job_id>/", self._at_seat(self.trial), name=f"{stem}_trial"),
            path(
                "import/template/<int:type_id>/<slug:form>/",
                self._at_seat(self.template_file),
                name=f"{stem}_template",
            ),
        ]
        return [*own, *super().get_urls()]

    def _at_seat(self, view: Any) -> Any:
        return at_the_seat(self.admin_site.admin_view(view), self.admin_site.each_context)

    def _only_importers(self, request: HttpRequest) -> None:
        if not self.may(request, IMPORTERS):
            raise PermissionDenied

    def _importable_types(self, request: HttpRequest) -> Any:
        types = CertificateType.objects.for_issuer(self.seat(request).issuer.pk).usable()
        return types.select_related("current").order_by("code")

    # --- the file -----------------------------------------------------------------------------

    def upload(self, request: HttpRequest) -> HttpResponse:
        """Takes a file in, and tries it out."""
        self._only_importers(request)
        types = self._importable_types(request)
        form = UploadForm(request.POST or None, request.FILES or None, types=types)
        job = self._tried(request, form) if form.is_valid() else None
        if job is not None:
            return HttpResponseRedirect(_trial_of(job))
        return self._show(request, "import", _("Import certificates"), form=form, types=types)

    def _tried(self, request: HttpRequest, form: UploadForm) -> Job | None:
        """The dry run; None, and the reason in the form, where the file cannot be read."""
        issuer = self.seat(request).issuer.facts()
        asked = imports.Asked(layout=form.layout(), type_id=form.chosen().pk, dry_run=True)
        try:
            with received(form.cleaned_data["file"].read, settings.IMPORT_LIMIT) as sent:
                understood = imports.understand(sent.file, asked, issuer=issuer, suggesting=True)
                return imports.start(
                    understood,
                    sent.file,
                    asked=asked,
                    issuer=issuer,
                    mode=Mode(form.cleaned_data["mode"]),
                    actor=actor_of(request),
                    now=timezone.now(),
                )
        except ValidationFailed as error:
            form.show(error)
        except InputTooLarge as error:
            form.add_error("file", error.detail())
        except ServiceError as error:
            form.add_error(None, error.detail())
        return None

    # --- the trial ----------------------------------------------------------------------------

    def trial(self, request: HttpRequest, job_id: UUID) -> HttpResponse:
        """How the file was understood, and what would come of it; corrected, or issued."""
        self._only_importers(request)
        jobs = Job.objects.for_issuer(self.seat(request).issuer.pk).filter(kind=imports.IMPORT)
        job = jobs.select_related("issuer__plan").filter(pk=job_id).first()
        if job is None:
            raise Http404
        if not job.dry_run or job.files_removed_at is not None:
            return HttpResponseRedirect(_job_page(job))
        form = self._columns(request, job) if job.has_ended else None
        posted = form if request.method == "POST" else None
        following = self._followed(request, job, posted) if posted else None
        if following is not None:
            return HttpResponseRedirect(following)
        return self._trial_page(request, job, form)

    def _columns(self, request: HttpRequest, job: Job) -> ColumnsForm:
        asked = imports.asked_of(job)
        facts = find_type(job.issuer_id, type_id=asked.type_id) if asked.type_id else None
        correcting = request.method == "POST" and request.POST.get("do") == "check"
        return ColumnsForm(
            request.POST if correcting else None,
            header=asked.header,
            fields=choices_of(facts),
            layout=asked.layout,
            columns=asked.columns,
        )

    def _followed(self, request: HttpRequest, job: Job, form: ColumnsForm) -> str | None:
        """What a button has begun: another trial, or the import; None where it was refused."""
        by: Any = {
            "issuer": job.issuer.facts(),
            "actor": actor_of(request),
            "now": timezone.now(),
        }
        try:
            if request.POST.get("do") == "issue" and job.state == JobState.SUCCEEDED and job.ok:
                return _job_page(imports.issue_checked(job, partial=job.failed > 0, **by))
            if form.is_valid():
                layout = form.corrected(imports.asked_of(job).layout)
                again = imports.check_again(job, layout=layout, columns=form.columns(), **by)
                return _trial_of(again)
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        return None

    def _trial_page(self, request: HttpRequest, job: Job, form: ColumnsForm | None) -> HttpResponse:
        asked = imports.asked_of(job)
        errors = job.errors.order_by("number")[:SHOWN_ERRORS]
        state = JobState(job.state)
        return self._show(
            request,
            "trial",
            _("Trial of an import"),
            job=job,
            asked=asked,
            form=form,
            columns=_shown_columns(form, _sample(job, asked)) if form else (),
            state=mark(state.label, "success" if job.ok and not job.failed else "warning"),
            failure=job.failure and (field_message(job.failure, job.failure_params) or job.failure),
            errors=[
                (row.row or "–", row.column or "–", field_message(row.code, row.params) or row.code)
                for row in errors
            ],
            more=max(0, job.errors_found - SHOWN_ERRORS),
            may_issue=job.state == JobState.SUCCEEDED and job.ok > 0,
        )

    # --- templates ----------------------------------------------------------------------------

    def template_file(self, request: HttpRequest, type_id: int, form: str) -> HttpResponse:
        """A head line in the page's language and an example row, for a type."""
        self._only_importers(request)
        issuer = self.seat(request).issuer
        facts = find_type(issuer.pk, type_id=type_id) if type_id < 2**31 else None
        if facts is None or form not in {"csv", "xlsx"}:
            raise Http404
        columns = template(facts, today=zones.today(timezone.now(), issuer.time_zone))
        locale = (translation.get_language() or Locale.EN)[:2]
        is_csv = form == "csv"
        content = as_csv(columns, locale) if is_csv else as_workbook(columns)
        return HttpResponse(
            content,
            content_type="text/csv; charset=utf-8" if is_csv else XLSX,
            headers={"Content-Disposition": f'attachment; filename="{facts.code}.{form}"'},
        )

    def _show(self, request: HttpRequest, name: str, title: Any, **context: Any) -> HttpResponse:
        shown = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": title,
            **context,
        }
        return TemplateResponse(request, f"admin/certificates/certificate/{name}.html", shown)


def _sample(job: Job, asked: imports.Parameters) -> list[list[str]]:
    """The first rows as they were read, so that columns can be told."""
    try:
        first = list(islice(rows(job.input(), asked.layout, None), SHOWN_ROWS))
    except Broken:
        return []
    return [[shown(cell) for cell in row.cells] for row in first]


def _shown_columns(form: ColumnsForm, sample: list[list[str]]) -> list[tuple[Any, str]]:
    """Each column's field, and what stands in the column."""
    fields = [field for field in form if field.name.startswith("column-")]
    return [
        (field, " · ".join(row[at] for row in sample if at < len(row) and row[at]))
        for at, field in enumerate(fields)
    ]


def _trial_of(job: Job) -> str:
    return reverse("admin:certificates_certificate_import_trial", args=[job.pk])


def _job_page(job: Job) -> str:
    return reverse("admin:accounts_job_change", args=[job.pk])
