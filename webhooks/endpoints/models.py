"""Endpoints: address and settings, health, hourly counts, notices to owners."""

import json
from typing import Self
from uuid import UUID

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.db.models.functions import Cast
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild, IssuerOwned
from accounts.querysets import ModeRows
from accounts.scopes import Mode
from lib import crypto
from lib.crypto import EncryptedTextField
from webhooks.lifecycle import DisabledReason, EndpointState, WebhooksPrefix


class NotifiedState(models.IntegerChoices):
    """What the owners were last notified of about an endpoint."""

    NOTHING = 0
    FAILING = 1
    LAST_DAY = 2
    DISABLED = 3
    ENABLED = 4  # by hand, after the owners were notified: they are still told when it recovers


class EndpointQuerySet(ModeRows["Endpoint"]):
    """Endpoints, queried by issuer and mode."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's endpoints, without those that were deleted; of one mode, if it is given."""
        return super().for_issuer(issuer_id, mode).exclude(state=EndpointState.DELETED)

    def sealed(self) -> Self:
        """Without the encrypted columns: nothing is decrypted for each row, nothing fails for a lost key."""
        return self.defer("secret", "old_secret", "headers")

    def with_sealed_headers(self) -> Self:
        """Without decrypting, but with the encrypted headers loaded by the same query for `own_headers`."""
        as_stored = Cast("headers", models.TextField())
        return self.sealed().annotate(sealed_headers=as_stored)


class Endpoint(IssuerOwned):
    """A receiver of events. The courier writes its health, people write the settings."""

    prefix = WebhooksPrefix.ENDPOINT
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices, default=Mode.LIVE)
    url = models.CharField(_("address"), max_length=2000)
    description = models.CharField(_("description"), max_length=200, blank=True)
    events = ArrayField(models.CharField(max_length=60), verbose_name=_("events"))
    headers = EncryptedTextField(_("own headers"), default="{}")  # a JSON object
    rate_limit = models.PositiveIntegerField(_("deliveries a second"), null=True, blank=True)
    state = models.CharField(
        _("state"), max_length=8, choices=EndpointState.choices, default=EndpointState.ACTIVE
    )
    disabled_reason = models.CharField(
        _("reason"), max_length=8, choices=DisabledReason.choices, null=True
    )
    disabled_at = models.DateTimeField(_("disabled"), null=True)
    created_at = models.DateTimeField(_("created"), default=timezone.now, editable=False)
    updated_at = models.DateTimeField(_("changed"), default=timezone.now, editable=False)
    sequence = models.PositiveIntegerField(default=0)  # counts the events about this endpoint

    secret = EncryptedTextField(_("secret"))
    old_secret = EncryptedTextField(null=True)
    old_secret_until = models.DateTimeField(null=True)

    # Health: written by the statement that settles attempts (webhooks.courier.settlement).
    failures = models.PositiveIntegerField(default=0)  # in a row, since the last success
    failing_since = models.DateTimeField(_("failing since"), null=True)  # the first of them
    last_failure_at = models.DateTimeField(null=True)
    last_success_at = models.DateTimeField(null=True)  # written only while it fails, too
    alarm_at = models.DateTimeField(null=True)  # one delivery has failed for the fourth time
    parked_until = models.DateTimeField(null=True)
    notified = models.PositiveSmallIntegerField(
        choices=NotifiedState.choices, default=NotifiedState.NOTHING
    )
    # What is left of the rate limit, in deliveries, and as of when.
    allowance = models.FloatField(default=0)
    allowance_at = models.DateTimeField(default=timezone.now)

    objects = EndpointQuerySet.as_manager()

    class Meta:
        verbose_name = _("webhook endpoint")
        verbose_name_plural = _("webhook endpoints")
        # fmt: off
        constraints = [
            models.CheckConstraint(name="webhooks_endpoint_mode", condition=Q(mode__in=Mode.values)),
            models.CheckConstraint(name="webhooks_endpoint_state", condition=Q(state__in=EndpointState.values)),
            models.CheckConstraint(
                name="webhooks_endpoint_reason",
                condition=~Q(state=EndpointState.DISABLED)
                | Q(disabled_reason__in=DisabledReason.values, disabled_at__isnull=False),
            ),
            models.CheckConstraint(name="webhooks_endpoint_old_secret", condition=Q(old_secret__isnull=True) | Q(old_secret_until__isnull=False)),
            models.CheckConstraint(name="webhooks_endpoint_rate", condition=Q(rate_limit=None) | Q(rate_limit__gte=1)),
        ]
        indexes = [
            # For every recorded event: the endpoints that subscribe to it, without deleted ones.
            models.Index("issuer", "mode", "id", condition=~Q(state=EndpointState.DELETED), name="webhooks_endpoint_listens"),
        ]

    def __str__(self) -> str:
        return self.description or self.url

    @property
    def own_headers(self) -> dict[str, str] | None:
        """The endpoint's own headers; None if no key in FIELD_KEYS decrypts them."""
        sealed: str | None = self.__dict__.get("sealed_headers")
        is_read = sealed is None or "headers" in self.__dict__
        try:
            text = self.headers if is_read else crypto.decrypt(str(sealed))
        except crypto.UndecryptableValue:
            return None
        headers: dict[str, str] = json.loads(text or "{}")
        return headers


class EndpointHour(IssuerChild):
    """Attempts to an endpoint in one hour: the roll-up behind its health and the charts."""

    pk = models.CompositePrimaryKey("endpoint", "hour")
    endpoint = models.ForeignKey(Endpoint, on_delete=models.CASCADE, db_index=False)
    hour = models.DateTimeField()
    succeeded = models.PositiveIntegerField(default=0)  # attempts
    failed = models.PositiveIntegerField(default=0)
    answer_ms = models.PositiveBigIntegerField(default=0)  # total of all attempts
    first_attempts = models.PositiveIntegerField(
        default=0
    )  # first attempts of automatic deliveries
    waited_ms = models.PositiveBigIntegerField(default=0)  # total from event to first attempt

    class Meta:
        verbose_name = _("hour of an endpoint")
        verbose_name_plural = _("hours of endpoints")

    def __str__(self) -> str:
        return f"{self.hour:%Y-%m-%d %H}: {self.succeeded}/{self.succeeded + self.failed}"
