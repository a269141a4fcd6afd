"""Files of attachments: uploaded if they have the hash that was registered at issue, and downloaded.

The hash is what was certified. Uploading the file is optional.
"""

import hashlib
import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import IO, Any, Protocol
from uuid import UUID

import msgspec
from django.core.files import File
from django.core.files.storage import storages
from django.db import IntegrityError, transaction

from accounts import audit
from accounts.actors import Actor
from accounts.operations.audit.entries import record
from accounts.scopes import Mode
from certificates.errors import AttachmentDiffers, AttachmentNotFound
from certificates.models import AttachmentFile
from certificates.models.attachment import STORAGE
from lib import ids

from .issuing.draft import Attachment
from .read import CertificateRecord

CHUNK = 64 * 1024  # bytes that are read at a time
IN_MEMORY = 1024 * 1024  # bytes; a larger upload waits on disk


class Readable(Protocol):
    """A source of bytes."""

    def read(self, size: int, /) -> bytes: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredAttachment:
    """An attachment and its uploaded file."""

    registered: Attachment
    file: AttachmentFile


def registered(certificate: CertificateRecord, number: int) -> Attachment:
    """The attachment with this number (from 1) as it was registered. Raises AttachmentNotFound."""
    said: list[Any] = certificate.content().get("attachments", [])
    if not 1 <= number <= len(said):
        raise AttachmentNotFound
    return msgspec.convert(said[number - 1], Attachment)


def uploaded(certificate_id: UUID) -> dict[int, datetime]:
    """When the files of a certificate's attachments were uploaded, by the attachments' numbers."""
    rows = AttachmentFile.objects.filter(certificate_id=certificate_id)
    return dict(rows.values_list("number", "uploaded_at"))


def find(certificate: CertificateRecord, number: int) -> StoredAttachment:
    """The attachment with its uploaded file. Raises AttachmentNotFound, also before the upload."""
    about = registered(certificate, number)
    row = AttachmentFile.objects.filter(certificate_id=certificate.id, number=number).first()
    if row is None:
        raise AttachmentNotFound
    return StoredAttachment(registered=about, file=row)


def public_file(raw_id: str, number: int) -> AttachmentFile:
    """The file of an attachment of a public page. Raises AttachmentNotFound."""
    certificate_id = ids.parse(ids.Prefix.CERTIFICATE, raw_id)
    rows = AttachmentFile.objects.filter(number=number)
    row = rows.filter(certificate_id=certificate_id).first() if certificate_id else None
    if row is None:
        raise AttachmentNotFound
    return row


def store(
    *,
    issuer_id: UUID,
    mode: Mode,
    certificate: CertificateRecord,
    number: int,
    media_type: str,
    source: Readable,
    actor: Actor,
    now: datetime,
) -> StoredAttachment:
    """Store the file of an attachment. Sending it once more changes nothing.

    Reads no more bytes than were registered. Refuses with AttachmentNotFound, and with
    AttachmentDiffers where the media type, the size or the SHA-256 is another.
    """
    about = registered(certificate, number)
    if media_type.lower() != about.media_type.lower():
        raise _differs(about, "media type")
    with _received(about, source) as received:
        row = AttachmentFile.objects.filter(certificate_id=certificate.id, number=number).first()
        row = row or _keep(issuer_id, mode, certificate, number, received, actor, now)
    return StoredAttachment(registered=about, file=row)


def remove(certificate_ids: Collection[UUID]) -> None:
    """Delete the uploaded files of these certificates, outside of any transaction.

    Each file is deleted before its row: a row without a file is deleted by the next try; a file
    without a row would stay for ever.
    """
    for row in AttachmentFile.objects.filter(certificate__in=certificate_ids):
        storages[STORAGE].delete(row.name)
        row.delete()


@contextmanager
def _received(about: Attachment, source: Readable) -> Iterator[IO[bytes]]:
    """The uploaded bytes in a temporary file, after checking size and hash."""
    digest, size = hashlib.sha256(), 0
    with tempfile.SpooledTemporaryFile(max_size=IN_MEMORY) as received:
        while part := source.read(CHUNK):
            size += len(part)
            if size > about.size:
                raise _differs(about, "size")
            digest.update(part)
            received.write(part)
        if size != about.size:
            raise _differs(about, "size")
        if digest.hexdigest() != about.sha256:
            raise _differs(about, "SHA-256")
        received.seek(0)
        yield received


def _keep(
    issuer_id: UUID,
    mode: Mode,
    certificate: CertificateRecord,
    number: int,
    received: IO[bytes],
    actor: Actor,
    now: datetime,
) -> AttachmentFile:
    """Store the bytes first and then the row, so that a row never points to a missing file."""
    storage = storages[STORAGE]
    name = storage.save(f"{issuer_id}/{certificate.id}/{number}", File(received))
    place = {"certificate_id": certificate.id, "number": number}
    try:
        with transaction.atomic():
            row = AttachmentFile.objects.create(**place, name=name, uploaded_at=now)
            _record(issuer_id, mode, certificate, number, actor, now)
    except IntegrityError:  # the same upload was faster, in another request
        storage.delete(name)
        return AttachmentFile.objects.get(**place)
    except BaseException:
        storage.delete(name)
        raise
    return row


def _record(
    issuer_id: UUID,
    mode: Mode,
    certificate: CertificateRecord,
    number: int,
    actor: Actor,
    now: datetime,
) -> None:
    record(
        actor=actor,
        issuer_id=issuer_id,
        action="certificate.attachment_uploaded",
        target=ids.encode(ids.Prefix.CERTIFICATE, certificate.id),
        changes=audit.initial_values({"attachment": number}),
        now=now,
        mode=mode,
    )


def _differs(about: Attachment, what: str) -> AttachmentDiffers:
    expected = {"mediaType": about.media_type, "size": about.size, "sha256": about.sha256}
    return AttachmentDiffers(what=what, members={"expected": expected})
