"""Many rows of webhooks."""

from typing import TYPE_CHECKING, Self
from uuid import UUID

from django.db import models

from accounts.scopes import Mode

if TYPE_CHECKING:
    from webhooks.models import Event


class EventQuerySet(models.QuerySet["Event"]):
    """Events, always asked for through issuer and mode."""

    def for_issuer(self, issuer_id: UUID, mode: Mode) -> Self:
        """One issuer's events of one mode."""
        return self.filter(issuer_id=issuer_id, mode=mode)
