"""The addresses of a certificate and of its type: for the public, for clients, in the back office."""

from uuid import UUID

from django.conf import settings
from django.urls import reverse

from lib import ids


def verify_url(certificate_id: UUID, locale: str) -> str:
    """`{base_url}/<locale>/verify/<certificate_id>` (specification, 2.2)."""
    return (
        f"{settings.BASE_URL}/{locale}/verify/{ids.encode(ids.Prefix.CERTIFICATE, certificate_id)}"
    )


def resource_url(certificate_id: UUID) -> str:
    """Where the API answers for this certificate."""
    public_id = ids.encode(ids.Prefix.CERTIFICATE, certificate_id)
    return f"{settings.BASE_URL}/api/external/certificates/{public_id}"


def type_url(type_id: int) -> str:
    """Where the API answers for this certificate type."""
    return f"{settings.BASE_URL}/api/external/certificates/types/{type_id}"


def type_page(type_id: int) -> str:
    """Where people look at this certificate type, and change it."""
    page = reverse("admin:certificates_certificatetype_change", args=[type_id])
    return f"{settings.BASE_URL}{page}"


def attachment_url(public_id: str, locale: str, number: int) -> str:
    """Where the public downloads an attachment."""
    return f"{settings.BASE_URL}/{locale}/verify/{public_id}/attachments/{number}"


def pdf_url(public_id: str, locale: str) -> str:
    """Where the public downloads the printed document."""
    return f"{settings.BASE_URL}/{locale}/verify/{public_id}/pdf"
