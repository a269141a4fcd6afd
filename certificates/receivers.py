"""What accounts asks: it stands below and knows no certificate type."""

from uuid import UUID

from django.dispatch import receiver

from accounts.signals import types_asked
from certificates.models import CertificateType


@receiver(types_asked, dispatch_uid="certificates.types")
def name_types(issuer_id: UUID, **_: object) -> dict[int, str]:
    """The issuer's types, those that issue no more included: keys may still read under them."""
    rows = CertificateType.objects.for_issuer(issuer_id).select_related("current")
    return {found.pk: str(found) for found in rows.order_by("code")}
