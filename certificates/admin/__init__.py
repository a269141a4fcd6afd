"""Certificates and certificate types in the back office."""

from .certificate import CertificateAdmin
from .types.admin import CertificateTypeAdmin

__all__ = ["CertificateAdmin", "CertificateTypeAdmin"]
