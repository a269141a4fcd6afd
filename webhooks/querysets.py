"""Querysets of webhooks."""

from datetime import datetime
from typing import TYPE_CHECKING, Self
from uuid import UUID

from django.db import models
from django.db.models.functions import Cast, Now

from accounts.scopes import Mode
from webhooks.lifecycle import DeliveryState, EndpointState, Priority

if TYPE_CHECKING:
    from webhooks.models import Delivery, Endpoint, Event


class EventQuerySet(models.QuerySet["Event"]):
    """Events, queried by issuer and mode."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's events; of one mode, if it is given."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)


class EndpointQuerySet(models.QuerySet["Endpoint"]):
    """Endpoints, queried by issuer and mode."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's endpoints, without those that were deleted; of one mode, if it is given."""
        rows = self.filter(issuer_id=issuer_id).exclude(state=EndpointState.DELETED)
        return rows if mode is None else rows.filter(mode=mode)

    def sealed(self) -> Self:
        """Without the encrypted columns: nothing is decrypted for each row, nothing fails for a lost key."""
        return self.defer("secret", "old_secret", "headers")

    def with_sealed_headers(self) -> Self:
        """Without decrypting, but with the encrypted headers loaded by the same query for `own_headers`."""
        as_stored = Cast("headers", models.TextField())
        return self.sealed().annotate(sealed_headers=as_stored)


class DeliveryQuerySet(models.QuerySet["Delivery"]):
    """Deliveries, queried by issuer and mode."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's deliveries; of one mode, if it is given."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def hold(self) -> int:
        """Hold waiting deliveries, except manual ones. Returns how many."""
        waiting = self._in_nobodys_hands().exclude(priority=Priority.BY_HAND)
        return waiting.update(state=DeliveryState.HELD, lease_token=None)

    def cancel(self, now: datetime) -> int:
        """Cancel waiting and held deliveries. Returns how many."""
        unsent = self._in_nobodys_hands(DeliveryState.HELD)
        return unsent.update(state=DeliveryState.CANCELLED, lease_token=None, finished_at=now)

    def _in_nobodys_hands(self, *more: DeliveryState) -> Self:
        """Pending deliveries, and those whose lease has expired."""
        rows = self.filter(state__in=(DeliveryState.PENDING, DeliveryState.LEASED, *more))
        return rows.exclude(state=DeliveryState.LEASED, next_at__gt=Now())
