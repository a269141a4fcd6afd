"""Usage by calendar day (UTC), and announced quota thresholds."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer, IssuerChild
from accounts.querysets import ModeRows
from accounts.scopes import Mode
from lib import ids
from lib.sql import TransactionIdField


class UsageDay(models.Model):
    """Usage of one kind on one day. Only ever increased, and kept with the account."""

    pk = models.CompositePrimaryKey("issuer", "mode", "day", "kind")
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    day = models.DateField(_("day"))
    kind = models.CharField(_("kind"), max_length=20)
    amount = models.PositiveBigIntegerField(_("amount"))

    objects = ModeRows["UsageDay"].as_manager()

    class Meta:
        verbose_name = _("usage")
        verbose_name_plural = _("usage")
        constraints = [
            models.CheckConstraint(name="accounts_usage_mode", condition=Q(mode__in=Mode.values)),
        ]

    def __str__(self) -> str:
        return f"{self.day:%Y-%m-%d} {self.kind}: {self.amount}"


class UsageHorizon(models.Model):
    """Up to where rows of one kind are rolled up: those whose id is older than `until`.

    `mark` is the next `until`. It is taken once every transaction from before `mark_xid` has ended,
    so that no row can come in late.
    """

    kind = models.CharField(primary_key=True, max_length=20)
    until = models.DateTimeField()
    mark = models.DateTimeField(null=True)
    mark_xid = TransactionIdField(null=True)

    def __str__(self) -> str:
        return f"{self.kind}: {self.until}"


class DeprecatedUse(IssuerChild):
    """How often an API key has used a deprecated part of the interface, and on which day last (UTC).

    Without a foreign key: a use is noted without waiting for a transaction that holds the key's row.
    """

    pk = models.CompositePrimaryKey("key_id", "code")
    key_id = models.UUIDField()
    code = models.CharField(max_length=60)
    amount = models.PositiveBigIntegerField()
    last_used_on = models.DateField()

    def __str__(self) -> str:
        return f"{self.code}: {self.amount}"


class QuotaNotice(models.Model):
    """The quota thresholds announced for an issuer's month, and for how large a quota."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    month = models.DateField(_("month"))
    warned_for = models.BigIntegerField(null=True)  # the quota of which 80 % were used
    exceeded_for = models.BigIntegerField(null=True)  # the quota that was used up
    sequence = models.PositiveIntegerField(_("changes"), default=0)

    class Meta:
        verbose_name = _("quota notice")
        verbose_name_plural = _("quota notices")
        constraints = [
            models.UniqueConstraint("issuer", "month", name="accounts_quota_notice_once"),
        ]

    def __str__(self) -> str:
        return f"{self.issuer_id} {self.month:%Y-%m}"
