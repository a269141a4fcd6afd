"""The page on which a class's grades are entered, checked and submitted."""

from typing import Any

from django.contrib.admin.utils import unquote
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.audited import row_button
from accounts.admin.foundation.confirm import CONFIRMED
from accounts.domain.actors import RequestContext
from accounts.errors import ServiceError
from accounts.jobs.admin.redirects import redirect_to_job
from accounts.jobs.models import Job
from accounts.limits import quota
from edu import grades
from edu.back_office import EduAdmin, has_team_role
from edu.badges import passing_text, scale_text
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort, Enrolment
from edu.querysets import alphabetical
from lib import zones

from . import matching as match_grades
from . import operations as apply_completions
from .forms import GradesForm
from .jobs import CompletionParameters, start_completions
from .matching import CompletionRules, MatchedCompletion
from .rules import Completion

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
            obj = self.get_object(request, unquote(str(obj))) if obj else None
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
            today=zones.today(context.certificate_time, context.issuer.time_zone),
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
        rules = match_grades.load_rules(context, cohort.program_id, notify_holder=notify)
        completions = [completion for _enrolment, completion in entered]
        results = match_grades.match_all(context, rules, completions, decimal_comma=True)
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
            "admin/edu/cohort/grades.html",
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
    refusals = apply_completions.check_certificates(context, rules, judged)
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
