"""Search keys: values that certificates are found by, beyond their own columns (ADR 0017)."""

from django.db import models

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.querysets import CertificateKeyQuerySet

from .certificate import Certificate


class CertificateKey(models.Model):
    """One name and value that a certificate is found by. The whole row is the primary key and only index.

    Inserted by the statement that issues, deleted when the certificate is erased. The database
    checks no foreign key: that would cost a look-up at every issue, and a second index. A row whose
    certificate is gone finds nothing.
    """

    pk = models.CompositePrimaryKey("issuer_id", "mode", "name", "value", "certificate_id")
    issuer = models.ForeignKey(
        Issuer, on_delete=models.DO_NOTHING, db_constraint=False, db_index=False
    )
    mode = models.CharField(max_length=4, choices=Mode.choices)
    name = models.CharField(max_length=64, db_collation="C")
    # "C": ordered by bytes whatever the database's language is, so that prefixes can be searched.
    value = models.CharField(max_length=200, db_collation="C")
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

    def __str__(self) -> str:
        return f"{self.name} of {self.certificate_id}"
