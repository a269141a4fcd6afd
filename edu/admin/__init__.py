"""The back-office pages of EDU: onboarding, teams, recipients, programs, cohorts, enrolments."""

from certificates.admin.page.related import register_related

from . import audit_sentences, audit_targets  # noqa: F401  (they register)
from .cohorts.cohorts import CohortAdmin
from .enrolments.enrolments import EnrolmentAdmin
from .enrolments.of_certificate import of_certificate
from .onboarding.onboarding import OnboardingAdmin
from .programs import ProgramAdmin
from .recipients.recipients import RecipientAdmin
from .teams.teams import TeamAdmin

__all__ = [
    "CohortAdmin",
    "EnrolmentAdmin",
    "OnboardingAdmin",
    "ProgramAdmin",
    "RecipientAdmin",
    "TeamAdmin",
]

register_related(of_certificate)
