"""Proofs that changes of a certificate, or of a key that signs, stand in the log (C2SP tlog-proof)."""

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any
from uuid import UUID

import orjson

from accounts.models import SigningKey
from accounts.scopes import Mode
from certificates.domain.log import merkle
from certificates.models import LogCheckpoint, LogEntry, TransparencyLog
from lib import sql

from . import key_changes, sequencing

_HEADER = "c2sp.org/tlog-proof@v1"
_ENTRY = "(SELECT e.certificate_id, e.sequence, e.signing_key_id, e.at, NULL AS statement)"
_LOGGED = f"""
SELECT e.index, change.*
  FROM certificates_logentry e, LATERAL ({sequencing.CHANGES.format(source=_ENTRY)}) AS change
 WHERE e.certificate_id = %s AND e.mode = %s AND e.index < %s
 ORDER BY e.sequence
"""
# Of each entry, the first checkpoint that covers it, and the first of those that witnesses cosigned.
_COVERING = """
SELECT entry.index, earliest.size, cosigned.size
  FROM unnest(%(indexes)s::bigint[]) AS entry (index)
  JOIN LATERAL (
    SELECT size FROM certificates_logcheckpoint
     WHERE mode = %(mode)s AND size > greatest(entry.index, %(signed_from)s)
     ORDER BY size LIMIT 1) AS earliest ON true
  LEFT JOIN LATERAL (
    SELECT size FROM certificates_logcheckpoint
     WHERE mode = %(mode)s AND size > greatest(entry.index, %(signed_from)s)
       AND size <= %(published)s AND cosignatures IS NOT NULL
     ORDER BY size LIMIT 1) AS cosigned ON true
"""
_TILES = 256  # that are kept while proofs are made: 2 MB


@dataclass(frozen=True, slots=True)
class LoggedChange:
    """A change of a certificate or of a signing key, and where the log holds it."""

    index: int
    recorded_at: datetime  # when the first checkpoint that covers it was signed
    statement: dict[str, Any]
    proof: str


def tiles_of(mode: str) -> merkle.ReadTile:
    """Read tiles from the database, keeping those that are full, and so never change."""
    kept: dict[tuple[int, int], bytes] = {}
    read = sequencing.tiles_of(mode)

    def tile(level: int, number: int) -> bytes:
        hashes = kept.get((level, number)) or read(level, number)
        if len(hashes) == merkle.TILE_BYTES:
            if len(kept) == _TILES:
                kept.clear()
            kept[level, number] = hashes
        return hashes

    return tile


def of_certificate(
    certificate_id: UUID, mode: Mode, tiles: merkle.ReadTile | None = None
) -> tuple[TransparencyLog | None, list[LoggedChange]]:
    """The log, and the published changes of a certificate in their order; newer ones are on their way."""
    log = TransparencyLog.objects.filter(mode=mode).first()
    if log is None:
        return None, []
    with sql.read_cursor() as cursor:
        cursor.execute(_LOGGED, [certificate_id, mode, log.published])
        rows = cursor.fetchall()
    statements = [(index, sequencing.Change(*change).statement) for index, *change in rows]
    return log, _proved(log, statements, tiles)


def of_key(key: SigningKey) -> list[LoggedChange]:
    """The published changes of an issuer's signing key in their order; needs `key.issuer`."""
    log = TransparencyLog.objects.filter(mode=key.mode).first()
    if log is None:
        return []
    places = LogEntry.objects.filter(signing_key_id=key.pk, index__lt=log.published)
    index_of = dict(places.values_list("sequence", "index"))
    return _proved(
        log,
        [
            (index_of[change.sequence], change.statement)
            for change in key_changes.changes_of(key)
            if change.sequence in index_of
        ],
    )


def proof_in(checkpoint: LogCheckpoint, index: int, read: merkle.ReadTile | None = None) -> str:
    """The proof that an entry stands in the tree of a checkpoint, which covers it."""
    tiles = read or sequencing.tiles_of(checkpoint.mode)
    path = merkle.inclusion_proof(index, checkpoint.size, tiles)
    hashes = "".join(f"{base64.b64encode(node).decode()}\n" for node in path)
    return f"{_HEADER}\nindex {index}\n{hashes}\n{checkpoint.signed_note}"


def _proved(
    log: TransparencyLog,
    statements: Sequence[tuple[int, bytes]],
    tiles: merkle.ReadTile | None = None,
) -> list[LoggedChange]:
    """Changes with the proof by the first checkpoint that covers each, or by the first that a witness
    cosigned: it stays the same for ever.

    All are read at once: strangers may ask for a certificate that was changed a thousand times.
    """
    covering = _covering(log, [index for index, _statement in statements])
    sizes = {size for pair in covering.values() for size in pair}
    rows = LogCheckpoint.objects.filter(mode=log.mode, size__in=sizes)
    checkpoints = {row.size: row for row in rows} if sizes else {}
    read = lru_cache(_TILES)(tiles or sequencing.tiles_of(log.mode))
    return [
        LoggedChange(
            index=index,
            recorded_at=checkpoints[covering[index][0]].at,
            statement=orjson.loads(statement),
            proof=proof_in(checkpoints[covering[index][1]], index, read),
        )
        for index, statement in statements
    ]


def _covering(log: TransparencyLog, indexes: Sequence[int]) -> dict[int, tuple[int, int]]:
    """Of each entry the sizes of the first checkpoint that covers it, and of the one that proves it."""
    named: dict[str, Any] = {
        "indexes": list(indexes),
        "mode": log.mode,
        "signed_from": log.signed_from,
        "published": log.published,
    }
    with sql.read_cursor() as cursor:
        cursor.execute(_COVERING, named)
        return {index: (size, cosigned or size) for index, size, cosigned in cursor.fetchall()}
