"""The routes of the onboarding. Both modes share it, so a test key only reads it."""

from collections.abc import Mapping, Sequence
from typing import Any

from accounts.api import parsing
from accounts.api.endpoints import JsonBody, endpoint
from accounts.errors import FieldError
from accounts.scopes import Scope
from edu.api import EduView

from . import operations as onboarding
from .schemas import OnboardingAnswer, OnboardingProfileChange, onboarding_answer


def _refused(stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
    """The faults that the rules find in the readable fields of a profile."""
    return parsing.collect_faults(lambda: onboarding.check_profile(stated))


class OnboardingApi(EduView):
    """The onboarding: its profile, its steps, and the request for approval."""

    tag = "teams"

    def state(self) -> OnboardingAnswer:
        """The present onboarding."""
        return onboarding_answer(onboarding.progress(self.caller.issuer.id))

    @endpoint(Scope.EDU_READ)
    def get_onboarding(self) -> OnboardingAnswer:
        """The profile, the checklist, and how far the issuer has come"""
        return self.state()

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict",))
    def update_onboarding(self, body: JsonBody[OnboardingProfileChange]) -> OnboardingAnswer:
        """Change the profile; once submitted only website and contact"""
        change = body.read(rules=_refused).change()
        onboarding.change_profile(context=self.context, change=change)
        return self.state()

    @endpoint(Scope.EDU_MANAGE, live_only=True, errors=("conflict",))
    def submit_onboarding(self) -> OnboardingAnswer:
        """Ask for approval: every step must be done"""
        onboarding.submit(context=self.context)
        return self.state()
