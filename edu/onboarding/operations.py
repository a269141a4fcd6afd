"""Onboarding: the issuer completes a profile and a checklist and submits them; platform admins decide.

Whether a step is done follows from the data: nothing is ticked by hand.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, TypedDict
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.urls import reverse
from django.utils.text import format_lazy

from accounts.actors import ActionContext, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.consent.operations import current_document, latest_action
from accounts.errors import FieldError, ValidationFailed
from accounts.limits.issuer_lock import locked_issuer
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import Branding, ConsentKind, ConsentVerb, OpenItemKind, OutgoingMail
from accounts.open_items.operations import open_item, settle_kind
from accounts.scopes import AccountsPrefix, Locale, Mode, Role
from edu import events
from edu.errors import (
    ApprovalRequired,
    OnboardingClosed,
    OnboardingIncomplete,
    OnboardingNotSubmitted,
)
from edu.lifecycle import OnboardingState, OnboardingStep, ProgramState, TeamRole
from edu.models import Onboarding, Program, Recipient, Team
from edu.teams.operations import require_manager, set_changed
from lib import ids
from lib.text import alphabetical_key, camel_case, is_email, is_website
from webhooks import outbox

NAMES = Path(__file__).with_name("country_names.json")
ALPHA3 = Path(__file__).with_name("country_alpha3.json")


def country_codes() -> frozenset[str]:
    """All codes; XK is assigned by its users, the European Union among them."""
    return frozenset(_names()[Locale.EN])


def country_name(code: str, language: str) -> str:
    """The name in this language, else in English; an unknown code as it is."""
    names = _names()
    return names.get(language[:2], names[Locale.EN]).get(code, code)


def country_choices(language: str) -> list[tuple[str, str]]:
    """The codes with their names, in the order of the names."""
    named = [(code, country_name(code, language)) for code in country_codes()]
    return sorted(named, key=lambda choice: alphabetical_key(choice[1]))


@cache
def european_codes() -> Mapping[str, str]:
    """The code that the European Union's vocabularies have for each: ISO 3166-1 alpha-3, and 1A0 for Kosovo."""
    codes: dict[str, str] = json.loads(ALPHA3.read_text("utf-8"))
    return codes


@cache
def _names() -> Mapping[str, Mapping[str, str]]:
    names: dict[str, dict[str, str]] = json.loads(NAMES.read_text("utf-8"))
    return names


# --- the profile ----------------------------------------------------------------------------------


class ProfileFields(TypedDict, total=False):
    """Fields of the profile that are changed. Empty texts clear."""

    legal_name: str
    country: str
    address: str
    website: str
    accreditation_body: str
    accreditation_number: str
    contact_name: str
    contact_email: str
    contact_phone: str


# The columns -> their names in the API.
PROFILE_FIELDS: Mapping[str, str] = {
    name: camel_case(name) for name in ProfileFields.__annotations__
}
# Not every institution is accredited; a company's training department is not. Platform admins decide.
REQUIRED_FIELDS = ("legal_name", "country", "address", "website", "contact_name", "contact_email")
ACCREDITATION = ("accreditation_body", "accreditation_number")


def check_profile(change: Mapping[str, Any]) -> dict[str, str]:
    """The values for the columns. Raises ValidationFailed."""
    values: dict[str, str] = {name: value or "" for name, value in change.items()}
    if "country" in values:
        values["country"] = values["country"].upper()
    if faults := list(_faults(values)):
        raise ValidationFailed(faults)
    return values


def missing_in(profile: Onboarding) -> list[str]:
    """Required fields that are empty, by their API names. An accreditation has to be complete."""
    half = any(getattr(profile, name) for name in ACCREDITATION)
    needed = (*REQUIRED_FIELDS, *(ACCREDITATION if half else ()))
    return [PROFILE_FIELDS[name] for name in needed if not getattr(profile, name)]


def _faults(values: Mapping[str, str]) -> Iterator[FieldError]:
    if (country := values.get("country")) and country not in country_codes():
        yield FieldError("/country", "invalid_format", {"expected": "ISO 3166-1: DE, FR, XK"})
    if (website := values.get("website")) and not is_website(website):
        yield FieldError("/website", "invalid_format", {"expected": "https://…"})
    if (email := values.get("contact_email")) and not is_email(email):
        yield FieldError("/contactEmail", "invalid_email")


# --- the mail about the decision ------------------------------------------------------------------


MAIL = "onboarding_decided"


def queue_mails(profile: Onboarding) -> None:
    """Puts a mail about the decision into the outbox, for each of the issuer's owners."""
    assert profile.decided_at is not None
    decided_at = profile.decided_at.isoformat()
    enqueue_for_members(
        MAIL,
        issuer_id=profile.issuer_id,
        roles={Role.OWNER},
        subject=profile.pk,
        now=profile.decided_at,
        details={"decided_at": decided_at},
        once=decided_at,
    )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """The mail's content; None if the onboarding was submitted again since: it would only confuse."""
    profile = Onboarding.objects.filter(pk=mail.subject, decided_at__isnull=False).first()
    if profile is None or profile.decided_at is None:
        return None
    if profile.decided_at.isoformat() != mail.details["decided_at"]:
        return None
    return MailContent(
        context={
            "is_approved": profile.state == OnboardingState.APPROVED,
            "reason": profile.reason,
            "url": settings.BASE_URL + reverse("admin:edu_onboarding_guide"),
        }
    )


register_mail_kind(MailKind(name=MAIL, compose=compose))


# --- submitting and deciding ----------------------------------------------------------------------


LOCKED_STATES = (OnboardingState.SUBMITTED, OnboardingState.APPROVED)
# What may still be changed then: how to contact the institution.
PERSONAL = frozenset({"contact_name", "contact_email", "contact_phone"})
CONTACT_FIELDS = PERSONAL | {"website"}


@dataclass(frozen=True, slots=True)
class StepState:
    """A step, and the fields of the profile or kinds of consent that are still missing."""

    step: OnboardingStep
    done: bool
    missing: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class OnboardingProgress:
    """The state of an issuer's onboarding now."""

    state: OnboardingState
    profile: Onboarding
    steps: Sequence[StepState]

    @property
    def missing(self) -> list[OnboardingStep]:
        """The steps that are not done."""
        return [each.step for each in self.steps if not each.done]


def progress(issuer_id: UUID) -> OnboardingProgress:
    """The profile, an empty one if it was never begun, and the checklist."""
    existing = Onboarding.objects.for_issuer(issuer_id).first()
    profile = existing or Onboarding(issuer_id=issuer_id)
    steps = _steps(profile)
    state = OnboardingState(profile.state)
    if existing is None and not any(
        each.done for each in steps if each.step in OnboardingStep.own()
    ):
        state = OnboardingState.NOT_STARTED
    return OnboardingProgress(state, profile, steps)


@transaction.atomic
def change_profile(*, context: RequestContext, change: ProfileFields) -> Onboarding:
    """Change the stated fields. A rejected onboarding stays rejected until it is submitted again.

    Raises ValidationFailed; CoordinatorRequired for a person who does not run the account; and
    OnboardingClosed once it was submitted, unless only the website or the contact differ.
    """
    require_manager(context)
    values = check_profile(change)
    profile = _locked(context.issuer.id)
    before = set_changed(profile, values)
    if not before:
        return profile
    if profile.state in LOCKED_STATES and not before.keys() <= CONTACT_FIELDS:
        raise OnboardingClosed
    profile.save()
    changes = audit.diff(
        before, {name: values[name] for name in before}, personal=PERSONAL & before.keys()
    )
    _record(context, "onboarding.changed", profile, changes)
    return profile


@transaction.atomic
def submit(*, context: RequestContext) -> Onboarding:
    """Submits the onboarding: it stands among the platform's open items. Again after a rejection. Does nothing if it is submitted.

    Raises OnboardingIncomplete naming the steps, OnboardingClosed once approved, CoordinatorRequired.
    """
    require_manager(context)
    profile = _locked(context.issuer.id)
    if profile.state == OnboardingState.SUBMITTED:
        return profile
    if profile.state == OnboardingState.APPROVED:
        raise OnboardingClosed
    missing = [each.step for each in _steps(profile) if not each.done]
    if missing:
        named = {"missing": [step.value for step in missing]}
        raise OnboardingIncomplete(steps=_names_of(missing), members=named)
    profile.submitted_at, profile.reason = context.now, ""
    profile.decided_at, profile.decided_by = None, None
    stated = {"legal_name": profile.legal_name, "website": profile.website}
    open_item(
        context=context, kind=OpenItemKind.ONBOARDING, issuer_id=profile.issuer_id, facts=stated
    )
    return _move(context, profile, OnboardingState.SUBMITTED, events.ONBOARDING_SUBMITTED)


@transaction.atomic
def decide(
    *, context: ActionContext, issuer_id: UUID, approve: bool, reason: str = ""
) -> Onboarding:
    """Approves or rejects a submitted onboarding, and mails its owners. A rejection has a reason.

    Raises OnboardingNotSubmitted if it does not await a decision.
    """
    assert approve or reason, "a rejection needs a reason"
    profile = _locked(issuer_id)
    if profile.state != OnboardingState.SUBMITTED:
        raise OnboardingNotSubmitted
    profile.decided_at, profile.decided_by_id = context.now, int(context.actor.id)
    queue_mails(profile)
    settle_kind(context=context, kind=OpenItemKind.ONBOARDING, issuer_id=issuer_id)
    if approve:
        return _move(context, profile, OnboardingState.APPROVED, events.ONBOARDING_APPROVED)
    profile.reason = reason
    return _move(context, profile, OnboardingState.REJECTED, events.ONBOARDING_REJECTED)


def require_approval(issuer_id: UUID) -> None:
    """Raises ApprovalRequired unless the issuer may publish programs."""
    rows = Onboarding.objects.for_issuer(issuer_id).filter(state=OnboardingState.APPROVED)
    if not rows.exists():
        raise ApprovalRequired


def _names_of(steps: Sequence[OnboardingStep]) -> object:
    """Their names, translated when the error is answered: the language is known only then."""
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
    is_done = {
        OnboardingStep.BRANDING: branding.exclude(logo_sha256=None, color=None).exists(),
        OnboardingStep.TEAM: teams.filter(members__role=TeamRole.COORDINATOR).exists(),
        OnboardingStep.PROGRAM: programs.exclude(state=ProgramState.ARCHIVED).exists(),
        OnboardingStep.RECIPIENTS: Recipient.objects.for_issuer(issuer_id, Mode.LIVE)
        .living()
        .exists(),
    }
    return [
        StepState(step, is_done[step])
        if step in is_done
        else StepState(step, not lacking[step], lacking[step])
        for step in OnboardingStep
    ]


def _not_accepted(issuer_id: UUID) -> list[str]:
    """The kinds of consent documents that are not accepted."""
    return [kind.value for kind in ConsentKind if not _is_accepted(issuer_id, kind)]


def _is_accepted(issuer_id: UUID, kind: ConsentKind) -> bool:
    """An accepted older version counts until the new one is required, as it does for issuing."""
    if current_document(kind) is None:
        return True
    last = latest_action(issuer_id, kind)
    return last is not None and last.verb == ConsentVerb.ACCEPTED


# --- the row --------------------------------------------------------------------------------------


def _locked(issuer_id: UUID) -> Onboarding:
    """Locks the issuer's row, and creates it the first time."""
    locked_issuer(issuer_id)
    profile, _ = Onboarding.objects.get_or_create(issuer_id=issuer_id)
    return profile


def _move(
    context: ActionContext, profile: Onboarding, to: OnboardingState, event: str
) -> Onboarding:
    before = profile.state
    profile.state = to
    profile.sequence += 1
    profile.save()
    after = {"state": to, "reason": profile.reason or None}
    _record(context, event, profile, audit.diff({"state": before}, after))
    outbox.record(events.onboarding_event(event, profile, context.now))
    return profile


def _record(
    context: ActionContext, action: str, profile: Onboarding, changes: audit.Changes
) -> None:
    issuer_id = profile.issuer_id
    target = ids.encode(AccountsPrefix.ISSUER, issuer_id)
    record(context, action, target, changes, issuer_id=issuer_id, mode=Mode.LIVE)
