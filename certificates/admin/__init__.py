"""Certificates and certificate types in the back office."""

from . import audit_sentences, audit_targets  # noqa: F401  (they register)
from .certificate import CertificateAdmin
from .company_prefixes import CompanyPrefixAdmin
from .holder_mails import MailsToHoldersAdmin
from .types.admin import CertificateTypeAdmin

__all__ = [
    "CertificateAdmin",
    "CertificateTypeAdmin",
    "CompanyPrefixAdmin",
    "MailsToHoldersAdmin",
]
