"""Certificates and certificate types in the back office."""

from certificates import audit_sentences, audit_targets  # noqa: F401  (they register)
from certificates.certificate.admin import CertificateAdmin
from certificates.digital_link.company_prefixes import CompanyPrefixAdmin
from certificates.holders.holder_mails import MailsToHoldersAdmin
from certificates.types.admin import CertificateTypeAdmin

__all__ = [
    "CertificateAdmin",
    "CertificateTypeAdmin",
    "CompanyPrefixAdmin",
    "MailsToHoldersAdmin",
]
