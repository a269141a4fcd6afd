"""Signatures of PDFs: asked for by the web, made by workers, kept for the next reader of the same file."""

import hashlib
import logging
import threading
import time
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import F, Q, Window
from django.db.models.functions import RowNumber

from accounts.domain.pdf_certificates import stored_chain
from accounts.errors import PdfSigningNotInstalled, ServiceError
from accounts.models import PdfSigningKey
from accounts.operations import pdf_signing
from accounts.scopes import Mode
from certificates.errors import NotSignedYet, PdfCertificateExpired
from certificates.models import Certificate, SignedPdf
from certificates.rendering.paper import Edition
from lib.database.tenancy import acting_for, as_worker
from webhooks.outbox.wake import TaskPublisher, Waker

from .sheets import Sheet, refuse_unprintable, sheet_of, with_all

PATIENCE = 5.0  # seconds that a request waits for a worker
PAUSE = 0.1  # between two looks
BATCH = 20
GIVEN_UP = timedelta(hours=1)  # nobody waits for so long
TRY_AGAIN = timedelta(hours=1)  # for a time stamp that the authority did not give
SILENCE = 60.0  # seconds in which it is not asked after that, as others wait for their files
SIGN = "certificates.tasks.sign_pdfs"

logger = logging.getLogger(__name__)
# Of the threads of a process so many may wait; the others have certificates to issue and to verify.
_places = threading.BoundedSemaphore(2)
_authority = SimpleNamespace(silent_until=0.0)  # by the monotonic clock
_waker = Waker(TaskPublisher(SIGN, "celery"))


def refuse_unsignable(issuer_id: UUID, mode: str, *, now: datetime) -> None:
    """Raises PdfCertificateExpired, PdfSigningNotInstalled for an issuer that has its PDFs signed."""
    key = pdf_signing.sets_signing(issuer_id)
    if key is None:
        return
    if not pdf_signing.is_installed():
        raise PdfSigningNotInstalled
    if mode == Mode.LIVE and key.valid_until is not None and key.valid_until <= now:
        raise PdfCertificateExpired


def signed_by_worker(sheet: Sheet, *, now: datetime) -> bytes:
    """The file with its signature, for processes without keys: waits until a worker has made it.

    Unchanged where the issuer does not sign. Raises NotSignedYet, PdfCertificateExpired,
    PdfSigningNotInstalled.
    """
    certificate = sheet.certificate
    if pdf_signing.sets_signing(certificate.issuer_id) is None:
        return sheet.file
    digest = hashlib.sha256(sheet.file).digest()
    signature = _stored(certificate.pk, digest, now)
    if signature is None:
        refuse_unsignable(certificate.issuer_id, certificate.mode, now=now)
        _ask(sheet, digest, now)
        _waker.wake()
        signature = _awaited(certificate.pk, digest, now)
    return sheet.file + signature


def signed_here(sheet: Sheet, *, now: datetime) -> bytes:
    """The same for workers, who sign themselves. Raises PdfCertificateExpired, PdfSigningNotInstalled."""
    certificate = sheet.certificate
    key = pdf_signing.key_of(certificate.issuer_id, Mode(certificate.mode), now=now)
    if key is None:
        return sheet.file
    digest = hashlib.sha256(sheet.file).digest()
    signature = _stored(certificate.pk, digest, now)
    if signature is None:
        refuse_unsignable(certificate.issuer_id, certificate.mode, now=now)
        signature, good_until = _sign(sheet.file, key, now)
        written = {
            "edition": sheet.edition,
            "locale": sheet.locale,
            "asked_at": now,
            "key": key,
            "signature": signature,
            "good_until": good_until,
        }
        SignedPdf.objects.update_or_create(
            certificate=certificate,
            sha256=digest,
            defaults=written,
            create_defaults={"issuer_id": certificate.issuer_id, **written},
        )
    return sheet.file + signature


def sign_together(file: bytes, issuer_id: UUID, mode: Mode, *, now: datetime) -> bytes:
    """A file of many certificates with a signature, which is not kept. For workers."""
    key = pdf_signing.key_of(issuer_id, mode, now=now)
    return file + _sign(file, key, now)[0] if key else file


@as_worker("files of any issuer may wait")
def sign_waiting(*, now: datetime) -> int:
    """Sign the files that somebody waits for, one of each issuer in turn; how many there were. For workers."""
    waiting = SignedPdf.objects.filter(signature=None)
    waiting.filter(asked_at__lt=now - GIVEN_UP).delete()
    turn = Window(RowNumber(), partition_by=F("issuer"), order_by="asked_at")
    keys = list(waiting.order_by(turn, "asked_at").values_list("pk", "issuer_id")[:BATCH])
    for key, issuer_id in keys:
        with acting_for(issuer_id):
            _sign_one(key, now)
    return len(keys)


@transaction.atomic
def _sign_one(pk: int, now: datetime) -> None:
    """Sign one file. One that cannot be signed is no longer waited for: whoever asks again is told why."""
    rows = SignedPdf.objects.filter(pk=pk, signature=None)
    row = rows.select_for_update(skip_locked=True, no_key=True).first()
    if row is None:
        return  # erased, or another worker is at it
    certificate = with_all(Certificate.objects.filter(pk=row.certificate_id)).get()
    try:
        with transaction.atomic():
            refuse_unprintable(certificate)
            edition = Edition(row.edition)
            sheet = sheet_of(certificate, row.locale, edition=edition, now=now, wait=True)
            signed_here(sheet, now=now)
    except ServiceError as refusal:
        logger.info("a PDF is not to be signed any more", extra={"code": refusal.code})
    except Exception:
        logger.exception("a PDF was not signed", extra={"certificate": certificate.public_id})
    SignedPdf.objects.filter(pk=pk, signature=None).delete()  # failed, or the file has changed


def _sign(file: bytes, key: PdfSigningKey, now: datetime) -> tuple[bytes, datetime | None]:
    """The signature, and until when it will do."""
    # Both need packages that web processes do not load, the latter those of an extra.
    from certificates.operations.log import stamping  # noqa: PLC0415
    from certificates.rendering.paper.signing import NoTimestamp, signature_of  # noqa: PLC0415

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


def _stored(certificate_id: UUID, digest: bytes, now: datetime) -> bytes | None:
    """The signature of this file, if there is one that will do."""
    rows = SignedPdf.objects.filter(certificate=certificate_id, sha256=digest)
    good = rows.filter(Q(good_until=None) | Q(good_until__gt=now), signature__isnull=False)
    signature = good.values_list("signature", flat=True).first()
    return None if signature is None else bytes(signature)


@transaction.atomic
def _ask(sheet: Sheet, digest: bytes, now: datetime) -> None:
    """Note the wish for the signature; one that is made at this very moment stays."""
    rows = SignedPdf.objects.filter(certificate=sheet.certificate, sha256=digest)
    rows.filter(good_until__lte=now).delete()
    wish = SignedPdf(
        issuer_id=sheet.certificate.issuer_id,
        certificate=sheet.certificate,
        sha256=digest,
        edition=sheet.edition,
        locale=sheet.locale,
        asked_at=now,
    )
    SignedPdf.objects.bulk_create([wish], ignore_conflicts=True)


def _awaited(certificate_id: UUID, digest: bytes, now: datetime) -> bytes:
    """The signature, as soon as a worker has made it. Raises NotSignedYet."""
    if not _places.acquire(blocking=False):
        raise NotSignedYet
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if signature := _stored(certificate_id, digest, now):
                return signature
            time.sleep(PAUSE)
    finally:
        _places.release()
    raise NotSignedYet
