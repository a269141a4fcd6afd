"""Recognise a file of a certificate by its SHA-256."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

import orjson

from certificates.errors import CertificateNotFound
from certificates.models import Certificate
from certificates.verification.scope import within_issuer_of
from lib import sql


class KnownFile(StrEnum):
    """Kinds of files that are recognised."""

    DOCUMENT = "document"  # the canonical document, whose hash is dataHash
    ATTACHMENT = "attachment"  # registered by the issuer at issue
    PRINTOUT = "printout"  # a PDF that was handed out
    OTHER = "other"  # the document of another certificate, or a PDF of it


_FILE = "SELECT id, locale FROM certificates_of_file(%(sha256)s, %(named)s::uuid[])"


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
    in the file (`named`). Raises CertificateNotFound.
    """
    with within_issuer_of(certificate_id):
        own = _own_match(certificate_id, sha256)
    if own is not None:
        return own
    found = dict(sql.fetch_all(_FILE, {"sha256": sha256, "named": [*named]}))
    if locale := found.pop(certificate_id, None):
        return FileMatch(what=KnownFile.PRINTOUT, locale=locale)
    return FileMatch(what=KnownFile.OTHER, certificate_id=next(iter(found))) if found else None


def _own_match(certificate_id: UUID, sha256: bytes) -> FileMatch | None:
    """The certificate's document or one of its attachments."""
    row = Certificate.objects.filter(pk=certificate_id).values_list("data_hash", "document").first()
    if row is None:
        raise CertificateNotFound
    data_hash, document = row
    if bytes(data_hash) == sha256:
        return FileMatch(what=KnownFile.DOCUMENT)
    registered = orjson.loads(bytes(document)).get("attachments", ()) if document else ()
    for number, attachment in enumerate(registered, start=1):
        if attachment["sha256"] == sha256.hex():
            return FileMatch(what=KnownFile.ATTACHMENT, number=number)
    return None
