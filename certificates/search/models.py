"""Search keys: what certificates are found by, beyond their own columns (ADR 0017)."""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Self
from uuid import UUID

from django.db import models
from django.db.models import Q

from accounts.models import Issuer, IssuerChild
from accounts.querysets import ModeRows
from accounts.scopes import Mode
from certificates.certificate.models import Certificate
from lib import ids
from lib.sql import IdSlot

# The columns of hashes; `other` are GTINs, external references, and fields that a type makes searchable.
HASH_COLUMNS = (
    *("product", "serial_number", "batch", "order_no", "plant", "line", "holder_email"),
    "other",
)
# The first letters and digits of values, those that follow, and the last ones, as numbers that keep their
# order (`keys.codes_of`).
PART_COLUMNS = {
    "certificateNumber": ("number_start", "number_next", "number_end"),
    "serialNumber": ("serial_start", "serial_next", "serial_end"),
    "externalRef": ("ref_start", "ref_next", "ref_end"),
    "batch": ("batch_start", "batch_next", "batch_end"),
    "productId": ("product_start", "product_next", "product_end"),
}
KEY_COLUMNS = (*HASH_COLUMNS, *chain.from_iterable(PART_COLUMNS.values()))


class CertificateKeyQuerySet(models.QuerySet["CertificateKey"]):
    """Search keys of certificates. Their hashes cover issuer and mode."""

    def with_hash(self, column: str, *hashes: int) -> Self:
        """The rows with one of these hashes; not every certificate need state the value that is sought.

        Their index gives them in the order of `slot`; with `certificate_id` that is the order of ids.
        """
        return self.filter(**{f"{column}__in": hashes})

    def with_any(self, hashes: Mapping[str, Iterable[int]]) -> Self:
        """The rows with any of these hashes, by column."""
        wanted = [Q(**{f"{column}__in": list(each)}) for column, each in hashes.items()]
        return self.filter(Q(*wanted, _connector=Q.OR)) if wanted else self.none()

    def of(self, certificate_id: UUID) -> Self:
        """The rows of one certificate. Only together with hashes: there is no index by certificate."""
        return self.filter(slot=ids.slot(certificate_id), certificate_id=certificate_id)


class CertificateKey(IssuerChild):
    """Hashes of what a certificate is found by, and codes of its beginning and end, each in a column of its name.

    One row for a certificate that has one of each; a certificate with more of the same name, those of
    its items, has another row for each more.

    Inserted by the statement that issues, deleted when the certificate is erased. The database
    checks no foreign key: that would cost a look-up at every issue, and a second index. A row whose
    certificate is gone finds nothing. Nor is there a primary key (`initial.sql` drops it).
    """

    pk = models.CompositePrimaryKey("issuer_id", "certificate_id")
    certificate = models.ForeignKey(
        Certificate,
        on_delete=models.DO_NOTHING,
        related_name="keys",
        db_constraint=False,
        db_index=False,
    )
    slot = models.GeneratedField(
        expression=IdSlot("certificate_id"), output_field=models.BigIntegerField(), db_persist=True
    )
    product = models.BigIntegerField(null=True)
    serial_number = models.BigIntegerField(null=True)
    batch = models.BigIntegerField(null=True)
    order_no = models.BigIntegerField(null=True)
    plant = models.BigIntegerField(null=True)
    line = models.BigIntegerField(null=True)
    holder_email = models.BigIntegerField(null=True)
    other = models.BigIntegerField(null=True)
    number_start = models.BigIntegerField(null=True)
    number_next = models.BigIntegerField(null=True)
    number_end = models.BigIntegerField(null=True)
    serial_start = models.BigIntegerField(null=True)
    serial_next = models.BigIntegerField(null=True)
    serial_end = models.BigIntegerField(null=True)
    ref_start = models.BigIntegerField(null=True)
    ref_next = models.BigIntegerField(null=True)
    ref_end = models.BigIntegerField(null=True)
    batch_start = models.BigIntegerField(null=True)
    batch_next = models.BigIntegerField(null=True)
    batch_end = models.BigIntegerField(null=True)
    product_start = models.BigIntegerField(null=True)
    product_next = models.BigIntegerField(null=True)
    product_end = models.BigIntegerField(null=True)

    objects = CertificateKeyQuerySet.as_manager()

    class Meta:
        verbose_name = "keys of a certificate"
        verbose_name_plural = "keys of certificates"
        # Every search by a key: the certificates with it, the newest first. Those of one batch that were
        # issued within a quarter of a second share an entry.
        indexes = [
            models.Index(
                column,
                "slot",
                name=f"certificates_key_{column}",
                condition=Q(**{f"{column}__isnull": False}),
            )
            for column in KEY_COLUMNS
        ]

    def __str__(self) -> str:
        return f"keys of {self.certificate_id}"


LAST = "\U0010ffff"  # no character comes after this one


class HolderNameQuerySet(ModeRows["HolderName"]):
    """Names of holders as they are searched."""

    def beginning(self, start: str) -> Self:
        """Names that start with this text, along the index (values are ordered by bytes)."""
        return self.filter(value__gte=start, value__lt=f"{start}{LAST}")

    def of(self, certificate_id: object) -> Self:
        """The names of one certificate's holder. Only together with values, as for the keys."""
        return self.filter(certificate_id=certificate_id)


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
