"""Publish the files of the log: entries and tiles first, then the checkpoint that covers them."""

import logging
from collections.abc import Iterator

from django.db import transaction

from accounts.scopes import Mode
from certificates.models import LogCheckpoint, LogEntry, LogTile, TransparencyLog
from lib.dates import format_instant

from . import entries, merkle, notes, storage

logger = logging.getLogger(__name__)


def may_continue(log: TransparencyLog, *keys: notes.VerifierKey) -> bool:
    """Whether the database has all that was published. If not, `halted` says why."""
    reason = why_not_to_continue(log, *keys)
    if reason != log.halted:
        log.halted = reason
        log.save(update_fields=["halted"])
        if reason:
            logger.error(reason, extra={"log": log.origin})
    return reason is None


def why_not_to_continue(
    log: TransparencyLog, key: notes.VerifierKey, *others: notes.VerifierKey
) -> str | None:
    """What is wrong with the published checkpoint beside this database; None if nothing is."""
    note = storage.read(Mode(log.mode), storage.CHECKPOINT)
    if note is None:
        return None
    try:
        published = notes.read_checkpoint(note.decode(), key, *others)
    except notes.InvalidNote:
        return (
            f"The published checkpoint is not signed by {key}. LOG_KEY, LOG_ORIGIN or the storage is"
            " another than before: set it right, or put the former key into LOG_KEY_FALLBACKS."
        )
    known = LogCheckpoint.objects.filter(mode=log.mode, size=published.size).first()
    if known and bytes(known.root) == published.root:
        return None
    return (
        f"The published log has {published.size} entries that this database (with {log.size}) does"
        " not have. If a backup was restored, run manage.py resume_log."
    )


@transaction.atomic
def publish(mode: Mode) -> None:
    """Write what the storage does not have yet. A run that breaks off is done again by the next one."""
    log = TransparencyLog.objects.select_for_update(no_key=True).get(mode=mode)
    if log.published == log.size:
        return
    for path, content in _new_files(log):
        storage.write(mode, path, content)
    note = LogCheckpoint.objects.get(mode=mode, size=log.size).note
    storage.write(mode, storage.CHECKPOINT, note.encode())
    for path in _outgrown(mode, log.published, log.size):
        storage.delete(mode, path)
    log.published = log.size
    log.save(update_fields=["published"])


def _new_files(log: TransparencyLog) -> Iterator[tuple[str, bytes]]:
    """Bundles of entries and tiles that hold what was added since `published`."""
    first, end, level = log.published, log.size, 0
    for number, width in _grown(first, end):
        yield entries.tile_path(None, number, width), read_bundle(log.mode, number, width)
    while end:
        for number, width in _grown(first, end):
            tile = LogTile.objects.get(mode=log.mode, level=level, number=number)
            content = bytes(tile.hashes)[: width * merkle.HASH_BYTES]
            yield entries.tile_path(level, number, width), content
        first, end, level = first // merkle.WIDTH, end // merkle.WIDTH, level + 1


def read_bundle(mode: str, number: int, width: int) -> bytes:
    """The entry bundle `number`, or the first `width` entries of it."""
    start = number * entries.BUNDLE
    rows = LogEntry.objects.filter(mode=mode, index__range=(start, start + width - 1))
    return entries.bundle(
        entries.entry(format_instant(at), bytes(commitment))
        for at, commitment in rows.order_by("index").values_list("at", "commitment")
    )


def _grown(first: int, end: int) -> Iterator[tuple[int, int]]:
    """The tiles of one level that grow when it does from `first` to `end` hashes: n, how many now."""
    if first < end:
        for number in range(first // merkle.WIDTH, (end - 1) // merkle.WIDTH + 1):
            yield number, min(merkle.WIDTH, end - number * merkle.WIDTH)


def _outgrown(mode: Mode, first: int, end: int) -> Iterator[str]:
    """Partial files of tiles that are full now: nobody has to read those any more."""
    level = 0
    while end:
        for number in range(first // merkle.WIDTH, end // merkle.WIDTH):
            for kind in (level, None) if level == 0 else (level,):
                folder = entries.tile_path(kind, number, merkle.WIDTH) + ".p"
                yield from (f"{folder}/{name}" for name in storage.names(mode, folder))
        first, end, level = first // merkle.WIDTH, end // merkle.WIDTH, level + 1
