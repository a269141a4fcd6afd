"""The back-office pages of EDU: onboarding, teams, recipients, programs, cohorts, enrolments."""

from certificates.admin.page.related import register_related
from edu import audit_sentences, audit_targets  # noqa: F401  (they register)
from edu.cohorts.admin import CohortAdmin
from edu.enrolments.admin import EnrolmentAdmin
from edu.enrolments.of_certificate import of_certificate
from edu.onboarding.admin import OnboardingAdmin
from edu.programs.admin import ProgramAdmin
from edu.recipients.admin import RecipientAdmin
from edu.teams.admin import TeamAdmin

__all__ = [
    "CohortAdmin",
    "EnrolmentAdmin",
    "OnboardingAdmin",
    "ProgramAdmin",
    "RecipientAdmin",
    "TeamAdmin",
]

register_related(of_certificate)
