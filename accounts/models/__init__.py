"""Models of accounts: issuers, people, API keys, consent, audit, usage, mail."""

import accounts.jobs.models  # noqa: F401  (so that Django finds the models of jobs)

from .api_key import ApiKey, ApiKeyUse
from .audit import AuditEntry, AuditHead
from .branding import Branding, PrintColumns
from .consent import (
    ConsentAction,
    ConsentDocument,
    ConsentKind,
    ConsentText,
    ConsentVerb,
    ConsentVia,
)
from .invitation import Invitation
from .issuer import Issuer, Member, Membership, Plan
from .issuer_child import IssuerChild
from .issuer_domain import IssuerDomain, ProofMethod, RecordFault, WebsiteFault
from .limits import QuotaSlot, StoredResponse
from .logged_request import LoggedRequest
from .mail import MailAddress, MailObjection, MailOutcome, OutgoingMail
from .open_item import OpenItem, OpenItemKind
from .pdf_signing_key import PdfSigningKey, PdfSigningState
from .saved_view import SavedView
from .session import Session
from .signing_key import SigningKey, SigningKeyState
from .single_sign_on import ExternalIdentity, IdentityProvider
from .usage import DeprecatedUse, QuotaNotice, UsageDay, UsageHorizon
from .user import User

__all__ = [
    "ApiKey",
    "ApiKeyUse",
    "AuditEntry",
    "AuditHead",
    "Branding",
    "ConsentAction",
    "ConsentDocument",
    "ConsentKind",
    "ConsentText",
    "ConsentVerb",
    "ConsentVia",
    "DeprecatedUse",
    "ExternalIdentity",
    "IdentityProvider",
    "Invitation",
    "Issuer",
    "IssuerChild",
    "IssuerDomain",
    "LoggedRequest",
    "MailAddress",
    "MailObjection",
    "MailOutcome",
    "Member",
    "Membership",
    "OpenItem",
    "OpenItemKind",
    "OutgoingMail",
    "PdfSigningKey",
    "PdfSigningState",
    "Plan",
    "PrintColumns",
    "ProofMethod",
    "QuotaNotice",
    "QuotaSlot",
    "RecordFault",
    "SavedView",
    "Session",
    "SigningKey",
    "SigningKeyState",
    "StoredResponse",
    "UsageDay",
    "UsageHorizon",
    "User",
    "WebsiteFault",
]
