"""The back office's doors to accounts: API keys for issuers' staff, the platform for its operators."""

from accounts.jobs.admin.job import JobAdmin

from .audit import AuditEntryAdmin
from .keys import ApiKeyAdmin
from .members import InvitationAdmin, MemberAdmin
from .people import MembershipAdmin, UserAdmin
from .platform import IssuerAdmin, PlanAdmin

__all__ = [
    "ApiKeyAdmin",
    "AuditEntryAdmin",
    "InvitationAdmin",
    "IssuerAdmin",
    "JobAdmin",
    "MemberAdmin",
    "MembershipAdmin",
    "PlanAdmin",
    "UserAdmin",
]
