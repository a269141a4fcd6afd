"""The issuer's page of its onboarding: the profile, and a checklist with links."""

from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.urls import reverse, reverse_lazy
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.pages import IssuerPage
from accounts.errors import ServiceError
from accounts.forms import show_service_error
from accounts.models import ConsentKind
from edu.back_office import edu_membership
from edu.lifecycle import MANAGERS, OVERSEERS, OnboardingState, OnboardingStep
from edu.models import Onboarding

from . import operations as onboarding
from .forms import ProfileForm
from .operations import OnboardingProgress, StepState
from .profile import PROFILE_FIELDS

GUIDE_URL = reverse_lazy("admin:edu_onboarding_guide")
COLOURS = {
    OnboardingState.SUBMITTED: "info",
    OnboardingState.APPROVED: "success",
    OnboardingState.REJECTED: "danger",
}
# The page on which a step is done; the profile is on this one.
STEP_PAGES = {
    OnboardingStep.CONSENT: "admin:accounts_issuer_consent",
    OnboardingStep.BRANDING: "admin:accounts_issuer_settings",
    OnboardingStep.TEAM: "admin:edu_team_changelist",
    OnboardingStep.PROGRAM: "admin:edu_program_changelist",
    OnboardingStep.RECIPIENTS: "admin:edu_recipient_add",
}


class OnboardingGuidePage(IssuerPage):
    """The checklist and the profile's form; owners and administrators fill it in and submit it."""

    readers = OVERSEERS
    writers = MANAGERS
    title = _("Onboarding")
    template = "admin/edu/onboarding/guide.html"

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if edu_membership(request) is None:
            raise PermissionDenied
        return super().dispatch(request, *args, **kwargs)

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show()

    def post(self, request: HttpRequest) -> HttpResponse:
        if "submit" in request.POST:
            return self.submit()
        progress = onboarding.progress(self.membership.issuer.pk)
        form = ProfileForm(request.POST, instance=progress.profile)
        if not form.is_valid():
            return self.show(form)
        try:
            onboarding.change_profile(context=self.request_context(), change=form.change())
        except ServiceError as error:
            show_service_error(form, error)
            return self.show(form)
        return self.done(_("The profile was saved."))

    def submit(self) -> HttpResponse:
        """Submits the onboarding for approval."""
        try:
            onboarding.submit(context=self.request_context())
        except ServiceError as error:
            messages.error(self.request, error.detail())
            return HttpResponseRedirect(str(GUIDE_URL))
        return self.done(_("The onboarding was submitted. The operator of this service decides."))

    def show(self, form: ProfileForm | None = None) -> HttpResponse:
        """Shows the page, with the form's errors if it has any."""
        progress = onboarding.progress(self.membership.issuer.pk)
        if form is None:
            form = ProfileForm(instance=progress.profile)
            if not self.may_write():
                form.close()
        return self.page(form=form, **progress_context(progress))

    def done(self, text: object) -> HttpResponse:
        """Redirects to the page, with a message."""
        messages.success(self.request, str(text))
        return HttpResponseRedirect(str(GUIDE_URL))


def progress_context(progress: OnboardingProgress) -> dict[str, Any]:
    """The progress for the template."""
    return {
        "progress": progress,
        "colour": COLOURS.get(progress.state, "warning"),
        "steps": [
            (each, ", ".join(_missing_labels(each)), _page_of(each.step)) for each in progress.steps
        ],
        "may_submit": not progress.missing and progress.state in _BEFORE,
        "ahead": len(progress.missing),
    }


_BEFORE = (OnboardingState.IN_PROGRESS, OnboardingState.REJECTED)
_COLUMNS = {name: column for column, name in PROFILE_FIELDS.items()}


def _page_of(step: OnboardingStep) -> str:
    return reverse(STEP_PAGES[step]) if step in STEP_PAGES else ""


def _missing_labels(each: StepState) -> list[str]:
    """The labels of fields and documents that a step lacks."""
    if each.step is OnboardingStep.CONSENT:
        return [str(ConsentKind(kind).label) for kind in each.missing]
    fields = [Onboarding._meta.get_field(_COLUMNS[name]) for name in each.missing]
    return [str(field.verbose_name) for field in fields]  # type: ignore[union-attr]
