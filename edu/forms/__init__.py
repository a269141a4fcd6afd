"""The forms of EDU."""

from .cohorts import CohortForm, ExternalIdsForm, FailEnrolmentForm, RecipientSearchForm
from .corrections import CorrectionForm
from .imports import GradeUploadForm, RecipientUploadForm
from .onboarding import OnboardingRejectionForm, ProfileForm
from .programs import ProgramForm
from .recipients import FindRecipientForm, MergeRecipientForm, RecipientForm
from .teams import TeamForm, TeamMemberForm

__all__ = [
    "CohortForm",
    "CorrectionForm",
    "ExternalIdsForm",
    "FailEnrolmentForm",
    "FindRecipientForm",
    "GradeUploadForm",
    "MergeRecipientForm",
    "OnboardingRejectionForm",
    "ProfileForm",
    "ProgramForm",
    "RecipientForm",
    "RecipientSearchForm",
    "RecipientUploadForm",
    "TeamForm",
    "TeamMemberForm",
]
