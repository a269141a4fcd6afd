"""What the pages of EDU share: permissions by plan, issuer and teams; imports; badges, links, texts."""

from collections.abc import Collection, Sequence
from typing import Any, cast
from uuid import UUID

from django import forms
from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _, gettext_lazy

from accounts.back_office.active_membership import (
    ActiveMembership,
    active_membership_of,
    as_membership_row,
)
from accounts.back_office.forms import StaleFormCheck
from accounts.back_office.pages import badge
from accounts.back_office.tenancy import TenantAdmin
from accounts.jobs.import_pages import ImportPages
from accounts.jobs.models import Job
from accounts.scopes import Feature, Role, Standing
from certificates.lifecycle import Status
from certificates.models import Certificate
from certificates.verification.texts import graded
from edu import grades
from edu.lifecycle import MANAGERS, OVERSEERS, EnrolmentStatus, ProgramState, TeamRole
from edu.models import Cohort, Enrolment, TeamMember


def edu_membership(request: HttpRequest) -> ActiveMembership | None:
    """The membership of a person who may see EDU; None for other people.

    The plan has to include EDU, and the person has to be an overseer or in a team.
    """
    active = active_membership_of(request)
    if active is None or Feature.EDU.value not in active.issuer.plan.features:
        return None
    return active if active.role in OVERSEERS or team_memberships(request) else None


def team_memberships(request: HttpRequest) -> Sequence[TeamMember]:
    """This person's memberships in the active issuer's teams. One query per request."""
    if not hasattr(request, "_team_memberships"):
        membership = active_membership_of(request)
        rows = (
            TeamMember.objects.of_user(membership.issuer.pk, cast(int, request.user.pk))
            if membership
            else ()
        )
        request._team_memberships = list(rows)  # type: ignore[attr-defined]
    return cast(Sequence[TeamMember], request._team_memberships)  # type: ignore[attr-defined]


def may_see_edu(request: HttpRequest) -> bool:
    """Whether this person sees EDU in the menu."""
    return edu_membership(request) is not None


def is_overseer(request: HttpRequest) -> bool:
    """Whether this person may see the issuer's onboarding."""
    membership = edu_membership(request)
    return membership is not None and membership.role in OVERSEERS


def is_manager(request: HttpRequest) -> bool:
    """Whether this person is an owner or administrator, and the account may be changed."""
    membership = edu_membership(request)
    return membership is not None and membership.may_write(MANAGERS)


def is_coordinator(request: HttpRequest, team_id: object = None) -> bool:
    """Whether this person may change this team, or any team, if none is stated."""
    teams = None if team_id is None else (team_id,)
    return has_team_role(request, TeamRole.COORDINATOR, teams=teams)


def has_team_role(
    request: HttpRequest, *roles: TeamRole, teams: Collection[object] | None = None
) -> bool:
    """Whether this person has one of the roles in one of these teams (None: any), or is a manager.

    Nobody has one while the account is read-only. `edu.teams.operations.require_role_in`
    applies the same rule to everybody.
    """
    membership = edu_membership(request)
    if membership is None or membership.issuer.standing != Standing.ACTIVE:
        return False
    own = (each for each in team_memberships(request) if each.role in roles)
    return membership.role in MANAGERS or any(
        teams is None or each.team_id in teams for each in own
    )


class EduAdmin(TenantAdmin):
    """Rows of the active issuer that this person may see because of their teams."""

    readers = frozenset(Role)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: Any = super().get_queryset(request)
        membership = edu_membership(request)
        if membership is None:
            return rows.none()  # type: ignore[no-any-return]
        visible: QuerySet[Any] = rows.visible_to(as_membership_row(request, membership))
        return visible

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return edu_membership(request) is not None and super().has_view_permission(request, obj)

    def get_inlines(self, request: HttpRequest, obj: Model | None) -> Any:
        return () if obj is None else self.inlines

    def row_of(self, request: HttpRequest, object_id: object) -> Any:
        """The row by whose id Unfold asks for the permission of a button; None without one."""
        return self.get_object(request, unquote(str(object_id))) if object_id else None


class OperationForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """A row's form whose columns the operation alone checks, with better messages than Django's."""

    def _get_validation_exclusions(self) -> set[str]:
        return {field.name for field in self._meta.model._meta.get_fields()}


class EduImports(ImportPages, EduAdmin):
    """Imports of a cohort's people, or of their grades."""

    def trial_context(self, request: HttpRequest, job: Job) -> dict[str, Any]:
        return {"cohort": self.cohort_of(request, job)}

    def cohort_of(self, request: HttpRequest, job: Job) -> Cohort | None:
        """The import's cohort, if this person may see it."""
        rows = Cohort.objects.for_issuer(job.issuer_id).select_related("program")
        visible = rows.visible_to(as_membership_row(request, self.membership(request)))
        cohort_id = self.import_kind.parameters_of(job).cohort
        return visible.filter(pk=cohort_id).first() if cohort_id else None


def open_cohorts(request: HttpRequest, issuer_id: UUID, *roles: TeamRole) -> Any:
    """The running cohorts in which this person has one of these roles, the newest first."""
    rows = Cohort.objects.for_issuer(issuer_id).exclude(program__state=ProgramState.ARCHIVED)
    if not is_manager(request):
        own = [each.team_id for each in team_memberships(request) if each.role in roles]
        rows = rows.filter(Q(team__in=own) | Q(program__team__in=own))
    return rows.select_related("program").order_by("-pk")


def preselected_cohort(request: HttpRequest, cohorts: Any) -> Cohort | None:
    """The one of these that the page was opened for."""
    try:
        cohort: Cohort | None = cohorts.filter(pk=UUID(request.GET.get("cohort", ""))).first()
    except ValueError:
        return None
    return cohort


class CohortChoice(forms.ModelChoiceField):  # type: ignore[type-arg]
    """A choice of cohorts by their full names."""

    most = 100

    def offer(self, cohorts: QuerySet[Cohort], preselected: Cohort | None) -> None:
        """Offers the newest of these, and the preselected one; any of them may be submitted."""
        newest = list(cohorts[: self.most])
        older = [preselected] if preselected and preselected not in newest else []
        empty = [] if self.empty_label is None else [("", self.empty_label)]
        self.queryset = cohorts
        self.choices = [*empty, *((row.pk, row.full_name) for row in (*older, *newest))]


STATUS_COLOURS = {
    EnrolmentStatus.ENROLLED: "info",
    EnrolmentStatus.COMPLETED: "success",
    EnrolmentStatus.FAILED: "danger",
}


def row_link(row: Model, text: object = None) -> SafeString:
    """A link to the page of a row of EDU."""
    address = reverse(f"admin:edu_{row._meta.model_name}_change", args=[row.pk])
    return format_html('<a class="text-link" href="{}">{}</a>', address, text or row)


def status_badge(status: str) -> SafeString:
    """The badge of an enrolment's status."""
    value = EnrolmentStatus(status)
    return badge(value.label, STATUS_COLOURS.get(value, ""))


def certificate_link(certificate: Certificate | None) -> SafeString:
    """A link to the certificate, with its present status."""
    if certificate is None:
        return mark_safe("–")
    address = reverse("admin:certificates_certificate_change", args=[certificate.pk])
    state = badge(
        certificate.status.label, "success" if certificate.status is Status.ACTIVE else "danger"
    )
    link = '<a class="text-link" href="{}">{}</a> {}'
    return format_html(link, address, certificate, state)


@admin.display(description=gettext_lazy("status"))
def shown_status(enrolment: Enrolment) -> SafeString:
    """The status as a badge."""
    return status_badge(enrolment.status)


@admin.display(description=gettext_lazy("certificate"))
def shown_certificate(enrolment: Enrolment) -> SafeString:
    """A link to the certificate."""
    return certificate_link(enrolment.certificate)


@admin.display(description=gettext_lazy("grade"))
def shown_grade(enrolment: Enrolment) -> str:
    """The grade with the decimal mark of the active language."""
    return graded(enrolment.grade)


def scale_text(scale: grades.Scale) -> str:
    """The grades of a scale as a text."""
    named = (str(grades.PASS_FAIL_LABELS.get(each, each)) for each in scale.choices)
    return ", ".join(named) or scale.expected


def passing_text(scale: grades.Scale) -> str:
    """Which grades of a scale pass; empty where the grades themselves say it."""
    match scale:
        case grades.NumericScale():
            return _("%(mark)s or better passes.") % {"mark": scale.pass_mark}
        case grades.LabelScale():
            passing = ", ".join(each.label for each in scale.labels if each.passed)
            return _("Passed with: %(grades)s.") % {"grades": passing}
    return ""
