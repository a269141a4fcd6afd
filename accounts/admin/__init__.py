"""The back office of accounts: pages for an issuer's members, and for the platform's operators."""

from . import audit_sentences, audit_targets  # noqa: F401  (they register)
from .audit import AuditEntryAdmin
from .keys import ApiKeyAdmin
from .members import InvitationAdmin, MemberAdmin
from .open_items import OpenItemAdmin
from .people import MembershipAdmin, UserAdmin
from .platform import IssuerAdmin, PlanAdmin

__all__ = [
    "ApiKeyAdmin",
    "AuditEntryAdmin",
    "InvitationAdmin",
    "IssuerAdmin",
    "MemberAdmin",
    "MembershipAdmin",
    "OpenItemAdmin",
    "PlanAdmin",
    "UserAdmin",
]
