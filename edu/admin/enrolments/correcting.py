"""The page that corrects the result of a completed enrolment."""

import msgspec
from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action

from accounts.domain.actors import RequestContext
from accounts.errors import ServiceError, ValidationFailed
from accounts.jobs.models import Job
from certificates.forms import MORE_ROWS
from edu.admin.cohorts.grading import redirect_to_job
from edu.admin.permissions import EduAdmin
from edu.domain.lifecycle import EnrolmentStatus
from edu.forms import CorrectionForm
from edu.jobs.imports.completions import CompletionParameters, start_completions
from edu.models import Enrolment
from edu.operations.completion import apply_completions, match_grades
from edu.operations.completion.match_grades import MatchedCompletion


class CorrectingPage(EduAdmin):
    """Corrects the result of a completed enrolment; open to people who may enter grades."""

    @action(  # type: ignore[untyped-decorator]
        description=_("Correct the result"), permissions=["fail"], url_path="correct", icon="edit"
    )
    def correct_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Takes the right result; a new certificate with it supersedes the old one."""
        enrolment = self.get_object(request, unquote(object_id))
        if enrolment is None:
            return self.is_gone(request, object_id)
        page = reverse("admin:edu_enrolment_change", args=[enrolment.pk])
        if enrolment.status != EnrolmentStatus.COMPLETED:
            self.message_user(request, _("Only what was completed is corrected."), messages.ERROR)
            return HttpResponseRedirect(page)
        context = self.request_context(request, enrolment.mode)
        form = CorrectionForm(
            request.POST or None, enrolment=enrolment, notify=context.issuer.notify_holder
        )
        if MORE_ROWS not in request.POST and form.is_valid():
            try:
                if job := _start_correction(form, enrolment, context):
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
            "original": enrolment,
            "title": _("Correct the result of %(recipient)s") % {"recipient": enrolment.recipient},
            "form": form,
        }
        return TemplateResponse(request, "admin/edu/enrolment/correct.html", page_context)


def _start_correction(
    form: CorrectionForm, enrolment: Enrolment, context: RequestContext
) -> Job | None:
    """Starts the job that corrects the result; None if the enrolment has it already.

    Raises ValidationFailed, and every other error that the job would end with.
    """
    stated, notify = form.completion(), form.cleaned_data["notify_holder"]
    rules = match_grades.load_rules(
        context,
        enrolment.program_id,
        correct=True,
        notify_holder=notify,
        cohort_id=enrolment.cohort_id,
    )
    (matched,) = match_grades.match_all(context, rules, [stated], decimal_comma=True)
    if not isinstance(matched, MatchedCompletion):
        raise ValidationFailed(matched)
    if match_grades.is_unchanged(enrolment, matched):
        return None
    (refused,) = apply_completions.check_certificates(context, rules, [matched])
    if refused is not None:
        raise refused.error
    parameters = CompletionParameters(
        program=enrolment.program_id, correct=True, notify_holder=notify, cohort=enrolment.cohort_id
    )
    completion = msgspec.structs.replace(stated, grade=matched.grade)
    return start_completions(parameters, [completion], context=context)
