"""Append waiting changes to the log: give each its position, sign a checkpoint, publish the files.

One process at a time does so, each second. Issuing never waits for it."""

import base64
import logging
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.conf import settings
from django.db import connection, transaction

from accounts.scopes import AccountsPrefix, Mode
from certificates.addresses import CertificatesPrefix
from certificates.credentials import operations as credentials
from certificates.lifecycle import State
from certificates.models import LogCheckpoint, LogTile, TransparencyLog
from certificates.status_lists.operations import certificates_changed
from lib import ids
from lib.database.tenancy import as_worker
from lib.dates import format_instant
from lib.sql import try_to_take_lock

from . import keys as log_keys, publishing, tlog

BATCH = 4096
_LOCK = 0x746C6F67  # advisory lock: positions are given by one process at a time

# A row that is dated later than the history has it is of a certificate from before the log.
CHANGES = """
SELECT c.id, change.sequence, CASE WHEN change.at > h.at THEN 'recorded' ELSE h.action END,
       h.to_state, coalesce(change.at, h.at), c.data_hash, c.issuer_id,
       change.signing_key_id, change.statement,
       EXISTS (SELECT FROM certificates_logentry e
                WHERE e.certificate_id = change.certificate_id AND e.sequence = change.sequence)
       OR EXISTS (SELECT FROM certificates_logentry e
                   WHERE e.signing_key_id = change.signing_key_id AND e.sequence = change.sequence)
  FROM {source} AS change
  LEFT JOIN certificates_certificate c ON c.id = change.certificate_id
  LEFT JOIN certificates_certificatehistory h
    ON h.certificate_id = change.certificate_id AND h.sequence = change.sequence
"""
_WAITING = (
    f"{CHANGES.format(source='certificates_unlogged')} WHERE coalesce(change.mode, c.mode) = %s"
)
_TAKE = f"""
WITH taken AS (
  DELETE FROM certificates_unlogged WHERE id = ANY (ARRAY(
    SELECT u.id FROM certificates_unlogged u
      LEFT JOIN certificates_certificate c ON c.id = u.certificate_id
     WHERE coalesce(u.mode, c.mode) = %s ORDER BY u.id LIMIT %s))
  RETURNING *)
{CHANGES.format(source="taken")}
 ORDER BY change.id
"""

logger = logging.getLogger(__name__)


class Change(NamedTuple):
    """One change, as far as its statement tells of it: of a certificate, or of a signing key."""

    certificate_id: UUID | None
    sequence: int
    action: str | None
    state: str
    at: datetime
    data_hash: bytes
    issuer_id: UUID
    signing_key_id: UUID | None = None
    stated: bytes | None = None  # the statement, where it is not made from the history
    is_logged: bool = False

    @property
    def is_loggable(self) -> bool:
        """Whether it is to be logged, and all is there that its statement tells."""
        parts = (self.certificate_id, self.state, self.data_hash)
        return not self.is_logged and (self.stated is not None or None not in parts)

    @property
    def statement(self) -> bytes:
        """The statement of this change, whose hash is logged."""
        if self.stated is not None:
            return bytes(self.stated)
        assert self.certificate_id is not None  # only keys have none, and bring their statement
        members = {
            "action": self.action or "issued",
            "at": format_instant(self.at),
            "certificate": ids.encode(CertificatesPrefix.CERTIFICATE, self.certificate_id),
            "dataHash": bytes(self.data_hash).hex(),
            "issuer": ids.encode(AccountsPrefix.ISSUER, self.issuer_id),
            "sequence": self.sequence,
            "state": self.state,
            "version": tlog.VERSION,
        }
        return tlog.canonical(members)

    @property
    def brings_into_force(self) -> bool:
        """Whether the certificate is to have a credential from now on, if it was ever in force.

        One from before the log may be so no longer: its credential then says that, as those of others do.
        """
        if self.action == "recorded":
            return self.state != State.PENDING
        return self.state == State.ACTIVE


def signer(mode: Mode) -> tlog.Signer:
    """The signer of a log's checkpoints, with LOG_KEY and its fallbacks.

    Raises ValueError where LOG_KEY is missing or one is malformed.
    """
    origin = settings.LOG_ORIGIN if mode == Mode.LIVE else f"{settings.LOG_ORIGIN}/{mode.value}"
    seeds = [
        base64.b64decode(key, validate=True)
        for key in (settings.LOG_KEY, *settings.LOG_KEY_FALLBACKS)
    ]
    return tlog.Signer(origin, *map(Ed25519PrivateKey.from_private_bytes, seeds))


@as_worker("changes of any issuer may wait")
def is_due() -> bool:
    """Whether changes wait, or files to be published: a cheap question, asked each second."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT EXISTS (SELECT FROM certificates_unlogged)"
            " OR EXISTS (SELECT FROM certificates_log WHERE published < size)"
        )
        return bool(cursor.fetchone()[0])


@as_worker("the log is of all issuers, and not the web's to write")
def run(mode: Mode, *, now: datetime, batch: int = BATCH) -> int:
    """Log up to `batch` waiting changes, and publish; how many were logged. 0 where another process does it.

    Where the published files are ahead of the database (a backup was restored), nothing is signed:
    the log would fork. `resume_log` takes up the files.
    """
    signing = signer(mode)
    with transaction.atomic():
        log = lock_log(mode, signing.key)
        if log is None or not publishing.may_continue(log, *signing.keys):
            return 0
        log_keys.follow(log, signing, now)
        changes = _take(mode, batch)
        if changes:
            _append(log, changes, signing, now)
            _mark_status_lists(changes, now)
    publishing.publish(mode)
    return len(changes)


def lock_log(mode: Mode, key: tlog.VerifierKey) -> TransparencyLog | None:
    """The log, made where it is missing, locked until the transaction ends; None if it is locked."""
    if not try_to_take_lock(_LOCK):
        return None
    log, _made = TransparencyLog.objects.get_or_create(
        mode=mode, defaults={"origin": key.name, "verifier_key": str(key)}
    )
    return log


def waiting(mode: Mode) -> Iterator[Change]:
    """The changes that are not logged yet, in no order."""
    with connection.cursor() as cursor:
        cursor.execute(_WAITING, [mode])
        yield from (Change(*row) for row in cursor.fetchall())


def _take(mode: Mode, batch: int) -> list[Change]:
    """Remove changes from the queue, the oldest first, and return them.

    Left out are those that are logged already, or have no history: they must not stop all others.
    """
    with connection.cursor() as cursor:
        cursor.execute(_TAKE, [mode, batch])
        taken = [Change(*row) for row in cursor.fetchall()]
    loggable: dict[tuple[UUID | None, int], Change] = {}
    for change in taken:
        if change.is_loggable:
            loggable.setdefault(
                (change.certificate_id or change.signing_key_id, change.sequence), change
            )
    if len(loggable) < len(taken):
        logger.error("changes left out of the log", extra={"number": len(taken) - len(loggable)})
    return list(loggable.values())


def _mark_status_lists(changes: Sequence[Change], now: datetime) -> None:
    """Have the status lists of certificates whose state may have changed published anew."""
    changed = [
        change.certificate_id for change in changes if change.certificate_id and change.action
    ]
    if changed:
        certificates_changed(changed, now=now)


def _append(
    log: TransparencyLog, changes: Sequence[Change], signing: tlog.Signer, now: datetime
) -> None:
    """Write the entries, the tiles that they change, and the checkpoint that covers them."""
    committed = [tlog.commitment(change.statement) for change in changes]
    leaves = [
        tlog.leaf_hash(tlog.entry(format_instant(change.at), commitment))
        for change, commitment in zip(changes, committed, strict=True)
    ]
    _copy_entries(log, changes, committed)
    root = add_leaves(log, leaves)
    checkpoint = tlog.Checkpoint(log.origin, log.size, root)
    LogCheckpoint.objects.create(
        mode=log.mode, size=log.size, root=root, note=signing.sign(checkpoint.text), at=now
    )
    log.save(update_fields=["size"])
    queue_credentials(changes)


def queue_credentials(changes: Sequence[Change]) -> None:
    """Have the credentials signed of certificates that came into force by these changes."""
    in_force = [change.certificate_id for change in changes if change.brings_into_force]
    credentials.queue([each for each in in_force if each])


def add_leaves(log: TransparencyLog, leaves: Sequence[bytes]) -> bytes:
    """Write the tiles that grow by these leaves, and count them in `log.size`; the root of the tree then."""
    stored = tiles_of(log.mode)
    edge = {level: stored(level, number) for level, number, _held in tlog.edge_tiles(log.size)}
    tiles = tlog.append(log.size, edge, leaves)
    LogTile.objects.bulk_create(
        [
            LogTile(mode=log.mode, level=level, number=number, hashes=hashes)
            for (level, number), hashes in tiles.items()
        ],
        update_conflicts=True,
        unique_fields=["mode", "level", "number"],
        update_fields=["hashes"],
    )
    log.size += len(leaves)
    return tlog.root(log.size, lambda *tile: tiles.get(tile) or stored(*tile))


def _copy_entries(
    log: TransparencyLog, changes: Sequence[Change], committed: Sequence[bytes]
) -> None:
    columns = "mode, index, at, commitment, certificate_id, sequence, signing_key_id"
    with (
        connection.cursor() as cursor,
        cursor.copy(f"COPY certificates_logentry ({columns}) FROM STDIN") as copy,
    ):
        for index, (change, commitment) in enumerate(
            zip(changes, committed, strict=True), start=log.size
        ):
            copy.write_row(
                (
                    log.mode,
                    index,
                    change.at,
                    commitment,
                    change.certificate_id,
                    change.sequence,
                    change.signing_key_id,
                )
            )


def tiles_of(mode: str) -> tlog.ReadTile:
    """Read tiles from the database."""

    def read(level: int, number: int) -> bytes:
        tile = LogTile.objects.values_list("hashes", flat=True).get(
            mode=mode, level=level, number=number
        )
        return bytes(tile)

    return read


_HEALTH = """
SELECT EXISTS (SELECT FROM certificates_log WHERE halted IS NOT NULL),
       least((SELECT coalesce(u.at, h.at)
                FROM (SELECT certificate_id, sequence, at
                        FROM certificates_unlogged ORDER BY id LIMIT 1) u
                LEFT JOIN certificates_certificatehistory h USING (certificate_id, sequence)),
             -- What is sequenced has left that queue: it counts once its files can be written.
             (SELECT min(next.at)
                FROM certificates_log l
               CROSS JOIN LATERAL (SELECT at FROM certificates_logcheckpoint c
                                    WHERE c.mode = l.mode AND c.size > l.published
                                    ORDER BY size LIMIT 1) AS next))
"""
# The first checkpoint after the newest that has it.
_SINCE = """
SELECT at FROM certificates_logcheckpoint
 WHERE mode = 'live' AND size > coalesce((SELECT max(size) FROM certificates_logcheckpoint
                                           WHERE mode = 'live' AND {column} IS NOT NULL), 0)
 ORDER BY size LIMIT 1
"""


class LogHealth(NamedTuple):
    """Whether the log is halted, and since when the first change waits that is not published."""

    halted: bool
    waiting_since: datetime | None


def log_health() -> LogHealth:
    """Read the state of the logs from the database."""
    with connection.cursor() as cursor:
        cursor.execute(_HEALTH)
        return LogHealth(*cursor.fetchone())


def unstamped_since() -> datetime | None:
    """Since when the first checkpoint waits that no time stamp covers; None where none is asked for."""
    return _since("timestamp") if settings.TIMESTAMP_URL else None


def uncosigned_since() -> datetime | None:
    """Since when the first checkpoint waits that no witness has seen; None where there are none."""
    return _since("cosignatures") if settings.LOG_WITNESSES else None


def _since(column: str) -> datetime | None:
    with connection.cursor() as cursor:
        cursor.execute(_SINCE.format(column=column))
        found = cursor.fetchone()
        return found[0] if found else None
