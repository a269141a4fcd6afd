"""Rows of quota and idempotency, written by prepared statements."""

from django.db import models
from django.db.models import F, Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer
from accounts.scopes import Mode


class QuotaSlot(models.Model):
    """One of several parts of an issuer's month, so that concurrent issuing does not wait for one row."""

    pk = models.CompositePrimaryKey("issuer", "month", "slot")
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    month = models.DateField(_("month"))
    slot = models.PositiveSmallIntegerField()
    granted = models.BigIntegerField(_("granted"))
    used = models.BigIntegerField(_("used"), default=0)

    class Meta:
        verbose_name = _("quota")
        verbose_name_plural = _("quotas")
        indexes = [models.Index("month", name="accounts_quota_of_month")]  # for the sweep
        constraints = [
            models.CheckConstraint(
                name="accounts_quota_never_overrun", condition=Q(used__range=(0, F("granted")))
            ),
        ]

    def __str__(self) -> str:
        return f"{self.month:%Y-%m} #{self.slot}: {self.used}/{self.granted}"


class StoredResponse(models.Model):
    """The response to a request with an Idempotency-Key, stored with its effect, kept 30 days."""

    issuer = models.ForeignKey(
        Issuer, on_delete=models.CASCADE, verbose_name=_("issuer"), db_index=False
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    key = models.CharField(max_length=255)
    fingerprint = models.BinaryField()
    request = models.CharField(max_length=300, default="", db_default="")  # method and path
    status = models.PositiveSmallIntegerField()
    body = models.BinaryField()
    location = models.CharField(max_length=300, null=True)
    subject = models.UUIDField(null=True)
    created_at = models.DateTimeField(_("created"), default=timezone.now)

    class Meta:
        verbose_name = _("stored response")
        verbose_name_plural = _("stored responses")
        constraints = [
            models.UniqueConstraint("issuer", "mode", "key", name="accounts_response_once"),
            models.CheckConstraint(
                name="accounts_response_mode", condition=Q(mode__in=Mode.values)
            ),
            models.CheckConstraint(
                name="accounts_response_success", condition=Q(status__range=(200, 299))
            ),
        ]
        indexes = [
            models.Index("created_at", name="accounts_response_age"),
            models.Index(
                "subject", condition=Q(subject__isnull=False), name="accounts_response_subject"
            ),
        ]

    def __str__(self) -> str:
        return self.key
