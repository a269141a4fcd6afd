"""Enrolments in the back office: withdraw, fail, correct, reopen.

They are created on the cohort's page.
"""

from collections.abc import Collection, Iterable
from typing import Any
from uuid import UUID

from django import forms
from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.text import capfirst
from django.utils.translation import gettext, gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import ConfirmPage, Text, confirm_button
from accounts.back_office.tenancy import ModeFilter, OwnRelatedFilter, UncountedList
from accounts.scopes import Mode
from certificates.certificate.admin_page import RelatedObject
from certificates.lifecycle import Action, State
from certificates.models import Certificate
from certificates.transitions.admin import TransitionForm
from edu.back_office import (
    EduAdmin,
    has_team_role,
    may_see_edu,
    row_link,
    shown_certificate,
    shown_grade,
    shown_status,
)
from edu.completion.admin import ASSESSORS, CorrectResultPage
from edu.grades import MAX_GRADE_LENGTH
from edu.lifecycle import REOPENABLE_STATUSES, EduPrefix, EnrolmentStatus, TeamRole
from edu.models import Cohort, Enrolment, Recipient
from lib import ids

from . import operations as enrolments


class CohortFilter(OwnRelatedFilter):
    """The newest cohorts of the listed mode, and the chosen ones: a school has thousands."""

    most = 100

    def field_choices(
        self, field: Any, request: HttpRequest, model_admin: Any
    ) -> list[tuple[str, Any]]:
        rows = model_admin.admin_site.get_model_admin(Cohort).get_queryset(request)
        mode = request.GET.get("mode", Mode.LIVE)
        newest = list(rows.filter(mode=mode).order_by("-pk")[: self.most])
        older = self._chosen() - {row.pk for row in newest}
        shown = [*(rows.filter(pk__in=older) if older else ()), *newest]
        return [(row.pk, row.full_name) for row in shown]

    def _chosen(self) -> set[UUID]:
        try:
            return {UUID(each) for each in self.lookup_val or ()}
        except ValueError:
            return set()


NOTES = ("public_note", "note")


class ReopenForm(TransitionForm):
    """The reason. A certificate that stands is revoked with it; only then there are notes."""

    revoke = forms.BooleanField(
        label=_("Revoke its certificate"),
        help_text=_("For good: the public page says at once that it was withdrawn."),
        error_messages={
            "required": _("As long as its certificate is not revoked, nothing can be taken back.")
        },
    )

    def __init__(self, *args: Any, certificate: Certificate | None, **kwargs: Any) -> None:
        super().__init__(*args, action=Action.REVOKE, **kwargs)
        self.order_fields(["reason", "revoke", *NOTES])
        if not _stands(certificate):
            self.fields["reason"].help_text = ""
            for name in ("revoke", *NOTES):
                del self.fields[name]


class ReopenEnrolmentPage(ConfirmPage):
    """Asks why, then revokes the certificate and reopens the enrolment, or does neither."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.danger = _stands(self.row.certificate)
        self.button = _("Revoke and reopen") if self.danger else _("Reopen")

    def heading(self) -> Text:
        return _("Reopen the enrolment of %(recipient)s") % {"recipient": self.row.recipient}

    def objection(self) -> Text | None:
        if self.row.status in REOPENABLE_STATUSES:
            return None
        return _("Only what was completed or failed is reopened.")

    def lines(self, form: ReopenForm) -> list[Text]:
        certificate = gettext("Certificate: %(certificate)s") % {
            "certificate": self.row.certificate
        }
        return [
            _(
                "What became of it is taken back: grade, day and results. It can then be completed anew."
            ),
            certificate if self.danger else "",
        ]

    def make_form(self, data: Any) -> ReopenForm:
        return ReopenForm(data, certificate=self.row.certificate)

    def perform(self, form: ReopenForm) -> Text:
        enrolments.reopen(
            context=self.request_context(),
            enrolment_id=self.row.pk,
            explanation=form.explanation(),
            revoke=self.danger,
        )
        return _("The enrolment goes on.")


def _stands(certificate: Certificate | None) -> bool:
    """Whether there is a certificate that has to be revoked."""
    return certificate is not None and certificate.state != State.REVOKED


# The actions that each status offers, by the paths of their pages.
ACTIONS_BY_STATUS = {
    EnrolmentStatus.ENROLLED: ("withdraw", "fail"),
    EnrolmentStatus.COMPLETED: ("correct", "reopen"),
    EnrolmentStatus.FAILED: ("reopen",),
}


class WithdrawEnrolmentPage(ConfirmPage):
    """Ends an attempt before it is completed."""

    title = _("Take this person out of the cohort? Another attempt may follow.")
    button = _("Take out of the cohort")

    def perform(self, form: None) -> Text:
        enrolments.withdraw(context=self.request_context(), enrolment_id=self.row.pk)
        return _("The person was withdrawn.")

    def next_url(self) -> str:
        return _cohort_url(self.row)


class FailEnrolmentForm(BackOfficeForm):
    """The grade and the day of a failed attempt."""

    grade = forms.CharField(
        label=_("Grade"),
        required=False,
        max_length=MAX_GRADE_LENGTH,
        help_text=_("Of the program’s grades, one that does not pass. May stay empty."),
    )
    completed_on = forms.DateField(label=_("Date"), required=False, help_text=_("Empty: today."))


class FailEnrolmentPage(ConfirmPage):
    """Ends an attempt as not passed."""

    button = _("Not passed")
    form_class = FailEnrolmentForm

    def heading(self) -> Text:
        return _("%(recipient)s has not passed") % {"recipient": self.row.recipient}

    def perform(self, form: FailEnrolmentForm) -> Text:
        enrolments.fail(
            context=self.request_context(), enrolment_id=self.row.pk, **form.cleaned_data
        )
        return _("The attempt was not passed.")

    def next_url(self) -> str:
        return _cohort_url(self.row)


def _cohort_url(enrolment: Enrolment) -> str:
    """The class: the next person is there."""
    return reverse("admin:edu_cohort_change", args=[enrolment.cohort_id])


@admin.register(Enrolment)
class EnrolmentAdmin(UncountedList, EduAdmin):
    """Enrolments: list, page, and the actions on one."""

    empty_hint = _("People are enrolled on the page of a cohort.")
    list_display = (
        "recipient",
        "program",
        "cohort",
        shown_status,
        "attempt",
        shown_grade,
        "completed_on",
        "shown_mode",
    )
    list_filter = (ModeFilter, "status", ("program", OwnRelatedFilter), ("cohort", CohortFilter))
    search_fields = ("recipient__external_id",)
    search_help_text = _("Your number for the person. Names are looked for among the recipients.")
    ordering = ("-id",)
    sortable_by = ()
    actions = None
    actions_detail = ("withdraw_one", "fail_one", "correct_one", "reopen_one")
    withdraw_one = confirm_button(
        "withdraw_one",
        WithdrawEnrolmentPage,
        "withdraw",
        _("Take out of the cohort"),
        icon="person_remove",
    )
    correct_one = confirm_button(
        "correct_one", CorrectResultPage, "fail", _("Correct the result"), icon="edit"
    )
    reopen_one = confirm_button(
        "reopen_one", ReopenEnrolmentPage, "withdraw", _("Reopen"), icon="undo"
    )
    fail_one = confirm_button("fail_one", FailEnrolmentPage, "fail", _("Not passed"), icon="close")
    fields = readonly_fields = (
        "person",
        "program",
        "course",
        shown_status,
        "attempt",
        shown_grade,
        "completed_on",
        "shown_results",
        "evidence",
        shown_certificate,
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

    def has_withdraw_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        """Granted to coordinators of the cohort or its program."""
        return has_team_role(request, TeamRole.COORDINATOR, teams=self._teams(request, object_id))

    def has_fail_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        """Granted to coordinators and assessors of the cohort or its program."""
        return has_team_role(request, *ASSESSORS, teams=self._teams(request, object_id))

    def _teams(self, request: HttpRequest, object_id: str | None) -> Collection[object]:
        enrolment = self.row_of(request, object_id)
        return (enrolment.cohort.team_id, enrolment.program.team_id) if enrolment else ()

    def row_title(self, obj: Enrolment) -> str:
        return obj.title

    # --- list and page ------------------------------------------------------------------------

    @admin.display(description=_("recipient"))
    def person(self, enrolment: Enrolment) -> SafeString:
        return row_link(enrolment.recipient)

    @admin.display(description=_("cohort"))
    def course(self, enrolment: Enrolment) -> SafeString:
        return row_link(enrolment.cohort)

    @admin.display(description=_("results"))
    def shown_results(self, enrolment: Enrolment) -> SafeString:
        """The results of each module as a table, as the transcript has them."""
        results = enrolment.results
        html = render_to_string("admin/edu/results.html", {"results": results})
        return html if results else SafeString("–")

    def offered_buttons(
        self, request: HttpRequest, row: Enrolment, buttons: list[Any]
    ) -> list[Any]:
        """Those that fit the status."""
        fitting = ACTIONS_BY_STATUS.get(EnrolmentStatus(row.status), ())
        return [each for each in buttons if each.path in fitting]


def of_certificate(request: HttpRequest, certificate: Certificate) -> Iterable[RelatedObject]:
    """The objects of EDU that this person may see."""
    if not may_see_edu(request):
        return
    rows = admin.site.get_model_admin(Enrolment).get_queryset(request)
    related = rows.select_related("program", "cohort", "recipient")
    enrolment = related.filter(certificate=certificate.pk).first()
    if enrolment is None:
        return
    for label, row, title in (
        (gettext("program"), enrolment.program, str(enrolment.program)),
        (gettext("cohort"), enrolment.cohort, str(enrolment.cohort)),
        (gettext("recipient"), enrolment.recipient, str(enrolment.recipient)),
        (gettext("enrolment"), enrolment, enrolment.title),
    ):
        url = reverse(f"admin:edu_{row._meta.model_name}_change", args=[row.pk])
        yield RelatedObject(label=capfirst(label), title=title, url=url)
