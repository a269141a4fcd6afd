"""An issuer's way to approval: a profile and a checklist, submitted by the issuer, decided by operators.

Every step follows from the data: nothing is ticked by hand, and nothing stays ticked that is no
longer so.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TypedDict
from uuid import UUID

from django.db import transaction
from django.utils.text import format_lazy

from accounts import audit
from accounts.actors import Actor
from accounts.models import Branding, ConsentKind, ConsentVerb
from accounts.operations.audit.entries import record
from accounts.operations.consent import documents
from accounts.operations.issuers.lock import locked_issuer
from accounts.scopes import Mode
from edu import events
from edu.errors import (
    ApprovalRequired,
    OnboardingClosed,
    OnboardingIncomplete,
    OnboardingNotSubmitted,
)
from edu.lifecycle import OnboardingState, OnboardingStep, ProgramState, TeamRole
from edu.models import Onboarding, Program, Recipient, Team
from edu.operations.permissions import require_manager, set_changed
from lib import ids
from webhooks import outbox

from . import decision_mails
from .profile import check_profile, missing_in

LOCKED_STATES = (OnboardingState.SUBMITTED, OnboardingState.APPROVED)
# What may still be changed then: how the institution is reached, not what it is.
PERSONAL = frozenset({"contact_name", "contact_email", "contact_phone"})
CONTACT_FIELDS = PERSONAL | {"website"}


class ProfileFields(TypedDict, total=False):
    """What is to be changed; what is not named stays. Empty texts clear."""

    legal_name: str
    country: str
    address: str
    website: str
    accreditation_body: str
    accreditation_number: str
    contact_name: str
    contact_email: str
    contact_phone: str


@dataclass(frozen=True, slots=True)
class StepState:
    """A step, and what is still missing of it: columns of the profile, kinds of consent."""

    step: OnboardingStep
    done: bool
    missing: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class OnboardingProgress:
    """How far an issuer has come, at this moment."""

    state: OnboardingState
    profile: Onboarding
    steps: Sequence[StepState]

    @property
    def missing(self) -> list[OnboardingStep]:
        """The steps that are not done."""
        return [each.step for each in self.steps if not each.done]


def progress(issuer_id: UUID) -> OnboardingProgress:
    """The profile, an empty one if it was never begun, and the checklist."""
    found = Onboarding.objects.for_issuer(issuer_id).first()
    profile = found or Onboarding(issuer_id=issuer_id)
    steps = _steps(profile)
    state = OnboardingState(profile.state)
    if found is None and not any(each.done for each in steps if each.step in OnboardingStep.own()):
        state = OnboardingState.NOT_STARTED
    return OnboardingProgress(state, profile, steps)


@transaction.atomic
def change_profile(
    *, issuer_id: UUID, change: ProfileFields, actor: Actor, now: datetime
) -> Onboarding:
    """Changes what is named and nothing else. What was rejected stays so until it is submitted anew.

    Raises ValidationFailed; CoordinatorRequired for a person who does not run the account; and
    OnboardingClosed once it was submitted, unless only the website or the contact differ.
    """
    require_manager(issuer_id, actor)
    wanted = check_profile(change)
    profile = _locked(issuer_id)
    before = set_changed(profile, wanted)
    if not before:
        return profile
    if profile.state in LOCKED_STATES and not before.keys() <= CONTACT_FIELDS:
        raise OnboardingClosed
    profile.save()
    changes = audit.diff(
        before, {name: wanted[name] for name in before}, personal=PERSONAL & before.keys()
    )
    _note("onboarding.changed", issuer_id, changes, actor, now)
    return profile


@transaction.atomic
def submit(*, issuer_id: UUID, actor: Actor, now: datetime) -> Onboarding:
    """Hands the onboarding to the operators; once more after a rejection. Submitting twice is once.

    Raises OnboardingIncomplete naming the steps, OnboardingClosed once approved, CoordinatorRequired.
    """
    require_manager(issuer_id, actor)
    profile = _locked(issuer_id)
    if profile.state == OnboardingState.SUBMITTED:
        return profile
    if profile.state == OnboardingState.APPROVED:
        raise OnboardingClosed
    missing = [each.step for each in _steps(profile) if not each.done]
    if missing:
        named = {"missing": [step.value for step in missing]}
        raise OnboardingIncomplete(steps=_in_words(missing), members=named)
    profile.submitted_at, profile.reason = now, ""
    profile.decided_at, profile.decided_by = None, None
    return _move(profile, OnboardingState.SUBMITTED, events.ONBOARDING_SUBMITTED, actor, now)


@transaction.atomic
def decide(
    *, issuer_id: UUID, approve: bool, reason: str = "", actor: Actor, now: datetime
) -> Onboarding:
    """An operator's word on what was submitted; its owners are written to. A rejection says why.

    Raises OnboardingNotSubmitted if nothing waits for a decision (any more).
    """
    assert approve or reason, "whoever is rejected is told why"
    profile = _locked(issuer_id)
    if profile.state != OnboardingState.SUBMITTED:
        raise OnboardingNotSubmitted
    profile.decided_at, profile.decided_by_id = now, int(actor.id)
    decision_mails.queue_mails(profile)
    if approve:
        return _move(profile, OnboardingState.APPROVED, events.ONBOARDING_APPROVED, actor, now)
    profile.reason = reason
    return _move(profile, OnboardingState.REJECTED, events.ONBOARDING_REJECTED, actor, now)


def require_approval(issuer_id: UUID) -> None:
    """Raises ApprovalRequired unless the issuer may publish programs."""
    rows = Onboarding.objects.for_issuer(issuer_id).filter(state=OnboardingState.APPROVED)
    if not rows.exists():
        raise ApprovalRequired


def _in_words(steps: Sequence[OnboardingStep]) -> object:
    """Their names, in the language of whoever is told: that is known at the door."""
    named: object = format_lazy("; ".join(["{}"] * len(steps)), *(step.label for step in steps))
    return named


# --- the checklist --------------------------------------------------------------------------------


def _steps(profile: Onboarding) -> list[StepState]:
    issuer_id = profile.issuer_id
    lacking = {
        OnboardingStep.PROFILE: missing_in(profile),
        OnboardingStep.CONSENT: _not_accepted(issuer_id),
    }
    branding = Branding.objects.filter(issuer_id=issuer_id)
    programs = Program.objects.for_issuer(issuer_id).exclude(certificate_type=None)
    teams = Team.objects.for_issuer(issuer_id)
    found = {
        OnboardingStep.BRANDING: branding.exclude(logo_sha256=None, color=None).exists(),
        OnboardingStep.TEAM: teams.filter(members__role=TeamRole.COORDINATOR).exists(),
        OnboardingStep.PROGRAM: programs.exclude(state=ProgramState.ARCHIVED).exists(),
        OnboardingStep.RECIPIENTS: Recipient.objects.for_issuer(issuer_id, Mode.LIVE)
        .living()
        .exists(),
    }
    return [
        StepState(step, found[step])
        if step in found
        else StepState(step, not lacking[step], lacking[step])
        for step in OnboardingStep
    ]


def _not_accepted(issuer_id: UUID) -> list[str]:
    """The kinds of documents whose present version, or any, is not accepted."""
    return [kind.value for kind in ConsentKind if not _is_accepted(issuer_id, kind)]


def _is_accepted(issuer_id: UUID, kind: ConsentKind) -> bool:
    """What is replaced by a version that is not required yet still counts: issuing goes on too."""
    if documents.current_document(kind) is None:
        return True
    last = documents.latest_action(issuer_id, kind)
    return last is not None and last.verb == ConsentVerb.ACCEPTED


# --- the row --------------------------------------------------------------------------------------


def _locked(issuer_id: UUID) -> Onboarding:
    """The issuer's row, made if it is the first time; whoever else would make it waits."""
    locked_issuer(issuer_id)
    found, _ = Onboarding.objects.get_or_create(issuer_id=issuer_id)
    return found


def _move(
    profile: Onboarding, to: OnboardingState, event: str, actor: Actor, now: datetime
) -> Onboarding:
    before = profile.state
    profile.state = to
    profile.sequence += 1
    profile.save()
    after = {"state": to, "reason": profile.reason or None}
    _note(event, profile.issuer_id, audit.diff({"state": before}, after), actor, now)
    outbox.record(events.onboarding_event(event, profile, now))
    return profile


def _note(
    action: str,
    issuer_id: UUID,
    changes: Mapping[str, Mapping[str, object]],
    actor: Actor,
    now: datetime,
) -> None:
    record(
        actor=actor,
        issuer_id=issuer_id,
        action=action,
        target=ids.encode(ids.Prefix.ISSUER, issuer_id),
        changes=changes,
        now=now,
    )
