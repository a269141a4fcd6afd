"""Many rows of certificates, always asked for through the issuer and the mode."""

from typing import TYPE_CHECKING, Self
from uuid import UUID

from django.db import models

from accounts.scopes import Mode

if TYPE_CHECKING:
    from certificates.models import Certificate, CertificateType


class CertificateTypeQuerySet(models.QuerySet["CertificateType"]):
    """Types belong to the issuer; both modes share them."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """One issuer's types."""
        return self.filter(issuer_id=issuer_id)

    def usable(self) -> Self:
        """Those that still issue."""
        return self.filter(archived_at=None)


class CertificateQuerySet(models.QuerySet["Certificate"]):
    """Certificates."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's certificates; of one mode, if it is given."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)
