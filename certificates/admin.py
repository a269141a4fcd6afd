"""Certificates in the back office, and what the audit calls them."""

from uuid import UUID

from django.utils.translation import gettext_lazy as _

from accounts.audit.sentences import AuditTarget, own_rows, register_sentences, register_target
from certificates.addresses import CertificatesPrefix
from certificates.certificate.admin import CertificateAdmin
from certificates.digital_link.admin import CompanyPrefixAdmin
from certificates.holders.admin import MailsToHoldersAdmin
from certificates.models import Certificate, CertificateType, CompanyPrefix
from certificates.types.admin import CertificateTypeAdmin

# fmt: off
register_sentences(
    {
        "certificate.released": _("%(actor)s released the certificate %(target)s."),
        "certificate.rejected": _("%(actor)s rejected the certificate %(target)s."),
        "certificate.suspended": _("%(actor)s suspended the certificate %(target)s."),
        "certificate.reinstated": _("%(actor)s reinstated the certificate %(target)s."),
        "certificate.hold_lifted": _("%(actor)s lifted a hold of the certificate %(target)s; others remain."),
        "certificate.revoked": _("%(actor)s revoked the certificate %(target)s."),
        "certificate.superseded": _("%(actor)s replaced the certificate %(target)s."),
        "certificate.holder_notified": _("%(actor)s had a mail sent to the holder of the certificate %(target)s."),
        "certificate.contact_changed": _("%(actor)s changed the address for mails about the certificate %(target)s."),
        "certificate.contact_confirmed": _("%(actor)s confirmed the address for mails about the certificate %(target)s, from which mails had come back."),
        "certificate.attachment_uploaded": _("%(actor)s uploaded a file for the certificate %(target)s."),
        "certificate.linked": _("%(actor)s linked the certificate %(target)s."),
        "certificate.unlinked": _("%(actor)s removed a link of the certificate %(target)s."),
        "watcher.removed": _("%(actor)s ended that an address is told of changes to certificates."),
        "certificate.erasure_requested": _("%(actor)s asked to erase the content of the certificate %(target)s."),
        "certificate.erasure_undone": _("%(actor)s undid the request to erase the content of the certificate %(target)s."),
        "certificate.erased": _("The content of the certificate %(target)s was erased, as %(actor)s had asked."),
        "certificates.suspend": _("%(actor)s had certificates suspended by the job %(target)s."),
        "certificates.reinstate": _("%(actor)s had certificates reinstated by the job %(target)s."),
        "certificates.revoke": _("%(actor)s had certificates revoked by the job %(target)s."),
        "certificates.release": _("%(actor)s had certificates released by the job %(target)s."),
        "certificates.reject": _("%(actor)s had certificates rejected by the job %(target)s."),
        "type.created": _("%(actor)s created the certificate type %(target)s."),
        "type.changed": _("%(actor)s changed the certificate type %(target)s."),
        "type.archived": _("%(actor)s archived the certificate type %(target)s."),
        "type.release_off_requested": _("%(actor)s asked to end release by a second person for the type %(target)s."),
        "type.release_off_confirmed": _("%(actor)s confirmed that the type %(target)s needs no second person any more."),
        "type.release_off_withdrawn": _("%(actor)s withdrew the request to end release by a second person for the type %(target)s."),
        "prefix.claimed": _("%(actor)s claimed the company prefix %(target)s."),
        "prefix.confirmed": _("%(actor)s confirmed the company prefix %(target)s."),
        "prefix.refused": _("%(actor)s refused the company prefix %(target)s."),
        "prefix.withdrawn": _("%(actor)s withdrew the company prefix %(target)s."),
    }
)
# fmt: on

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


__all__ = [
    "CertificateAdmin",
    "CertificateTypeAdmin",
    "CompanyPrefixAdmin",
    "MailsToHoldersAdmin",
]
