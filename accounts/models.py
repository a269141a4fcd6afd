"""Models of accounts: issuers, people, API keys, consent, audit, usage, mail."""

import accounts.jobs.models  # so that Django finds the models of jobs
from accounts.audit.models import AuditEntry, AuditHead
from accounts.back_office.models import SavedView
from accounts.consent.models import (
    ConsentAction,
    ConsentDocument,
    ConsentKind,
    ConsentText,
    ConsentVerb,
    ConsentVia,
)
from accounts.domains.models import IssuerDomain, ProofMethod, RecordFault, WebsiteFault
from accounts.issuers.models import Issuer, IssuerChild, IssuerOwned, Member, Membership, Plan
from accounts.keys.models import ApiKey, ApiKeyUse
from accounts.limits.models import QuotaSlot, StoredResponse
from accounts.mail.models import MailAddress, MailObjection, MailOutcome, OutgoingMail
from accounts.open_items.models import OpenItem, OpenItemKind
from accounts.pdf_signing.models import PdfSigningKey, PdfSigningState
from accounts.people.models import Invitation, User
from accounts.request_log.models import LoggedRequest
from accounts.settings.models import Branding
from accounts.sign_in.models import Session
from accounts.signing_keys.models import SigningKey, SigningKeyState
from accounts.single_sign_on.models import ExternalIdentity, IdentityProvider
from accounts.usage.models import DeprecatedUse, QuotaNotice, UsageDay, UsageHorizon
