"""Search keys: what certificates are found by, beyond their own columns (ADR 0017)."""

from django.db import models

from accounts.models import Issuer, IssuerChild
from accounts.scopes import Mode
from certificates.querysets import CertificateKeyQuerySet, HolderNameQuerySet
from lib.sql import IdSlot

from .certificate import Certificate


class CertificateKey(IssuerChild):
    """The hash of something that a certificate is found by.

    Inserted by the statement that issues, deleted when the certificate is erased. The database
    checks no foreign key: that would cost a look-up at every issue, and a second index. A row whose
    certificate is gone finds nothing.

    Nor does it check the primary key (`initial.sql` drops it): an index of whole rows is five times
    as large as one of time slots, where all certificates of one batch that were issued within a
    quarter of a second share an entry.
    """

    pk = models.CompositePrimaryKey("hash", "certificate_id")
    hash = models.BigIntegerField()
    certificate = models.ForeignKey(
        Certificate,
        on_delete=models.DO_NOTHING,
        related_name="keys",
        db_constraint=False,
        db_index=False,
    )

    objects = CertificateKeyQuerySet.as_manager()

    class Meta:
        verbose_name = "key of a certificate"
        verbose_name_plural = "keys of certificates"
        # Every search by a key: the certificates with it, the newest first. It is the only index.
        indexes = [
            models.Index("hash", IdSlot("certificate_id"), name="certificates_key_found"),
        ]

    def __str__(self) -> str:
        return f"{self.hash} of {self.certificate_id}"


class HolderName(models.Model):
    """The name of a certificate's holder, from each of its words on. Written and checked as the keys are."""

    # Names that begin with a text, in their order.
    pk = models.CompositePrimaryKey("issuer_id", "mode", "value", "certificate_id")
    issuer = models.ForeignKey(
        Issuer, on_delete=models.DO_NOTHING, db_constraint=False, db_index=False
    )
    mode = models.CharField(max_length=4, choices=Mode.choices)
    # "C": ordered by bytes whatever the database's language is, so that prefixes can be searched.
    value = models.CharField(max_length=200, db_collation="C")
    certificate = models.ForeignKey(
        Certificate,
        on_delete=models.DO_NOTHING,
        related_name="holder_names",
        db_constraint=False,
        db_index=False,
    )

    objects = HolderNameQuerySet.as_manager()

    class Meta:
        verbose_name = "name of a holder"
        verbose_name_plural = "names of holders"

    def __str__(self) -> str:
        return f"name of {self.certificate_id}"
