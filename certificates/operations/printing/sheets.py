"""Typeset certificates: the file as it is without a signature."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils import translation

from accounts.errors import IssuerSuspended
from accounts.models import Branding
from accounts.scopes import Standing
from certificates.domain.lifecycle import State
from certificates.errors import NotReleasedYet
from certificates.models import Certificate
from certificates.operations.credentials import proof_files
from certificates.operations.products.links import qr_address
from certificates.querysets import CertificateQuerySet
from certificates.rendering.paper import (
    Edition,
    Letterhead,
    bundle,
    pictures,
    printed_certificate,
    typeset,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A certificate that was typeset, in this language and edition."""

    certificate: Certificate
    locale: str
    edition: Edition
    file: bytes


def with_all(rows: CertificateQuerySet) -> CertificateQuerySet:
    """These certificates with the rows that printing needs."""
    return rows.select_related("version", "issuer", "issuer__branding")


def refuse_unprintable(certificate: Certificate) -> None:
    """Raises CertificateErased, ErasurePending, NotReleasedYet; IssuerSuspended for a block for fraud."""
    certificate.refuse_erased()
    if certificate.state == State.PENDING:
        raise NotReleasedYet
    if certificate.issuer.standing == Standing.FRAUD:
        raise IssuerSuspended


def sheet_of(
    certificate: Certificate,
    locale: str,
    *,
    edition: Edition,
    now: datetime,
    wait: bool = False,
) -> Sheet:
    """Typeset one certificate. Raises PrintingBusy, unless told to `wait`."""
    in_queue = certificate.issuer_id if edition is Edition.WHOLE and not wait else None
    with translation.override(locale):
        content = bundle(
            [_content(certificate, edition=edition, now=now)],
            _letterhead(certificate),
            at=certificate.issued_at,
        )
        file = typeset(content, wait=wait, issuer_id=in_queue)
    return Sheet(certificate=certificate, locale=locale, edition=edition, file=file)


def pictures_of(certificate: Certificate, *, now: datetime) -> list[bytes]:
    """The printed pages in the certificate's language as PNG. Raises PrintingBusy."""
    with translation.override(certificate.locale):
        content = bundle(
            [_content(certificate, edition=Edition.WHOLE, now=now)],
            _letterhead(certificate),
            at=certificate.issued_at,
        )
        return pictures(content, issuer_id=certificate.issuer_id)


def sheets_together(
    certificates: Sequence[Certificate], *, locale: str | None, at: datetime, now: datetime
) -> bytes:
    """Typeset these certificates of one issuer into one file with the date `at`."""
    sheets = []
    for row in certificates:
        with translation.override(locale or row.locale):
            sheets.append(_content(row, edition=Edition.WHOLE, now=now))
    with translation.override(locale or certificates[0].locale):
        return typeset(bundle(sheets, _letterhead(certificates[0]), at=at), wait=True)


def _content(certificate: Certificate, *, edition: Edition, now: datetime) -> dict[str, Any]:
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
