"""The rows of accounts: who logs in, who issues, and which keys speak for them."""

from .api_key import ApiKey
from .audit import AuditEntry, AuditHead
from .consent import (
    ConsentAction,
    ConsentDocument,
    ConsentKind,
    ConsentText,
    ConsentVerb,
    ConsentVia,
    ConsentWarning,
)
from .issuer import Issuer, Membership, Plan
from .job import Job
from .job_files import JobError, JobInput, JobResult
from .limits import QuotaSlot, StoredOutcome
from .user import User

__all__ = [
    "ApiKey",
    "AuditEntry",
    "AuditHead",
    "ConsentAction",
    "ConsentDocument",
    "ConsentKind",
    "ConsentText",
    "ConsentVerb",
    "ConsentVia",
    "ConsentWarning",
    "Issuer",
    "Job",
    "JobError",
    "JobInput",
    "JobResult",
    "Membership",
    "Plan",
    "QuotaSlot",
    "StoredOutcome",
    "User",
]
