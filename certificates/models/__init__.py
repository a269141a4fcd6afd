"""The rows of certificates: types and their versions, certificates, their history and holds."""

from .certificate import Certificate
from .history import CertificateHistory, Hold
from .type import CertificateType, TypeVersion

__all__ = ["Certificate", "CertificateHistory", "CertificateType", "Hold", "TypeVersion"]
