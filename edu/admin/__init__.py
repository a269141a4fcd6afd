"""The back office's doors to EDU: onboarding, teams, recipients."""

from .onboarding import OnboardingAdmin
from .recipients import RecipientAdmin
from .teams import TeamAdmin

__all__ = ["OnboardingAdmin", "RecipientAdmin", "TeamAdmin"]
