"""The rows of EDU: teams, programs, cohorts, recipients, enrolments, onboarding."""

from .cohort import Cohort, CohortVerifications
from .enrolment import Enrolment
from .onboarding import Onboarding
from .program import Program
from .recipient import Recipient
from .team import Team, TeamInvitation, TeamMember

__all__ = [
    "Cohort",
    "CohortVerifications",
    "Enrolment",
    "Onboarding",
    "Program",
    "Recipient",
    "Team",
    "TeamInvitation",
    "TeamMember",
]
