"""RSA keys and X.509 certificates that the PDFs of an issuer are signed with."""

from typing import Self

from django.db import models
from django.db.models import Q

from accounts.issuers.models import Issuer
from accounts.querysets import ModeRows
from accounts.scopes import Mode
from lib import ids
from lib.crypto import EncryptedTextField


class PdfSigningState(models.TextChoices):
    """The state of a key for PDFs."""

    REQUESTED = "requested"  # a worker is about to make it
    WAITING = "waiting"  # for its certificate
    ACTIVE = "active"
    PAUSED = "paused"
    RETIRED = "retired"  # replaced; its private key is deleted


class PdfSigningKeyQuerySet(ModeRows["PdfSigningKey"]):
    """Keys that PDFs are signed with."""

    def in_use(self) -> Self:
        """Those with a certificate; signing may be switched off."""
        return self.filter(state__in=["active", "paused"])

    def to_come(self) -> Self:
        """Those that have no certificate yet."""
        return self.filter(state__in=["requested", "waiting"])


class PdfSigningKey(models.Model):
    """An RSA key pair of an issuer, and the certificate that an authority gave for it.

    Workers make it and sign with it; web processes cannot read the private key. The row of the test
    mode has a certificate of its own making; a worker adds it when it signs the first test PDF.
    """

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(Issuer, on_delete=models.PROTECT, db_index=False)
    mode = models.CharField(max_length=4, choices=Mode.choices, default=Mode.LIVE)
    state = models.CharField(
        max_length=9,
        choices=PdfSigningState.choices,
        default=PdfSigningState.REQUESTED,
    )
    organization = models.CharField(max_length=64)
    country = models.CharField(max_length=2)
    self_signed = models.BooleanField(default=False)
    # The private key (PKCS#8, PEM), encrypted under SIGNING_KEYS.
    secret = EncryptedTextField(setting="SIGNING_KEYS", null=True, editable=False)
    request = models.TextField(null=True, editable=False)  # PKCS#10, PEM
    certificates = models.TextField(null=True, editable=False)  # PEM, its own first
    valid_until = models.DateTimeField(null=True, editable=False)
    requested_at = models.DateTimeField()

    objects = PdfSigningKeyQuerySet.as_manager()

    class Meta:
        verbose_name = "key for PDFs"
        verbose_name_plural = "keys for PDFs"
        constraints = [
            models.UniqueConstraint(
                "issuer",
                "mode",
                name="accounts_pdfsigningkey_used",
                condition=Q(state__in=["active", "paused"]),
            ),
            models.UniqueConstraint(
                "issuer",
                "mode",
                name="accounts_pdfsigningkey_next",
                condition=Q(state__in=["requested", "waiting"]),
            ),
            models.CheckConstraint(
                name="accounts_pdfsigningkey_state", condition=Q(state__in=PdfSigningState.values)
            ),
            models.CheckConstraint(
                name="accounts_pdfsigningkey_made",
                condition=Q(state="requested")
                | Q(request__isnull=False) & (Q(state="retired") | Q(secret__isnull=False)),
            ),
            models.CheckConstraint(
                name="accounts_pdfsigningkey_certified",
                condition=Q(state__in=["requested", "waiting"])
                | Q(certificates__isnull=False, valid_until__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.organization} ({self.country})"
