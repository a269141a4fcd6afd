"""The onboarding in JSON."""

from typing import Annotated, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api.responses import Answer
from edu.lifecycle import OnboardingState, OnboardingStep
from edu.models import Onboarding
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from .operations import PROFILE_FIELDS, OnboardingProgress, ProfileFields

StateWord = Annotated[str, Meta(extra_json_schema={"enum": OnboardingState.values})]
StepWord = Annotated[str, Meta(extra_json_schema={"enum": OnboardingStep.values})]
Text50 = Annotated[str, Meta(max_length=50)]
Text100 = Annotated[str, Meta(max_length=100)]
Text200 = Annotated[str, Meta(max_length=200)]
Text500 = Annotated[str, Meta(max_length=500)]
Country = Annotated[str, Meta(pattern="^[A-Za-z]{2}$")]
Email = Annotated[str, Meta(max_length=254)]
Website = Annotated[str, Meta(max_length=300)]


class OnboardingProfileChange(RequestStruct, frozen=True, kw_only=True):
    """The fields to change; a field that is left out stays as it is, null clears it."""

    legal_name: Text200 | UnsetType | None = UNSET
    country: Country | UnsetType | None = UNSET
    address: Text500 | UnsetType | None = UNSET
    website: Website | UnsetType | None = UNSET
    accreditation_body: Text200 | UnsetType | None = UNSET
    accreditation_number: Text100 | UnsetType | None = UNSET
    contact_name: Text200 | UnsetType | None = UNSET
    contact_email: Email | UnsetType | None = UNSET
    contact_phone: Text50 | UnsetType | None = UNSET

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

    step: StepWord
    done: bool
    missing: list[str]


class OnboardingAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The issuer's onboarding and its steps. `reason` is why it was rejected."""

    state: StateWord
    reason: str | None
    submitted_at: Instant | None
    decided_at: Instant | None
    profile: OnboardingProfileAnswer
    steps: list[OnboardingStepAnswer]


def onboarding_answer(progress: OnboardingProgress) -> OnboardingAnswer:
    """The onboarding as it is now."""
    row = progress.profile
    return to_struct(
        row,
        OnboardingAnswer,
        state=progress.state.value,
        reason=row.reason or None,
        profile=_profile(row),
        steps=[
            OnboardingStepAnswer(step=each.step.value, done=each.done, missing=list(each.missing))
            for each in progress.steps
        ],
    )


def _profile(row: Onboarding) -> OnboardingProfileAnswer:
    return OnboardingProfileAnswer(**{name: getattr(row, name) or None for name in PROFILE_FIELDS})
