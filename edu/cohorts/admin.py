"""Cohorts in the back office, with their enrolments: people are enrolled, certificates printed."""

from datetime import timedelta
from typing import Any, ClassVar, cast
from uuid import UUID

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.urls import URLPattern, reverse
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _, ngettext, pgettext_lazy
from unfold.views import ChangeList

from accounts.back_office.audited import row_button
from accounts.back_office.forms import BackOfficeForm, show_service_error
from accounts.back_office.tenancy import ModeFilter, OwnRelatedFilter, ReadOnlyInline, UncountedList
from accounts.errors import JobNotEnded, ResultsExpired, ServiceError, ValidationFailed
from accounts.jobs.admin import redirect_to_job
from accounts.jobs.live import download_links, download_response
from accounts.jobs.models import Job, JobState
from accounts.jobs.operations import create_job
from accounts.scopes import Mode
from certificates.lifecycle import IN_FORCE
from certificates.models import Certificate
from certificates.printing.jobs import IN_ONE_FILE, MAX_IN_PARTS, PARTS, TOGETHER, parameters
from edu.back_office import (
    OperationForm,
    has_team_role,
    is_coordinator,
    is_manager,
    row_link,
    shown_certificate,
    shown_grade,
    shown_status,
)
from edu.completion.admin import GradeImports, GradingPages
from edu.enrolments import operations as enrolments
from edu.enrolments.models import with_running
from edu.enrolments.operations import RecipientKey
from edu.lifecycle import EduPrefix, ProgramState, TeamRole
from edu.models import Cohort, Enrolment, Recipient
from edu.overview.admin import OverviewPages
from edu.recipients.models import alphabetical
from edu.recipients.operations import search_recipients
from lib import ids

from .operations import CohortFields, change_cohort, create_cohort

COURSE = ("code", "name", "starts_on", "ends_on", "team")


class CohortForm(OperationForm):
    """A cohort. Program and mode cannot be changed later."""

    class Meta:
        model = Cohort
        fields = ("program", "mode", *COURSE)
        help_texts = {
            "code": _("Unique within the program, such as 2026-A."),
            "team": _("Who runs it beside the program’s own team."),
        }

    def course(self) -> CohortFields:
        """The fields for the operation."""
        return cast(CohortFields, {name: self.cleaned_data[name] for name in COURSE})


class RecipientSearchForm(BackOfficeForm):
    """The search for recipients; empty: the newest. It is posted, as it may name a person."""

    term = forms.CharField(
        label=_("Name, e-mail, or your number"),
        required=False,
        max_length=254,
        widget=forms.TextInput(attrs={"autocomplete": "off", "spellcheck": "false"}),
    )


class ExternalIdsForm(BackOfficeForm):
    """Your numbers of recipients, pasted from a column of a spreadsheet."""

    numbers = forms.CharField(
        label=_("Your numbers"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("One a line: paste the column of your list."),
    )

    def clean_numbers(self) -> list[str]:
        """The lines that are not empty."""
        lines: list[Any] = self.cleaned_data["numbers"].splitlines()
        return [line.strip() for line in lines if line.strip()]


# --- enrolling ------------------------------------------------------------------------------------


MAX_SHOWN = 300  # people in one list


def _unknown(error: ValidationFailed, people: list[RecipientKey]) -> str:
    """The message that names the unknown numbers, as they were pasted."""
    places = [int(each.pointer.split("/")[2]) for each in error.errors]
    numbers = ", ".join(people[place].external_id or "–" for place in places)
    return str(_("Nobody has these numbers, and nobody was enrolled: %(numbers)s")) % {
        "numbers": numbers
    }


def _success_text(enrolled: list[enrolments.EnrolledRecipient]) -> str:
    count = len({each.enrolment.pk for each in enrolled if each.created})
    text = ngettext("%(count)s person was enrolled.", "%(count)s people were enrolled.", count)
    return text % {"count": count}


# --- printing -------------------------------------------------------------------------------------


LATELY = timedelta(days=7)  # as long as files are kept
SHOWN = 10


def _printable(cohort: Cohort) -> list[str]:
    """The ids of the certificates in force, in the order of the class list."""
    rows = Certificate.objects.filter(enrolment__cohort=cohort, state__in=IN_FORCE)
    names = alphabetical("enrolment__recipient__family_name", "enrolment__recipient__given_name")
    return [each.public_id for each in rows.only("pk").order_by(*names, "pk")]


def _printings(cohort: Cohort) -> QuerySet[Job]:
    """The jobs that printed this cohort, as long as their files may exist."""
    rows = Job.objects.for_issuer(cohort.issuer_id, Mode(cohort.mode))
    lately = rows.filter(kind__in=(TOGETHER, PARTS), created_at__gt=timezone.now() - LATELY)
    return lately.filter(parameters__cohort=cohort.public_id)


def _links(cohort: Cohort, job: Job) -> Any:
    return download_links(
        job, lambda form: reverse("admin:edu_cohort_printed", args=[cohort.pk, job.pk, form])
    )


def _shown(job: Job) -> str:
    """The job's state as a text, with its progress while it runs."""
    state = str(JobState(job.state).label)
    return f"{state}, {job.done} / {job.total}" if job.total and not job.has_ended else state


# --- list and form --------------------------------------------------------------------------------


ABOUT = ("program", "shown_mode", "shown_id", "created_at", "changed_at")


class EnrolmentInline(ReadOnlyInline):
    """The enrolments of the cohort, with their results."""

    model = Enrolment
    fields = ("opened", shown_status, "attempt", shown_grade, "completed_on", shown_certificate)
    readonly_fields = fields
    ordering = (*alphabetical("recipient__family_name", "recipient__given_name"), "attempt")
    per_page = 100
    verbose_name_plural = _("enrolments")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)
        return rows.select_related("recipient", "certificate")

    @admin.display(description=_("recipient"))
    def opened(self, enrolment: Enrolment) -> SafeString:
        return row_link(enrolment, enrolment.recipient)


class CohortList(ChangeList):
    """Counts open enrolments for the cohorts of a page, not for a single one that is opened."""

    def get_queryset(self, *args: Any, **kwargs: Any) -> Any:
        rows: Any = super().get_queryset(*args, **kwargs)
        return with_running(rows)


@admin.register(Cohort)
class CohortAdmin(UncountedList, GradeImports, GradingPages, OverviewPages):
    """Cohorts: list, form, and the pages beside one."""

    form = CohortForm
    empty_hint = _(
        "A cohort is one run of a program, with its dates and participants. Results are entered there."
    )
    list_display = ("name", "code", "program", "starts_on", "ends_on", "enrolled", "shown_mode")
    list_filter = (ModeFilter, ("program", OwnRelatedFilter), ("team", OwnRelatedFilter))
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

    def get_fieldsets(self, request: HttpRequest, obj: Cohort | None = None) -> Any:
        if obj is None:
            return [(None, {"fields": ("program", *COURSE, "mode")})]
        return [(None, {"fields": COURSE}), (_("The cohort"), {"fields": ABOUT})]

    def get_readonly_fields(self, request: HttpRequest, obj: Cohort | None = None) -> Any:
        return () if obj is None else ABOUT

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        return {"mode": Mode.LIVE, **super().get_changeform_initial_data(request)}

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

    # --- enrol: terms are posted, as they name people and addresses end up in logs -------------

    def runs(self, request: HttpRequest, obj: Any = None) -> bool:
        """Whether this person coordinates the cohort's team or its program's."""
        if not isinstance(obj, Cohort):
            return is_coordinator(request)
        return has_team_role(request, TeamRole.COORDINATOR, teams=obj.teams)

    def has_enrol_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        return self.has_change_permission(request, self.row_of(request, object_id))

    @row_button(
        description=_("Enrol recipients"),
        permissions=["enrol"],
        url_path="enrol",
        icon="person_add",
    )
    def enrol_into(self, request: HttpRequest, cohort: Cohort) -> HttpResponse:
        if not self.has_change_permission(request, cohort):
            raise PermissionDenied
        numbers = ExternalIdsForm()
        if "enrol" in request.POST:
            numbers = ExternalIdsForm(request.POST)
            if numbers.is_valid() and self._enrol(request, cohort, numbers):
                return HttpResponseRedirect(self.change_url(request, cohort))
        return self._page(request, cohort, numbers)

    def _enrol(self, request: HttpRequest, cohort: Cohort, form: ExternalIdsForm) -> bool:
        """Enrols the ticked recipients and those on the list. False if refused; the form shows why."""
        ticked = [ids.parse(EduPrefix.RECIPIENT, each) for each in request.POST.getlist("who")]
        listed: list[str] = form.cleaned_data["numbers"]
        people = [
            *map(RecipientKey, ticked),
            *(RecipientKey(external_id=number) for number in listed),
        ]
        if not people:
            form.add_error("numbers", _("Tick somebody, or paste your numbers."))
        elif len(people) > enrolments.MAX_PEOPLE:
            limit = {"limit": enrolments.MAX_PEOPLE}
            form.add_error("numbers", _("At most %(limit)s entries.") % limit)
        if not form.is_valid():
            return False
        try:
            context = self.request_context(request, cohort.mode)
            enrolled = enrolments.enrol(context=context, cohort_id=cohort.pk, people=people)
        except ValidationFailed as error:
            form.add_error("numbers", _unknown(error, people))
            return False
        except ServiceError as error:
            show_service_error(form, error)
            return False
        self.message_user(request, _success_text(enrolled), messages.SUCCESS)
        return True

    def _page(self, request: HttpRequest, cohort: Cohort, form: ExternalIdsForm) -> HttpResponse:
        search = RecipientSearchForm(request.POST if "search" in request.POST else None)
        term = search.cleaned_data["term"] if search.is_valid() else ""
        candidates = self._candidates(request, cohort, term)
        return self.page(
            request,
            "admin/edu/cohorts/enrol.html",
            _("Enrol in %(cohort)s") % {"cohort": cohort},
            original=cohort,
            is_draft=cohort.program.state == ProgramState.DRAFT,
            search=search,
            form=form,
            candidates=candidates,
            ticked=set(request.POST.getlist("who")),
            most=MAX_SHOWN,
        )

    def _candidates(self, request: HttpRequest, cohort: Cohort, term: str) -> list[Recipient]:
        """Recipients who match the term and are not in the cohort, the newest first."""
        context = self.request_context(request, cohort.mode)
        rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).living()
        if term:
            exact = rows.filter(external_id=term)
            email, name = (term, None) if "@" in term else (None, term)
            try:
                named = search_recipients(context=context, name=name, email=email)
            except ValidationFailed:
                named = rows.none()
            rows = exact if exact.exists() else named
        inside = Enrolment.objects.filter(cohort=cohort).counting().values("recipient")
        waiting = rows.exclude(pk__in=inside).defer("search_text", "search_vector")
        return list(waiting.order_by("-pk")[:MAX_SHOWN])

    # --- print: open to people who may grade the class; files of all are downloaded here -------

    def get_urls(self) -> list[URLPattern]:
        route = "<path:object_id>/print/<uuid:job_id>/<slug:form>"
        return [self.page_path(route, self.printed, "printed"), *super().get_urls()]

    @row_button(description=_("Print all"), permissions=["grade"], url_path="print", icon="print")
    def print_all(self, request: HttpRequest, cohort: Cohort) -> HttpResponse:
        """Prints the cohort's certificates that are in force: one PDF, or a few of a hundred each."""
        certificate_ids = _printable(cohort)
        if request.method == "POST" and 0 < len(certificate_ids) <= MAX_IN_PARTS:
            job = self._print(request, cohort, certificate_ids)
            return redirect_to_job(job) if job else HttpResponseRedirect(request.path)
        return self._printing_page(request, cohort, len(certificate_ids))

    def printed(
        self, request: HttpRequest, object_id: str, job_id: UUID, form: str
    ) -> HttpResponseBase:
        """Downloads a file that was printed of this cohort."""
        cohort = self.row_of(request, object_id)
        if cohort is None or not self.has_grade_permission(request, cohort):
            raise Http404
        job = _printings(cohort).filter(pk=job_id).first()
        if job is None:
            raise Http404
        try:
            return download_response(job, form)
        except (JobNotEnded, ResultsExpired) as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return HttpResponseRedirect(reverse("admin:edu_cohort_print_all", args=[cohort.pk]))

    def _print(
        self, request: HttpRequest, cohort: Cohort, certificate_ids: list[str]
    ) -> Job | None:
        """Starts the job; None, with a message, if that is refused."""
        context = self.request_context(request, cohort.mode)
        try:
            return create_job(
                context=context,
                kind=TOGETHER if len(certificate_ids) <= IN_ONE_FILE else PARTS,
                parameters=parameters(certificate_ids, None) | {"cohort": cohort.public_id},
            )
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        return None

    def _printing_page(self, request: HttpRequest, cohort: Cohort, count: int) -> HttpResponse:
        jobs = list(_printings(cohort).order_by("-id")[:SHOWN])
        return self.page(
            request,
            "admin/edu/cohorts/print.html",
            _("Print the certificates of %(cohort)s") % {"cohort": cohort},
            original=cohort,
            count=count,
            most=MAX_IN_PARTS,
            in_one_file=IN_ONE_FILE,
            printings=[(job, _shown(job), _links(cohort, job)) for job in jobs],
            is_waiting=not all(job.has_ended for job in jobs),
        )
