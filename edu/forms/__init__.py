"""What people fill in about EDU."""

from .onboarding import ProfileForm, RejectionForm
from .recipients import FindForm, MergeForm, RecipientForm
from .teams import MemberForm, TeamForm

__all__ = [
    "FindForm",
    "MemberForm",
    "MergeForm",
    "ProfileForm",
    "RecipientForm",
    "RejectionForm",
    "TeamForm",
]
