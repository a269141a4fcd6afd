"""Events. Written by `webhooks.outbox` only."""

from uuid import UUID

from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import Issuer, IssuerChild
from accounts.querysets import ModeRows
from accounts.scopes import Mode
from lib import ids
from lib.sql import CurrentTransaction, TransactionIdField
from webhooks.lifecycle import WebhooksPrefix


class EventQuerySet(ModeRows["Event"]):
    """Events, queried by issuer and mode."""


class Event(models.Model):
    """An event with its body as bytes, the same for every attempt of every delivery."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    # No foreign key of the database, which would lock the issuer's row for every event; an issuer is
    # kept by its other rows. Nor is the mode checked: it is that of what the event is about.
    issuer = models.ForeignKey(
        Issuer,
        on_delete=models.PROTECT,
        verbose_name=_("issuer"),
        db_index=False,
        db_constraint=False,
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    type = models.CharField(_("event"), max_length=60)
    subject = models.UUIDField(_("subject"))
    sequence = models.PositiveIntegerField(_("sequence"))
    occurred_at = models.DateTimeField(_("occurred"), default=timezone.now)
    body = models.BinaryField(null=True)  # removed when no delivery needs it
    # The span that recorded it, for its deliveries (lib.tracing). Empty, and not null, where tracing is off:
    # the first null of a row costs it eight bytes.
    traceparent = models.CharField(max_length=55, db_default="", editable=False)
    txid = TransactionIdField(editable=False, db_default=CurrentTransaction())

    objects = EventQuerySet.as_manager()

    class Meta:
        verbose_name = _("event")
        verbose_name_plural = _("events")
        constraints = [
            models.UniqueConstraint("subject", "sequence", name="webhooks_event_sequence_once"),
            models.CheckConstraint(
                name="webhooks_event_from_one", condition=models.Q(sequence__gte=1)
            ),
        ]
        indexes = [
            models.Index("issuer", "mode", "txid", "id", name="webhooks_event_feed"),
            # Test events are removed by their age.
            models.Index("id", name="webhooks_event_of_tests", condition=models.Q(mode=Mode.TEST)),
        ]

    def __str__(self) -> str:
        return f"{self.type} {self.public_id}"

    @property
    def public_id(self) -> str:
        """`evt_...`: also the `webhook-id` of every attempt to deliver it."""
        return ids.encode(WebhooksPrefix.EVENT, self.pk)


class BodyHorizon(models.Model):
    """The event id up to which expired bodies have been removed. One row."""

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    through = models.UUIDField(default=UUID(int=0))

    def __str__(self) -> str:
        return str(self.through)


class LateBody(IssuerChild):
    """An event below the horizon whose body was kept, because a delivery still needed it."""

    event = models.OneToOneField(Event, on_delete=models.CASCADE, primary_key=True)

    def __str__(self) -> str:
        return str(self.event_id)
