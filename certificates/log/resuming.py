"""Take certificates from before the log into it, and the published log up again after a restored backup.

A certificate from before the log gets the action `recorded` and today's date. That proves what it says and
its state from now on. Earlier changes of it stay out of the log.
"""

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

import orjson
from django.db import connection, transaction

from accounts.models import SigningKey, SigningKeyState
from accounts.scopes import Mode
from certificates.models import LogCheckpoint, LogEntry, TransparencyLog
from certificates.status_lists.operations import close_lists
from lib.base_encodings import base64url_decode
from lib.sql import take_lock

from . import keys as log_keys, publishing, sequencing, tlog

BATCH = 20_000
_LOCK = 0x7265636F  # advisory lock: two runs would log a certificate twice

_PAGE_END = """
SELECT id FROM (SELECT id FROM certificates_certificate WHERE id > %s ORDER BY id LIMIT %s) page
 ORDER BY id DESC LIMIT 1
"""
_RECORD = """
INSERT INTO certificates_unlogged (certificate_id, sequence, at)
SELECT h.certificate_id, h.sequence, %s
  FROM certificates_certificate c
  CROSS JOIN LATERAL (SELECT certificate_id, sequence, at FROM certificates_certificatehistory
                       WHERE certificate_id = c.id ORDER BY sequence DESC LIMIT 1) h
 WHERE c.id > %s AND c.id <= %s AND h.at < %s
   AND NOT EXISTS (SELECT FROM certificates_logentry e
                    WHERE e.certificate_id = h.certificate_id AND e.sequence = h.sequence)
   AND NOT EXISTS (SELECT FROM certificates_unlogged u
                    WHERE u.certificate_id = h.certificate_id AND u.sequence = h.sequence)
"""


def record(
    *, now: datetime, batch: int = BATCH, progress: Callable[[int], None] = lambda _done: None
) -> int:
    """Queue every certificate whose newest change is neither logged nor waiting; how many.

    In batches, each a transaction of its own: started again, it goes on. `progress` is called after
    each with the number so far.
    """
    recorded, after = 0, UUID(int=0)
    while True:
        with transaction.atomic(), connection.cursor() as cursor:
            take_lock(_LOCK)
            cursor.execute(_PAGE_END, [after, batch])
            if (found := cursor.fetchone()) is None:
                return recorded
            cursor.execute(_RECORD, [now, after, found[0], now])
            recorded, after = recorded + cursor.rowcount, found[0]
        progress(recorded)


class Resumed(NamedTuple):
    """What was taken up: entries, how many of them speak of a change that this database knows, and the
    keys that others of them declare compromised.
    """

    entries: int
    known: int
    compromised: list[SigningKey]


class CannotResume(Exception):
    """The published files are incomplete, altered, or do not go on from this database's log."""


class PublishedEntry(NamedTuple):
    """An entry as it was published."""

    raw: bytes
    at: str
    commitment: bytes


@transaction.atomic
def resume(mode: Mode) -> Resumed:
    """Append the published entries that this database does not have, and their checkpoint.

    Does nothing where it has them all. Changes that wait here and were logged before get their entry
    back, and are not logged again. Places in status lists that were given after the backup are not
    known here: in any case further ones are given in new lists. Raises CannotResume; then nothing was
    changed.
    """
    signing = sequencing.signer(mode)
    log = sequencing.lock_log(mode, signing.key)
    note = publishing.read_file(mode, publishing.CHECKPOINT)
    if log is None:
        raise CannotResume("A worker is writing the log now. Try again.")
    close_lists(mode)
    if note is None or publishing.may_continue(log, *signing.keys):
        return Resumed(0, 0, [])
    try:
        checkpoint = tlog.read_checkpoint(note.decode(), *signing.keys)
    except tlog.InvalidNote as fault:
        raise CannotResume(str(fault)) from fault
    found = list(_published(mode, log.size, checkpoint.size))
    lost = _take_up(log, found)
    root = sequencing.add_leaves(log, [tlog.leaf_hash(entry.raw) for entry in found])
    if root != checkpoint.root:
        raise CannotResume(
            "The published entries do not go on from this database's log: its own entries were"
            " altered, or theirs. Restore a backup whose log is sound (verify_log)."
        )
    if found:
        LogCheckpoint.objects.create(
            mode=mode,
            size=log.size,
            root=root,
            note=signing.sign(checkpoint.text),  # without cosignatures
            at=_instant(found[-1].at),
        )
    log.published, log.halted = log.size, None
    log.save(update_fields=["size", "published", "halted"])
    return Resumed(len(found), len(found) - len(lost), list(_compromised(mode, lost)))


def _published(mode: Mode, first: int, end: int) -> Iterator[PublishedEntry]:
    """The entries from `first` on, from the storage."""
    for number in range(first // tlog.WIDTH, -(-end // tlog.WIDTH)):
        width = min(tlog.WIDTH, end - number * tlog.WIDTH)
        path = tlog.tile_path(None, number, width)
        content = publishing.read_file(mode, path)
        if content is None:
            raise CannotResume(f"{path} is missing in the log's storage.")
        bundle = tlog.split_bundle(content)
        if len(bundle) != width:
            raise CannotResume(f"{path} has {len(bundle)} entries, and {width} were expected.")
        for raw in bundle[max(0, first - number * tlog.WIDTH) :]:
            members = orjson.loads(raw)
            yield PublishedEntry(raw, members["at"], base64url_decode(members["commitment"]))


def _take_up(log: TransparencyLog, found: list[PublishedEntry]) -> list[PublishedEntry]:
    """Insert the entries; those that are not of a change that waits here."""
    waiting = {
        tlog.commitment(change.statement): change for change in sequencing.waiting(Mode(log.mode))
    }
    rows, logged = [], []
    for index, entry in enumerate(found, start=log.size):
        change = waiting.get(entry.commitment)
        row = LogEntry(
            mode=log.mode, index=index, at=_instant(entry.at), commitment=entry.commitment
        )
        if change is not None:
            row.certificate_id, row.sequence = change.certificate_id, change.sequence
            row.signing_key_id = change.signing_key_id
            logged.append(change)
        rows.append(row)
    LogEntry.objects.bulk_create(rows, batch_size=sequencing.BATCH)
    with connection.cursor() as cursor:
        cursor.execute(
            "DELETE FROM certificates_unlogged u USING unnest(%s::uuid[], %s::int[])"
            " AS done (id, sequence) WHERE coalesce(u.certificate_id, u.signing_key_id) = done.id"
            " AND u.sequence = done.sequence",
            [
                [change.certificate_id or change.signing_key_id for change in logged],
                [change.sequence for change in logged],
            ],
        )
    sequencing.queue_credentials(logged)
    return [entry for entry in found if entry.commitment not in waiting]


def _compromised(mode: Mode, lost: list[PublishedEntry]) -> Iterator[SigningKey]:
    """The keys that are good in this database, and were declared compromised by one of these entries.

    An entry tells its moment and the hash of its statement: for each key, the statements of all moments
    are tried.
    """
    committed = {entry.commitment for entry in lost}
    moments = {_instant(entry.at) for entry in lost}
    good = SigningKey.objects.filter(mode=mode).in_state(
        SigningKeyState.ACTIVE, SigningKeyState.RETIRED
    )
    for key in good.select_related("issuer").order_by("pk").iterator():
        stated = (log_keys.compromise(key, at) for at in moments)
        if any(tlog.commitment(statement) in committed for statement in stated):
            yield key


def _instant(text: str) -> datetime:
    return datetime.fromisoformat(text)
