"""Typeset certificates: the file as it is without a signature."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from django.utils import translation

from accounts.errors import IssuerSuspended
from accounts.models import Branding
from accounts.scopes import Standing
from certificates.digital_link.links import qr_address
from certificates.errors import NotReleasedYet
from certificates.lifecycle import State
from certificates.models import Certificate
from certificates.proof_files import proof_files
from certificates.proof_files.proof_file import ProofFile
from certificates.querysets import CertificateQuerySet

from .content import Edition, bundle, printed_certificate
from .letterhead import Letterhead
from .typesetting import typeset, typeset_pages


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


def typeset_one(
    certificate: Certificate,
    locale: str,
    *,
    edition: Edition,
    now: datetime,
    proof: ProofFile | None = None,
) -> bytes:
    """Typeset one certificate, with its proof file attached; its pages as MessagePack of PNG pictures.

    For workers. Raises TooLargeToPrint.
    """
    with translation.override(locale):
        sheet = _content(certificate, edition=edition, now=now, proof=proof)
        content = bundle([sheet], _letterhead(certificate), at=certificate.issued_at)
        if edition is Edition.PAGES:
            return msgspec.msgpack.encode(typeset_pages(content))
        return typeset(content)


def sheets_together(
    certificates: Sequence[Certificate], *, locale: str | None, at: datetime, now: datetime
) -> bytes:
    """Typeset these certificates of one issuer into one file with the date `at`. Raises TooLargeToPrint."""
    sheets = []
    for row in certificates:
        with translation.override(locale or row.locale):
            proof = proof_files.lasting(row.pk)
            sheets.append(_content(row, edition=Edition.WHOLE, now=now, proof=proof))
    with translation.override(locale or certificates[0].locale):
        return typeset(bundle(sheets, _letterhead(certificates[0]), at=at))


def _content(
    certificate: Certificate, *, edition: Edition, now: datetime, proof: ProofFile | None
) -> dict[str, Any]:
    """One certificate for the layout, with the QR code that its type wants."""
    digital_link = qr_address(certificate)
    at = certificate.time(now)
    return printed_certificate(
        certificate, edition=edition, now=at, digital_link=digital_link, proof=proof
    )


def _letterhead(certificate: Certificate) -> Letterhead:
    style: Branding | None = getattr(certificate.issuer, "branding", None)
    return Letterhead.of(style)
