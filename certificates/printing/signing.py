"""Signatures of PDFs, where the issuer has them signed."""

import logging
import time
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any
from uuid import UUID

from django.conf import settings

from accounts.domain.pdf_certificates import stored_chain
from accounts.errors import PdfSigningNotInstalled
from accounts.models import PdfSigningKey
from accounts.operations import pdf_signing
from accounts.scopes import Mode
from certificates.errors import PdfCertificateExpired

TRY_AGAIN = timedelta(hours=1)  # for a time stamp that the authority did not give
SILENCE = 60.0  # seconds in which it is not asked after that, as others wait for their files

logger = logging.getLogger(__name__)
_authority = SimpleNamespace(silent_until=0.0)  # by the monotonic clock


def refuse_unsignable(issuer_id: UUID, mode: str, *, now: datetime) -> None:
    """Raises PdfCertificateExpired, PdfSigningNotInstalled for an issuer that has its PDFs signed."""
    key = pdf_signing.sets_signing(issuer_id)
    if key is None:
        return
    if not pdf_signing.is_installed():
        raise PdfSigningNotInstalled
    if mode == Mode.LIVE and key.valid_until is not None and key.valid_until <= now:
        raise PdfCertificateExpired


def sign(file: bytes, key: PdfSigningKey, now: datetime) -> tuple[bytes, datetime | None]:
    """The signature to append, and until when it will do (None: for good). For workers."""
    # Both need packages that web processes do not load, the latter those of an extra.
    from certificates.log import stamping  # noqa: PLC0415

    from .signature import NoTimestamp, signature_of  # noqa: PLC0415

    assert key.certificates is not None
    assert key.valid_until is not None
    order: dict[str, Any] = {
        "key": pdf_signing.private_key(key),
        "certificates": stored_chain(key.certificates).der,
        "label": key.organization,
    }
    if not settings.TIMESTAMP_URL:
        return signature_of(file, **order), key.valid_until
    if time.monotonic() >= _authority.silent_until:
        try:
            return signature_of(file, **order, timestamp=stamping.answer_over), None
        except NoTimestamp:
            _authority.silent_until = time.monotonic() + SILENCE
            logger.warning("a PDF was signed without a time stamp", exc_info=True)
    return signature_of(file, **order), min(key.valid_until, now + TRY_AGAIN)
