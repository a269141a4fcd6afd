"""Signatures of certificates' credentials, and status lists."""

from django.db import models
from django.db.models import F, Q

from accounts.models import Issuer, SigningKey
from accounts.scopes import Mode
from lib import ids
from lib.crypto import EncryptedTextField

from .certificate import Certificate


class CredentialForm(models.IntegerChoices):
    """How a credential is composed of the certificate. A form never changes: its bytes are signed."""

    PRODUCT = 1, "ProductCertificateCredential"
    ACHIEVEMENT = 2, "OpenBadgeCredential"


class StatusList(models.Model):
    """A Bitstring Status List of an issuer: each certificate with a credential has a place in one."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(Issuer, on_delete=models.PROTECT, db_index=False)
    mode = models.CharField(max_length=4, choices=Mode.choices)
    form = models.PositiveSmallIntegerField(choices=CredentialForm.choices)
    number = models.PositiveIntegerField()  # of the issuer, in its address
    # Of the permutation that gives places: they tell no order. Encrypted under SIGNING_KEYS.
    order_key = EncryptedTextField(setting="SIGNING_KEYS")
    assigned = models.PositiveIntegerField(default=0)
    changed_at = models.DateTimeField(null=True)  # since when it has to be published anew
    signed_at = models.DateTimeField(null=True)
    valid_until = models.DateTimeField(null=True)

    class Meta:
        verbose_name = "status list"
        verbose_name_plural = "status lists"
        constraints = [
            models.UniqueConstraint("issuer", "mode", "number", name="certificates_statuslist_once")
        ]

    def __str__(self) -> str:
        return f"{self.issuer_id} {self.mode} {self.number}"


class Seal(models.Model):
    """The signatures of a certificate's credential. The credential itself is composed when it is read."""

    certificate = models.OneToOneField(Certificate, on_delete=models.CASCADE, primary_key=True)
    form = models.PositiveSmallIntegerField(choices=CredentialForm.choices, null=True)
    key = models.ForeignKey(SigningKey, on_delete=models.PROTECT, null=True)
    status_list = models.ForeignKey(StatusList, on_delete=models.PROTECT, null=True, db_index=False)
    status_index = models.PositiveIntegerField(null=True)
    # Ed25519 signatures of 64 bytes: eddsa-jcs-2022, eddsa-rdfc-2022, JWT.
    jcs = models.BinaryField(null=True)
    rdfc = models.BinaryField(null=True)
    jwt = models.BinaryField(null=True)
    signed_at = models.DateTimeField(null=True)  # NULL: waits for a worker

    class Meta:
        verbose_name = "signatures of a credential"
        verbose_name_plural = "signatures of credentials"
        constraints = [
            models.UniqueConstraint("status_list", "status_index", name="certificates_seal_place"),
        ]
        indexes = [
            models.Index(
                F("certificate"), name="certificates_seal_due", condition=Q(signed_at__isnull=True)
            ),
        ]

    def __str__(self) -> str:
        return str(self.certificate_id)
