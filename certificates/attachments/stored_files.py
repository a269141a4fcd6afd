"""Check uploaded attachments: whether each file exists and is what was registered at issue."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.core.files.storage import Storage, storages
from django.utils import timezone

from certificates.certificate.parts import Check, Checked, IntegrityFinding, Part
from certificates.models import AttachmentFile

from .models import STORAGE

PART = 500  # files
NEW = timedelta(hours=1)  # a file is written before its row


def parts(after: int | None) -> list[Part]:
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


CHECK = Check("files of attachments", parts, check_part)
