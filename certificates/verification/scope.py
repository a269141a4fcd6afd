"""Whose certificate an identifier names: verify pages begin without an issuer."""

from contextlib import AbstractContextManager
from uuid import UUID

from certificates.errors import CertificateNotFound
from certificates.prefixes import CertificatesPrefix
from lib import ids
from lib.database import tenancy


def key_of(raw_id: str) -> UUID:
    """The key of a public identifier. Raises CertificateNotFound where it is none."""
    certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, raw_id)
    if certificate_id is None:
        raise CertificateNotFound
    return certificate_id


def within_issuer_of(certificate_id: UUID) -> AbstractContextManager[None]:
    """Within this block the database shows the rows of the certificate's issuer; of nobody if there is none."""
    return tenancy.acting_for_whose("certificates_issuer_of", certificate_id)
