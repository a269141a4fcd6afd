"""Hand out PDF files of certificates, and store the fingerprint of each file.

A file shows what was certified, and the status at the moment of printing. The same certificate in the
same status, language and branding gives the same bytes.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.utils.text import get_valid_filename

from accounts.domain.actors import RequestContext
from accounts.errors import IssuerSuspended, PdfSigningNotInstalled
from accounts.scopes import Mode
from certificates.errors import (
    CertificateError,
    CertificateNotFound,
    NotSignedYet,
    PdfCertificateExpired,
)
from certificates.models import Certificate, Printout
from certificates.querysets import CertificateQuerySet
from certificates.rendering.paper import Edition
from certificates.verification.scope import key_of, within_issuer_of

from .sheets import refuse_unprintable, sheet_of, sheets_together, with_all
from .signing import sign_together, signed_by_worker, signed_here


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedFile:
    """A PDF file and its name."""

    name: str
    file: bytes


def print_one(
    *, context: RequestContext, certificate_id: UUID | None, locale: str | None
) -> PrintedFile:
    """Print a certificate for its issuer, in this language (None: the certificate's own).

    Raises CertificateNotFound, CertificateErased, NotReleasedYet, IssuerSuspended for an issuer that
    was blocked for fraud, and PrintingBusy; NotSignedYet, PdfCertificateExpired and
    PdfSigningNotInstalled where the issuer has its PDFs signed: it never gets an unsigned one.
    """
    rows = printable(context.issuer.id, context.mode, context.types)
    certificate = rows.filter(pk=certificate_id).first() if certificate_id else None
    if certificate is None:
        raise CertificateNotFound
    refuse_unprintable(certificate)
    locale = locale or certificate.locale
    sheet = sheet_of(certificate, locale, edition=Edition.WHOLE, now=context.now)
    file = signed_by_worker(sheet, now=context.now)
    return _handed_out(certificate, locale, file, context.now)


def print_public(raw_id: str, *, locale: str, now: datetime) -> PrintedFile:
    """Print a certificate for the public: only what the verify page shows.

    A file that cannot be signed in time is given without the signature, and its name says so.

    Raises CertificateNotFound, also where the type keeps the document to the issuer, and PrintingBusy.
    """
    certificate_id = key_of(raw_id)
    with within_issuer_of(certificate_id):
        return _print_for_everybody(certificate_id, locale, now)


def _print_for_everybody(certificate_id: UUID, locale: str, now: datetime) -> PrintedFile:
    rows = with_all(Certificate.objects.filter(version__pdf_public=True))
    certificate = rows.filter(pk=certificate_id).first()
    if certificate is None:
        raise CertificateNotFound
    try:
        refuse_unprintable(certificate)
    except (CertificateError, IssuerSuspended) as error:
        raise CertificateNotFound from error
    sheet = sheet_of(certificate, locale, edition=Edition.PUBLIC, now=now)
    try:
        file, note = signed_by_worker(sheet, now=now), ""
    except (NotSignedYet, PdfCertificateExpired, PdfSigningNotInstalled):
        file, note = sheet.file, "_unsigned"
    return _handed_out(certificate, locale, file, now, note=note)


def print_each(
    certificates: Iterable[Certificate], *, locale: str | None, now: datetime
) -> list[PrintedFile]:
    """Print each of these printable certificates into a file. For workers: waits for its turn."""
    printed = []
    for row in certificates:
        sheet = sheet_of(row, locale or row.locale, edition=Edition.WHOLE, now=now, wait=True)
        file = signed_here(sheet, now=now)
        printed.append(_handed_out(row, locale or row.locale, file, now))
    return printed


def print_together(
    certificates: Sequence[Certificate], *, locale: str | None, at: datetime, now: datetime
) -> bytes:
    """Print these printable certificates of one issuer into one file with the date `at`."""
    file = sheets_together(certificates, locale=locale, at=at, now=now)
    first = certificates[0]
    file = sign_together(file, first.issuer_id, Mode(first.mode), now=now)
    _store_fingerprint([(row, locale or row.locale) for row in certificates], file, now)
    return file


def printable(issuer_id: UUID, mode: Mode, types: frozenset[int]) -> CertificateQuerySet:
    """The issuer's certificates of these types (empty: of all), with the rows that printing needs."""
    return with_all(Certificate.objects.for_issuer(issuer_id, mode, types))


def _handed_out(
    certificate: Certificate, locale: str, file: bytes, now: datetime, *, note: str = ""
) -> PrintedFile:
    _store_fingerprint([(certificate, locale)], file, now)
    return PrintedFile(name=_name(certificate, note), file=file)


def _name(certificate: Certificate, note: str) -> str:
    """The file's name: the number and the unique id, without characters that leave a folder."""
    if certificate.number is None:
        return f"{certificate.public_id}{note}.pdf"
    return get_valid_filename(f"{certificate.number}_{certificate.public_id}{note}.pdf")


def _store_fingerprint(
    printed: Iterable[tuple[Certificate, str]], file: bytes, now: datetime
) -> None:
    """Store the fingerprint of a file; once, however often the same file is printed."""
    fingerprint = hashlib.sha256(file).digest()
    rows = [
        Printout(
            issuer_id=certificate.issuer_id,
            certificate=certificate,
            locale=locale,
            sha256=fingerprint,
            printed_at=now,
        )
        for certificate, locale in printed
    ]
    Printout.objects.bulk_create(rows, ignore_conflicts=True)
