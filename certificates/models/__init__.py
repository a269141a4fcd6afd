"""Database models: certificate types, certificates, and what belongs to each."""

from .attachment import AttachmentFile
from .certificate import Certificate
from .company_prefix import CompanyPrefix
from .credential import (
    ConformityForm,
    CredentialForm,
    PublishedStatusList,
    Purpose,
    Seal,
    StatusList,
)
from .erasure import Erasure
from .history import CertificateHistory, Hold
from .holder import HolderContact
from .key import CertificateKey, HolderName
from .link import CertificateLink
from .log import LogCheckpoint, LogEntry, LogTile, TransparencyLog, UnloggedChange
from .number import NumberCounter
from .printout import PrintedPdf, Printout
from .release import ReleaseOffRequest
from .type import CertificateType, TypeVersion

__all__ = [
    "AttachmentFile",
    "Certificate",
    "CertificateHistory",
    "CertificateKey",
    "CertificateLink",
    "CertificateType",
    "CompanyPrefix",
    "ConformityForm",
    "CredentialForm",
    "Erasure",
    "Hold",
    "HolderContact",
    "HolderName",
    "LogCheckpoint",
    "LogEntry",
    "LogTile",
    "NumberCounter",
    "PrintedPdf",
    "Printout",
    "PublishedStatusList",
    "Purpose",
    "ReleaseOffRequest",
    "Seal",
    "StatusList",
    "TransparencyLog",
    "TypeVersion",
    "UnloggedChange",
]
