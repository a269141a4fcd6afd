"""Database models: certificate types, certificates, and what belongs to each."""

from certificates.attachments.models import AttachmentFile
from certificates.certificate.certificate import Certificate
from certificates.certificate.history import CertificateHistory, Hold
from certificates.credentials.models import (
    ConformityForm,
    CredentialForm,
    PublishedStatusList,
    Purpose,
    Seal,
    StatusList,
)
from certificates.digital_link.models import CompanyPrefix
from certificates.erasure.models import Erasure
from certificates.holders.models import HolderContact
from certificates.issuing.models import NumberCounter
from certificates.links.models import CertificateLink
from certificates.log.models import (
    LogCheckpoint,
    LogEntry,
    LogTile,
    TransparencyLog,
    UnloggedChange,
)
from certificates.printing.models import PrintedPdf, Printout
from certificates.search.models import CertificateKey, HolderName
from certificates.types.release import ReleaseOffRequest
from certificates.types.type import CertificateType, TypeVersion

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
