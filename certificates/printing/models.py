"""PDF files of certificates, and the fingerprints of those that were handed out."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild
from accounts.scopes import Locale
from certificates.certificate.models import Certificate


class Printout(IssuerChild):
    """One PDF file of a certificate that was made, by its SHA-256. It stays when the file is removed.

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


class PrintedPdf(IssuerChild):
    """One PDF file that a worker is to make, or has made: it is made once and kept for a while.

    Readers of the same certificate in the same state get this file: `content` is the digest of all that it
    shows and that may change. Deleted with the erasure.
    """

    certificate = models.ForeignKey(Certificate, on_delete=models.CASCADE, db_index=False)
    edition = models.CharField(max_length=6)
    locale = models.CharField(max_length=2, choices=Locale.choices)
    content = models.BinaryField()
    asked_at = models.DateTimeField()
    due_at = models.DateTimeField(null=True)  # NULL: it is made, or cannot be made
    # NULL beside no `due_at`: it is too large; empty: making it failed.
    file = models.BinaryField(null=True)
    lacks_signature = models.BooleanField(default=False)  # although the issuer has its PDFs signed
    good_until = models.DateTimeField()  # then it is removed, and made anew for the next reader

    class Meta:
        verbose_name = "printed file"
        verbose_name_plural = "printed files"
        constraints = [
            models.UniqueConstraint(
                *("certificate", "edition", "locale", "content"),
                name="certificates_printedpdf_once",
            ),
        ]
        indexes = [
            models.Index(
                *("issuer", "due_at"),
                name="certificates_printedpdf_due",
                condition=Q(due_at__isnull=False),
            ),
            models.Index("good_until", name="certificates_printedpdf_old"),
        ]

    def __str__(self) -> str:
        return f"{self.certificate_id} ({self.edition}, {self.locale})"
