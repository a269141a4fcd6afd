"""What people fill in about EDU."""

from .cohorts import CohortForm, FailForm, NumbersForm, SearchForm
from .importing import RecipientUploadForm
from .onboarding import ProfileForm, RejectionForm
from .programs import ProgramForm
from .recipients import FindForm, MergeForm, RecipientForm
from .teams import MemberForm, TeamForm

__all__ = [
    "CohortForm",
    "FailForm",
    "FindForm",
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
