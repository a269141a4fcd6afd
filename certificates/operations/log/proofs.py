"""Proofs that changes of a certificate, or of a key that signs, stand in the log (C2SP tlog-proof)."""

import base64
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson
from django.db import connection

from accounts.models import SigningKey
from accounts.scopes import Mode
from certificates.domain.log import merkle
from certificates.models import LogCheckpoint, LogEntry, TransparencyLog

from . import key_changes, sequencing

_HEADER = "c2sp.org/tlog-proof@v1"
_ENTRY = "(SELECT e.certificate_id, e.sequence, e.signing_key_id, e.at, NULL AS statement)"
_LOGGED = f"""
SELECT e.index, change.*
  FROM certificates_logentry e, LATERAL ({sequencing.CHANGES.format(source=_ENTRY)}) AS change
 WHERE e.certificate_id = %s AND e.mode = %s AND e.index < %s
 ORDER BY e.sequence
"""


@dataclass(frozen=True, slots=True)
class LoggedChange:
    """A change of a certificate or of a signing key, and where the log holds it."""

    index: int
    recorded_at: datetime  # when the first checkpoint that covers it was signed
    statement: dict[str, Any]
    proof: str


def of_certificate(
    certificate_id: UUID, mode: Mode
) -> tuple[TransparencyLog | None, list[LoggedChange]]:
    """The log, and the published changes of a certificate in their order; newer ones are on their way."""
    log = TransparencyLog.objects.filter(mode=mode).first()
    if log is None:
        return None, []
    with connection.cursor() as cursor:
        cursor.execute(_LOGGED, [certificate_id, mode, log.published])
        rows = cursor.fetchall()
    return log, [
        _proved(log, index, sequencing.Change(*change).statement) for index, *change in rows
    ]


def of_key(key: SigningKey) -> list[LoggedChange]:
    """The published changes of an issuer's signing key in their order; needs `key.issuer`."""
    log = TransparencyLog.objects.filter(mode=key.mode).first()
    if log is None:
        return []
    places = LogEntry.objects.filter(signing_key_id=key.pk, index__lt=log.published)
    index_of = dict(places.values_list("sequence", "index"))
    return [
        _proved(log, index_of[change.sequence], change.statement)
        for change in key_changes.changes_of(key)
        if change.sequence in index_of
    ]


def proof_in(checkpoint: LogCheckpoint, index: int) -> str:
    """The proof that an entry stands in the tree of a checkpoint, which covers it."""
    path = merkle.inclusion_proof(index, checkpoint.size, sequencing.tiles_of(checkpoint.mode))
    hashes = "".join(f"{base64.b64encode(node).decode()}\n" for node in path)
    return f"{_HEADER}\nindex {index}\n{hashes}\n{checkpoint.signed_note}"


def _proved(log: TransparencyLog, index: int, statement: bytes) -> LoggedChange:
    """A change with the proof by the first checkpoint that covers it, or by the first that a witness
    cosigned: it stays the same for ever.
    """
    covering = LogCheckpoint.objects.filter(
        mode=log.mode, size__gt=max(index, log.signed_from)
    ).order_by("size")
    first = covering[0]
    cosigned = covering.filter(cosignatures__isnull=False, size__lte=log.published).first()
    return LoggedChange(
        index=index,
        recorded_at=first.at,
        statement=orjson.loads(statement),
        proof=proof_in(cosigned or first, index),
    )
