"""Database models: certificate types, certificates, and what belongs to each."""

from certificates.certificate.models import (
    AttachmentFile,
    Certificate,
    CertificateHistory,
    Erasure,
    Hold,
    HolderContact,
)
from certificates.credentials.models import (
    ConformityForm,
    CredentialForm,
    PublishedStatusList,
    Purpose,
    SignedCredential,
    StatusList,
)
from certificates.digital_link.models import CompanyPrefix
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
from certificates.types.models import CertificateType, NumberCounter, ReleaseOffRequest, TypeVersion
from certificates.watching.models import Watch, Watcher
