"""What people fill in about accounts."""

from .keys import OVERLAPS, ApiKeyForm, RotationForm
from .people import (
    ActAsForm,
    FirstOwnerForm,
    InvitationForm,
    MemberForm,
    MembershipForm,
    SignUpForm,
)
from .platform import PlanForm, UserChangeForm, UserCreationForm
from .refusals import refusing, show_refusal
from .settings import LogoForm, PlanRequestForm, SettingsForm
from .tables import ColumnsForm, TableForm

__all__ = [
    "OVERLAPS",
    "ActAsForm",
    "ApiKeyForm",
    "ColumnsForm",
    "FirstOwnerForm",
    "InvitationForm",
    "LogoForm",
    "MemberForm",
    "MembershipForm",
    "PlanForm",
    "PlanRequestForm",
    "RotationForm",
    "SettingsForm",
    "SignUpForm",
    "TableForm",
    "UserChangeForm",
    "UserCreationForm",
    "refusing",
    "show_refusal",
]
