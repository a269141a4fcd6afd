"""The back office of accounts: pages for an issuer's members, and for the platform's operators."""

from accounts import audit_sentences, audit_targets  # noqa: F401  (they register)
from accounts.audit.admin import AuditEntryAdmin
from accounts.issuers.admin import IssuerAdmin, PlanAdmin
from accounts.jobs.admin import JobAdmin
from accounts.keys.admin import ApiKeyAdmin
from accounts.open_items.admin import OpenItemAdmin
from accounts.people.admin import MembershipAdmin, UserAdmin
from accounts.people.member_pages import InvitationAdmin, MemberAdmin

__all__ = [
    "ApiKeyAdmin",
    "AuditEntryAdmin",
    "InvitationAdmin",
    "IssuerAdmin",
    "JobAdmin",
    "MemberAdmin",
    "MembershipAdmin",
    "OpenItemAdmin",
    "PlanAdmin",
    "UserAdmin",
]
