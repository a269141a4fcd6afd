"""The back office's doors to EDU: onboarding, teams, recipients, cohorts with their grades."""

from .cohorts import CohortAdmin
from .onboarding import OnboardingAdmin
from .recipients import RecipientAdmin
from .teams import TeamAdmin

__all__ = ["CohortAdmin", "OnboardingAdmin", "RecipientAdmin", "TeamAdmin"]
