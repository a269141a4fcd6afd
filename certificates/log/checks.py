"""Check the log against the database: published files; documents, statements, entries, tree, checkpoints."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple
from uuid import UUID

from django.db import connection, transaction

from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.certificate.integrity import Check, Checked, IntegrityFinding, Part
from certificates.models import LogCheckpoint, LogTile, TransparencyLog, UnloggedChange
from lib import ids
from lib.dates import format_instant

from . import keys as log_keys, publishing, sequencing, tlog

PART = 64  # files
_ENTRY_BUNDLES = -1  # the level of the bundles of entries


def parts(after: list[int] | None) -> list[Part]:
    """The files of both logs, by mode, level and number."""
    every = [
        Part([mode, level, first], [mode, level, min(first + PART, end) - 1])
        for mode, log in enumerate(map(_log, Mode))
        if log is not None
        for level, end in _levels(log.published)
        for first in range(0, end, PART)
    ]
    return [part for part in every if after is None or part.first > after]


def _log(mode: Mode) -> TransparencyLog | None:
    return TransparencyLog.objects.filter(mode=mode).first()


def _levels(size: int) -> Iterator[tuple[int, int]]:
    """Each level of a log of this size, with the number of its files."""
    for level, _first, end in publishing.levels(0, size):
        yield _ENTRY_BUNDLES if level is None else level, -(-end // tlog.WIDTH)


def check_part(part: Part) -> Checked:
    """Compare each file with what the log's rows say."""
    mode, level, first = part.first
    log = TransparencyLog.objects.get(mode=list(Mode)[mode])
    of = None if level == _ENTRY_BUNDLES else level
    faults = [_fault(log, of, number) for number in range(first, part.last[2] + 1)]
    findings = [IntegrityFinding(log.origin, fault) for fault in faults if fault]
    return Checked(faults.count(None), findings)


def _fault(log: TransparencyLog, level: int | None, number: int) -> str | None:
    """What is wrong with a file. One that is partly filled may have been replaced by a longer one meanwhile."""
    hashes = log.published // tlog.WIDTH ** (level or 0)
    width = min(tlog.WIDTH, hashes - number * tlog.WIDTH)
    path = tlog.tile_path(level, number, width)
    try:
        content = publishing.read_file(Mode(log.mode), path)
    except OSError as error:
        return f"the published file {path} can't be read ({error.strerror})"
    if content == _expected(log, level, number, width):
        return None
    if content is None and width < tlog.WIDTH and _has_grown(log):
        return None
    return (
        f"the published file {path} is {'missing' if content is None else 'not as it was logged'}"
    )


def _expected(log: TransparencyLog, level: int | None, number: int, width: int) -> bytes:
    try:
        return publishing.file_content(log.mode, level, number, width)
    except LogTile.DoesNotExist:
        return b""


def _has_grown(log: TransparencyLog) -> bool:
    """Whether more is published by now: the checkpoint is written before short files are removed."""
    note = publishing.read_file(Mode(log.mode), publishing.CHECKPOINT)
    return note is not None and int(note.split(b"\n")[1]) > log.published


CHECK = Check("files of the log", parts, check_part)


CHUNK = 4096

_ENTRIES = """
SELECT e.index, e.at, e.commitment, e.certificate_id, e.sequence, e.signing_key_id,
       c.id, h.sequence, CASE WHEN e.at > h.at THEN 'recorded' ELSE h.action END,
       h.to_state, greatest(e.at, h.at), c.data_hash, c.issuer_id,
       c.document IS NULL OR sha256(c.document) = c.data_hash
  FROM certificates_logentry e
  LEFT JOIN certificates_certificatehistory h
    ON h.certificate_id = e.certificate_id AND h.sequence = e.sequence
  LEFT JOIN certificates_certificate c ON c.id = h.certificate_id
 WHERE e.mode = %s ORDER BY e.index
"""
# A certificate from before the log is recorded by its newest change: that covers those before it. The last
# condition is a subquery of its own, so that it is asked only for changes that the others leave.
_NEVER_LOGGED = """
SELECT missing.certificate_id, missing.sequence
  FROM (
    SELECT h.certificate_id, h.sequence
      FROM certificates_certificatehistory h
      JOIN certificates_certificate c ON c.id = h.certificate_id AND c.mode = %s
     WHERE NOT EXISTS (SELECT FROM certificates_logentry e
                        WHERE e.certificate_id = h.certificate_id AND e.sequence = h.sequence)
       AND NOT EXISTS (SELECT FROM certificates_unlogged u
                        WHERE u.certificate_id = h.certificate_id
                          AND (u.sequence = h.sequence OR u.at IS NOT NULL AND u.sequence > h.sequence))
    OFFSET 0) missing
 WHERE (SELECT count(*)
          FROM certificates_logentry e
          JOIN certificates_certificatehistory h USING (certificate_id, sequence)
         WHERE e.certificate_id = missing.certificate_id AND e.sequence > missing.sequence
           AND e.at > h.at) = 0
"""


class LogReport(NamedTuple):
    """How many entries are sound, how many are of changes that this database lost, what is wrong."""

    sound: int
    lost: int
    findings: list[IntegrityFinding]


@dataclass(frozen=True, slots=True)
class _Entry:
    index: int
    at: Any
    commitment: bytes
    certificate_id: UUID | None
    sequence: int | None
    signing_key_id: UUID | None

    @property
    def subject(self) -> str:
        if self.certificate_id is None:
            return f"entry {self.index}"
        return f"{_name(self.certificate_id)} #{self.sequence} (entry {self.index})"


@transaction.atomic
def verify(mode: Mode, progress: Callable[[int], None] = lambda _done: None) -> LogReport:
    """Check one log as of one moment, in bounded memory.

    Finds documents without their hash, changes whose row was altered or removed (also those of signing
    keys), entries that are missing, tiles and checkpoints that do not follow from the entries, and changes
    that never got into the log. `progress` is called now and then with the number of entries checked.
    """
    with connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    log = TransparencyLog.objects.filter(mode=mode).first()
    if log is None:
        return LogReport(0, 0, list(_never_logged(mode, log_keys.all_statements(mode))))
    return _Check(log, progress).run()


class _Check:
    """One run over one log."""

    def __init__(self, log: TransparencyLog, progress: Callable[[int], None]) -> None:
        self.log, self.progress = log, progress
        self.log_keys = log_keys.keys_of(log)
        self.sound = self.lost = self.size = 0
        self.findings: list[IntegrityFinding] = []
        # Those without an entry are left over.
        self.keys = log_keys.all_statements(log.mode) | log_keys.statements(log)
        self.edge: dict[int, bytes] = {}  # the tiles at the right edge, made from the entries

    def run(self) -> LogReport:
        leaves = self._leaves()
        checkpoints = LogCheckpoint.objects.filter(mode=self.log.mode).order_by("size")
        for checkpoint in checkpoints.iterator(chunk_size=CHUNK):
            while self.size < checkpoint.size:
                part = list(islice(leaves, min(CHUNK, checkpoint.size - self.size)))
                if not part:
                    break
                self._grow(part)
            self._check_checkpoint(checkpoint)
        if self.size != self.log.size or next(leaves, None) is not None:
            self._found(
                "entries", f"{self.size} are covered by checkpoints, {self.log.size} were logged"
            )
        for level, number, _held in tlog.edge_tiles(self.size):
            self._check_tile(level, number, self.edge[level])
        if reason := publishing.why_not_to_continue(self.log, *self.log_keys):
            self._found("published files", reason)
        self.findings += _never_logged(Mode(self.log.mode), self.keys)
        return LogReport(self.sound, self.lost, self.findings)

    def _leaves(self) -> Iterator[bytes]:
        """The hashes of the entries, each after a look at the change that it is of."""
        with connection.chunked_cursor() as cursor:
            cursor.execute(_ENTRIES, [self.log.mode])
            while rows := cursor.fetchmany(CHUNK):
                yield from map(self._leaf, rows)
                self.progress(rows[-1][0] + 1)

    def _leaf(self, row: tuple[Any, ...]) -> bytes:
        entry, has_hash = _Entry(*row[:6]), row[13]
        change = sequencing.Change(*row[6:13])
        committed = bytes(entry.commitment)
        if entry.signing_key_id is not None:
            self._check_key(entry, committed)
        elif entry.certificate_id is None:
            self.lost += 1
        elif row[6] is None:
            if self.log.mode == Mode.LIVE:  # test certificates are deleted
                self._found(entry.subject, "it is in the log, and its row of history is gone")
        elif not has_hash:
            self._found(entry.subject, "the document does not have its hash")
        elif tlog.commitment(change.statement) != committed:
            self._found(entry.subject, "the certificate or its history is not as it was logged")
        else:
            self.sound += 1
        return tlog.leaf_hash(tlog.entry(format_instant(entry.at), committed))

    def _check_key(self, entry: _Entry, committed: bytes) -> None:
        name, statement = self.keys.pop((entry.signing_key_id, entry.sequence), (None, b""))
        if tlog.commitment(statement) == committed:
            self.sound += 1
        else:
            subject = name or f"signing key {entry.signing_key_id} #{entry.sequence}"
            self._found(f"{subject} (entry {entry.index})", "the key is not as it was logged")

    def _grow(self, leaves: list[bytes]) -> None:
        """Grow the tree by these leaves; tiles that are full then have to be as they are stored."""
        grown = tlog.append(self.size, self.edge, leaves)
        self.size += len(leaves)
        for (level, number), hashes in grown.items():
            if len(hashes) == tlog.TILE_BYTES:
                self._check_tile(level, number, hashes)
                self.edge.pop(level, None)
        self.edge |= {
            level: hashes
            for (level, _number), hashes in grown.items()
            if len(hashes) < tlog.TILE_BYTES
        }

    def _check_tile(self, level: int, number: int, hashes: bytes) -> None:
        stored = LogTile.objects.filter(mode=self.log.mode, level=level, number=number).first()
        if stored is None or bytes(stored.hashes) != hashes:
            self._found(f"tile {level}/{number}", "it does not follow from the entries")

    def _check_checkpoint(self, stored: LogCheckpoint) -> None:
        root = tlog.root(self.size, lambda level, _number: self.edge[level])
        expected = tlog.Checkpoint(self.log.origin, self.size, root)
        try:
            signed = tlog.read_checkpoint(stored.note, *self.log_keys)
        except tlog.InvalidNote as fault:
            self._found(f"checkpoint {stored.size}", str(fault))
            return
        if signed != expected or bytes(stored.root) != root:
            self._found(f"checkpoint {stored.size}", "it does not follow from the entries")

    def _found(self, subject: str, what: str) -> None:
        self.findings.append(IntegrityFinding(subject, what))


def _never_logged(mode: Mode, keys: log_keys.KeyStatements) -> Iterator[IntegrityFinding]:
    """Changes that are neither in the log nor on their way; `keys` are those without an entry."""
    what = "it never got into the log"
    with connection.cursor() as cursor:
        cursor.execute(_NEVER_LOGGED, [mode])
        for certificate_id, sequence in cursor.fetchall():
            yield IntegrityFinding(f"{_name(certificate_id)} #{sequence}", what)
    queued = UnloggedChange.objects.filter(signing_key_id__isnull=False)
    waiting = set(queued.values_list("signing_key_id", "sequence"))
    for change, (name, _statement) in keys.items():
        if change not in waiting:
            yield IntegrityFinding(name, what)


def _name(certificate_id: UUID) -> str:
    return ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id)
