"""What people fill in about EDU."""

from .cohorts import CohortForm, FailForm, NumbersForm, SearchForm
from .correcting import CorrectionForm
from .importing import GradeUploadForm, RecipientUploadForm
from .onboarding import ProfileForm, RejectionForm
from .programs import ProgramForm
from .recipients import FindForm, MergeForm, RecipientForm
from .teams import MemberForm, TeamForm

__all__ = [
    "CohortForm",
    "CorrectionForm",
    "FailForm",
    "FindForm",
    "GradeUploadForm",
    "MemberForm",
    "MergeForm",
    "NumbersForm",
    "ProfileForm",
    "ProgramForm",
    "RecipientForm",
    "RecipientUploadForm",
    "RejectionForm",
    "SearchForm",
    "TeamForm",
]
