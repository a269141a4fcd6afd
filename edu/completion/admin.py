"""The pages on which a class's grades are entered, imported from a file, and corrected."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts.actors import RequestContext
from accounts.back_office.audited import row_button
from accounts.back_office.pages import CONFIRMED, ConfirmPage, Text
from accounts.errors import ServiceError, ValidationFailed
from accounts.jobs.admin import redirect_to_job
from accounts.jobs.forms import TableForm
from accounts.jobs.imports.kinds import TemplateColumn
from accounts.jobs.models import Job
from accounts.limits import quota
from certificates.issuing.form_fields import MORE_ROWS
from edu import grades
from edu.back_office import (
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

from .forms import CorrectionForm, GradesForm, GradeUploadForm
from .jobs import COMPLETIONS, CompletionParameters, start_completions, template
from .matching import (
    Completion,
    CompletionRules,
    MatchedCompletion,
    is_unchanged,
    load_rules,
    match_all,
)
from .operations import check_certificates

BACK = "back"  # to the table, with the entered values
ASSESSORS = (TeamRole.COORDINATOR, TeamRole.ASSESSOR)
Entered = list[tuple[Enrolment, Completion]]


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
                job = _start(form, cohort, context, judged)
                return redirect_to_job(job)
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
        issuer_id = context.issuer.id
        if not quota.has_room(
            issuer_id=issuer_id, mode=context.mode, amount=passed, now=context.now
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
        return self.page(
            request,
            "admin/edu/completion/grades.html",
            _("Grades of %(cohort)s") % {"cohort": cohort},
            original=cohort,
            form=form,
            scale=scale_text(scale),
            passes=passing_text(scale),
            takes_files=cohort.program.state == ProgramState.PUBLISHED,
            judged=_with_names(form, judged) if judged else None,
            passed=sum(each.passed for each in judged or ()),
            failed=sum(not each.passed for each in judged or ()),
            entered=[(name, value) for name, value in form.data.items() if _is_entered(name)],
            confirmed=CONFIRMED,
            back=BACK,
        )


def _is_entered(name: str) -> bool:
    return name in {"completed_on", "notify_holder"} or name.startswith(("grade-", "day-"))


def _show_refusals(
    form: GradesForm,
    entered: Entered,
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


def _with_names(
    form: GradesForm, judged: list[MatchedCompletion]
) -> list[tuple[Enrolment, MatchedCompletion]]:
    rows = {enrolment.pk: enrolment for enrolment in form.open}
    return [(rows[each.enrolment], each) for each in judged]


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
    leaves_out_wrong_rows: ClassVar = True

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

    def changes_after_trial(self, trial: Job) -> dict[str, object]:
        return {"partial": trial.failed > 0}

    def template_columns(
        self, request: HttpRequest, **which: Any
    ) -> tuple[str, Sequence[TemplateColumn]] | None:
        return "grades", template()


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
