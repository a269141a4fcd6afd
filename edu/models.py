"""The rows of EDU, for Django and the other apps; each stands in the folder of its subject."""

from edu.cohorts.models import Cohort, CohortVerifications
from edu.enrolments.models import Enrolment
from edu.onboarding.models import Onboarding
from edu.programs.models import Program
from edu.recipients.models import Recipient
from edu.teams.models import Team, TeamInvitation, TeamMember
