"""The look-up table: what certificates are found by, beyond their own columns (ADR 0017)."""

from django.db import models

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.querysets import CertificateKeyQuerySet

from .certificate import Certificate


class CertificateKey(models.Model):
    """One value under one name. The primary key is the whole row, and the only index.

    Written in the statement that issues, and removed when the certificate is erased. No foreign key
    is held by the database: it would look each of them up at every issue, and would need a second
    index. A row whose certificate is gone finds nothing.
    """

    pk = models.CompositePrimaryKey("issuer_id", "mode", "name", "value", "certificate_id")
    issuer = models.ForeignKey(
        Issuer, on_delete=models.DO_NOTHING, db_constraint=False, db_index=False
    )
    mode = models.CharField(max_length=4, choices=Mode.choices)
    name = models.CharField(max_length=64, db_collation="C")
    # "C": ordered by bytes whatever the database's language is, so that beginnings can be looked up.
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
