"""PDF files of certificates: made once by a worker, kept for a while, and given to every reader.

A request never typesets. One that finds no file notes that it wants one, wakes a worker, and tells its
reader when to come back. A file shows what was certified, and the status at the moment of printing; while
it is kept, every reader of the same certificate in the same status, language and branding gets its bytes.
"""

import hashlib
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import models, transaction
from django.db.models import F, Sum, Window
from django.db.models.functions import Length
from django.utils.text import get_valid_filename

from accounts.actors import RequestContext
from accounts.errors import IssuerSuspended, PdfSigningNotInstalled, ServiceError
from accounts.pdf_signing import operations as pdf_signing
from accounts.scopes import Mode
from certificates.certificate.models import CertificateQuerySet
from certificates.digital_link.operations import qr_address
from certificates.errors import (
    CertificateError,
    CertificateNotFound,
    NotPrintedYet,
    PdfCertificateExpired,
    PrintingFailed,
    TooLargeToPrint,
)
from certificates.models import Certificate, PrintedPdf, Printout
from certificates.proof_files import operations as proof_files
from certificates.verification.shown import key_of, within_issuer_of
from lib.database.tenancy import acting_for, as_worker
from lib.sql import try_to_take_lock
from webhooks.outbox import TaskPublisher, Waker

from .pdf import (
    Edition,
    refuse_unprintable,
    refuse_unsignable,
    sheets_together,
    sign,
    style_of,
    typeset_one,
    with_all,
)

KEPT = timedelta(days=7)
KEPT_BYTES = 2**30  # of the whole service; the oldest go first
GIVEN_UP = timedelta(hours=1)  # nobody waits for so long; and until one that failed is tried again
# A print waits so long for the proof file that is to be attached, and is then made without it. That file
# says so, and is made again soon.
PROOF_PATIENCE = timedelta(minutes=2)
WITHOUT_PROOF = timedelta(minutes=1)
FAILED = timedelta(minutes=1)
LOOK_AGAIN = timedelta(seconds=1)  # for a proof file
PRINT = "certificates.tasks.print_waiting"
_LOCK = 0x7072696E  # advisory lock: one file is made at a time

logger = logging.getLogger(__name__)
_waker = Waker(TaskPublisher(PRINT, "celery"))


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
    was blocked for fraud, NotPrintedYet until a worker has made the file, TooLargeToPrint, and PrintingFailed;
    PdfCertificateExpired and PdfSigningNotInstalled where the issuer has its PDFs signed: it never gets
    an unsigned one.
    """
    rows = printable(context.issuer.id, context.mode, context.types)
    certificate = rows.get_or_raise(CertificateNotFound, pk=certificate_id)
    refuse_unprintable(certificate)
    refuse_unsignable(certificate.issuer_id, certificate.mode, now=context.now)
    return _kept(certificate, locale or certificate.locale, Edition.WHOLE, context.now)


def print_public(
    raw_id: str, *, locale: str, now: datetime, count: Callable[[UUID], None]
) -> PrintedFile:
    """Print a certificate for the public: only what the verify page shows.

    A file that cannot be signed is given without the signature, and its name says so. `count` is called
    with the issuer before a file is asked for that has to be made, and may refuse.

    Raises CertificateNotFound, also where the type keeps the document to the issuer, NotPrintedYet until
    a worker has made the file, and TooLargeToPrint.
    """
    certificate_id = key_of(raw_id)
    with within_issuer_of(certificate_id):
        certificate = _public(certificate_id)
        return _kept(certificate, locale, Edition.PUBLIC, now, count=count)


def _public(certificate_id: UUID | None) -> Certificate:
    """A certificate whose PDF is public. Raises CertificateNotFound."""
    rows = with_all(Certificate.objects.filter(version__pdf_public=True))
    certificate = rows.get_or_raise(CertificateNotFound, pk=certificate_id)
    try:
        refuse_unprintable(certificate)
    except (CertificateError, IssuerSuspended) as error:
        raise CertificateNotFound from error
    return certificate


def pictures_of(certificate: Certificate, *, now: datetime) -> list[bytes]:
    """The printed pages of a printable certificate in its language, as PNG.

    Raises NotPrintedYet until a worker has made them, and TooLargeToPrint.
    """
    kept = _kept(certificate, certificate.locale, Edition.PAGES, now)
    return msgspec.msgpack.decode(kept.file, type=list[bytes])


def print_each(
    certificates: Iterable[Certificate], *, locale: str | None, now: datetime
) -> list[PrintedFile | TooLargeToPrint]:
    """A file of each of these printable certificates, or why there is none. For workers."""
    return [_file_of(row, locale or row.locale, now) for row in certificates]


def _file_of(certificate: Certificate, locale: str, now: datetime) -> PrintedFile | TooLargeToPrint:
    row = _find(certificate, locale, Edition.WHOLE, now)
    if row is None or row.due_at is not None or row.file == b"":
        row = _make(certificate, locale, Edition.WHOLE, now)
    return TooLargeToPrint() if row.file is None else _given(certificate, row)


def print_together(
    certificates: Sequence[Certificate], *, locale: str | None, at: datetime, now: datetime
) -> bytes:
    """Print these printable certificates of one issuer into one file with the date `at`.

    Raises TooLargeToPrint.
    """
    file = sheets_together(certificates, locale=locale, at=at, now=now)
    first = certificates[0]
    key = pdf_signing.key_of(first.issuer_id, Mode(first.mode), now=now)
    file += sign(file, key, now)[0] if key else b""
    _store_fingerprint([(row, locale or row.locale) for row in certificates], file, now)
    return file


def printable(issuer_id: UUID, mode: Mode, types: frozenset[int]) -> CertificateQuerySet:
    """The issuer's certificates of these types (empty: of all), with the rows that printing needs."""
    return with_all(Certificate.objects.for_issuer(issuer_id, mode, types))


def wait_for_proof(
    certificates: Iterable[Certificate], *, asked_at: datetime, now: datetime
) -> bool:
    """Whether the proof file of one of these is still to come, and printing waits for it."""
    waits = now < asked_at + PROOF_PATIENCE
    return waits and any(proof_files.lasting(row.pk) is None for row in certificates)


@as_worker("files of any issuer may wait")
def print_waiting(*, now: datetime) -> int:
    """Make a file of each issuer that waits for one; how many were looked at. For workers.

    One of each, so that no issuer's heavy documents keep another waiting for more than one of them; an
    issuer's own files come before those for the public.
    """
    waiting = PrintedPdf.objects.filter(due_at__lte=now)
    first = waiting.order_by("issuer", "-edition", "due_at", "pk").distinct("issuer")
    keys = list(first.values_list("pk", "issuer_id"))
    for key, issuer_id in keys:
        with acting_for(issuer_id):
            if not _make_waiting(key, now):
                return 0
    return len(keys)


@as_worker("files of any issuer grow old")
def remove_old(*, now: datetime) -> None:
    """Remove the files that are not to be kept any longer, and the oldest beyond KEPT_BYTES."""
    PrintedPdf.objects.filter(good_until__lte=now).delete()
    newer = Window(Sum(Length("file")), order_by=F("pk").desc())
    beyond = PrintedPdf.objects.annotate(newer=newer).filter(newer__gt=KEPT_BYTES)
    PrintedPdf.objects.filter(pk__in=beyond.values("pk")).delete()


@transaction.atomic
def _make_waiting(pk: int, now: datetime) -> bool:
    """Make one file; False if another process makes one at this moment.

    Of one that cannot be made nobody is kept waiting: whoever asks again is told why. One that failed is
    kept as an empty file for a minute.
    """
    if not try_to_take_lock(_LOCK):
        return False
    rows = PrintedPdf.objects.filter(pk=pk, due_at__isnull=False)
    row = rows.select_for_update(skip_locked=True, no_key=True).first()
    if row is None:  # erased meanwhile
        return True
    certificate = with_all(Certificate.objects.filter(pk=row.certificate_id)).get()
    attaches = [] if row.edition == Edition.PUBLIC else [certificate]
    if wait_for_proof(attaches, asked_at=row.asked_at, now=now):
        rows.update(due_at=now + LOOK_AGAIN)
        return True
    try:
        with transaction.atomic():
            refuse_unprintable(certificate)
            _make(certificate, row.locale, Edition(row.edition), now)
    except ServiceError as refusal:
        logger.info("a PDF is not to be printed any more", extra={"code": refusal.code})
    except Exception:
        logger.exception("a PDF was not printed", extra={"certificate": certificate.public_id})
        rows.update(due_at=None, file=b"", good_until=now + FAILED)
    rows.delete()  # refused, or it shows something else by now
    return True


def _make(certificate: Certificate, locale: str, edition: Edition, now: datetime) -> PrintedPdf:
    """Make a file and keep it; one without `file` if it is too large.

    Raises PdfCertificateExpired and PdfSigningNotInstalled for the issuer's own edition.
    """
    made: dict[str, Any] = {"asked_at": now, "due_at": None, "file": None}
    made |= {"lacks_signature": False, "good_until": now + GIVEN_UP}
    with suppress(TooLargeToPrint):
        public = edition is Edition.PUBLIC
        proof = None if public else proof_files.lasting(certificate.pk)
        file = typeset_one(certificate, locale, edition=edition, now=now, proof=proof)
        signature, good_until = _signature(certificate, edition, file, now)
        if proof is None and not public:
            good_until = min(good_until, now + WITHOUT_PROOF)
        made |= {"file": file + (signature or b""), "good_until": good_until}
        made["lacks_signature"] = signature is None
        if edition is not Edition.PAGES:
            _store_fingerprint([(certificate, locale)], made["file"], now)
    row, _is_new = PrintedPdf.objects.update_or_create(
        **_key(certificate, locale, edition, now),
        defaults=made,
        create_defaults={"issuer_id": certificate.issuer_id, **made},
    )
    return row


def _signature(
    certificate: Certificate, edition: Edition, file: bytes, now: datetime
) -> tuple[bytes | None, datetime]:
    """The signature, empty where the issuer does not sign, and until when the file will do.

    None where a file for the public cannot be signed.
    """
    key = pdf_signing.key_of(certificate.issuer_id, Mode(certificate.mode), now=now)
    if key is None or edition is Edition.PAGES:
        return b"", now + KEPT
    try:
        refuse_unsignable(certificate.issuer_id, certificate.mode, now=now)
    except (PdfCertificateExpired, PdfSigningNotInstalled):
        if edition is Edition.WHOLE:
            raise
        return None, now + GIVEN_UP
    signature, good_until = sign(file, key, now)
    return signature, min(good_until or now + KEPT, now + KEPT)


def _kept(
    certificate: Certificate,
    locale: str,
    edition: Edition,
    now: datetime,
    *,
    count: Callable[[UUID], None] = lambda _issuer_id: None,
) -> PrintedFile:
    """The file that is kept. Raises NotPrintedYet, and has it made; TooLargeToPrint, PrintingFailed."""
    row = _find(certificate, locale, edition, now)
    if row is not None and row.due_at is None:
        if row.file is None:
            raise TooLargeToPrint
        if not row.file:
            raise PrintingFailed
        return _given(certificate, row)
    if row is None:
        count(certificate.issuer_id)
        PrintedPdf.objects.bulk_create(
            [
                PrintedPdf(
                    **_key(certificate, locale, edition, now),
                    issuer_id=certificate.issuer_id,
                    asked_at=now,
                    due_at=now,
                    good_until=now + GIVEN_UP,
                )
            ],
            ignore_conflicts=True,
        )
        _waker.wake()
    raise NotPrintedYet


def _find(
    certificate: Certificate, locale: str, edition: Edition, now: datetime
) -> PrintedPdf | None:
    """The row of the file, unless it has grown old: then it is removed."""
    rows = PrintedPdf.objects.filter(**_key(certificate, locale, edition, now))
    row = rows.first()
    if row is not None and row.good_until <= now:
        rows.delete()
        return None
    return row


def _key(certificate: Certificate, locale: str, edition: Edition, now: datetime) -> dict[str, Any]:
    """Which file it is: by a digest of all that it shows and that may change."""
    style = style_of(certificate)
    signs = pdf_signing.sets_signing(certificate.issuer_id)
    shown = [
        settings.VERSION,
        bytes(certificate.data_hash),
        certificate.status_at(certificate.time(now)).value,
        certificate.state_changed_at,
        qr_address(certificate),
        signs and (signs.pk, signs.valid_until),
        _columns(certificate.version),
        style and _columns(style),
    ]
    content = hashlib.sha256(repr(shown).encode()).digest()
    return {"certificate": certificate, "edition": edition, "locale": locale, "content": content}


def _columns(row: models.Model) -> list[object]:
    values = [getattr(row, field.attname) for field in row._meta.concrete_fields]
    return [bytes(value) if isinstance(value, memoryview) else value for value in values]


def _given(certificate: Certificate, row: PrintedPdf) -> PrintedFile:
    """A file under the number and the unique id, without characters that leave a folder."""
    assert row.file is not None
    name = certificate.public_id + ("_unsigned" if row.lacks_signature else "")
    if certificate.number is not None:
        name = f"{certificate.number}_{name}"
    return PrintedFile(name=get_valid_filename(f"{name}.pdf"), file=bytes(row.file))


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
