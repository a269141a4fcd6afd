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

from django.core.files import File
from django.core.files.storage import storages
from django.db import IntegrityError, transaction

from accounts.domain import audit
from accounts.domain.actors import RequestContext
from accounts.operations.audit.entries import record
from certificates.certificate.draft import Attachment
from certificates.certificate.read import CertificateRecord
from certificates.errors import AttachmentDiffers, AttachmentNotFound, CertificateError
from certificates.models import AttachmentFile
from certificates.verification.scope import key_of, within_issuer_of
from lib.structs import convert_struct

from .models import STORAGE

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
    attachments: list[Any] = certificate.content().get("attachments", [])
    if not 1 <= number <= len(attachments):
        raise AttachmentNotFound
    return convert_struct(attachments[number - 1], Attachment)


def uploaded(certificate_id: UUID) -> dict[int, datetime]:
    """When the files of a certificate's attachments were uploaded, by the attachments' numbers."""
    rows = AttachmentFile.objects.filter(certificate_id=certificate_id)
    return dict(rows.values_list("number", "uploaded_at"))


def find(certificate: CertificateRecord, number: int) -> StoredAttachment:
    """The attachment with its uploaded file. Raises AttachmentNotFound, also before the upload."""
    attachment = registered(certificate, number)
    row = AttachmentFile.objects.filter(certificate_id=certificate.id, number=number).first()
    if row is None:
        raise AttachmentNotFound
    return StoredAttachment(registered=attachment, file=row)


def public_file(raw_id: str, number: int) -> AttachmentFile:
    """The file of an attachment of a public page. Raises AttachmentNotFound, CertificateNotFound."""
    certificate_id = key_of(raw_id)
    with within_issuer_of(certificate_id):
        row = AttachmentFile.objects.filter(number=number, certificate=certificate_id).first()
    if row is None:
        raise AttachmentNotFound
    return row


def store(
    *,
    context: RequestContext,
    certificate: CertificateRecord,
    number: int,
    media_type: str,
    source: Readable,
) -> StoredAttachment:
    """Store the file of an attachment. Sending it once more changes nothing.

    Reads no more bytes than were registered. Refuses with AttachmentNotFound, and with
    AttachmentDiffers where the media type, the size or the SHA-256 is another.
    """
    attachment = registered(certificate, number)
    if media_type.lower() != attachment.media_type.lower():
        raise _differs(attachment, "media type")
    with _received(attachment, source) as received:
        row = AttachmentFile.objects.filter(certificate_id=certificate.id, number=number).first()
        row = row or _store(context, certificate, number, received)
    return StoredAttachment(registered=attachment, file=row)


def remove(certificate_ids: Collection[UUID]) -> None:
    """Delete the uploaded files of these certificates, outside of any transaction.

    Each file is deleted before its row: a row without a file is deleted by the next try; a file
    without a row would stay for ever.
    """
    for row in AttachmentFile.objects.filter(certificate__in=certificate_ids):
        storages[STORAGE].delete(row.name)
        row.delete()


@contextmanager
def _received(attachment: Attachment, source: Readable) -> Iterator[IO[bytes]]:
    """The uploaded bytes in a temporary file, after checking size and hash."""
    digest, size = hashlib.sha256(), 0
    with tempfile.SpooledTemporaryFile(max_size=IN_MEMORY) as received:
        while part := source.read(CHUNK):
            size += len(part)
            if size > attachment.size:
                raise _differs(attachment, "size")
            digest.update(part)
            received.write(part)
        if size != attachment.size:
            raise _differs(attachment, "size")
        if digest.hexdigest() != attachment.sha256:
            raise _differs(attachment, "SHA-256")
        received.seek(0)
        yield received


def _store(
    context: RequestContext, certificate: CertificateRecord, number: int, received: IO[bytes]
) -> AttachmentFile:
    """Store the bytes first and then the row, so that a row never points to a missing file."""
    storage = storages[STORAGE]
    name = storage.save(f"{context.issuer.id}/{certificate.id}/{number}", File(received))
    key = {"certificate_id": certificate.id, "number": number}
    changes = audit.initial_values({"attachment": number})
    try:
        with transaction.atomic():
            row = AttachmentFile.objects.create(
                issuer_id=context.issuer.id, **key, name=name, uploaded_at=context.now
            )
            record(context, "certificate.attachment_uploaded", certificate.public_id, changes)
    except IntegrityError:  # another request stored the same upload first
        storage.delete(name)
        return AttachmentFile.objects.get(**key)
    except BaseException:
        storage.delete(name)
        raise
    return row


def _differs(attachment: Attachment, what: str) -> CertificateError:
    expected = {
        "mediaType": attachment.media_type,
        "size": attachment.size,
        "sha256": attachment.sha256,
    }
    return AttachmentDiffers(what=what, members={"expected": expected})
