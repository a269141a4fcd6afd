"""The course of a job in the back office: it is stopped, or taken back, by whoever may start one."""

from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.admin.foundation.active_membership import active_membership_of
from accounts.admin.foundation.actor import actor_of
from accounts.admin.foundation.badges import CONFIRMED, confirmation_page
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.jobs.errors import JobHasEnded
from accounts.jobs.models import Job
from accounts.jobs.operations.lifecycle import can_be_undone, cancel_job, undo_job
from accounts.scopes import Mode, Role

from .permissions import CONTROL, VIEW, is_permitted, permitted_jobs


class JobActionsAdmin(TenantAdmin):
    """Mixed into the admin of jobs."""

    cancellers = frozenset({Role.OWNER, Role.ADMIN, Role.OPERATOR})
    actions: Any = ("cancel_selected",)
    actions_detail: Any = ("cancel_one", "undo_one")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Job]:
        rows: QuerySet[Job] = super().get_queryset(request)
        return rows.filter(permitted_jobs(request, VIEW))

    def has_cancel_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Also for a suspended account: what runs must be stoppable."""
        seat = active_membership_of(request)
        return seat is not None and seat.role in self.cancellers and self.steers(request, obj)

    def has_undo_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.cancellers, obj) and self.steers(request, obj)

    def steers(self, request: HttpRequest, object_id: str | None) -> bool:
        """Whether the job of this page is theirs to steer; in the list each is asked for by itself."""
        job = self.get_object(request, unquote(object_id)) if object_id else None
        return job is None or is_permitted(request, CONTROL, job)

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """Stopping what runs; taking back what has ended, where that is possible."""
        job = self.get_object(request, unquote(str(object_id)))
        if job is None:
            return []
        offered = super().get_actions_detail(request, object_id)
        fitting = {"cancel": not job.has_ended, "undo": job.has_ended and can_be_undone(job)}
        return [each for each in offered if fitting[each.path]]

    # --- stop -------------------------------------------------------------------------------

    @admin.action(description=_("Stop"), permissions=["cancel"])
    def cancel_selected(self, request: HttpRequest, queryset: QuerySet[Job]) -> HttpResponse | None:
        own = queryset.filter(permitted_jobs(request, CONTROL))
        running = [job for job in own if not job.has_ended]
        if CONFIRMED not in request.POST:
            return self.ask(request, running)
        self.cancel(request, running)
        return None

    @action(  # type: ignore[untyped-decorator]
        description=_("Stop"),
        permissions=["cancel"],
        url_path="cancel",
        icon="cancel",
        variant=ActionVariant.DANGER,
    )
    def cancel_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        job = self.get_object(request, unquote(object_id))
        if job is None:
            return self.is_gone(request, object_id)
        if request.method != "POST":
            return self.ask(request, [] if job.has_ended else [job])
        self.cancel(request, [job])
        return HttpResponseRedirect(reverse("admin:accounts_job_change", args=[job.pk]))

    def ask(self, request: HttpRequest, jobs: object) -> HttpResponse:
        return confirmation_page(
            self,
            request,
            question=_("Stop? What has been done so far stays done."),
            button=_("Stop the job"),
            rows=jobs,
        )

    def cancel(self, request: HttpRequest, jobs: list[Job]) -> None:
        count = sum(self.cancelled(request, job) for job in jobs)
        text = ngettext("%(count)s job was cancelled.", "%(count)s jobs were cancelled.", count)
        self.message_user(request, text % {"count": count}, messages.SUCCESS)

    def cancelled(self, request: HttpRequest, job: Job) -> bool:
        """False if it has come to its end meanwhile."""
        try:
            cancel_job(
                issuer_id=self.seat(request).issuer.pk,
                mode=Mode(job.mode),
                job_id=job.pk,
                actor=actor_of(request),
                now=timezone.now(),
            )
        except JobHasEnded:
            return False
        return True

    # --- take back ----------------------------------------------------------------------------

    @action(  # type: ignore[untyped-decorator]
        description=_("Take back"), permissions=["undo"], url_path="undo", icon="undo"
    )
    def undo_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        job = self.get_object(request, unquote(object_id))
        if job is None:
            return self.is_gone(request, object_id)
        if request.method == "POST":
            job = self.undone(request, job)
        elif job.has_ended and can_be_undone(job):
            question = _("Take back what this job did? Another job does it; what others did stays.")
            return confirmation_page(
                self, request, question=question, button=_("Take back"), rows=[job]
            )
        return HttpResponseRedirect(reverse("admin:accounts_job_change", args=[job.pk]))

    def undone(self, request: HttpRequest, job: Job) -> Job:
        """The job that takes it back; the job itself, with a message, if that is refused."""
        try:
            return undo_job(
                issuer_id=self.seat(request).issuer.pk,
                mode=Mode(job.mode),
                job_id=job.pk,
                actor=actor_of(request),
                now=timezone.now(),
            )
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return job
