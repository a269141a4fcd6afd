"""Print certificates as PDF files, and store the fingerprint of each file.

A file shows what was certified, and the status at the moment of printing. The same certificate in the
same status, language and branding gives the same bytes.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.utils import translation
from django.utils.text import get_valid_filename

from accounts.domain.actors import RequestContext
from accounts.errors import IssuerSuspended
from accounts.models import Branding
from accounts.scopes import Mode, Standing
from certificates.domain.lifecycle import State
from certificates.domain.prefixes import CertificatesPrefix
from certificates.errors import (
    CertificateError,
    CertificateNotFound,
    NotReleasedYet,
)
from certificates.models import Certificate, Printout
from certificates.operations import proof_files
from certificates.operations.products.links import qr_address
from certificates.rendering.paper import Edition, Letterhead, bundle, printed_certificate, typeset
from lib import ids


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
    was blocked for fraud, and PrintingBusy.
    """
    rows = printable(context.issuer.id, context.mode, context.types)
    certificate = rows.filter(pk=certificate_id).first() if certificate_id else None
    if certificate is None:
        raise CertificateNotFound
    refuse_unprintable(certificate)
    locale = locale or certificate.locale
    return _print(certificate, locale, edition=Edition.WHOLE, now=context.now)


def print_public(raw_id: str, *, locale: str, now: datetime) -> PrintedFile:
    """Print a certificate for the public: only what the verify page shows.

    Raises CertificateNotFound, also where the type keeps the document to the issuer, and PrintingBusy.
    """
    certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, raw_id)
    rows = _with_all(Certificate.objects.filter(version__pdf_public=True))
    certificate = rows.filter(pk=certificate_id).first() if certificate_id else None
    if certificate is None:
        raise CertificateNotFound
    try:
        refuse_unprintable(certificate)
    except (CertificateError, IssuerSuspended) as error:
        raise CertificateNotFound from error
    return _print(certificate, locale, edition=Edition.PUBLIC, now=now)


def print_each(
    certificates: Iterable[Certificate], *, locale: str | None, now: datetime
) -> list[PrintedFile]:
    """Print each of these printable certificates into a file. For workers: waits for its turn."""
    return [
        _print(row, locale or row.locale, edition=Edition.WHOLE, now=now, wait=True)
        for row in certificates
    ]


def print_together(
    certificates: Sequence[Certificate], *, locale: str | None, at: datetime, now: datetime
) -> bytes:
    """Print these printable certificates of one issuer into one file with the date `at`."""
    sheets = []
    for row in certificates:
        with translation.override(locale or row.locale):
            sheets.append(_sheet(row, edition=Edition.WHOLE, now=now))
    with translation.override(locale or certificates[0].locale):
        file = typeset(bundle(sheets, _letterhead(certificates[0]), at=at), wait=True)
    _store_fingerprint([(row, locale or row.locale) for row in certificates], file, now)
    return file


def printable(issuer_id: UUID, mode: Mode, types: frozenset[int]) -> QuerySet[Certificate]:
    """The issuer's certificates of these types (empty: of all), with the rows that printing needs."""
    return _with_all(Certificate.objects.for_issuer(issuer_id, mode, types))


def refuse_unprintable(certificate: Certificate) -> None:
    """Raises CertificateErased, ErasurePending, NotReleasedYet; IssuerSuspended for a block for fraud."""
    certificate.refuse_erased()
    if certificate.state == State.PENDING:
        raise NotReleasedYet
    if certificate.issuer.standing == Standing.FRAUD:
        raise IssuerSuspended


def _with_all(rows: QuerySet[Certificate]) -> QuerySet[Certificate]:
    return rows.select_related("version", "issuer", "issuer__branding")


def _print(
    certificate: Certificate,
    locale: str,
    *,
    edition: Edition,
    now: datetime,
    wait: bool = False,
) -> PrintedFile:
    in_queue = certificate.issuer_id if edition is Edition.WHOLE and not wait else None
    with translation.override(locale):
        content = bundle(
            [_sheet(certificate, edition=edition, now=now)],
            _letterhead(certificate),
            at=certificate.issued_at,
        )
        file = typeset(content, wait=wait, issuer_id=in_queue)
    _store_fingerprint([(certificate, locale)], file, now)
    return PrintedFile(name=_name(certificate), file=file)


def _sheet(certificate: Certificate, *, edition: Edition, now: datetime) -> dict[str, Any]:
    """One certificate for the layout, with the QR code that its type wants."""
    digital_link = qr_address(certificate)
    at = certificate.time(now)
    proof = proof_files.lasting(certificate.pk) if edition is Edition.WHOLE else None
    return printed_certificate(
        certificate, edition=edition, now=at, digital_link=digital_link, proof=proof
    )


def _letterhead(certificate: Certificate) -> Letterhead:
    style: Branding | None = getattr(certificate.issuer, "branding", None)
    return Letterhead.of(style)


def _name(certificate: Certificate) -> str:
    """The file's name: the number and the unique id, without characters that leave a folder."""
    if certificate.number is None:
        return f"{certificate.public_id}.pdf"
    return get_valid_filename(f"{certificate.number}_{certificate.public_id}.pdf")


def _store_fingerprint(
    printed: Iterable[tuple[Certificate, str]], file: bytes, now: datetime
) -> None:
    """Store the fingerprint of a file; once, however often the same file is printed."""
    fingerprint = hashlib.sha256(file).digest()
    rows = [
        Printout(certificate=certificate, locale=locale, sha256=fingerprint, printed_at=now)
        for certificate, locale in printed
    ]
    Printout.objects.bulk_create(rows, ignore_conflicts=True)
