"""The routes of the onboarding. Both modes share it, so a test key only reads it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api import parsing
from accounts.api.endpoints import JsonBody, endpoint
from accounts.api.responses import Answer
from accounts.errors import FieldError
from accounts.scopes import Scope
from edu.api import EduView
from edu.lifecycle import OnboardingState, OnboardingStep
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from . import operations as onboarding
from .operations import PROFILE_FIELDS, OnboardingProgress, ProfileFields

Text50 = Annotated[str, Meta(max_length=50)]
Text100 = Annotated[str, Meta(max_length=100)]
Text200 = Annotated[str, Meta(max_length=200)]
Text500 = Annotated[str, Meta(max_length=500)]
Country = Annotated[str, Meta(pattern="^[A-Za-z]{2}$")]
Email = Annotated[str, Meta(max_length=254)]
Website = Annotated[str, Meta(max_length=300)]


# fmt: off
class OnboardingProfileChange(RequestStruct, frozen=True, kw_only=True):
    """The fields to change; a field that is left out stays as it is, null clears it."""

    legal_name: Annotated[Text200 | UnsetType | None, Meta(description="Legal name of the institution")] = UNSET
    country: Annotated[Country | UnsetType | None, Meta(description="Country, two letters of ISO 3166-1: `XK`")] = UNSET
    address: Annotated[Text500 | UnsetType | None, Meta(description="Postal address of the institution; lines end with a line feed")] = UNSET
    website: Website | UnsetType | None = UNSET
    accreditation_body: Annotated[Text200 | UnsetType | None, Meta(description="Who has accredited the institution; null: nobody")] = UNSET
    accreditation_number: Annotated[Text100 | UnsetType | None, Meta(description="Number of the accreditation; null: none")] = UNSET
    contact_name: Annotated[Text200 | UnsetType | None, Meta(description="Name of the person to contact")] = UNSET
    contact_email: Annotated[Email | UnsetType | None, Meta(description="E-mail address of the person to contact")] = UNSET
    contact_phone: Annotated[Text50 | UnsetType | None, Meta(description="Telephone number of the person to contact")] = UNSET

    def change(self) -> ProfileFields:
        """The change, as the operation takes it."""
        return cast(ProfileFields, self.stated())


class OnboardingProfileAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The institution's profile, which operators review. An accreditation is given whole or not at all."""

    legal_name: str | None
    country: str | None
    address: str | None
    website: str | None
    accreditation_body: str | None
    accreditation_number: str | None
    contact_name: str | None
    contact_email: str | None
    contact_phone: str | None


class OnboardingStepAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One step, derived from the data; `missing` names fields of the profile or kinds of consent."""

    step: Annotated[OnboardingStep, Meta(description="Which step")]
    done: Annotated[bool, Meta(description="Whether nothing is missing in this step")]
    missing: Annotated[list[str], Meta(description="Names of what is missing: fields of the profile, or kinds of consent")]


class OnboardingAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The issuer's onboarding and its steps. `reason` is why it was rejected."""

    state: OnboardingState
    reason: Annotated[str | None, Meta(description="Why it was rejected; null: it was not")]
    submitted_at: Annotated[Instant | None, Meta(description="When it was submitted for approval; null: not yet")]
    decided_at: Annotated[Instant | None, Meta(description="When operators of the service decided; null: not yet")]
    profile: Annotated[OnboardingProfileAnswer, Meta(description="The institution’s profile")]
    steps: Annotated[list[OnboardingStepAnswer], Meta(description="All steps on the way to approval")]
# fmt: on


def onboarding_answer(progress: OnboardingProgress) -> OnboardingAnswer:
    """The onboarding as it is now."""
    row = progress.profile
    return to_struct(
        row,
        OnboardingAnswer,
        state=progress.state,
        reason=row.reason or None,
        profile=OnboardingProfileAnswer(
            **{name: getattr(row, name) or None for name in PROFILE_FIELDS}
        ),
        steps=[
            OnboardingStepAnswer(step=each.step, done=each.done, missing=list(each.missing))
            for each in progress.steps
        ],
    )


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
