"""The back office's doors to EDU: onboarding, teams, recipients, programs, cohorts, enrolments."""

from .cohorts import CohortAdmin
from .enrolments import EnrolmentAdmin
from .onboarding import OnboardingAdmin
from .programs import ProgramAdmin
from .recipients import RecipientAdmin
from .teams import TeamAdmin

__all__ = [
    "CohortAdmin",
    "EnrolmentAdmin",
    "OnboardingAdmin",
    "ProgramAdmin",
    "RecipientAdmin",
    "TeamAdmin",
]
