"""Cancel and undo jobs in the back office."""

from typing import Any

from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from unfold.enums import ActionVariant

from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.confirm import ConfirmPage, Text, confirm_button
from accounts.back_office.tenancy import TenantAdmin
from accounts.jobs.errors import JobHasEnded, JobNotEnded, NothingToUndo
from accounts.jobs.models import Job
from accounts.scopes import Role

from .operations import can_be_undone, cancel_job, undo_job
from .permissions import CONTROL, VIEW, is_permitted, permitted_jobs


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

    title = _("Take back what this job did? Another job does it; what others did stays.")
    button = _("Take back")

    def objection(self) -> Text | None:
        if not self.row.has_ended:
            return JobNotEnded().detail()
        return None if can_be_undone(self.row) else NothingToUndo().detail()

    def perform(self, form: None) -> HttpResponse:
        undo = undo_job(context=self.request_context(), job_id=self.row.pk)
        return HttpResponseRedirect(self.admin.change_url(self.request, undo))


class JobActionsAdmin(TenantAdmin):
    """Mixin for the admin of jobs: the actions to cancel and undo, and their permissions."""

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
        description=_("Take back"),
        permissions=["undo"],
        url_path="undo",
        icon="undo",
    )

    @admin.action(description=_("Stop"), permissions=["cancel"])
    def cancel_selected(self, request: HttpRequest, queryset: QuerySet[Job]) -> HttpResponse:
        permitted = queryset.filter(permitted_jobs(request, CONTROL))
        running = [job for job in permitted if not job.has_ended]
        return CancelJobsPage(self, request, running, selected=True).respond()

    def get_queryset(self, request: HttpRequest) -> QuerySet[Job]:
        rows: QuerySet[Job] = super().get_queryset(request)
        return rows.filter(permitted_jobs(request, VIEW))

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

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """The buttons for this job: cancel until it has ended, undo afterwards if its kind can."""
        job = self.get_object(request, unquote(str(object_id)))
        if job is None:
            return []
        buttons = super().get_actions_detail(request, object_id)
        is_possible = {"cancel": not job.has_ended, "undo": job.has_ended and can_be_undone(job)}
        return [button for button in buttons if is_possible[button.path]]
