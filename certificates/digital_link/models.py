"""GS1 Company Prefixes of issuers: the numbers that their products' GTINs begin with."""

from typing import Self

from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import Issuer
from accounts.querysets import IssuerRows


class PrefixState(models.TextChoices):
    """Whether the issuer has proved that GS1 licenses the prefix to it."""

    CLAIMED = "claimed", _("Waits for confirmation")
    CONFIRMED = "confirmed", _("Confirmed")
    REFUSED = "refused", _("Refused")
    WITHDRAWN = "withdrawn", _("No longer in use")


LIVING = (PrefixState.CLAIMED, PrefixState.CONFIRMED)


class CompanyPrefixQuerySet(IssuerRows["CompanyPrefix"]):
    """GS1 Company Prefixes. Both modes of an issuer share them; only live certificates have links."""

    def confirmed(self) -> Self:
        """Prefixes that an operator has confirmed."""
        return self.filter(state="confirmed")

    def overlapping(self, prefix: str) -> Self:
        """Prefixes that a GTIN can begin with together with this one: equal, shorter or longer ones."""
        shorter = [prefix[:length] for length in range(1, len(prefix))]
        return self.filter(Q(prefix__startswith=prefix) | Q(prefix__in=shorter))


class CompanyPrefix(models.Model):
    """A prefix that an issuer has claimed. Only a confirmed one makes links; one issuer has it at a time."""

    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    prefix = models.CharField(_("GS1 Company Prefix"), max_length=12)
    state = models.CharField(
        _("state"), max_length=9, choices=PrefixState.choices, default=PrefixState.CLAIMED
    )
    # What the platform admin saw: the licence's certificate, GS1's register. Or why it was refused.
    note = models.CharField(_("note on the licence"), max_length=500, blank=True, default="")
    claimed_at = models.DateTimeField(_("claimed"), default=timezone.now)
    decided_at = models.DateTimeField(_("decided"), null=True)

    objects = CompanyPrefixQuerySet.as_manager()

    class Meta:
        verbose_name = _("company prefix")
        verbose_name_plural = _("company prefixes")
        constraints = [
            # The resolver finds the issuer of a GTIN by it.
            models.UniqueConstraint(
                "prefix",
                name="certificates_prefix_once",
                condition=Q(state=PrefixState.CONFIRMED),
            ),
            # The issuer's list, and the confirmed prefixes of an issuer.
            models.UniqueConstraint(
                "issuer",
                "prefix",
                name="certificates_prefix_of_issuer",
                condition=Q(state__in=[PrefixState.CLAIMED, PrefixState.CONFIRMED]),
            ),
            models.CheckConstraint(
                name="certificates_prefix_digits", condition=Q(prefix__regex=r"^[0-9]{3,12}$")
            ),
            models.CheckConstraint(
                name="certificates_prefix_state", condition=Q(state__in=PrefixState.values)
            ),
        ]

    def __str__(self) -> str:
        return self.prefix

    @property
    def audit_target(self) -> str:
        """The target of audit entries about the prefix."""
        return f"prefix_{self.pk}"
