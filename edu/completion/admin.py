"""The pages on which a class's grades are entered, imported from a file, and corrected."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any, ClassVar, cast

import msgspec
from django import forms
from django.core.exceptions import NON_FIELD_ERRORS
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _, pgettext_lazy

from accounts.actors import RequestContext
from accounts.api import parsing
from accounts.back_office.audited import row_button
from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import CONFIRMED, ConfirmPage, Text
from accounts.errors import FieldError, ServiceError, ValidationFailed, fault_text
from accounts.jobs.admin import redirect_to_job
from accounts.jobs.forms import TableForm
from accounts.jobs.imports.kinds import Template
from accounts.jobs.models import Job
from accounts.limits import quota
from certificates.issuing.form_fields import (
    ADDED_ROWS,
    MORE_ROWS,
    GridColumn,
    GridField,
    decimal_text,
)
from edu import grades
from edu.back_office import (
    CohortChoice,
    EduAdmin,
    EduImports,
    has_team_role,
    open_cohorts,
    passing_text,
    preselected_cohort,
    scale_text,
)
from edu.lifecycle import EnrolmentStatus, ProgramState, TeamRole
from edu.models import Cohort, Enrolment
from edu.recipients.models import alphabetical
from lib.dates import local_date

from .jobs import COMPLETIONS, CompletionParameters, start_completions, template
from .matching import (
    MAX_RESULTS,
    Completion,
    CompletionRules,
    MatchedCompletion,
    is_unchanged,
    load_rules,
    match_all,
)
from .operations import check_certificates

NOTIFY = _("Send each who has passed a mail with the certificate’s address")


class GradesForm(BackOfficeForm):
    """A grade for each open enrolment; a row without a grade changes nothing."""

    completed_on = forms.DateField(
        label=_("Completed on"), help_text=_("Counts for every row that states no other day.")
    )
    notify_holder = forms.BooleanField(label=NOTIFY, required=False)

    def __init__(
        self,
        data: Mapping[str, Any] | None,
        *,
        enrolments: Sequence[Enrolment],
        scale: grades.Scale,
        today: date,
        notify: bool,
    ) -> None:
        super().__init__(data, initial={"completed_on": today, "notify_holder": notify})
        self._enrolments = enrolments
        self.open = [e for e in enrolments if e.status == EnrolmentStatus.ENROLLED]
        for enrolment in self.open:
            self.fields[_grade(enrolment)] = grade_field(scale, enrolment)
            self.fields[_day(enrolment)] = forms.DateField(
                required=False,
                label=_("Another day"),
                widget=forms.DateInput(attrs={"aria-label": str(_("Another day"))}),
            )

    def rows(self) -> Iterable[tuple[Enrolment, Any, Any]]:
        """Every enrolment, with its two fields if it is open."""
        for enrolment in self._enrolments:
            if enrolment.status == EnrolmentStatus.ENROLLED:
                yield enrolment, self[_grade(enrolment)], self[_day(enrolment)]
            else:
                yield enrolment, None, None

    def entered(self) -> list[tuple[Enrolment, Completion]]:
        """The enrolments with a grade and their completions, in the order of the table."""
        data = self.cleaned_data
        return [
            (
                enrolment,
                Completion(
                    enrolment_id=enrolment.public_id,
                    grade=data[_grade(enrolment)],
                    completed_on=data.get(_day(enrolment)) or data["completed_on"],
                ),
            )
            for enrolment in self.open
            if data.get(_grade(enrolment))
        ]

    def show(self, enrolment: Enrolment, fault: FieldError) -> None:
        """Shows a fault at the grade or the day that it is about, or else above the table."""
        field: str = _day(enrolment) if fault.pointer == "/completedOn" else _grade(enrolment)
        text = fault_text(fault)
        if fault.pointer not in {"/grade", "/metadata/grade", "/completedOn"}:
            field, text = NON_FIELD_ERRORS, f"{enrolment.recipient}: {text}"
        self.add_error(None if field == NON_FIELD_ERRORS else field, text)


def _grade(enrolment: Enrolment) -> str:
    return f"grade-{enrolment.pk.hex}"


def _day(enrolment: Enrolment) -> str:
    return f"day-{enrolment.pk.hex}"


def grade_field(scale: grades.Scale, enrolment: Enrolment) -> forms.Field:
    """A list of choices where grades are words, else a text field: people write 1,7."""
    label = _("Grade of %(name)s") % {"name": enrolment.recipient}
    attrs = {"aria-label": label}
    if not scale.choices:
        widget = forms.TextInput(attrs={**attrs, "inputmode": "decimal", "size": 6})
        return forms.CharField(
            label=label, required=False, max_length=grades.MAX_GRADE_LENGTH, widget=widget
        )
    choices = [(each, grades.PASS_FAIL_LABELS.get(each, each)) for each in scale.choices]
    return forms.ChoiceField(
        label=label, required=False, choices=[("", "–"), *choices], widget=forms.Select(attrs=attrs)
    )


RESULT_COLUMNS = (
    GridColumn("code", _("Code")),
    GridColumn("title", pgettext_lazy("results", "Module"), required=True),
    GridColumn("grade", _("Grade")),
    GridColumn("credits", pgettext_lazy("results", "Credits"), read=decimal_text),
)


class CorrectionForm(BackOfficeForm):
    """The present result, to be changed."""

    grade = forms.Field()  # replaced by a field for the program's scale
    completed_on = forms.DateField(label=_("Completed on"))
    results = GridField(RESULT_COLUMNS, most=MAX_RESULTS, label=_("Results"))
    evidence = forms.CharField(
        label=pgettext_lazy("field", "Evidence"),
        required=False,
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 2}),
    )
    notify_holder = forms.BooleanField(label=NOTIFY, required=False)

    def __init__(
        self, data: Mapping[str, Any] | None, *, enrolment: Enrolment, notify: bool
    ) -> None:
        columns = [column.name for column in RESULT_COLUMNS]
        rows = [[each.get(name) or "" for name in columns] for each in enrolment.results]
        present = {
            "grade": enrolment.grade,
            "completed_on": enrolment.completed_on,
            "results": rows,
            "evidence": enrolment.evidence,
            "notify_holder": notify,
        }
        super().__init__(data, initial=present)
        self.enrolment = enrolment
        scale = grades.scale_from_json(enrolment.program.grade_scale)
        self.fields["grade"] = grade_field(scale, enrolment)
        if data is not None and MORE_ROWS in data:
            self.fields["results"].widget.spare = ADDED_ROWS

    def completion(self) -> Completion:
        """The completion that was entered. Raises ValidationFailed for invalid modules."""
        data, field = self.cleaned_data, self.fields["results"]
        assert isinstance(field, GridField)
        stated = {
            "enrolmentId": self.enrolment.public_id,
            "grade": data["grade"],
            "completedOn": data["completed_on"].isoformat(),
            "results": field.objects(data["results"]),
            "evidence": data["evidence"],
        }
        return parsing.convert(stated, Completion)

    def show(self, fault: FieldError) -> None:
        """Shows a fault at its field, or above the form if it has none."""
        first, *rest = fault.pointer.removeprefix("/metadata").removeprefix("/").split("/")
        text, field = fault_text(fault), self.fields["results"]
        if first == "results" and isinstance(field, GridField):
            text = field.locate(rest, text)
        places = {"completedOn": "completed_on", "transcript": "results"}
        name = places.get(first, first)
        self.add_error(name if name in self.fields else None, text)


class GradeUploadForm(TableForm):
    """The file, and the cohort whose grades it has."""

    cohort = CohortChoice(label=_("Cohort"), queryset=Cohort.objects.none())
    notify_holder = forms.BooleanField(label=NOTIFY, required=False)
    correct = forms.BooleanField(
        label=_("Correct results that stand already"),
        help_text=_(
            "Their certificates are superseded: the old page says so and leads to the new one."
        ),
        required=False,
    )

    def __init__(self, *args: Any, cohorts: QuerySet[Cohort], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        cast(CohortChoice, self.fields["cohort"]).offer(cohorts, self.initial.get("cohort"))
        self.fields["file"].help_text = _(
            "CSV, Excel workbook (.xlsx) or NDJSON, at most 10,000 people."
        )


BACK = "back"  # to the table, with the entered values
ASSESSORS = (TeamRole.COORDINATOR, TeamRole.ASSESSOR)


def may_grade(request: HttpRequest, cohort: Cohort) -> bool:
    """Whether this person may enter grades: coordinators and assessors of the cohort's teams."""
    return has_team_role(request, *ASSESSORS, teams=cohort.teams)


class GradingPages(EduAdmin):
    """One table for a class: grades are entered, confirmed, and applied by a job."""

    def has_grade_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        if not isinstance(obj, Cohort):
            obj = self.row_of(request, obj)
        return obj is not None and may_grade(request, obj)

    @row_button(description=_("Grades"), permissions=["grade"], url_path="grades", icon="grading")
    def enter_grades(self, request: HttpRequest, cohort: Cohort) -> HttpResponse:
        """Checks the grades, shows the result of each, and starts the job once confirmed."""
        context = self.request_context(request, cohort.mode)
        form = self._form(request, cohort, context)
        try:
            is_submitted = form.is_valid() and BACK not in request.POST
            judged = self._judged(form, cohort, context) if is_submitted else None
            if judged and CONFIRMED in request.POST:
                return redirect_to_job(_start(form, cohort, context, judged))
        except ServiceError as error:
            form.add_error(None, error.detail())
            judged = None
        return self._grades_page(request, cohort, form, judged)

    def _form(self, request: HttpRequest, cohort: Cohort, context: RequestContext) -> GradesForm:
        rows = Enrolment.objects.filter(cohort=cohort).select_related("recipient", "certificate")
        ordered = rows.order_by(
            *alphabetical("recipient__family_name", "recipient__given_name"), "pk"
        )
        return GradesForm(
            request.POST or None,
            enrolments=list(ordered),
            scale=grades.scale_from_json(cohort.program.grade_scale),
            today=local_date(context.certificate_time, context.issuer.time_zone),
            notify=context.issuer.notify_holder,
        )

    def _judged(
        self, form: GradesForm, cohort: Cohort, context: RequestContext
    ) -> list[MatchedCompletion] | None:
        """The completions that were entered; None if something is wrong, which the form then shows."""
        entered = form.entered()
        if not entered:
            form.add_error(None, _("Enter at least one grade."))
            return None
        notify = form.cleaned_data["notify_holder"]
        rules = load_rules(context, cohort.program_id, notify_holder=notify)
        completions = [completion for _enrolment, completion in entered]
        results = match_all(context, rules, completions, decimal_comma=True)
        judged: list[MatchedCompletion] = []
        for (enrolment, _completion), each in zip(entered, results, strict=True):
            if isinstance(each, MatchedCompletion):
                judged.append(each)
            else:
                for fault in each:
                    form.show(enrolment, fault)
        if not form.errors:
            _show_refusals(form, entered, judged, context, rules)
        passed = sum(each.passed for each in judged)
        if not quota.has_room(
            issuer_id=context.issuer.id, mode=context.mode, amount=passed, now=context.now
        ):
            form.add_error(None, _("This month’s certificates do not suffice for all of them."))
        return None if form.errors else judged

    def _grades_page(
        self,
        request: HttpRequest,
        cohort: Cohort,
        form: GradesForm,
        judged: list[MatchedCompletion] | None,
    ) -> HttpResponse:
        scale = grades.scale_from_json(cohort.program.grade_scale)
        people = {enrolment.pk: enrolment for enrolment in form.open}
        return self.page(
            request,
            "admin/edu/completion/grades.html",
            _("Grades of %(cohort)s") % {"cohort": cohort},
            original=cohort,
            form=form,
            scale=scale_text(scale),
            passes=passing_text(scale),
            takes_files=cohort.program.state == ProgramState.PUBLISHED,
            judged=[(people[each.enrolment], each) for each in judged or ()],
            passed=sum(each.passed for each in judged or ()),
            failed=sum(not each.passed for each in judged or ()),
            entered=[(name, value) for name, value in form.data.items() if name in form.fields],
            confirmed=CONFIRMED,
            back=BACK,
        )


def _show_refusals(
    form: GradesForm,
    entered: list[tuple[Enrolment, Completion]],
    judged: list[MatchedCompletion],
    context: RequestContext,
    rules: CompletionRules,
) -> None:
    """Shows the passing recipients for whom no certificate can be issued."""
    refusals = check_certificates(context, rules, judged)
    for (enrolment, _completion), refused in zip(entered, refusals, strict=True):
        if refused is None:
            continue
        for fault in refused.faults:
            form.show(enrolment, fault)
        if not refused.faults:
            form.add_error(None, f"{enrolment.recipient}: {refused.error.detail()}")


def _start(
    form: GradesForm, cohort: Cohort, context: RequestContext, judged: list[MatchedCompletion]
) -> Job:
    """Starts the job, with the grades in the scale's notation."""
    matched = {each.enrolment: each for each in judged}
    completions = [
        Completion(
            enrolment_id=completed.enrolment_id,
            grade=matched[enrolment.pk].grade,
            completed_on=completed.completed_on,
        )
        for enrolment, completed in form.entered()
    ]
    parameters = CompletionParameters(
        program=cohort.program_id,
        notify_holder=form.cleaned_data["notify_holder"],
        cohort=cohort.pk,
    )
    return start_completions(parameters, completions, context=context)


# --- a file of grades -----------------------------------------------------------------------------


class GradeImports(EduImports):
    """Open to people who may enter a class's grades; a file also has the results of each module."""

    import_kind: ClassVar = COMPLETIONS
    import_pages: ClassVar = "admin/edu/completion"
    import_title: ClassVar = _("Grades from a file")

    def may_import(self, request: HttpRequest) -> bool:
        return has_team_role(request, *ASSESSORS)

    def may_follow(self, request: HttpRequest, job: Job) -> bool:
        cohort = self.cohort_of(request, job)
        return cohort is not None and may_grade(request, cohort)

    def upload_form(self, request: HttpRequest) -> TableForm:
        issuer = self.membership(request).issuer
        cohorts = open_cohorts(request, issuer.pk, *ASSESSORS)
        published = cohorts.filter(program__state=ProgramState.PUBLISHED)
        return GradeUploadForm(
            request.POST or None,
            request.FILES or None,
            cohorts=published,
            initial={
                "cohort": preselected_cohort(request, published),
                "notify_holder": issuer.facts().notify_holder,
            },
        )

    def asked_for(self, form: GradeUploadForm) -> tuple[str, CompletionParameters]:
        cohort: Cohort = form.cleaned_data["cohort"]
        parameters = CompletionParameters(
            program=cohort.program_id,
            correct=form.cleaned_data["correct"],
            notify_holder=form.cleaned_data["notify_holder"],
            cohort=cohort.pk,
        )
        return cohort.mode, parameters

    def template(self, request: HttpRequest, **which: Any) -> Template | None:
        return Template("grades", template())


# --- correcting -----------------------------------------------------------------------------------


class CorrectResultPage(ConfirmPage):
    """Takes the right result; a new certificate with it supersedes the old one."""

    button = _("Correct and issue anew")
    danger = False
    template = "admin/edu/completion/correct.html"

    def heading(self) -> Text:
        return _("Correct the result of %(recipient)s") % {"recipient": self.row.recipient}

    def objection(self) -> Text | None:
        if self.row.status == EnrolmentStatus.COMPLETED:
            return None
        return _("Only what was completed is corrected.")

    def make_form(self, data: Any) -> CorrectionForm:
        self.operation_context = self.request_context()
        notify = self.operation_context.issuer.notify_holder
        return CorrectionForm(data, enrolment=self.row, notify=notify)

    def context(self, form: CorrectionForm) -> Mapping[str, Any]:
        return {"original": self.row}

    def is_confirmed(self) -> bool:
        return super().is_confirmed() and MORE_ROWS not in self.request.POST

    def perform(self, form: CorrectionForm) -> HttpResponse:
        job = _start_correction(form, self.row, self.operation_context)
        if job is None:
            form.add_error(None, _("This result is stored already. Nothing was changed."))
            return self.show(form)
        return redirect_to_job(job)

    def show_error(self, form: CorrectionForm, error: ServiceError) -> bool:
        """Shows every error in the form, next to its field."""
        if isinstance(error, ValidationFailed):
            for fault in error.errors:
                form.show(fault)
        else:
            form.add_error(None, error.detail())
        return True


def _start_correction(
    form: CorrectionForm, enrolment: Enrolment, context: RequestContext
) -> Job | None:
    """Starts the job that corrects the result; None if the enrolment has it already.

    Raises ValidationFailed, and every other error that the job would end with.
    """
    stated, notify = form.completion(), form.cleaned_data["notify_holder"]
    rules = load_rules(
        context,
        enrolment.program_id,
        correct=True,
        notify_holder=notify,
        cohort_id=enrolment.cohort_id,
    )
    (matched,) = match_all(context, rules, [stated], decimal_comma=True)
    if not isinstance(matched, MatchedCompletion):
        raise ValidationFailed(matched)
    if is_unchanged(enrolment, matched):
        return None
    (refused,) = check_certificates(context, rules, [matched])
    if refused is not None:
        raise refused.error
    parameters = CompletionParameters(
        program=enrolment.program_id, correct=True, notify_holder=notify, cohort=enrolment.cohort_id
    )
    completion = msgspec.structs.replace(stated, grade=matched.grade)
    return start_completions(parameters, [completion], context=context)
