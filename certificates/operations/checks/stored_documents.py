"""Check stored certificates: every document against its hash, its columns and its history."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.db import connection, transaction
from django.db.models import Count, OuterRef, Subquery
from django.db.models.functions import Coalesce

from certificates.domain import document
from certificates.models import Certificate, CertificateHistory

CHUNK = 2000


@dataclass(frozen=True, slots=True)
class IntegrityFinding:
    """What is wrong with a stored certificate or file."""

    certificate: str
    what: str

    def __str__(self) -> str:
        return f"{self.certificate}: {self.what}"


@dataclass(slots=True)
class DocumentsReport:
    """How many certificates are as issued, and what is wrong with others."""

    sound: int
    findings: list[IntegrityFinding]


@transaction.atomic
def verify(progress: Callable[[int], None] = lambda _done: None) -> DocumentsReport:
    """Check every certificate as of one moment, in bounded memory.

    Finds documents that do not have their hash or are not canonical, columns that differ from the
    document, and histories that are incomplete or end in another state. Of an erased certificate only
    the history can be checked. Cannot find certificates that are missing altogether.
    `progress` is called now and then with the number of certificates checked.
    """
    with connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    report = DocumentsReport(0, [])
    for number, certificate in enumerate(_certificates(), start=1):
        if number % CHUNK == 0:
            progress(number)
        wrong = [IntegrityFinding(certificate.public_id, what) for what in _faults(certificate)]
        report.findings += wrong
        report.sound += not wrong
    return report


def _certificates() -> Iterator[Certificate]:
    history = CertificateHistory.objects.filter(certificate=OuterRef("pk")).order_by()
    changes = history.values("certificate").annotate(number=Count("pk")).values("number")
    last = history.order_by("-sequence").values("to_state")[:1]
    rows = Certificate.objects.annotate(
        changes=Coalesce(Subquery(changes), 0), last_state=Subquery(last)
    )
    return rows.order_by("pk").iterator(chunk_size=CHUNK)


def _faults(certificate: Any) -> Iterator[str]:
    if certificate.changes == 0 or certificate.last_state != certificate.state:
        yield f"the history does not end in its state ({certificate.state})"
    if certificate.document is None:
        return
    frozen = bytes(certificate.document)
    if document.data_hash(frozen) != bytes(certificate.data_hash):
        yield "the document does not have its hash"
        return
    stated = json.loads(frozen)
    if document.canonical_bytes(stated) != frozen:
        yield "the document is not canonical (RFC 8785)"
    for name, column in _columns(certificate).items():
        if stated.get(name) != column:
            yield f"{name} is {column!r} in its column and {stated.get(name)!r} in the document"


def _columns(certificate: Certificate) -> Mapping[str, object]:
    """Members of the document that have a column of their own, by the document's names."""
    return {
        "id": certificate.public_id,
        "number": certificate.number,
        "productId": certificate.product_id,
        "gtin": certificate.gtin,
        "serialNumber": certificate.serial_number,
        "locale": certificate.locale,
        "issuedOn": _day(certificate.issued_on),
        "validFrom": _day(certificate.valid_from),
        "validUntil": _day(certificate.valid_until),
    }


def _day(day: Any) -> str | None:
    return day.isoformat() if day else None
