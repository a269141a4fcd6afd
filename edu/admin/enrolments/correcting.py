"""Beside an enrolment: the page on which a result that was mistyped is corrected."""

import msgspec
from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action

from accounts.actors import RequestContext
from accounts.errors import ServiceError, ValidationFailed
from accounts.jobs.models import Job
from certificates.forms import MORE_ROWS
from edu.admin.cohorts.grading import redirect_to_job
from edu.admin.permissions import EduAdmin
from edu.forms import CorrectionForm
from edu.jobs.imports.completions import CompletionParameters, start_completions
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment
from edu.operations.completion import apply_completions, match_grades
from edu.operations.completion.match_grades import MatchedCompletion


class CorrectingPage(EduAdmin):
    """For those who may say who has passed."""

    @action(  # type: ignore[untyped-decorator]
        description=_("Correct the result"), permissions=["fail"], url_path="correct", icon="edit"
    )
    def correct_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Takes the right result; its certificate is superseded by one that says it."""
        found = self.get_object(request, unquote(object_id))
        if found is None:
            return self.is_gone(request, object_id)
        page = reverse("admin:edu_enrolment_change", args=[found.pk])
        if found.status != EnrolmentStatus.COMPLETED:
            self.message_user(request, _("Only what was completed is corrected."), messages.ERROR)
            return HttpResponseRedirect(page)
        context = self.request_context(request, found.mode)
        form = CorrectionForm(
            request.POST or None, enrolment=found, notify=context.issuer.notify_holder
        )
        if MORE_ROWS not in request.POST and form.is_valid():
            try:
                if job := _begun(form, found, context):
                    return redirect_to_job(self, request, job, page)
                form.add_error(None, _("It stands like this already."))
            except ValidationFailed as error:
                for fault in error.errors:
                    form.show(fault)
            except ServiceError as error:
                form.add_error(None, error.detail())
        page_context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "original": found,
            "title": _("Correct the result of %(recipient)s") % {"recipient": found.recipient},
            "form": form,
        }
        return TemplateResponse(request, "admin/edu/enrolment/correct.html", page_context)


def _begun(form: CorrectionForm, found: Enrolment, context: RequestContext) -> Job | None:
    """The job that corrects it; None where it stands as it was entered.

    Raises ValidationFailed, and whatever else the job would end with.
    """
    said, notify = form.completion(), form.cleaned_data["notify_holder"]
    rules = match_grades.load_rules(
        context, found.program_id, correct=True, notify_holder=notify, cohort_id=found.cohort_id
    )
    (judged,) = match_grades.match_all(context, rules, [said], decimal_comma=True)
    if not isinstance(judged, MatchedCompletion):
        raise ValidationFailed(judged)
    if match_grades.is_unchanged(found, judged):
        return None
    (refused,) = apply_completions.check_certificates(context, rules, [judged])
    if refused is not None:
        raise refused.error
    parameters = CompletionParameters(
        program=found.program_id, correct=True, notify_holder=notify, cohort=found.cohort_id
    )
    completion = msgspec.structs.replace(said, grade=judged.grade)
    return start_completions(parameters, [completion], context=context)
