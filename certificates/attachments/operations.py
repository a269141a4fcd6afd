"""Files of attachments: uploaded if they have the hash that was registered at issue, downloaded, checked.

The hash is what was certified. Uploading the file is optional.
"""

import hashlib
import json
import tempfile
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import IO, Any, Protocol
from uuid import UUID

from django.core.files import File
from django.core.files.storage import Storage, storages
from django.db import IntegrityError, transaction
from django.http import FileResponse
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from certificates.certificate.document import Attachment
from certificates.certificate.integrity import Check, Checked, IntegrityFinding, Part
from certificates.certificate.models import STORAGE
from certificates.certificate.operations import CertificateRecord
from certificates.errors import AttachmentDiffers, AttachmentNotFound, CertificateError
from certificates.models import AttachmentFile
from certificates.verification.shown import key_of, within_issuer_of
from lib.structs import convert_struct

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


SANDBOX = "default-src 'none'; sandbox"


def download(file: IO[Any], *, name: str, media_type: str) -> FileResponse:
    """Send a file to be saved. Whatever it holds, no browser runs it as a page of this service."""
    response = FileResponse(file, as_attachment=True, filename=name, content_type=media_type)
    response["Content-Security-Policy"] = SANDBOX
    response["X-Content-Type-Options"] = "nosniff"
    return response


PART = 500  # files
NEW = timedelta(hours=1)  # a file is written before its row


def parts_to_check(after: int | None) -> list[Part]:
    """All files behind this number of a row, so many in a part."""
    rows = AttachmentFile.objects.filter(pk__gt=after or 0).order_by("pk")
    numbers = list(rows.values_list("pk", flat=True))
    return [
        Part(part[0], part[-1])
        for part in (numbers[start : start + PART] for start in range(0, len(numbers), PART))
    ]


def check_part(part: Part) -> Checked:
    """Read each file of a part once."""
    findings, sound = [], 0
    rows = AttachmentFile.objects.filter(pk__range=part).select_related("certificate")
    for row in rows.order_by("pk"):
        fault = _fault(row)
        if fault and AttachmentFile.objects.filter(pk=row.pk).exists():  # not erased meanwhile
            findings.append(IntegrityFinding(row.certificate.public_id, fault))
        sound += not fault
    return Checked(sound, findings)


def _fault(row: AttachmentFile) -> str:
    """What is wrong with a file; empty if it is as registered."""
    what = f"the file of attachment {row.number}"
    registered = _registered(row)
    if registered is None:
        return f"{what} is not registered in its document"
    digest, size = hashlib.sha256(), 0
    try:
        with row.open() as file:
            for part in file.chunks():
                digest.update(part)
                size += len(part)
    except FileNotFoundError:
        return f"{what} is missing ({row.name})"
    except OSError as error:
        return f"{what} can't be read ({row.name}: {error.strerror})"
    if (size, digest.hexdigest()) != (registered["size"], registered["sha256"]):
        return f"{what} is not the one that was registered ({row.name}, {size} bytes)"
    return ""


def _registered(row: AttachmentFile) -> dict[str, Any] | None:
    """What the certificate registered of the file."""
    document = row.certificate.document
    attachments = json.loads(bytes(document)).get("attachments", []) if document else []
    return attachments[row.number - 1] if row.number <= len(attachments) else None


def files_without_certificate() -> Iterator[str]:
    """Files of the folder without a row: of interrupted uploads, or newer than a restored dump.

    They are not looked for in a bucket, where listing would cost one request for each certificate.
    """
    storage = storages[STORAGE]
    try:
        storage.path("")
        issuers, loose = storage.listdir("")
    except (NotImplementedError, FileNotFoundError):
        return
    yield from loose
    for issuer in issuers:
        folders, loose = storage.listdir(issuer)
        yield from (f"{issuer}/{name}" for name in loose)
        for start in range(0, len(folders), PART):
            yield from _unknown(storage, issuer, folders[start : start + PART])


def _unknown(storage: Storage, issuer: str, folders: list[str]) -> Iterator[str]:
    """Files in these certificates' folders without a row, apart from those just being written."""
    rows = AttachmentFile.objects.filter(certificate__in=_ids(folders))
    known = set(rows.values_list("name", flat=True))
    for folder in folders:
        for name in storage.listdir(f"{issuer}/{folder}")[1]:
            path = f"{issuer}/{folder}/{name}"
            if path not in known and storage.get_modified_time(path) < timezone.now() - NEW:
                yield path


def _ids(folders: Iterable[str]) -> Iterator[UUID]:
    for folder in folders:
        try:
            yield UUID(folder)
        except ValueError:
            continue


CHECK = Check("files of attachments", parts_to_check, check_part)
