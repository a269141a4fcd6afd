"""Domains that issuers prove to be theirs."""

from datetime import datetime
from typing import Self

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer
from accounts.querysets import IssuerRows
from accounts.scopes import AccountsPrefix
from lib import ids

from .rules import MAX_LENGTH, displayed

RECORD = "_certificate-issuer"  # the label of the TXT record, below the domain
FILE = "/.well-known/certificate-issuer.txt"
PROOF = "certificate-issuer="


class ProofMethod(models.TextChoices):
    """How a domain is proved."""

    DNS = "dns", _("TXT record")
    FILE = "file", _("File")


class RecordFault(models.TextChoices):
    """Why the TXT record proves nothing."""

    MISSING = "missing", _("There is no such TXT record.")
    OTHER = "other", _("There is a TXT record, with another value.")
    SILENT = "silent", _("The name servers of the domain did not answer.")


class WebsiteFault(models.TextChoices):
    """Why the file proves nothing."""

    MISSING = "missing", _("The server has no such file.")
    OTHER = "other", _("The file does not have this line.")
    REDIRECT = "redirect", _("The server redirects to another address. That is not followed.")
    BLOCKED = "blocked", _("The domain leads to an address that is not on the public internet.")
    TLS = "tls", _("The server's certificate for HTTPS is not valid.")
    SILENT = "silent", _("The server could not be reached.")


class IssuerDomainQuerySet(IssuerRows["IssuerDomain"]):
    """Domains that issuers prove to be theirs."""

    def verified(self) -> Self:
        """Proved, at the last check or a few days before it."""
        return self.filter(verified_at__isnull=False)

    def due(self, now: datetime) -> Self:
        """To be checked now."""
        return self.filter(due_at__lte=now)


class IssuerDomain(models.Model):
    """A domain of an issuer: proved while `verified_at` is set.

    Several issuers may prove the same one, as the plants of a group do: each has a token of its own.
    """

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.CASCADE, verbose_name=_("issuer"), db_index=False
    )
    name = models.CharField(_("domain"), max_length=MAX_LENGTH)  # ASCII, small letters
    token = models.CharField(max_length=32, editable=False)
    method = models.CharField(max_length=4, choices=ProofMethod.choices, blank=True, default="")
    created_at = models.DateTimeField(_("added"))
    verified_at = models.DateTimeField(_("verified"), null=True)
    checked_at = models.DateTimeField(_("last check"), null=True)
    failing_since = models.DateTimeField(null=True)  # the first failed check of a proved domain
    lost_at = models.DateTimeField(null=True)
    dns_fault = models.CharField(max_length=8, choices=RecordFault.choices, blank=True, default="")
    file_fault = models.CharField(
        max_length=8, choices=WebsiteFault.choices, blank=True, default=""
    )
    due_at = models.DateTimeField(null=True)  # the next check; empty: only when a person asks

    objects = IssuerDomainQuerySet.as_manager()

    class Meta:
        verbose_name = _("domain")
        verbose_name_plural = _("domains")
        constraints = [
            models.UniqueConstraint("issuer", "name", name="accounts_domain_once"),
            models.CheckConstraint(
                name="accounts_domain_method",
                condition=Q(method__in=["", *ProofMethod.values]),
            ),
        ]
        indexes = [
            models.Index("due_at", name="accounts_domain_due", condition=Q(due_at__isnull=False)),
        ]

    def __str__(self) -> str:
        return displayed(self.name)

    @property
    def public_id(self) -> str:
        """`dom_...`"""
        return ids.encode(AccountsPrefix.DOMAIN, self.pk)

    @property
    def record_name(self) -> str:
        """The DNS name of the TXT record."""
        return f"{RECORD}.{self.name}"

    @property
    def file_url(self) -> str:
        """The URL of the file."""
        return f"https://{self.name}{FILE}"

    @property
    def proof(self) -> str:
        """The text of the record, and the line of the file."""
        return f"{PROOF}{self.token}"
