"""The forms of accounts."""

from .base import BackOfficeForm, StaleFormCheck
from .domains import DomainForm
from .keys import OVERLAPS, ApiKeyForm, RotationForm
from .pdf_signing import CertificatesForm, PdfKeyForm
from .people import (
    FirstOwnerForm,
    FraudBlockForm,
    ImpersonationForm,
    InvitationForm,
    MemberRoleForm,
    MembershipForm,
    ProblemForm,
    SettleForm,
    SignUpForm,
)
from .platform import IssuerForm, PlanForm, UserForm
from .service_errors import form_with_error, show_service_error
from .settings import LogoForm, PlanRequestForm, SettingsForm, SignatureForm
from .single_sign_on import IdentityProviderForm
from .test_mode import TestClockForm

__all__ = [
    "OVERLAPS",
    "ApiKeyForm",
    "BackOfficeForm",
    "CertificatesForm",
    "DomainForm",
    "FirstOwnerForm",
    "FraudBlockForm",
    "IdentityProviderForm",
    "ImpersonationForm",
    "InvitationForm",
    "IssuerForm",
    "LogoForm",
    "MemberRoleForm",
    "MembershipForm",
    "PdfKeyForm",
    "PlanForm",
    "PlanRequestForm",
    "ProblemForm",
    "RotationForm",
    "SettingsForm",
    "SettleForm",
    "SignUpForm",
    "SignatureForm",
    "StaleFormCheck",
    "TestClockForm",
    "UserForm",
    "form_with_error",
    "show_service_error",
]
