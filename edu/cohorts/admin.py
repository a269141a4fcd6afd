"""Cohorts in the back office, with their enrolments."""

from typing import Any, ClassVar

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from unfold.views import ChangeList

from accounts.admin.foundation.badges import mode_badge
from accounts.admin.foundation.filters import ModeFilter, OwnRelatedFilter
from accounts.admin.foundation.tenancy import ReadOnlyInline, UncountedList
from accounts.scopes import Mode
from edu.back_office import is_coordinator, is_manager
from edu.badges import certificate_link, shown_grade, status_badge
from edu.completion.grade_imports import GradeImports
from edu.lifecycle import ProgramState
from edu.models import Cohort, Enrolment
from edu.overview.admin import OverviewPages
from edu.querysets import alphabetical

from .enrolling import EnrolPage
from .forms import COURSE, CohortForm
from .operations import change_cohort, create_cohort
from .printing import PrintingPages

FACTS = ("program", "shown_mode", "shown_id", "created_at", "changed_at")


class EnrolmentInline(ReadOnlyInline):
    """The enrolments of the cohort, with their results."""

    model = Enrolment
    fields = ("opened", "shown_status", "attempt", shown_grade, "completed_on", "shown_certificate")
    readonly_fields = fields
    ordering = (*alphabetical("recipient__family_name", "recipient__given_name"), "attempt")
    per_page = 100
    verbose_name_plural = _("enrolments")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)
        return rows.select_related("recipient", "certificate")

    @admin.display(description=_("recipient"))
    def opened(self, enrolment: Enrolment) -> SafeString:
        address = reverse("admin:edu_enrolment_change", args=[enrolment.pk])
        name = enrolment.recipient
        return format_html('<a class="text-link" href="{}">{}</a>', address, name)

    @admin.display(description=_("status"))
    def shown_status(self, enrolment: Enrolment) -> SafeString:
        return status_badge(enrolment.status)

    @admin.display(description=_("certificate"))
    def shown_certificate(self, enrolment: Enrolment) -> SafeString:
        return certificate_link(enrolment.certificate)


class CohortList(ChangeList):
    """Counts open enrolments for the cohorts of a page, not for a single one that is opened."""

    def get_queryset(self, *args: Any, **kwargs: Any) -> Any:
        rows: Any = super().get_queryset(*args, **kwargs)
        return rows.with_running()


@admin.register(Cohort)
class CohortAdmin(UncountedList, EnrolPage, GradeImports, PrintingPages, OverviewPages):
    """Cohorts: list, form, and the pages beside one."""

    form = CohortForm
    empty_hint = _(
        "A cohort is one run of a program, with its dates and participants. Results are entered there."
    )
    list_display = ("name", "code", "program", "starts_on", "ends_on", "enrolled", "shown_mode")
    list_filter = (ModeFilter, ("program", OwnRelatedFilter), ("team", OwnRelatedFilter))
    list_select_related = ("program",)
    search_fields = ("code", "name")
    search_help_text = _("Name or code")
    ordering = ("-id",)
    sortable_by = ("starts_on", "ends_on")
    actions = None
    actions_detail = ("enrol_into", "enter_grades", "print_all", "overview_of")
    inlines = (EnrolmentInline,)
    radio_fields: ClassVar[dict[str, int]] = {"mode": admin.VERTICAL}

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)
        return rows.select_related("program", "team")

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        return CohortList

    # --- permissions ------------------------------------------------------------------------------

    def has_add_permission(self, request: HttpRequest) -> bool:
        return is_coordinator(request)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A cohort of an archived program is only read."""
        if isinstance(obj, Cohort) and obj.program.state == ProgramState.ARCHIVED:
            return False
        return self.has_view_permission(request, obj) and self.runs(request, obj)

    def get_field_queryset(self, db: Any, db_field: Any, request: HttpRequest) -> Any:
        """Programs that this person runs and that are not archived."""
        rows: Any = super().get_field_queryset(db, db_field, request)
        if db_field.name == "program":
            rows = rows.exclude(state=ProgramState.ARCHIVED).order_by("code")
            if not is_manager(request):
                teams = {row.team_id for row in rows}
                rows = rows.filter(team__in=[t for t in teams if t and is_coordinator(request, t)])
        return rows

    # --- list and form ------------------------------------------------------------------------

    @admin.display(description=pgettext_lazy("how many", "enrolled"))
    def enrolled(self, cohort: Any) -> int:
        running: int = cohort.running
        return running

    @admin.display(description=_("mode"))
    def shown_mode(self, cohort: Cohort) -> SafeString:
        return mode_badge(cohort.mode)

    @admin.display(description=_("id"))
    def shown_id(self, cohort: Cohort) -> str:
        return cohort.public_id

    def get_fieldsets(self, request: HttpRequest, obj: Cohort | None = None) -> Any:
        if obj is None:
            return [(None, {"fields": ("program", *COURSE, "mode")})]
        return [(None, {"fields": COURSE}), (_("The cohort"), {"fields": FACTS})]

    def get_readonly_fields(self, request: HttpRequest, obj: Cohort | None = None) -> Any:
        return () if obj is None else FACTS

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        return {"mode": Mode.LIVE, **super().get_changeform_initial_data(request)}

    def get_inlines(self, request: HttpRequest, obj: Cohort | None) -> Any:
        return () if obj is None else self.inlines

    def write(self, request: HttpRequest, obj: Cohort, form: Any, *, change: bool) -> Cohort:
        assert isinstance(form, CohortForm)
        context = self.request_context(request, obj.mode)
        if change:
            return change_cohort(context=context, cohort_id=obj.pk, course=form.course())
        return create_cohort(context=context, program=obj.program, course=form.course())

    def response_add(
        self, request: HttpRequest, obj: Cohort, post_url_continue: str | None = None
    ) -> HttpResponse:
        """Continues with the page that enrols recipients."""
        return HttpResponseRedirect(reverse("admin:edu_cohort_enrol_into", args=[obj.pk]))
