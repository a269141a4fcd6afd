"""The public ids of certificates, and URLs: public pages, API and back office."""

from enum import StrEnum
from uuid import UUID

from django.conf import settings
from django.urls import reverse

from accounts.signing_keys.identity import address_of
from lib import ids


@ids.register_prefixes
class CertificatesPrefix(StrEnum):
    """The prefix of each kind of object that has a public id."""

    CERTIFICATE = "cert"
    HOLD = "hold"
    LINK = "lnk"
    ERASURE = "ers"
    STATUS_LIST = "list"


def verify_url(certificate_id: UUID, locale: str) -> str:
    """`{base_url}/<locale>/verify/<certificate_id>`."""
    return f"{settings.BASE_URL}/{locale}/verify/{ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id)}"


def objection_url(token: str, locale: str) -> str:
    """The public page on which a holder objects to mails."""
    return f"{settings.BASE_URL}/{locale}/mails/{token}"


def watching_url(token: str, locale: str) -> str:
    """The public page on which an address confirms and ends what it is told of."""
    return f"{settings.BASE_URL}/{locale}/watching/{token}"


def base_url_of(did: str) -> str:
    """The address of this service that an issuer's DID was made of: BASE_URL may have changed since."""
    return address_of(did).partition("/issuers/")[0]


def resource_url(certificate_id: UUID) -> str:
    """The URL of the certificate in the API."""
    public_id = ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id)
    return f"{settings.BASE_URL}/api/external/certificates/{public_id}"


def type_url(type_id: int) -> str:
    """The URL of the certificate type in the API."""
    return f"{settings.BASE_URL}/api/external/certificates/types/{type_id}"


def type_page(type_id: int) -> str:
    """The URL of the certificate type in the back office."""
    page = reverse("admin:certificates_certificatetype_change", args=[type_id])
    return f"{settings.BASE_URL}{page}"


def attachment_url(public_id: str, locale: str, number: int) -> str:
    """The public URL of an attachment."""
    return f"{settings.BASE_URL}/{locale}/verify/{public_id}/attachments/{number}"


def pdf_url(public_id: str, locale: str) -> str:
    """The public URL of the PDF."""
    return f"{settings.BASE_URL}/{locale}/verify/{public_id}/pdf"
