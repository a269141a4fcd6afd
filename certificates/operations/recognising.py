"""Whether a file that somebody holds is one of a certificate's: known by its SHA-256 alone."""

from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

import orjson

from certificates.errors import CertificateNotFound
from certificates.models import Certificate, Printout


class Known(StrEnum):
    """What the file is."""

    DOCUMENT = "document"  # the canonical document, whose hash is dataHash
    ATTACHMENT = "attachment"  # registered by the issuer at issue
    PRINTOUT = "printout"  # a PDF that was handed out


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """What was recognised; `number` of an attachment (from 1), `locale` of a printout."""

    what: Known
    number: int | None = None
    locale: str | None = None


def recognise(*, certificate_id: UUID, sha256: bytes) -> Match | None:
    """What the file with this SHA-256 (32 bytes) is to the certificate; None: not a file known here.

    None says nothing against the file. The document is known after erasure too. At most two
    queries. Raises CertificateNotFound.
    """
    columns = ("data_hash", "document")
    row = Certificate.objects.filter(pk=certificate_id).values_list(*columns).first()
    if row is None:
        raise CertificateNotFound
    data_hash, document = row
    if bytes(data_hash) == sha256:
        return Match(what=Known.DOCUMENT)
    registered = orjson.loads(bytes(document)).get("attachments", ()) if document else ()
    for number, each in enumerate(registered, start=1):
        if each["sha256"] == sha256.hex():
            return Match(what=Known.ATTACHMENT, number=number)
    printed = Printout.objects.filter(certificate_id=certificate_id, sha256=sha256)
    locale = printed.values_list("locale", flat=True).first()
    return Match(what=Known.PRINTOUT, locale=locale) if locale else None
