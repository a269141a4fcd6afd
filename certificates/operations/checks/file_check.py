"""Recognise a file of a certificate by its SHA-256."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

import orjson

from certificates.errors import CertificateNotFound
from certificates.models import Certificate, Printout


class KnownFile(StrEnum):
    """Kinds of files that are recognised."""

    DOCUMENT = "document"  # the canonical document, whose hash is dataHash
    ATTACHMENT = "attachment"  # registered by the issuer at issue
    PRINTOUT = "printout"  # a PDF that was handed out
    OTHER = "other"  # the document of another certificate, or a PDF of it


@dataclass(frozen=True, slots=True, kw_only=True)
class FileMatch:
    """A recognised file: the `number` of an attachment (from 1), the `locale` of a printout, or the
    `certificate_id` of the other certificate that it belongs to.
    """

    what: KnownFile
    number: int | None = None
    locale: str | None = None
    certificate_id: UUID | None = None


def recognise(
    *, certificate_id: UUID, sha256: bytes, named: Collection[UUID] = ()
) -> FileMatch | None:
    """What the file with this SHA-256 (32 bytes) is to the certificate; None if it is unknown.

    None does not mean that the file is forged. The document is recognised after erasure, too. Files of
    other certificates are recognised only if they name theirs: PDFs, and documents by the identifiers
    in the file (`named`). At most two queries. Raises CertificateNotFound.
    """
    columns = ("pk", "data_hash", "document")
    rows = Certificate.objects.filter(pk__in={certificate_id, *named}).values_list(*columns)
    hashes = {pk: (bytes(data_hash), document) for pk, data_hash, document in rows}
    if certificate_id not in hashes:
        raise CertificateNotFound
    data_hash, document = hashes[certificate_id]
    if data_hash == sha256:
        return FileMatch(what=KnownFile.DOCUMENT)
    registered = orjson.loads(bytes(document)).get("attachments", ()) if document else ()
    for number, attachment in enumerate(registered, start=1):
        if attachment["sha256"] == sha256.hex():
            return FileMatch(what=KnownFile.ATTACHMENT, number=number)
    printed = dict(
        Printout.objects.filter(sha256=sha256).values_list("certificate_id", "locale")[:10]
    )
    if certificate_id in printed:
        return FileMatch(what=KnownFile.PRINTOUT, locale=printed[certificate_id])
    others = [pk for pk, (digest, _document) in hashes.items() if digest == sha256] + list(printed)
    return FileMatch(what=KnownFile.OTHER, certificate_id=others[0]) if others else None
