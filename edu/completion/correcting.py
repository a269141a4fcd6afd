"""The page that corrects the result of a completed enrolment."""

from collections.abc import Mapping
from typing import Any

import msgspec
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.confirm import ConfirmPage, Text, confirm_button
from accounts.domain.actors import RequestContext
from accounts.errors import ServiceError, ValidationFailed
from accounts.jobs.admin.redirects import redirect_to_job
from accounts.jobs.models import Job
from certificates.forms import MORE_ROWS
from edu.back_office import EduAdmin
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment

from . import matching as match_grades
from . import operations as apply_completions
from .correction_forms import CorrectionForm
from .jobs import CompletionParameters, start_completions
from .matching import MatchedCompletion


class CorrectResultPage(ConfirmPage):
    """Takes the right result; a new certificate with it supersedes the old one."""

    button = _("Correct and issue anew")
    danger = False
    template = "admin/edu/enrolment/correct.html"

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


class CorrectionAdmin(EduAdmin):
    """The correction of completed enrolments, for people who may enter grades."""

    correct_one = confirm_button(
        "correct_one",
        CorrectResultPage,
        description=_("Correct the result"),
        permissions=["fail"],
        url_path="correct",
        icon="edit",
    )


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
