"""The routes of the onboarding. Both modes share it, so a test key only reads it."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.domain import parsing
from accounts.errors import FieldError
from accounts.scopes import Scope
from edu.api import READ_OR_MANAGE, EduView

from . import operations as onboarding
from .operations import check_profile
from .schemas import OnboardingAnswer, OnboardingProfileChange, onboarding_answer


class OnboardingBaseView(EduView):
    """Base of views that answer with the whole onboarding."""

    def state(self) -> HttpResponse:
        """Answers with the present onboarding."""
        return self.answer(onboarding_answer(onboarding.progress(self.caller.issuer.id)))


class OnboardingView(OnboardingBaseView):
    """`GET` and `PATCH /edu/onboarding`"""

    scopes = READ_OR_MANAGE
    live_only = frozenset({"patch"})

    @documented(
        operation_id="getOnboarding",
        summary=_("The profile, the checklist, and how far the issuer has come"),
        tag="teams",
        response=OnboardingAnswer,
    )
    def get(self, request: Request) -> HttpResponse:
        return self.state()

    @documented(
        operation_id="updateOnboarding",
        summary=_("Change the profile; once submitted only website and contact"),
        tag="teams",
        request=OnboardingProfileChange,
        response=OnboardingAnswer,
        errors=("conflict",),
    )
    def patch(self, request: Request) -> HttpResponse:
        body = self.read(request, OnboardingProfileChange, rules=_refused)
        onboarding.change_profile(context=self.request_context(request), change=body.change())
        return self.state()


def _refused(stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
    """The faults that the rules find in the readable fields of a profile."""
    return parsing.collect_faults(lambda: check_profile(stated))


class SubmitView(OnboardingBaseView):
    """`POST /edu/onboarding/submit`"""

    scopes = {"post": Scope.EDU_MANAGE}
    live_only = frozenset({"post"})

    @documented(
        operation_id="submitOnboarding",
        summary=_("Ask for approval: every step must be done"),
        tag="teams",
        response=OnboardingAnswer,
        errors=("conflict",),
    )
    def post(self, request: Request) -> HttpResponse:
        onboarding.submit(context=self.request_context(request))
        return self.state()
