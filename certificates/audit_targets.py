"""What the audit calls certificates and their types."""

from uuid import UUID

from accounts.admin.foundation.audit_sentences import AuditTarget, own_rows, register_target
from certificates.models import Certificate, CertificateType, CompanyPrefix
from certificates.prefixes import CertificatesPrefix

MOST_FOUND = 10  # a number is unique to a type and mode


def _number(certificate: Certificate) -> str:
    return certificate.number or certificate.public_id


def _find(issuer_id: UUID, number: str) -> list[UUID]:
    rows = Certificate.objects.for_issuer(issuer_id).filter(number=number)
    return list(rows.values_list("pk", flat=True)[:MOST_FOUND])


def _name(certificate_type: CertificateType) -> str:
    return str(certificate_type.current or certificate_type.code)


register_target(
    AuditTarget(
        prefix=CertificatesPrefix.CERTIFICATE,
        names=own_rows(Certificate, name=_number),
        page="admin:certificates_certificate_change",
        find=_find,
    )
)
register_target(
    AuditTarget(
        prefix="type",
        names=own_rows(CertificateType, name=_name, related="current"),
        page="admin:certificates_certificatetype_change",
        by_number=True,
    )
)
register_target(AuditTarget(prefix="prefix", names=own_rows(CompanyPrefix), by_number=True))
