"""Open items of platform admins: onboardings, plan requests, reports of problems."""

from typing import Self

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer
from accounts.querysets import IssuerRows
from lib import ids


class OpenItemKind(models.TextChoices):
    """A request of an issuer or its member that an operator has to settle."""

    ONBOARDING = "onboarding", _("Onboarding to decide")
    PLAN = "plan", _("Wish for another plan")
    PROBLEM = "problem", _("Report of a problem")
    PREFIX = "prefix", _("Company prefix to confirm")


# An issuer has one of these at a time: asking again changes it.
SINGLE_KINDS = (OpenItemKind.ONBOARDING, OpenItemKind.PLAN, OpenItemKind.PREFIX)


class OpenItemQuerySet(IssuerRows["OpenItem"]):
    """What waits for the platform admins, who see the items of all issuers."""

    def open(self) -> Self:
        """Items that nobody has settled."""
        return self.filter(settled_at=None)


class OpenItem(models.Model):
    """It stands on the operators' dashboard until one of them settles it, or what settles it is done."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    kind = models.CharField(_("kind"), max_length=12, choices=OpenItemKind.choices)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    facts = models.JSONField(_("facts"), default=dict)  # what was written, by name of the field
    opened_at = models.DateTimeField(_("asked"), editable=False)
    opened_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        editable=False,
        db_index=False,
        related_name="+",
        verbose_name=_("asked by"),
    )
    settled_at = models.DateTimeField(_("settled"), null=True, editable=False)
    settled_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        editable=False,
        db_index=False,
        related_name="+",
        verbose_name=_("settled by"),
    )
    note = models.CharField(_("note"), max_length=1000, blank=True, default="")

    objects = OpenItemQuerySet.as_manager()

    class Meta:
        verbose_name = _("open item")
        verbose_name_plural = _("open items")
        constraints = [
            models.UniqueConstraint(
                "kind",
                "issuer",
                name="accounts_item_once",
                condition=Q(settled_at=None, kind__in=SINGLE_KINDS),
            ),
            models.CheckConstraint(
                name="accounts_item_kind", condition=Q(kind__in=OpenItemKind.values)
            ),
        ]
        indexes = [
            models.Index("opened_at", name="accounts_item_open", condition=Q(settled_at=None)),
        ]

    def __str__(self) -> str:
        return f"{self.get_kind_display()} · {self.issuer}"
