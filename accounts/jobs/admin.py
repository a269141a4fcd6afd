"""Jobs in the back office: the list, and the page that follows one. Read-only."""

from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.urls import URLPattern, reverse
from django.utils.formats import number_format
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.actors import ActorKind
from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.badges import badge, mode_badge
from accounts.back_office.filters import ModeFilter
from accounts.back_office.tenancy import UncountedList
from accounts.errors import AccountsError
from accounts.export_pages import AccountExportAdmin
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS, job_title, load_titles
from accounts.jobs.states import JobState
from accounts.models import ApiKey, User
from accounts.prefixes import AccountsPrefix
from accounts.scopes import STAFF, Role
from lib import ids

from . import audit_target  # noqa: F401  (it registers)
from .actions import JobActionsAdmin
from .downloads import download_response
from .filters import JobKindFilter
from .live import PAGE, STATE_COLOURS, done_of_total, is_fragment, live_context, live_fragment
from .permissions import DOWNLOAD, is_permitted
from .redirects import list_before, redirect_to_job


class JobList(ChangeList):
    """The page of the list; what the titles name is read for all of its jobs at once."""

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        self.result_list = list(self.result_list)
        load_titles(self.result_list)


@admin.register(Job)
class JobAdmin(UncountedList, AccountExportAdmin, JobActionsAdmin):
    """The list of jobs, newest first. It follows the index (issuer, mode, id)."""

    readers = frozenset(Role)  # members of teams see the jobs of their own classes
    empty_hint = _(
        "Imports, exports, prints and recalls run in the background, and are listed here."
    )
    list_display = ("title", "shown_state", "progress", "counts", "shown_mode", "created_at")
    list_filter = (ModeFilter, "state", JobKindFilter)
    list_select_related = ("issuer",)
    sortable_by = ()
    ordering = ("-id",)

    class Media:
        css = {"all": ["accounts/jobs.css"]}

    # --- permissions --------------------------------------------------------------------------

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Staff see the list, if there is no job yet; members of teams only with a job of theirs."""
        membership = active_membership_of(request)
        if not super().has_view_permission(request, obj) or membership is None:
            return False
        return membership.role in STAFF or self.get_queryset(request).exists()

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    # --- the list -----------------------------------------------------------------------------

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        return JobList

    @admin.display(description=_("job"))
    def title(self, job: Job) -> str:
        return job_title(job)

    @admin.display(description=_("mode"))
    def shown_mode(self, job: Job) -> SafeString:
        return mode_badge(job.mode)

    @admin.display(description=_("state"))
    def shown_state(self, job: Job) -> SafeString:
        state = JobState(job.state)
        shown = badge(state.label, STATE_COLOURS.get(state, ""))
        return format_html("{} {}", shown, badge(_("Dry run"))) if job.dry_run else shown

    @admin.display(description=_("progress"))
    def progress(self, job: Job) -> SafeString | str:
        """A progress bar with the rows done while the job runs; the rows afterwards."""
        done = done_of_total(job)
        if job.has_ended or job.percent is None:
            return done
        bar = '<progress class="job-progress" max="100" value="{}" aria-label="{}"></progress> {}'
        return format_html(bar, job.percent, job_title(job), done)

    @admin.display(description=_("rows"))
    def counts(self, job: Job) -> str:
        parts = [(_("succeeded"), job.ok), (_("failed"), job.failed), (_("skipped"), job.skipped)]
        counts = [f"{number_format(n, force_grouping=True)} {word}" for word, n in parts if n]
        return ", ".join(counts) or "–"

    # --- the page of a job ----------------------------------------------------------------------

    def get_urls(self) -> list[URLPattern]:
        own = [
            self.page_path("<path:object_id>/results/<slug:form>", self.download, "results"),
            self.page_path("<path:object_id>/progress/", self.follow, "progress"),
        ]
        return [*own, *super().get_urls()]

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """The page that follows the job; it changes nothing, and none can be added."""
        if object_id is None or request.method == "POST":
            raise PermissionDenied
        job = self.get_object(request, unquote(object_id))
        if job is None:
            return self.is_gone(request, object_id)
        context = {
            **self.live(request, job),
            "kind": JOB_KINDS[job.kind].title if job.kind in JOB_KINDS else job.kind,
            "actor": started_by(job),
            "undone_title": job_title(job.undo_of) if job.undo_of else "",
            "list_url": self.list_url(request),
            "back": list_before(request),
        }
        return self.page(request, PAGE, context["job_title"], **context)

    def follow(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """The part of the page that changes; without the scripts of the page, the page."""
        job = self.get_object(request, unquote(object_id))
        if job is None:
            raise Http404
        if not is_fragment(request):
            return redirect_to_job(job)
        return live_fragment(request, self.live(request, job))

    def live(self, request: HttpRequest, job: Job) -> dict[str, Any]:
        """The context of the fragment that is refreshed."""
        load_titles([job])
        poll_url, cancel_url, undo_url = (
            self.keep_filters(request, reverse(f"admin:accounts_job_{name}", args=[job.pk]))
            for name in ("progress", "cancel_one", "undo_one")
        )
        offered = {action.path for action in self.get_actions_detail(request, str(job.pk))}
        context = live_context(request, job, poll_url)
        return context | {
            "cancel_url": cancel_url,
            "undo_url": undo_url,
            "may_cancel": "cancel" in offered and self.has_cancel_permission(request, str(job.pk)),
            "may_undo": "undo" in offered and self.has_undo_permission(request, str(job.pk)),
        }

    # --- results ------------------------------------------------------------------------------

    def may_fetch(self, request: HttpRequest, job: Job) -> bool:
        """Whether the user may download the results of this job."""
        return job.kind in JOB_KINDS and is_permitted(request, DOWNLOAD, job)

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


def started_by(job: Job) -> str:
    """The person, API key or part of the service that has started a job."""
    match job.actor_kind:
        case ActorKind.USER:
            user = User.objects.filter(pk=job.actor_id).only("email").first()
            return user.email if user else job.actor_id
        case ActorKind.KEY:
            keys = ApiKey.objects.for_issuer(job.issuer_id)
            key_id = ids.parse(AccountsPrefix.API_KEY, job.actor_id)
            key = keys.filter(pk=key_id).first() if key_id else None
            return key.name if key else job.actor_id
    return gettext("The service itself")
