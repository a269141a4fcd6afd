"""Deliveries (one event to one endpoint) and their attempts, which are never changed."""

from datetime import datetime
from typing import Self

from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild, IssuerOwned
from accounts.querysets import ModeRows
from accounts.scopes import Mode
from lib import ids
from webhooks.endpoints.models import Endpoint
from webhooks.events.models import Event
from webhooks.lifecycle import (
    ATTEMPTS,
    FAILURES,
    KEEP_BODIES,
    AttemptOutcome,
    DeliveryState,
    Priority,
    Trigger,
    WebhooksPrefix,
)


class DeliveryQuerySet(ModeRows["Delivery"]):
    """Deliveries, queried by issuer and mode."""

    def hold(self) -> int:
        """Hold waiting deliveries, except manual ones. Returns how many."""
        waiting = self._unsent().exclude(priority=Priority.BY_HAND)
        return waiting.update(state=DeliveryState.HELD, lease_token=None)

    def cancel(self, now: datetime) -> int:
        """Cancel waiting and held deliveries. Returns how many."""
        unsent = self._unsent(DeliveryState.HELD)
        return unsent.update(state=DeliveryState.CANCELLED, lease_token=None, finished_at=now)

    def _unsent(self, *more: DeliveryState) -> Self:
        """Pending deliveries, and those whose lease has expired."""
        rows = self.filter(state__in=(DeliveryState.PENDING, DeliveryState.LEASED, *more))
        return rows.exclude(state=DeliveryState.LEASED, next_at__gt=Now())


class Delivery(IssuerOwned):
    """One event to be sent to one endpoint. Inserted by the statement that records the event."""

    prefix = WebhooksPrefix.DELIVERY
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    event = models.ForeignKey(
        Event, on_delete=models.PROTECT, verbose_name=_("event"), db_index=False
    )
    event_type = models.CharField(_("event"), max_length=60)
    endpoint = models.ForeignKey(
        Endpoint, on_delete=models.PROTECT, verbose_name=_("endpoint"), db_index=False
    )
    state = models.CharField(
        _("state"), max_length=9, choices=DeliveryState.choices, default=DeliveryState.PENDING
    )
    trigger = models.CharField(
        _("sent"), max_length=9, choices=Trigger.choices, default=Trigger.AUTOMATIC
    )
    priority = models.SmallIntegerField(choices=Priority.choices, default=Priority.LIVE)
    attempts = models.PositiveIntegerField(_("attempts"), default=0)
    attempts_left = models.PositiveSmallIntegerField(default=ATTEMPTS)
    # When a courier may claim it: the time of the next attempt, or the end of the present lease.
    next_at = models.DateTimeField(_("next attempt"), default=timezone.now)
    lease_token = models.UUIDField(null=True, editable=False)
    created_at = models.DateTimeField(_("created"), default=timezone.now)
    finished_at = models.DateTimeField(_("ended"), null=True)
    last_outcome = models.CharField(
        _("outcome"), max_length=8, choices=AttemptOutcome.choices, null=True
    )
    last_status = models.PositiveSmallIntegerField(_("HTTP status"), null=True)

    objects = DeliveryQuerySet.as_manager()

    class Meta:
        verbose_name = _("delivery")
        verbose_name_plural = _("deliveries")
        # fmt: off
        constraints = [
            models.UniqueConstraint("event", "endpoint", name="webhooks_delivery_once"),
            models.CheckConstraint(name="webhooks_delivery_state", condition=Q(state__in=DeliveryState.values)),
            models.CheckConstraint(
                name="webhooks_delivery_lease",
                condition=Q(state=DeliveryState.LEASED, lease_token__isnull=False)
                | (~Q(state=DeliveryState.LEASED) & Q(lease_token=None)),
            ),
        ]
        indexes = [
            # For the courier's claim: due deliveries by endpoint, live before bulk.
            models.Index("endpoint", "priority", "next_at", condition=Q(state__in=(DeliveryState.PENDING, DeliveryState.LEASED)), name="webhooks_delivery_due"),
            # For the caps: leased deliveries by issuer. Few rows at any time.
            models.Index("endpoint", "issuer", "next_at", "priority", condition=Q(state=DeliveryState.LEASED), name="webhooks_delivery_leased"),
            models.Index("issuer", "mode", "id", name="webhooks_delivery_list"),
            models.Index("endpoint", "id", name="webhooks_delivery_endpoint"),
            # Unfinished deliveries: few rows, however many were delivered.
            models.Index("issuer", "mode", "state", "id", condition=~Q(state=DeliveryState.SUCCEEDED), name="webhooks_delivery_open"),
            models.Index("issuer", "mode", "event_type", "id", name="webhooks_delivery_type"),
            # Failures: a delivery that succeeds at once never enters this index.
            models.Index("issuer", "mode", "last_outcome", "id", condition=Q(last_outcome__in=FAILURES), name="webhooks_delivery_failed"),
            # Held deliveries by endpoint and age: mostly none.
            models.Index("endpoint", "created_at", condition=Q(state=DeliveryState.HELD), name="webhooks_delivery_held"),
        ]

    def __str__(self) -> str:
        return f"{self.event_type} {self.public_id}"

    @property
    def resendable_until(self) -> datetime:
        """Until when it can be sent again on request; an unfinished delivery is still sent after that."""
        return min(self.event.occurred_at, ids.created_at_of(self.event_id)) + KEEP_BODIES


class Attempt(IssuerChild):
    """One HTTP request of a delivery and its result. Appended by the courier.

    The table is made by initial.sql, in weeks by the id: they are dropped after 90 days.
    """

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    delivery = models.ForeignKey(
        Delivery,
        on_delete=models.CASCADE,
        related_name="tries",
        verbose_name=_("delivery"),
        db_constraint=False,
        db_index=False,
    )
    number = models.PositiveIntegerField(_("number"))
    trigger = models.CharField(_("sent"), max_length=9, choices=Trigger.choices)
    url = models.CharField(_("address"), max_length=2000)
    started_at = models.DateTimeField(_("started"))
    duration_ms = models.PositiveIntegerField(_("duration (ms)"))
    outcome = models.CharField(_("outcome"), max_length=8, choices=AttemptOutcome.choices)
    status = models.PositiveSmallIntegerField(_("HTTP status"), null=True)
    headers = models.JSONField(_("headers of the answer"), default=dict)
    body = models.TextField(_("body of the answer"), blank=True)
    truncated = models.BooleanField(_("cut off"), default=False)
    error = models.CharField(_("error"), max_length=300, blank=True)

    class Meta:
        verbose_name = _("attempt")
        verbose_name_plural = _("attempts")

    def __str__(self) -> str:
        return f"#{self.number} {self.outcome}"
