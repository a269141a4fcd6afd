"""Check uploaded attachments: whether each file exists and is what was registered at issue."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.core.files.storage import Storage, storages
from django.utils import timezone

from certificates.models import AttachmentFile
from certificates.models.attachment import STORAGE

from .stored_documents import IntegrityFinding

CHUNK = 500  # files between two queries
NEW = timedelta(hours=1)  # a file is written before its row


@dataclass(slots=True)
class FilesReport:
    """How many files are as registered, what is wrong with others, and files without a certificate."""

    sound: int
    findings: list[IntegrityFinding]
    extra: list[str]


def verify_files(progress: Callable[[int], None] = lambda _done: None) -> FilesReport:
    """Read every file once. `progress` is called now and then with the number of files read.

    Files without a certificate are looked for in a folder, but not in a bucket, where listing would
    cost one request for each certificate.
    """
    report = FilesReport(0, [], [])
    for number, row in enumerate(_rows(), start=1):
        if number % CHUNK == 0:
            progress(number)
        fault = _fault(row)
        if fault and AttachmentFile.objects.filter(pk=row.pk).exists():  # not erased meanwhile
            report.findings.append(IntegrityFinding(row.certificate.public_id, fault))
        report.sound += not fault
    report.extra = list(_extra(storages[STORAGE]))
    return report


def _rows() -> Iterator[AttachmentFile]:
    """All rows in order, in bounded memory, read chunk by chunk."""
    last = 0
    while True:
        rows = AttachmentFile.objects.filter(pk__gt=last).select_related("certificate")
        chunk = list(rows.order_by("pk")[:CHUNK])
        if not chunk:
            return
        yield from chunk
        last = chunk[-1].pk


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


def _extra(storage: Storage) -> Iterator[str]:
    """Files of the folder without a row: of interrupted uploads, or newer than a restored dump."""
    try:
        storage.path("")
        issuers, loose = storage.listdir("")
    except (NotImplementedError, FileNotFoundError):
        return
    yield from loose
    for issuer in issuers:
        folders, loose = storage.listdir(issuer)
        yield from (f"{issuer}/{name}" for name in loose)
        for start in range(0, len(folders), CHUNK):
            yield from _unknown(storage, issuer, folders[start : start + CHUNK])


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
