"""What people fill in about certificate types."""

from .type import DESCRIPTIONS, NAMES, CertificateTypeForm

__all__ = ["DESCRIPTIONS", "NAMES", "CertificateTypeForm"]
