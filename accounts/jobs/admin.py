"""Jobs in the back office: list, page, actions, and who may do what."""

from typing import Any
from urllib.parse import urlencode

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.urls import Resolver404, URLPattern, resolve, reverse
from django.utils.formats import number_format
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy as _, ngettext
from unfold.enums import ActionVariant

from accounts.actors import ActorKind
from accounts.audit.sentences import AuditTarget, own_rows, register_target
from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.pages import ConfirmPage, Text, badge, confirm_button
from accounts.back_office.reauthentication import reauthenticated_to_save
from accounts.back_office.tenancy import ModeFilter, TenantAdmin, UncountedList
from accounts.errors import AccountsError, JobHasEnded, JobNotEnded, NothingToUndo, ServiceError
from accounts.exports import EXPORT
from accounts.models import ApiKey, User
from accounts.scopes import STAFF, AccountsPrefix, Mode, Role
from lib import ids

from .live import (
    CONTROL,
    DOWNLOAD,
    PAGE,
    STATE_COLOURS,
    VIEW,
    done_of_total,
    download_response,
    is_fragment,
    is_permitted,
    live_context,
    live_fragment,
    permitted_jobs,
    permitted_kinds,
)
from .models import Job, JobState
from .operations import can_be_undone, cancel_job, create_job, undo_job
from .registry import JOB_KINDS, job_title, load_titles


class JobKindFilter(admin.SimpleListFilter):
    """By what jobs do. Offers the kinds that the person may see."""

    title = _("kind")
    parameter_name = "kind"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        kinds = [JOB_KINDS[name] for name in permitted_kinds(request, VIEW)]
        return sorted(((kind.name, str(kind.title)) for kind in kinds), key=lambda each: each[1])

    def queryset(self, request: HttpRequest, queryset: QuerySet[Job]) -> QuerySet[Job]:
        return queryset.filter(kind=self.value()) if self.value() else queryset


def _title(job: Job) -> str:
    kind = JOB_KINDS.get(job.kind)
    return str(kind.title) if kind else job.kind


register_target(
    AuditTarget(
        prefix=AccountsPrefix.JOB,
        names=own_rows(Job, name=_title),
        page="admin:accounts_job_change",
    )
)


BACK = "back"  # the parameter with the list that the job was started from


def redirect_to_job(job: Job, *, back: str = "") -> HttpResponseRedirect:
    """Redirects to the job's page, which shows its progress and then its results.

    `back` is the list that it was started from, with its filters: the page leads back to it.
    """
    url = reverse("admin:accounts_job_change", args=[job.pk])
    return HttpResponseRedirect(f"{url}?{urlencode({BACK: back})}" if back else url)


def list_before(request: HttpRequest) -> str:
    """The list that the job was started from; empty if the parameter is anything but a list of the back office."""
    url = request.GET.get(BACK, "")
    try:
        match = resolve(url.partition("?")[0])
    except Resolver404:
        return ""
    is_list = match.app_name == "admin" and str(match.url_name).endswith("_changelist")
    return url if is_list else ""


class CancelJobsPage(ConfirmPage):
    """Cancels one job, or those selected that have not ended."""

    title = _("Stop? What has been done so far stays done.")
    button = _("Stop the job")

    def objection(self) -> Text | None:
        is_over = not self.selected and self.row.has_ended
        return JobHasEnded().detail() if is_over else None

    def perform(self, form: None) -> Text:
        count = sum(self.cancel(job) for job in self.rows)
        text = ngettext("%(count)s job was cancelled.", "%(count)s jobs were cancelled.", count)
        return text % {"count": count}

    def cancel(self, job: Job) -> bool:
        """Cancels a job. Returns False if it has ended in the meantime."""
        try:
            cancel_job(context=self.request_context(job), job_id=job.pk)
        except JobHasEnded:
            return False
        return True


class UndoJobPage(ConfirmPage):
    """Starts the job that undoes this one."""

    title = _("Undo what this job did? Another job does it; what others did stays.")
    button = _("Undo")
    cancel_label = _("Change nothing")

    def objection(self) -> Text | None:
        if not self.row.has_ended:
            return JobNotEnded().detail()
        return None if can_be_undone(self.row) else NothingToUndo().detail()

    def perform(self, form: None) -> HttpResponse:
        undo = undo_job(context=self.request_context(), job_id=self.row.pk)
        return HttpResponseRedirect(self.admin.change_url(self.request, undo))


class JobList(ChangeList):
    """The page of the list; what the titles name is read for all of its jobs at once."""

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        self.result_list = list(self.result_list)
        load_titles(self.result_list)


@admin.register(Job)
@reauthenticated_to_save("export_account")
class JobAdmin(UncountedList, TenantAdmin):
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
    cancellers = frozenset({Role.OWNER, Role.ADMIN, Role.OPERATOR})
    actions: Any = ("cancel_selected",)
    actions_detail: Any = ("cancel_one", "undo_one")
    cancel_one = confirm_button(
        "cancel_one",
        CancelJobsPage,
        description=_("Stop"),
        permissions=["cancel"],
        url_path="cancel",
        icon="cancel",
        variant=ActionVariant.DANGER,
    )
    undo_one = confirm_button(
        "undo_one",
        UndoJobPage,
        description=_("Undo"),
        permissions=["undo"],
        url_path="undo",
        icon="undo",
    )

    class Media:
        css = {"all": ["accounts/jobs.css"]}

    def row_title(self, obj: Job) -> str:
        load_titles([obj])
        return job_title(obj)

    # --- permissions --------------------------------------------------------------------------

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Staff see the list, if there is no job yet; members of teams only with a job of theirs."""
        membership = active_membership_of(request)
        if not super().has_view_permission(request, obj) or membership is None:
            return False
        return membership.role in STAFF or self.get_queryset(request).exists()

    def has_cancel_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Also for a suspended account: a running job must be stoppable."""
        membership = active_membership_of(request)
        if membership is None or membership.role not in self.cancellers:
            return False
        return self.may_control(request, obj)

    def has_undo_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.cancellers, obj) and self.may_control(request, obj)

    def may_control(self, request: HttpRequest, object_id: str | None) -> bool:
        """Whether this person controls the job of this page; an action of the list checks each job itself."""
        job = self.get_object(request, unquote(object_id)) if object_id else None
        return job is None or is_permitted(request, CONTROL, job)

    def offered_buttons(self, request: HttpRequest, row: Job, buttons: list[Any]) -> list[Any]:
        """Cancel until the job has ended, undo afterwards if its kind can."""
        is_possible = {"cancel": not row.has_ended, "undo": row.has_ended and can_be_undone(row)}
        return [button for button in buttons if is_possible[button.path]]

    # --- the list -----------------------------------------------------------------------------

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        return JobList

    @admin.action(description=_("Stop"), permissions=["cancel"])
    def cancel_selected(self, request: HttpRequest, queryset: QuerySet[Job]) -> HttpResponse:
        permitted = queryset.filter(permitted_jobs(request, CONTROL))
        running = [job for job in permitted if not job.has_ended]
        return CancelJobsPage(self, request, running, selected=True).respond()

    def get_queryset(self, request: HttpRequest) -> QuerySet[Job]:
        rows: QuerySet[Job] = super().get_queryset(request)
        return rows.filter(permitted_jobs(request, VIEW))

    @admin.display(description=_("job"))
    def title(self, job: Job) -> str:
        return job_title(job)

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
            self.page_path("export/", self.export_account, "export"),
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

    def export_account(self, request: HttpRequest) -> HttpResponse:
        """Starts the export and leads to its page. Owners export; platform admins who look in do not."""
        owners = frozenset({Role.OWNER})
        if not self.may(request, owners) or self.membership(request).is_impersonated:
            raise PermissionDenied
        settings_url = reverse("admin:accounts_issuer_settings")
        if request.method != "POST":
            return HttpResponseRedirect(settings_url)
        mode = Mode.TEST if request.POST.get("mode") == Mode.TEST else Mode.LIVE
        try:
            job = create_job(context=self.request_context(request, mode), kind=EXPORT)
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return HttpResponseRedirect(settings_url)
        return redirect_to_job(job)

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
