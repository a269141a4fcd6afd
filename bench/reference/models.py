"""The three tables of `schema.sql` as models, for the naive view."""

from typing import ClassVar, Self

from django.db import models

# ruff: noqa: DJ008  (no row is ever shown)


class Key(models.Model):
    """An API key, found by its digest."""

    id = models.UUIDField(primary_key=True)
    issuer_id = models.UUIDField()
    digest = models.BinaryField(unique=True)

    objects: ClassVar[models.Manager[Self]] = models.Manager()

    class Meta:
        app_label = "reference"
        db_table = "reference_key"
        managed = False


class Certificate(models.Model):
    """A certificate with its document and hash."""

    id = models.UUIDField(primary_key=True)
    issuer_id = models.UUIDField()
    type_id = models.BigIntegerField()
    product_id = models.TextField()
    serial_number = models.TextField()
    holder_email = models.TextField()
    valid_until = models.DateField()
    issued_at = models.DateTimeField()
    state = models.TextField()
    document = models.BinaryField()
    data_hash = models.BinaryField()

    objects: ClassVar[models.Manager[Self]] = models.Manager()

    class Meta:
        app_label = "reference"
        db_table = "reference_certificate"
        managed = False


class Event(models.Model):
    """An event about a certificate."""

    id = models.UUIDField(primary_key=True)
    issuer_id = models.UUIDField()
    type = models.TextField()
    certificate_id = models.UUIDField()
    occurred_at = models.DateTimeField()
    body = models.BinaryField()

    objects: ClassVar[models.Manager[Self]] = models.Manager()

    class Meta:
        app_label = "reference"
        db_table = "reference_event"
        managed = False
