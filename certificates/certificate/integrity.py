"""Check stored certificates: every document against its hash, its columns and its history.

Processes share the parts of a check, and a later run can go on after them. It finds documents that do not
have their hash or are not canonical, columns that differ from the document, and histories that are
incomplete or end in another state. Of an erased certificate only the history can be checked. It cannot
find certificates that are missing altogether.
"""

import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple
from uuid import UUID

from django.db import connections

from certificates.addresses import CertificatesPrefix
from lib import ids, sql

from . import document


@dataclass(frozen=True, slots=True)
class IntegrityFinding:
    """What is wrong with a stored certificate or file."""

    subject: str
    what: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.what}"


class Part(NamedTuple):
    """What one call checks, `first` and `last` as JSON values. A later run goes on after `last`."""

    first: Any
    last: Any


class Checked(NamedTuple):
    """How many things of a part are sound, and what is wrong with others."""

    sound: int
    findings: list[IntegrityFinding]


@dataclass(frozen=True, slots=True)
class Check:
    """One kind of thing that is checked. `parts(after)` are those behind a part that was checked before."""

    name: str
    parts: Callable[[Any], Sequence[Part]]
    run: Callable[[Part], Checked]


def run_parts(
    check: Check, parts: Sequence[Part], processes: int
) -> Iterator[tuple[Part, Checked]]:
    """The results in the order of the parts. Several processes share them, each with a connection of its own."""
    processes = min(processes, len(parts))
    if processes <= 1:
        yield from ((part, check.run(part)) for part in parts)
        return
    connections.close_all()  # a connection can't be shared
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        yield from zip(parts, pool.imap(check.run, parts), strict=True)


PART = 5000  # certificates

_ENDS = """
SELECT id FROM (
  SELECT id, row_number() OVER (ORDER BY id) AS number
    FROM certificates_certificate WHERE id > %(after)s) AS numbered
 WHERE number %% %(part)s = 0 ORDER BY id
"""
_ROWS = """
SELECT c.id, c.state, last.to_state, c.document, c.data_hash, c.number, c.product_id, c.gtin,
       c.serial_number, c.locale, c.issued_on, c.valid_from, c.valid_until
  FROM certificates_certificate c
  LEFT JOIN LATERAL (
    SELECT to_state FROM certificates_certificatehistory h
     WHERE h.certificate_id = c.id ORDER BY sequence DESC LIMIT 1) last ON true
 WHERE c.id > %(first)s AND c.id <= %(last)s
"""
_LEAST, _GREATEST = UUID(int=0), UUID(int=2**128 - 1)


class _Row(NamedTuple):
    id: UUID
    state: str
    last_state: str | None
    document: bytes | None
    data_hash: bytes
    number: str | None
    product_id: str | None
    gtin: str | None
    serial_number: str | None
    locale: str
    issued_on: date
    valid_from: date | None
    valid_until: date | None


def parts(after: str | None) -> list[Part]:
    """All certificates behind this id, so many in a part; the last part takes in those yet to come."""
    begin = str(after or _LEAST)
    ends = [str(pk) for (pk,) in sql.fetch_all(_ENDS, {"after": UUID(begin), "part": PART})]
    ends.append(str(_GREATEST))
    return [Part(*pair) for pair in zip([begin, *ends], ends, strict=False)]


def check_part(part: Part) -> Checked:
    """Check the certificates of a part, each as of one moment."""
    rows = sql.fetch_all(_ROWS, {"first": UUID(part.first), "last": UUID(part.last)})
    findings, sound = [], 0
    for row in map(_Row._make, rows):
        wrong = list(_faults(row))
        sound += not wrong
        if wrong:
            name = ids.encode(CertificatesPrefix.CERTIFICATE, row.id)
            findings += [IntegrityFinding(name, what) for what in wrong]
    return Checked(sound, findings)


def _faults(row: _Row) -> Iterator[str]:
    if row.last_state != row.state:
        yield f"the history does not end in its state ({row.state})"
    if row.document is None:
        return
    if document.data_hash(row.document) != row.data_hash:
        yield "the document does not have its hash"
        return
    try:
        stated = json.loads(row.document)
        is_canonical = document.canonical_bytes(stated) == row.document
    except ValueError:
        stated, is_canonical = None, False
    if not isinstance(stated, dict):
        yield "the document is no JSON object"
        return
    if not is_canonical:
        yield "the document is not canonical (RFC 8785)"
    for name, column in _columns(row):
        if stated.get(name) != column:
            yield f"{name} is {column!r} in its column and {stated.get(name)!r} in the document"


def _columns(row: _Row) -> tuple[tuple[str, Any], ...]:
    """Members of the document that have a column of their own, by the document's names."""
    return (
        ("id", ids.encode(CertificatesPrefix.CERTIFICATE, row.id)),
        ("number", row.number),
        ("productId", row.product_id),
        ("gtin", row.gtin),
        ("serialNumber", row.serial_number),
        ("locale", row.locale),
        ("issuedOn", row.issued_on.isoformat()),
        ("validFrom", row.valid_from and row.valid_from.isoformat()),
        ("validUntil", row.valid_until and row.valid_until.isoformat()),
    )


CHECK = Check("certificates", parts, check_part)
