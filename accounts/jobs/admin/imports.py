"""The pages of an import, whatever it imports: a file is sent, read for a trial, its columns
corrected, and then it is carried out.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, BinaryIO, ClassVar
from uuid import UUID

from django.conf import settings
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.active_membership import for_active_issuer
from accounts.admin.foundation.actor import actor_of
from accounts.admin.foundation.badges import badge
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import InputTooLarge, ServiceError, ValidationFailed, describe_code
from accounts.jobs.forms import ColumnsForm, TableForm
from accounts.jobs.imports.reading import TableParameters
from accounts.jobs.models import Job
from accounts.jobs.states import JobState
from accounts.tables import Broken, Layout, received, rows, shown

MAX_SHOWN_ERRORS = 100
SAMPLE_ROWS = 3
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
CSV = "text/csv; charset=utf-8"


class ImportPages(TenantAdmin):
    """The trial is a job (a dry run), which keeps the file meanwhile. What is imported, and by
    whom, is said by the admin of its rows.
    """

    import_kind: ClassVar[str]  # of the job
    import_pages: ClassVar[str]  # the folder of the templates `import.html` and `trial.html`
    import_title: ClassVar[Any]

    def get_urls(self) -> list[URLPattern]:
        stem = self.import_stem
        own = [
            path("import/", self._at_seat(self.upload), name=stem),
            path("import/<uuid:job_id>/", self._at_seat(self.trial), name=f"{stem}_trial"),
            *self.template_urls(stem),
        ]
        return [*own, *super().get_urls()]

    @property
    def import_stem(self) -> str:
        """What the names of the pages' addresses begin with."""
        return f"{self.opts.app_label}_{self.opts.model_name}_import"

    # --- what each import says for itself -------------------------------------------------------

    def may_import(self, request: HttpRequest) -> bool:
        """Whether this person imports such rows."""
        raise NotImplementedError

    def may_follow(self, request: HttpRequest, job: Job) -> bool:
        """Whether this one of theirs is this person's business."""
        return True

    def template_urls(self, stem: str) -> list[URLPattern]:
        """Where files are to be had that can be filled in and sent."""
        raise NotImplementedError

    def upload_form(self, request: HttpRequest) -> TableForm:
        """The form, bound to what was sent."""
        raise NotImplementedError

    def try_out(self, request: HttpRequest, form: Any, source: BinaryIO) -> Job:
        """Starts the dry run of a file. Refuses with ServiceErrors."""
        raise NotImplementedError

    def asked_of(self, job: Job) -> TableParameters:
        """What a job of this kind was asked for."""
        raise NotImplementedError

    def choices(self, job: Job) -> Mapping[str, str]:
        """Every field that a column can be given, with its name in the reader's language."""
        raise NotImplementedError

    def check_again(
        self, request: HttpRequest, job: Job, *, layout: Layout, columns: Sequence[str | None]
    ) -> Job:
        """Another dry run of the same file, read in another way."""
        raise NotImplementedError

    def carry_out(self, request: HttpRequest, job: Job) -> Job:
        """The import itself, as the dry run has read the file. Asked again, it is the same job."""
        raise NotImplementedError

    def may_carry_out(self, job: Job) -> bool:
        """Whether there is something to import after this trial."""
        return job.state == JobState.SUCCEEDED and job.ok > 0

    def follow_import(self, request: HttpRequest, job: Job) -> HttpResponse:
        """Where it is seen how the import goes."""
        return HttpResponseRedirect(reverse("admin:accounts_job_change", args=[job.pk]))

    # --- the file -----------------------------------------------------------------------------

    def upload(self, request: HttpRequest) -> HttpResponse:
        """Takes a file in, and tries it out."""
        self.only_importers(request)
        form = self.upload_form(request)
        job = self._tried(request, form) if form.is_valid() else None
        if job is not None:
            return HttpResponseRedirect(self._trial_of(job))
        return self.import_page(request, "import", self.import_title, form=form)

    def _tried(self, request: HttpRequest, form: TableForm) -> Job | None:
        """The dry run; None, and the reason in the form, where the file cannot be read."""
        try:
            with received(form.cleaned_data["file"].read, settings.IMPORT_LIMIT) as sent:
                return self.try_out(request, form, sent.file)
        except ValidationFailed as error:
            form.show(error)
        except InputTooLarge as error:
            form.add_error("file", error.detail())
        except ServiceError as error:
            form.add_error(None, error.detail())
        return None

    # --- the trial ----------------------------------------------------------------------------

    def trial(self, request: HttpRequest, job_id: UUID) -> HttpResponse:
        """How the file was understood, and what would come of it; corrected, or carried out."""
        self.only_importers(request)
        jobs = Job.objects.for_issuer(self.seat(request).issuer.pk).filter(kind=self.import_kind)
        job = jobs.select_related("issuer__plan").filter(pk=job_id).first()
        if job is None or not self.may_follow(request, job):
            raise Http404
        if not job.dry_run or job.files_removed_at is not None:
            return self.follow_import(request, job)
        form = self._columns(request, job) if job.has_ended else None
        posted = form if request.method == "POST" else None
        following = self._followed(request, job, posted) if posted else None
        return following or self._trial_page(request, job, form)

    def _columns(self, request: HttpRequest, job: Job) -> ColumnsForm:
        asked = self.asked_of(job)
        correcting = request.method == "POST" and request.POST.get("do") == "check"
        return ColumnsForm(
            request.POST if correcting else None,
            header=asked.header,
            fields=self.choices(job),
            layout=asked.layout,
            columns=asked.columns,
        )

    def _followed(self, request: HttpRequest, job: Job, form: ColumnsForm) -> HttpResponse | None:
        """What a button has begun: another trial, or the import; None where it was refused."""
        try:
            if request.POST.get("do") == "issue" and self.may_carry_out(job):
                return self.follow_import(request, self.carry_out(request, job))
            if form.is_valid():
                layout = form.corrected(self.asked_of(job).layout)
                again = self.check_again(request, job, layout=layout, columns=form.columns())
                return HttpResponseRedirect(self._trial_of(again))
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        return None

    def _trial_page(self, request: HttpRequest, job: Job, form: ColumnsForm | None) -> HttpResponse:
        asked = self.asked_of(job)
        return self.import_page(
            request,
            "trial",
            _("Trial of an import"),
            job=job,
            asked=asked,
            form=form,
            columns=_shown_columns(form, _sample(job, asked)) if form else (),
            may_issue=self.may_carry_out(job),
            upload_url=reverse(f"admin:{self.import_stem}"),
            **progress_context(job),
        )

    # --- what the pages share -------------------------------------------------------------------

    def only_importers(self, request: HttpRequest) -> None:
        """Raises PermissionDenied for others."""
        if not self.may_import(request):
            raise PermissionDenied

    def by_now(self, request: HttpRequest) -> dict[str, Any]:
        """Whose rows, by whom, when: as the operations take it."""
        return {
            "issuer": self.seat(request).issuer.facts(),
            "actor": actor_of(request),
            "now": timezone.now(),
        }

    def import_page(
        self, request: HttpRequest, name: str, title: Any, **context: Any
    ) -> HttpResponse:
        """One of the pages."""
        shown = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": title,
            **context,
        }
        return TemplateResponse(request, f"{self.import_pages}/{name}.html", shown)

    def _at_seat(self, view: Any) -> Any:
        return for_active_issuer(self.admin_site.admin_view(view), self.admin_site.each_context)

    def _trial_of(self, job: Job) -> str:
        return reverse(f"admin:{self.import_stem}_trial", args=[job.pk])


def template_file(content: bytes, name: str) -> HttpResponse:
    """A file to be filled in, offered under this name."""
    return HttpResponse(
        content,
        content_type=CSV if name.endswith(".csv") else XLSX,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def progress_context(job: Job) -> dict[str, Any]:
    """How it went, as a page shows it: state, why it failed where no row says so, and the first rows
    that are wrong.
    """
    state = JobState(job.state)
    errors = job.errors.order_by("number")[:MAX_SHOWN_ERRORS]
    return {
        "state": badge(state.label, "success" if job.ok and not job.failed else "warning"),
        "failure": "" if job.errors_found else _failure(job),
        "errors": [
            (
                "–" if row.row is None else row.row,
                row.column or "–",
                describe_code(row.code, row.params),
            )
            for row in errors
        ],
        "more": max(0, job.errors_found - MAX_SHOWN_ERRORS),
    }


def _failure(job: Job) -> str:
    return describe_code(job.failure, job.failure_params) if job.failure else ""


def _sample(job: Job, asked: TableParameters) -> list[list[str]]:
    """The first rows as they were read, so that columns can be told."""
    try:
        first = list(islice(rows(job.input(), asked.layout, None), SAMPLE_ROWS))
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
