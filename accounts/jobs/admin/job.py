"""Jobs in the back office: progress, errors, results. Read-only."""

from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.http import Http404, HttpRequest, HttpResponseBase
from django.template.loader import render_to_string
from django.urls import URLPattern, reverse
from django.utils.formats import number_format
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from accounts.admin.foundation.badges import badge, mode_badge
from accounts.admin.foundation.filters import ModeFilter
from accounts.admin.foundation.tenancy import UncountedList
from accounts.errors import AccountsError, describe_code
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.jobs.states import JobState

from .actions import JobActionsAdmin
from .downloads import download_links, download_response
from .permissions import DOWNLOAD, is_permitted
from .redirects import redirect_to_job

MAX_SHOWN_ERRORS = 100
STATE_COLOURS = {
    JobState.SUCCEEDED: "success",
    JobState.FAILED: "danger",
    JobState.CANCELLED: "warning",
    JobState.CANCELLING: "warning",
    JobState.RUNNING: "info",
}


@admin.register(Job)
class JobAdmin(UncountedList, JobActionsAdmin):
    """The list of jobs, newest first. It follows the index (issuer, mode, id)."""

    list_display = ("title", "shown_state", "progress", "counts", "shown_mode", "created_at")
    list_filter = (ModeFilter, "state")
    list_select_related = ("issuer",)
    sortable_by = ()
    ordering = ("-id",)
    fields = (
        "title",
        "shown_id",
        "shown_state",
        "progress",
        "counts",
        "files",
        "reason",
        "shown_mode",
        "only_tried",
        "undo_of",
        "created_at",
        "started_at",
        "finished_at",
        "found",
    )
    readonly_fields = fields

    # --- permissions --------------------------------------------------------------------------

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    # --- columns ------------------------------------------------------------------------------

    @admin.display(description=_("job"))
    def title(self, job: Job) -> str:
        kind = JOB_KINDS.get(job.kind)
        return str(kind.title) if kind else job.kind

    @admin.display(description=_("id"))
    def shown_id(self, job: Job) -> str:
        return job.public_id

    @admin.display(description=_("mode"))
    def shown_mode(self, job: Job) -> SafeString:
        return mode_badge(job.mode)

    @admin.display(description=_("dry run"))
    def only_tried(self, job: Job) -> str:
        """Whether this is a dry run, as a word: the icon of a cross would look like a failure."""
        return str(_("yes")) if job.dry_run else "–"

    @admin.display(description=_("state"))
    def shown_state(self, job: Job) -> SafeString:
        state = JobState(job.state)
        return badge(state.label, STATE_COLOURS.get(state, ""))

    @admin.display(description=_("progress"))
    def progress(self, job: Job) -> SafeString | str:
        """A progress bar with a label: rows done, and the total if it is known."""
        done = number_format(job.done, force_grouping=True)
        if job.percent is None:
            return done
        total = number_format(job.total or job.done, force_grouping=True)
        bar = {
            "value": job.percent,
            "title": f"{done} / {total}",
            "description": f"{job.percent} %",
        }
        html = render_to_string("unfold/components/progress.html", bar)
        return mark_safe(html)  # noqa: S308  (a template's output)

    @admin.display(description=_("rows"))
    def counts(self, job: Job) -> str:
        parts = [(_("succeeded"), job.ok), (_("failed"), job.failed), (_("skipped"), job.skipped)]
        counts = [f"{number_format(n, force_grouping=True)} {word}" for word, n in parts if n]
        return ", ".join(counts) or "–"

    @admin.display(description=_("reason of the failure"))
    def reason(self, job: Job) -> str | None:
        return describe_code(job.failure, job.failure_params) if job.failure else None

    @admin.display(description=_("errors"))
    def found(self, job: Job) -> SafeString | str:
        """A table of the first errors by row and column, and the number of further ones."""
        errors = job.errors.order_by("number")[:MAX_SHOWN_ERRORS] if job.errors_found else ()
        rows = [
            [
                "–" if error.row is None else error.row,
                error.column or "–",
                describe_code(error.code, error.params),
            ]
            for error in errors
        ]
        if not rows:
            return "–"
        table = {"headers": [_("row"), _("column"), _("error")], "rows": rows}
        html = render_to_string("unfold/components/table.html", {"table": table})
        more = job.errors_found - len(rows)
        text = ngettext("and %(count)s more", "and %(count)s more", more) % {"count": more}
        return format_html("{}{}", mark_safe(html), text if more else "")  # noqa: S308  (a template's)

    # --- results ------------------------------------------------------------------------------

    def get_urls(self) -> list[URLPattern]:
        results = self.page_path("<path:object_id>/results/<slug:form>", self.download, "results")
        return [results, *super().get_urls()]

    def may_fetch(self, request: HttpRequest, job: Job) -> bool:
        """Whether the user may download the results of this job."""
        return job.kind in JOB_KINDS and is_permitted(request, DOWNLOAD, job)

    def get_fields(self, request: HttpRequest, obj: Job | None = None) -> tuple[str, ...]:
        """Leaves out the links to the results for users who may not download them."""
        if obj is None or self.may_fetch(request, obj):
            return self.fields
        return tuple(name for name in self.fields if name != "files")

    @admin.display(description=_("results"))
    def files(self, job: Job) -> SafeString | str:
        """Links to the results, while the file is kept."""
        return download_links(
            job, lambda form: reverse("admin:accounts_job_results", args=[job.pk, form])
        )

    def download(self, request: HttpRequest, object_id: str, form: str) -> HttpResponseBase:
        """Downloads the results as the job wrote them, or its rows as a workbook."""
        job = self.get_object(request, unquote(object_id))
        if job is None or not self.may_fetch(request, job):
            raise Http404
        try:
            return download_response(job, form)
        except AccountsError as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return redirect_to_job(job)
