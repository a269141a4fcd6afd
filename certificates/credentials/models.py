"""Signatures of certificates' credentials, and status lists."""

from django.db import models
from django.db.models import F, Q

from accounts.models import Issuer, IssuerChild, SigningKey
from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.certificate.models import Certificate
from lib import ids
from lib.crypto import EncryptedTextField


class CredentialForm(models.IntegerChoices):
    """How a credential is composed of the certificate. A form never changes: its bytes are signed."""

    PRODUCT = 1, "ProductCertificateCredential"
    ACHIEVEMENT = 2, "OpenBadgeCredential"


class ConformityForm(models.IntegerChoices):
    """How a Digital Conformity Credential is composed: by which version of UNTP. A form never changes."""

    WITHDRAWN = 1, "UNTP 0.7.0, withdrawn"  # read `1,200` as 1.2: those are signed anew in the next
    UNTP_0_7 = 2, "UNTP 0.7.0"


class StatusList(models.Model):
    """A Bitstring Status List of an issuer: each certificate with a credential has a place in one.

    Its address has its id and no number: after an old backup is restored, no address is given twice.
    """

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(Issuer, on_delete=models.PROTECT, db_index=False)
    mode = models.CharField(max_length=4, choices=Mode.choices)
    form = models.PositiveSmallIntegerField(choices=CredentialForm.choices)
    # Of the permutation that gives places: they tell no order. Encrypted under SIGNING_KEYS.
    order_key = EncryptedTextField(setting="SIGNING_KEYS")
    assigned = models.PositiveIntegerField(default=0)
    # When it is to be looked at next: at once after a change or new places, else a day after it was signed.
    due_at = models.DateTimeField()
    signed_at = models.DateTimeField(null=True)
    signed_assigned = models.PositiveIntegerField(default=0)  # `assigned` at that moment
    key = models.ForeignKey(SigningKey, on_delete=models.PROTECT, null=True, db_index=False)

    class Meta:
        verbose_name = "status list"
        verbose_name_plural = "status lists"
        indexes = [
            # The newest list of an issuer, in which places are given.
            models.Index("issuer", "mode", "form", "id", name="certificates_statuslist_newest"),
            models.Index("due_at", name="certificates_statuslist_due"),
        ]

    def __str__(self) -> str:
        return self.public_id

    @property
    def public_id(self) -> str:
        """`list_...`"""
        return ids.encode(CertificatesPrefix.STATUS_LIST, self.pk)


class Purpose(models.TextChoices):
    """What a set bit says of a certificate; also the end of the list's address."""

    REVOCATION = "revocation"
    SUSPENSION = "suspension"
    # Either of them, for credentials that may state one list only. Others read it as a revocation.
    WITHDRAWAL = "withdrawn"

    @property
    def stated(self) -> str:
        """The `statusPurpose` of the list."""
        return (self.REVOCATION if self == self.WITHDRAWAL else self).value


class PublishedStatusList(IssuerChild):
    """A status list credential as it is served, once for each way that it is signed in."""

    pk = models.CompositePrimaryKey("status_list", "purpose", "suite")
    status_list = models.ForeignKey(StatusList, on_delete=models.CASCADE, db_index=False)
    purpose = models.CharField(max_length=10, choices=Purpose.choices)
    suite = models.CharField(max_length=16)  # eddsa-jcs-2022, eddsa-rdfc-2022, jwt
    content = models.TextField()

    class Meta:
        verbose_name = "published status list"
        verbose_name_plural = "published status lists"

    def __str__(self) -> str:
        return f"{self.status_list_id} {self.purpose} {self.suite}"


class SignedCredential(IssuerChild):
    """The signatures of a certificate's credential. The credential itself is composed when it is read."""

    certificate = models.OneToOneField(
        Certificate, on_delete=models.CASCADE, primary_key=True, related_name="signed_credential"
    )
    form = models.PositiveSmallIntegerField(choices=CredentialForm.choices, null=True)
    key = models.ForeignKey(SigningKey, on_delete=models.PROTECT, null=True)
    status_list = models.ForeignKey(StatusList, on_delete=models.PROTECT, null=True, db_index=False)
    status_index = models.PositiveIntegerField(null=True)
    # Ed25519 signatures of 64 bytes: eddsa-jcs-2022, eddsa-rdfc-2022, JWT.
    jcs = models.BinaryField(null=True)
    rdfc = models.BinaryField(null=True)
    jwt = models.BinaryField(null=True)
    # The signature of the Digital Conformity Credential, where the type has them: a JWT too.
    conformity_form = models.PositiveSmallIntegerField(choices=ConformityForm.choices, null=True)
    conformity = models.BinaryField(null=True)
    signed_at = models.DateTimeField(null=True)  # NULL: waits for a worker

    class Meta:
        db_table = "certificates_seal"  # as release 1.0.0 calls it
        verbose_name = "signatures of a credential"
        verbose_name_plural = "signatures of credentials"
        constraints = [
            models.UniqueConstraint("status_list", "status_index", name="certificates_seal_place"),
        ]
        indexes = [
            models.Index(
                F("certificate"), name="certificates_seal_due", condition=Q(signed_at__isnull=True)
            ),
            models.Index(
                F("certificate"),
                name="certificates_seal_withdrawn",
                condition=Q(conformity_form=ConformityForm.WITHDRAWN),
            ),
            # Diplomas whose embedded proof, the slow one, is still to be made.
            models.Index(
                F("certificate"),
                name="certificates_seal_graph_due",
                condition=Q(form=CredentialForm.ACHIEVEMENT, rdfc=None, signed_at__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return str(self.certificate_id)
