"""Proofs that changes of a certificate, or of a key that signs, stand in the log (C2SP tlog-proof)."""

import base64
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson

from accounts.models import SigningKey
from certificates.models import LogCheckpoint, LogEntry, TransparencyLog
from lib import sql

from . import keys as log_keys, sequencing, tlog

_HEADER = "c2sp.org/tlog-proof@v1"
_ENTRY = "(SELECT e.certificate_id, e.sequence, e.signing_key_id, e.at, NULL AS statement)"
_LOGGED = f"""
SELECT e.certificate_id, e.index, change.*
  FROM certificates_logentry e, LATERAL ({sequencing.CHANGES.format(source=_ENTRY)}) AS change
 WHERE e.certificate_id = ANY (%s) AND e.mode = %s AND e.index < %s
 ORDER BY e.certificate_id, e.sequence
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
_STAMPED = """
SELECT entry.index, stamped.size
  FROM unnest(%(indexes)s::bigint[]) AS entry (index)
  JOIN LATERAL (
    SELECT size FROM certificates_logcheckpoint
     WHERE mode = %(mode)s AND size > entry.index AND size <= %(published)s
       AND timestamp IS NOT NULL
     ORDER BY size LIMIT 1) AS stamped ON true
"""
_TILES = """
SELECT level, number, hashes
  FROM certificates_logtile
  JOIN unnest(%(levels)s::smallint[], %(numbers)s::bigint[]) AS wanted (level, number)
 USING (level, number)
 WHERE mode = %(mode)s
"""
_KEPT = 512  # tiles that are kept while proofs are made: 4 MB


@dataclass(frozen=True, slots=True)
class LoggedChange:
    """A change of a certificate or of a signing key, and where the log holds it."""

    index: int
    recorded_at: datetime  # when the first checkpoint that covers it was signed
    statement: dict[str, Any]
    proof: str


class PublishedLog:
    """A log as far as it was published when this was made, and proofs by it.

    Tiles and checkpoints are read for many entries at once. A tile that is read after the size was read
    holds all that is proved, so that the last one, which goes on growing, is kept like the others.
    """

    def __init__(self, mode: str) -> None:
        self.log = TransparencyLog.objects.filter(mode=mode).first()
        self._tiles: dict[tuple[int, int], bytes] = {}

    def of_certificates(self, certificate_ids: Collection[UUID]) -> dict[UUID, list[LoggedChange]]:
        """The changes of each certificate in their order; newer ones are on their way."""
        changes: dict[UUID, list[LoggedChange]] = {each: [] for each in certificate_ids}
        if self.log is None:
            return changes
        with sql.read_cursor() as cursor:
            cursor.execute(_LOGGED, [list(certificate_ids), self.log.mode, self.log.published])
            rows = cursor.fetchall()
        proved = self._proved([(row[1], sequencing.Change(*row[2:]).statement) for row in rows])
        for (certificate_id, *_row), change in zip(rows, proved, strict=True):
            changes[certificate_id].append(change)
        return changes

    def of_key(self, key: SigningKey) -> list[LoggedChange]:
        """The changes of an issuer's signing key in their order; needs `key.issuer`."""
        if self.log is None:
            return []
        places = LogEntry.objects.filter(signing_key_id=key.pk, index__lt=self.log.published)
        index_of = dict(places.values_list("sequence", "index"))
        return self._proved(
            [
                (index_of[change.sequence], change.statement)
                for change in log_keys.changes_of(key)
                if change.sequence in index_of
            ]
        )

    def stamped(self, indexes: Sequence[int]) -> dict[int, tuple[LogCheckpoint, str]]:
        """Of each entry the first stamped checkpoint that covers it, and its proof by that one.

        Those that no stamped checkpoint covers yet are left out.
        """
        size_of: dict[int, int] = dict(self._places(_STAMPED, indexes))
        checkpoints = self._checkpoints(size_of.values())
        self._load(size_of)
        return {
            index: (checkpoints[size], self._proof(checkpoints[size], index))
            for index, size in size_of.items()
        }

    def _proved(self, statements: Sequence[tuple[int, bytes]]) -> list[LoggedChange]:
        """Changes with the proof by the first checkpoint that covers each, or by the first that a witness
        cosigned: it stays the same for ever.

        All are read at once: strangers may ask for a certificate that was changed a thousand times.
        """
        places = self._places(_COVERING, [index for index, _statement in statements])
        covering = {index: (size, cosigned or size) for index, size, cosigned in places}
        checkpoints = self._checkpoints({size for pair in covering.values() for size in pair})
        self._load({index: proving for index, (_first, proving) in covering.items()})
        return [
            LoggedChange(
                index=index,
                recorded_at=checkpoints[covering[index][0]].at,
                statement=orjson.loads(statement),
                proof=self._proof(checkpoints[covering[index][1]], index),
            )
            for index, statement in statements
        ]

    def _places(self, statement: str, indexes: Sequence[int]) -> list[Any]:
        """What the statement tells of these entries."""
        if self.log is None or not indexes:
            return []
        named: dict[str, Any] = {
            "indexes": list(indexes),
            "mode": self.log.mode,
            "signed_from": self.log.signed_from,
            "published": self.log.published,
        }
        with sql.read_cursor() as cursor:
            cursor.execute(statement, named)
            return list(cursor.fetchall())

    def _checkpoints(self, sizes: Iterable[int]) -> dict[int, LogCheckpoint]:
        wanted = set(sizes)
        if self.log is None or not wanted:
            return {}
        rows = LogCheckpoint.objects.filter(mode=self.log.mode, size__in=wanted)
        return {row.size: row for row in rows}

    def _proof(self, checkpoint: LogCheckpoint, index: int) -> str:
        """The proof that an entry stands in the tree of a checkpoint, which covers it."""
        path = tlog.inclusion_proof(index, checkpoint.size, self._tile)
        hashes = "".join(f"{base64.b64encode(node).decode()}\n" for node in path)
        return f"{_HEADER}\nindex {index}\n{hashes}\n{checkpoint.signed_note}"

    def _load(self, size_of: Mapping[int, int]) -> None:
        """Read the tiles that these entries lie below, in the trees of these sizes."""
        paths = (tlog.path_tiles(index, size) for index, size in size_of.items())
        self._read({tile for path in paths for tile in path} - self._tiles.keys())

    def _tile(self, level: int, number: int) -> bytes:
        if (level, number) not in self._tiles:
            self._read({(level, number)})
        return self._tiles[level, number]

    def _read(self, wanted: Collection[tuple[int, int]]) -> None:
        if self.log is None or not wanted:
            return
        if len(self._tiles) + len(wanted) > _KEPT:
            self._tiles.clear()
        levels, numbers = zip(*wanted, strict=True)
        named = {"mode": self.log.mode, "levels": list(levels), "numbers": list(numbers)}
        for level, number, hashes in sql.fetch_all(_TILES, named):
            self._tiles[level, number] = bytes(hashes)
