"""Fingerprints of the PDF files that were handed out."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild
from accounts.scopes import Locale

from .certificate import Certificate


class Printout(IssuerChild):
    """One PDF file of a certificate, by its SHA-256. The file is not stored: it can be made again.

    A copy is recognised by it. It is deleted with the erasure: the public edition contains no nonce,
    so that names could be tried out against the fingerprint.
    """

    certificate = models.ForeignKey(
        Certificate, on_delete=models.CASCADE, related_name="printouts", db_index=False
    )
    locale = models.CharField(_("language"), max_length=2, choices=Locale.choices)
    sha256 = models.BinaryField(editable=False)
    printed_at = models.DateTimeField(_("first printed"))

    class Meta:
        verbose_name = _("printed document")
        verbose_name_plural = _("printed documents")
        constraints = [
            models.UniqueConstraint("certificate", "sha256", name="certificates_printout_once"),
        ]
        indexes = [models.Index("sha256", name="certificates_printout_file")]

    def __str__(self) -> str:
        return f"{self.certificate_id} ({self.locale})"
