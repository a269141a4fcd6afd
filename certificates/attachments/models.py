"""Uploaded files of attachments, which certificates register by their hash."""

from django.core.files.base import File
from django.core.files.storage import storages
from django.db import models
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild
from certificates.certificate.models import Certificate

STORAGE = "attachments"  # in settings.STORAGES: files, or S3-compatible


class AttachmentFile(IssuerChild):
    """A file that was uploaded and has the registered hash. `number` counts from 1."""

    certificate = models.ForeignKey(
        Certificate, on_delete=models.CASCADE, related_name="files", db_index=False
    )
    number = models.PositiveSmallIntegerField(_("number"))
    name = models.CharField(_("name in the storage"), max_length=200)
    uploaded_at = models.DateTimeField(_("uploaded"))

    class Meta:
        verbose_name = _("attachment")
        verbose_name_plural = _("attachments")
        constraints = [
            models.UniqueConstraint("certificate", "number", name="certificates_file_once"),
        ]

    def __str__(self) -> str:
        return f"{self.certificate_id} #{self.number}"

    def open(self) -> "File[bytes]":
        """Open the file for reading. Raises FileNotFoundError if the storage has lost it."""
        return storages[STORAGE].open(self.name, "rb")
