"""Signatures of PDF files."""

from django.db import models
from django.db.models import Q

from accounts.models import IssuerChild, PdfSigningKey
from accounts.scopes import Locale

from .certificate import Certificate


class SignedPdf(IssuerChild):
    """The signature of one PDF file, or the wish for it that a worker is to fulfil.

    Only what is appended to the file is stored: the file itself is typeset again, to the same bytes.
    Deleted with the erasure, and with the key.
    """

    certificate = models.ForeignKey(Certificate, on_delete=models.CASCADE, db_index=False)
    sha256 = models.BinaryField()  # of the file without the signature
    edition = models.CharField(max_length=6)
    locale = models.CharField(max_length=2, choices=Locale.choices)
    asked_at = models.DateTimeField()
    key = models.ForeignKey(PdfSigningKey, on_delete=models.CASCADE, null=True)
    signature = models.BinaryField(null=True)  # NULL: waits for a worker
    # When another signature is due: with a timestamp never, without one when the certificate ends.
    good_until = models.DateTimeField(null=True)

    class Meta:
        verbose_name = "signature of a PDF"
        verbose_name_plural = "signatures of PDFs"
        constraints = [
            models.UniqueConstraint("certificate", "sha256", name="certificates_signedpdf_once"),
            models.CheckConstraint(
                name="certificates_signedpdf_signed",
                condition=Q(signature=None) | Q(key__isnull=False),
            ),
        ]
        indexes = [
            models.Index(
                "asked_at", name="certificates_signedpdf_due", condition=Q(signature=None)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.certificate_id} ({self.locale})"
