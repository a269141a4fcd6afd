"""The back office's doors to certificates: types are edited, certificates are looked up."""

from .certificate import CertificateAdmin
from .types.admin import CertificateTypeAdmin

__all__ = ["CertificateAdmin", "CertificateTypeAdmin"]
