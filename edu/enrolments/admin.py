"""Enrolments in the back office: withdraw, fail, correct, reopen.

They are created on the cohort's page.
"""

from collections.abc import Collection
from typing import Any

from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.admin.foundation.badges import mode_badge
from accounts.admin.foundation.confirm import ConfirmPage, Text, confirm_button
from accounts.admin.foundation.filters import ModeFilter, OwnRelatedFilter
from accounts.admin.foundation.tenancy import UncountedList
from edu.back_office import has_team_role
from edu.badges import certificate_link, results_table, shown_grade, status_badge
from edu.cohorts.forms import FailEnrolmentForm
from edu.completion.admin import ASSESSORS
from edu.completion.correcting import CorrectionAdmin
from edu.lifecycle import EnrolmentStatus, TeamRole
from edu.models import Enrolment, Recipient
from edu.prefixes import EduPrefix
from lib import ids

from . import operations as enrolments
from .filters import CohortFilter
from .reopening_pages import ReopeningAdmin

# The actions that each status offers, by the paths of their pages.
ACTIONS_BY_STATUS = {
    EnrolmentStatus.ENROLLED: ("withdraw", "fail"),
    EnrolmentStatus.COMPLETED: ("correct", "reopen"),
    EnrolmentStatus.FAILED: ("reopen",),
}


class WithdrawEnrolmentPage(ConfirmPage):
    """Ends an attempt before it is completed."""

    title = _("Take this person out of the cohort? Another attempt may follow.")
    button = _("Withdraw")

    def describe(self, row: Enrolment) -> str:
        return f"{row.recipient} – {row.cohort}"

    def perform(self, form: None) -> Text:
        enrolments.withdraw(
            context=self.request_context(),
            enrolment_id=self.row.pk,
        )
        return _("The person was withdrawn.")

    def next_url(self) -> str:
        return _cohort_url(self.row)


class FailEnrolmentPage(ConfirmPage):
    """Ends an attempt as not passed."""

    button = _("Not passed")
    form_class = FailEnrolmentForm

    def heading(self) -> Text:
        return _("%(recipient)s has not passed") % {"recipient": self.row.recipient}

    def describe(self, row: Enrolment) -> str:
        return f"{row.program} – {row.cohort}"

    def perform(self, form: FailEnrolmentForm) -> Text:
        enrolments.fail(
            context=self.request_context(),
            enrolment_id=self.row.pk,
            **form.cleaned_data,
        )
        return _("The attempt was not passed.")

    def next_url(self) -> str:
        return _cohort_url(self.row)


def _cohort_url(enrolment: Enrolment) -> str:
    """The class: the next person is there."""
    return reverse("admin:edu_cohort_change", args=[enrolment.cohort_id])


@admin.register(Enrolment)
class EnrolmentAdmin(UncountedList, CorrectionAdmin, ReopeningAdmin):
    """Enrolments: list, page, and the actions on one."""

    empty_hint = _("People are enrolled on the page of a cohort.")
    list_display = (
        "recipient",
        "program",
        "cohort",
        "shown_status",
        "attempt",
        shown_grade,
        "completed_on",
        "shown_mode",
    )
    list_filter = (
        ModeFilter,
        "status",
        ("program", OwnRelatedFilter),
        ("cohort", CohortFilter),
    )
    search_fields = ("recipient__external_id",)
    search_help_text = _("Your number for the person. Names are looked for among the recipients.")
    list_select_related = ("recipient", "program", "cohort")
    ordering = ("-id",)
    sortable_by = ()
    actions = None
    actions_detail = ("withdraw_one", "fail_one", "correct_one", "reopen_one")
    withdraw_one = confirm_button(
        "withdraw_one",
        WithdrawEnrolmentPage,
        description=_("Withdraw"),
        permissions=["withdraw"],
        url_path="withdraw",
        icon="person_remove",
        variant=ActionVariant.DEFAULT,
    )
    fail_one = confirm_button(
        "fail_one",
        FailEnrolmentPage,
        description=_("Not passed"),
        permissions=["fail"],
        url_path="fail",
        icon="close",
    )
    fields = readonly_fields = (
        "person",
        "program",
        "course",
        "shown_status",
        "attempt",
        shown_grade,
        "completed_on",
        "shown_results",
        "evidence",
        "shown_certificate",
        "shown_mode",
        "shown_id",
        "created_at",
        "changed_at",
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)
        return rows.select_related("recipient", "program", "cohort", "certificate")

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> Enrolment | None:
        """Read once per request: every action's permission needs the row, and no page here changes it."""
        seen: dict[tuple[str, str | None], Enrolment | None]
        seen = request.__dict__.setdefault("_enrolments", {})
        if (object_id, from_field) not in seen:
            seen[object_id, from_field] = super().get_object(request, object_id, from_field)
        return seen[object_id, from_field]

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """Searches by the whole number or id: a name must not stand in a URL. A merged one leads to the other."""
        if not (term := search_term.strip()):
            return queryset, False
        rows = Recipient.objects.for_issuer(self.membership(request).issuer.pk)
        own_id = ids.parse_lenient(EduPrefix.RECIPIENT, term)
        named = rows.filter(Q(external_id=term) | Q(pk=own_id)).values_list("pk", "merged_into")
        people = [merged or key for key, merged in named]
        return queryset.filter(recipient__in=people), False

    # --- permissions ------------------------------------------------------------------------------

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_withdraw_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        """Granted to coordinators of the cohort or its program."""
        return has_team_role(request, TeamRole.COORDINATOR, teams=self._teams(request, object_id))

    def has_fail_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        """Granted to coordinators and assessors of the cohort or its program."""
        return has_team_role(request, *ASSESSORS, teams=self._teams(request, object_id))

    def _teams(self, request: HttpRequest, object_id: str | None) -> Collection[object]:
        enrolment = self.get_object(request, unquote(str(object_id))) if object_id else None
        return (enrolment.cohort.team_id, enrolment.program.team_id) if enrolment else ()

    def row_title(self, obj: Enrolment) -> str:
        return obj.title

    # --- list and page ------------------------------------------------------------------------

    @admin.display(description=_("recipient"))
    def person(self, enrolment: Enrolment) -> SafeString:
        return _link("recipient", enrolment.recipient)

    @admin.display(description=_("cohort"))
    def course(self, enrolment: Enrolment) -> SafeString:
        return _link("cohort", enrolment.cohort)

    @admin.display(description=_("status"))
    def shown_status(self, enrolment: Enrolment) -> SafeString:
        return status_badge(enrolment.status)

    @admin.display(description=_("results"))
    def shown_results(self, enrolment: Enrolment) -> SafeString:
        return results_table(enrolment.results)

    @admin.display(description=_("certificate"))
    def shown_certificate(self, enrolment: Enrolment) -> SafeString:
        return certificate_link(enrolment.certificate)

    @admin.display(description=_("mode"))
    def shown_mode(self, enrolment: Enrolment) -> SafeString:
        return mode_badge(enrolment.mode)

    @admin.display(description=_("id"))
    def shown_id(self, enrolment: Enrolment) -> str:
        return enrolment.public_id

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """The actions that fit the status."""
        enrolment = self.get_object(request, unquote(str(object_id)))
        if enrolment is None:
            return []
        fitting = ACTIONS_BY_STATUS.get(EnrolmentStatus(enrolment.status), ())
        offered = super().get_actions_detail(request, object_id)
        return [each for each in offered if each.path in fitting]


def _link(page: str, row: Any) -> SafeString:
    address = reverse(f"admin:edu_{page}_change", args=[row.pk])
    return format_html('<a class="text-link" href="{}">{}</a>', address, row)
