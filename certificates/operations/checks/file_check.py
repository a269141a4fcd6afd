"""Whether a file that somebody holds is one of a certificate's: known by its SHA-256 alone."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

import orjson

from certificates.errors import CertificateNotFound
from certificates.models import Certificate, Printout


class KnownFile(StrEnum):
    """What the file is."""

    DOCUMENT = "document"  # the canonical document, whose hash is dataHash
    ATTACHMENT = "attachment"  # registered by the issuer at issue
    PRINTOUT = "printout"  # a PDF that was handed out
    OTHER = "other"  # the document of another certificate, or a PDF of it


@dataclass(frozen=True, slots=True, kw_only=True)
class FileMatch:
    """What was recognised; `number` of an attachment (from 1), `locale` of a printout, the other
    `certificate_id`.
    """

    what: KnownFile
    number: int | None = None
    locale: str | None = None
    certificate_id: UUID | None = None


def recognise(
    *, certificate_id: UUID, sha256: bytes, named: Collection[UUID] = ()
) -> FileMatch | None:
    """What the file with this SHA-256 (32 bytes) is to the certificate; None: not a file known here.

    None says nothing against the file. The document is known after erasure too. Of other
    certificates only files that name theirs are told: PDFs, and documents by the identifiers that
    stand in the file (`named`). An attachment may belong to many and names none. At most two
    queries. Raises CertificateNotFound.
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
    for number, each in enumerate(registered, start=1):
        if each["sha256"] == sha256.hex():
            return FileMatch(what=KnownFile.ATTACHMENT, number=number)
    printed = dict(
        Printout.objects.filter(sha256=sha256).values_list("certificate_id", "locale")[:10]
    )
    if certificate_id in printed:
        return FileMatch(what=KnownFile.PRINTOUT, locale=printed[certificate_id])
    others = [pk for pk, (each, _document) in hashes.items() if each == sha256] + list(printed)
    return FileMatch(what=KnownFile.OTHER, certificate_id=others[0]) if others else None
