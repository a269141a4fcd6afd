"""Teams, recipients, programs and who is enrolled in them."""

import itertools
from datetime import date
from typing import Any

from django.utils import timezone

from accounts.models import Issuer, Membership, User
from accounts.scopes import Locale, Mode
from accounts.settings.operations import change_settings
from edu.lifecycle import EnrolmentStatus, OnboardingState, ProgramState, TeamRole
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient, Team, TeamMember
from edu.onboarding import operations as onboarding
from edu.recipients import operations as recipients
from edu.teams import operations as teams

from .accounts import context_of

_numbers = itertools.count(1)
PROFILE = {
    "legal_name": "Akademia Shembull SH.P.K.",
    "country": "XK",
    "address": "Rruga e Shkollës 1\n10000 Prishtina",
    "website": "https://akademia.example",
    "contact_name": "Arta Krasniqi",
    "contact_email": "arta@akademia.example",
}


def make_team(issuer: Issuer, name: str | None = None) -> Team:
    """A team with nobody in it."""
    return teams.create_team(context=context_of(issuer), name=name or f"Team {next(_numbers)}")


def add_to_team(team: Team, user: User, role: TeamRole = TeamRole.COORDINATOR) -> TeamMember:
    """One of the issuer's people in this team."""
    added = teams.add_member(
        context=context_of(team.issuer), team=team, email=user.email, role=role, locale="en"
    )
    assert added.member is not None
    return added.member


def make_recipient(issuer: Issuer, mode: Mode = Mode.LIVE, **person: Any) -> Recipient:
    """Përparim Gashi, unless told otherwise."""
    fields = {"given_name": "Përparim", "family_name": "Gashi"} | person
    return recipients.put_recipient(context=context_of(issuer, mode), person=fields).recipient


def make_program(issuer: Issuer, **fields: Any) -> Program:
    """A draft without a certificate type, as a row."""
    number, now = next(_numbers), timezone.now()
    names = {f"name_{locale}": f"Program {number} {locale}" for locale in Locale.values}
    columns = {"code": f"program-{number}", "language": "sq", "state": ProgramState.DRAFT}
    return Program.objects.create(
        issuer=issuer, created_at=now, changed_at=now, **(names | columns | fields)
    )


def make_cohort(program: Program, mode: Mode = Mode.LIVE, **fields: Any) -> Cohort:
    """A run of the program, as a row."""
    number, now = next(_numbers), timezone.now()
    columns = {"code": f"c-{number}", "name": f"Cohort {number}"} | fields
    return Cohort.objects.create(
        issuer=program.issuer,
        mode=mode,
        program=program,
        created_at=now,
        changed_at=now,
        **columns,
    )


def enrol(cohort: Cohort, recipient: Recipient, **fields: Any) -> Enrolment:
    """An enrolment, as a row; one that is completed, if it has a certificate."""
    now = timezone.now()
    if fields.get("certificate"):
        fields = {
            "status": EnrolmentStatus.COMPLETED,
            "completed_on": date(2026, 6, 15),
            **fields,
        }
    return Enrolment.objects.create(
        issuer=cohort.issuer,
        mode=cohort.mode,
        program=cohort.program,
        cohort=cohort,
        recipient=recipient,
        created_at=now,
        changed_at=now,
        **fields,
    )


def make_ready_onboarding(issuer: Issuer, coordinator: User, certificate_type: Any) -> Onboarding:
    """An onboarding of which every step is done."""
    add_to_team(make_team(issuer), coordinator)
    make_program(issuer, certificate_type=certificate_type)
    make_recipient(issuer)
    change_settings(context=context_of(issuer), change={"color": "#1f3a5f"})
    return onboarding.change_profile(context=context_of(issuer), change=PROFILE)


def make_approved_onboarding(issuer: Issuer, **fields: Any) -> Onboarding:
    """An onboarding that was decided, as a row: the issuer may publish, unless told otherwise."""
    now = timezone.now()
    columns = {"state": OnboardingState.APPROVED, "submitted_at": now, "decided_at": now} | fields
    return Onboarding.objects.create(issuer=issuer, **columns)


def membership_of(user: User, issuer: Issuer) -> Membership:
    """A person's membership."""
    return Membership.objects.get(user=user, issuer=issuer)
