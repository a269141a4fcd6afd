"""What people fill in about accounts."""

from .as_shown import AsShown
from .keys import OVERLAPS, ApiKeyForm, RotationForm
from .people import (
    ActAsForm,
    BlockForm,
    FirstOwnerForm,
    InvitationForm,
    MemberForm,
    MembershipForm,
    SignUpForm,
)
from .platform import IssuerForm, PlanForm, UserForm
from .refusals import refusing, show_refusal
from .settings import LogoForm, PlanRequestForm, SettingsForm
from .tables import ColumnsForm, TableForm

__all__ = [
    "OVERLAPS",
    "ActAsForm",
    "ApiKeyForm",
    "AsShown",
    "BlockForm",
    "ColumnsForm",
    "FirstOwnerForm",
    "InvitationForm",
    "IssuerForm",
    "LogoForm",
    "MemberForm",
    "MembershipForm",
    "PlanForm",
    "PlanRequestForm",
    "RotationForm",
    "SettingsForm",
    "SignUpForm",
    "TableForm",
    "UserForm",
    "refusing",
    "show_refusal",
]
