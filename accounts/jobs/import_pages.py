"""The pages of an import: upload a file, check it in a dry run, correct its columns, import it."""

from itertools import islice
from typing import Any, ClassVar
from uuid import UUID

from django.conf import settings
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, reverse
from django.utils.translation import gettext

from accounts.api.parsing import input_errors
from accounts.back_office.pages import page_locale
from accounts.back_office.tenancy import TenantAdmin
from accounts.errors import InputTooLarge, ServiceError, ValidationFailed
from lib.tables.layout import Broken, Format, shown
from lib.tables.reading import received, rows
from lib.tables.writing import XLSX

from .admin import redirect_to_job
from .forms import ColumnsForm, TableForm
from .imports.columns import ImportParameters
from .imports.kinds import (
    ImportKind,
    Template,
    as_csv,
    as_workbook,
    check_again,
    start_checked,
    start_import,
)
from .live import (
    MAX_SHOWN_ERRORS,
    PAGE,
    first_errors,
    is_fragment,
    live_context,
    live_fragment,
)
from .models import Job, JobState
from .registry import load_titles
from .schemas import row_errors

SAMPLE_ROWS = 3
LAST_SHOWN_ROW = 5_000  # up to which a trial shows the value that is wrong
CSV = "text/csv; charset=utf-8"


class ImportPages(TenantAdmin):
    """Mixin for the admin of rows that can be imported. The dry run is a job, which keeps the file.

    The admin defines the import kind, the permission to import, the upload form and its parameters.
    """

    import_kind: ClassVar[ImportKind[Any]]
    import_pages: ClassVar[str]  # the folder of the templates `import.html` and `trial.html`
    import_title: ClassVar[Any]
    template_path: ClassVar[str] = "import/template/<slug:form>/"  # of a template file

    def get_urls(self) -> list[URLPattern]:
        own = [
            self.page_path("import/", self.upload, "import"),
            self.page_path("import/<uuid:job_id>/", self.trial, "import_trial"),
            self.page_path(self.template_path, self.template_file, "import_template"),
        ]
        return [*own, *super().get_urls()]

    @property
    def import_stem(self) -> str:
        """The beginning of the pages' URL names."""
        return f"{self.opts.app_label}_{self.opts.model_name}_import"

    # --- what each import overrides -------------------------------------------------------------

    def may_import(self, request: HttpRequest) -> bool:
        """Whether this person may import such rows."""
        raise NotImplementedError

    def may_follow(self, request: HttpRequest, job: Job) -> bool:
        """Whether this person may follow this import."""
        return True

    def upload_form(self, request: HttpRequest) -> TableForm:
        """The form, bound to the posted data and file."""
        raise NotImplementedError

    def asked_for(self, form: Any) -> tuple[str, ImportParameters]:
        """The mode, and the parameters of the import, as a valid form states them."""
        raise NotImplementedError

    def template(self, request: HttpRequest, **which: Any) -> Template | None:
        """The template file, in the active language."""
        raise NotImplementedError

    def trial_context(self, request: HttpRequest, job: Job) -> dict[str, Any]:
        """What the template of the trial needs beside the job."""
        return {}

    # --- the file -----------------------------------------------------------------------------

    def upload(self, request: HttpRequest) -> HttpResponse:
        """Receives a file and starts its dry run."""
        self.only_importers(request)
        form = self.upload_form(request)
        job = self._start_trial(request, form) if form.is_valid() else None
        if job is not None:
            return HttpResponseRedirect(self._trial_of(job))
        return self.page(
            request,
            f"{self.import_pages}/import.html",
            self.import_title,
            form=form,
            upload_limit=settings.IMPORT_LIMIT,
        )

    def _start_trial(self, request: HttpRequest, form: TableForm) -> Job | None:
        """Starts the dry run; None, with the error in the form, if the file cannot be read."""
        mode, parameters = self.asked_for(form)
        try:
            with (
                input_errors(),
                received(form.cleaned_data["file"].read, settings.IMPORT_LIMIT) as upload,
            ):
                return start_import(
                    self.import_kind,
                    parameters,
                    context=self.request_context(request, mode),
                    source=upload.file,
                    layout=form.layout(),
                    dry_run=True,
                    suggesting=True,
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
        """The page of the dry run; at its end, a form to correct the columns and a button to import."""
        self.only_importers(request)
        jobs = Job.objects.for_issuer(self.membership(request).issuer.pk).filter(
            kind=self.import_kind.name
        )
        job = jobs.select_related("issuer__plan").filter(pk=job_id).first()
        if job is None or not self.may_follow(request, job):
            raise Http404
        if not job.dry_run or job.files_removed_at is not None:
            return redirect_to_job(job)
        form = self._columns(request, job) if job.has_ended else None
        posted = form if request.method == "POST" else None
        response = self._act_on_trial(request, job, posted) if posted else None
        return response or self._trial_page(request, job, form)

    def _columns(self, request: HttpRequest, job: Job) -> ColumnsForm:
        parameters = self.import_kind.parameters_of(job)
        correcting = request.method == "POST" and request.POST.get("do") == "check"
        return ColumnsForm(
            request.POST if correcting else None,
            header=parameters.header,
            fields=self.import_kind.choices(job, parameters),
            layout=parameters.layout,
            columns=parameters.columns,
        )

    def _act_on_trial(
        self, request: HttpRequest, job: Job, form: ColumnsForm
    ) -> HttpResponse | None:
        """Starts another dry run or the import; None if that was refused."""
        kind, context = self.import_kind, self.request_context(request, job.mode)
        try:
            starts = request.POST.get("do") == "issue" and self._may_import_checked(job)
            if starts and job.warnings_found and "confirmed" not in request.POST:
                text = gettext("Nothing was started: look at the values, and tick the box.")
                self.message_user(request, text, messages.ERROR)
                return None
            if starts:
                started = start_checked(kind, context=context, trial=job, partial=job.failed > 0)
                return redirect_to_job(started)
            if form.is_valid():
                layout, columns = form.corrected(kind.parameters_of(job).layout), form.columns()
                again = check_again(
                    kind, context=context, trial=job, layout=layout, columns=columns
                )
                return HttpResponseRedirect(self._trial_of(again))
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        return None

    def _trial_page(self, request: HttpRequest, job: Job, form: ColumnsForm | None) -> HttpResponse:
        parameters = self.import_kind.parameters_of(job)
        load_titles([job])
        context = {
            **live_context(request, job, self._trial_of(job)),
            "fragment": f"{self.import_pages}/trial.html",
            "parameters": parameters,
            "form": form,
            **(first_errors(job, _cells(job, parameters)) if form else {}),
            "columns": _shown_columns(form, _sample(job, parameters)) if form else (),
            "left_out": [
                name
                for name, target in zip(parameters.header, parameters.columns, strict=True)
                if name and not target
            ],
            "read_as": TableForm.describe(parameters.layout),
            "asks_hidden": job.errors.filter(code="hidden_row").exists(),
            "warnings": row_errors(job, MAX_SHOWN_ERRORS, warnings=True),
            "may_issue": self._may_import_checked(job),
            "upload_url": reverse(f"admin:{self.import_stem}"),
            **self.trial_context(request, job),
        }
        if is_fragment(request):
            return live_fragment(request, context)
        return self.page(request, PAGE, context["job_title"], **context)

    def _may_import_checked(self, trial: Job) -> bool:
        """Whether the dry run found rows to import; wrong ones are left out."""
        return trial.state == JobState.SUCCEEDED and trial.ok > 0

    # --- template files -------------------------------------------------------------------------

    def template_file(self, request: HttpRequest, form: str, **which: Any) -> HttpResponse:
        """A file with a header in the page's language and an example row, to be filled in."""
        self.only_importers(request)
        template = self.template(request, **which) if form in {"csv", "xlsx"} else None
        if template is None:
            raise Http404
        is_csv = form == "csv"
        content = as_csv(template.columns, page_locale()) if is_csv else as_workbook(template)
        return HttpResponse(
            content,
            content_type=CSV if is_csv else XLSX,
            headers={"Content-Disposition": f'attachment; filename="{template.name}.{form}"'},
        )

    # --- what the pages share -------------------------------------------------------------------

    def only_importers(self, request: HttpRequest) -> None:
        """Raises PermissionDenied for users who may not import."""
        if not self.may_import(request):
            raise PermissionDenied

    def _trial_of(self, job: Job) -> str:
        return reverse(f"admin:{self.import_stem}_trial", args=[job.pk])


def _sample(job: Job, parameters: ImportParameters) -> list[list[str]]:
    """The first rows as they were read, by which users recognise the columns."""
    try:
        sample = list(islice(rows(job.input(), parameters.layout, None), SAMPLE_ROWS))
    except Broken:
        return []
    return [[shown(cell) for cell in row.cells] for row in sample]


def _cells(job: Job, parameters: ImportParameters) -> dict[tuple[object, object], str]:
    """The cells in which the first errors were found, by row and column, as far as they are near the start."""
    errors = job.errors.filter(is_warning=False).order_by("number")
    wanted = {*errors.values_list("row", "column")[:MAX_SHOWN_ERRORS]}
    last = min(max((row for row, _column in wanted if row), default=0), LAST_SHOWN_ROW)
    found: dict[tuple[object, object], str] = {}
    if not last or parameters.layout.format is Format.NDJSON:
        return found
    try:
        for row in rows(job.input(), parameters.layout, None):
            if row.number > last:
                break
            named = zip(parameters.header, row.cells, strict=False)
            found |= {
                (row.number, name): shown(cell)
                for name, cell in named
                if (row.number, name) in wanted
            }
    except Broken:
        pass
    return found


def _shown_columns(form: ColumnsForm, sample: list[list[str]]) -> list[tuple[Any, str]]:
    """Each column's form field, and its first cells."""
    fields = [field for field in form if field.name.startswith("column-")]
    return [
        (field, " · ".join(row[at] for row in sample if at < len(row) and row[at]))
        for at, field in enumerate(fields)
    ]
