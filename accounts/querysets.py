"""The bases of querysets whose rows belong to issuers: `for_issuer()` is the only way to a tenant's rows."""

from typing import Self, TypeVar
from uuid import UUID

from django.db import models

from accounts.scopes import Mode

Row = TypeVar("Row", bound=models.Model)


class IssuerRows(models.QuerySet[Row]):
    """Rows of issuers, which both modes share."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """Those of one issuer."""
        return self.filter(issuer_id=issuer_id)


class ModeRows(models.QuerySet[Row]):
    """Rows of issuers, live or test."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """Those of one issuer; of one mode, or of both for the issuer's own people."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)
