"""Publish the log's files: entries and tiles first, then the checkpoint that covers them.

The files outlive the database, and any web server can serve them. Issuers get the checkpoint once a day, so
that their systems keep it too.
"""

import base64
import logging
from collections.abc import Iterator
from datetime import datetime
from uuid import uuid5

import orjson
from django.core.files.base import ContentFile
from django.core.files.storage import storages
from django.db import transaction

from accounts.scopes import Mode
from certificates.events import LOG_CHECKPOINT
from certificates.models import LogCheckpoint, LogEntry, LogTile, TransparencyLog
from lib.database.tenancy import acting_for, as_worker
from lib.dates import format_instant
from webhooks import outbox
from webhooks.event_types import patterns
from webhooks.lifecycle import EndpointState
from webhooks.models import Endpoint, Event

from . import tlog

logger = logging.getLogger(__name__)
CHECKPOINT, COSIGNED = "checkpoint", "checkpoint.cosigned"


def read_file(mode: Mode, path: str) -> bytes | None:
    """A published file; None if there is none. Raises OSError or the bucket's error."""
    storage = storages["log"]
    try:
        with storage.open(_name(mode, path)) as file:
            return bytes(file.read())
    except FileNotFoundError:
        return None


def write_file(mode: Mode, path: str, content: bytes) -> None:
    """Write a file, or overwrite it."""
    storages["log"].save(_name(mode, path), ContentFile(content))


def delete_file(mode: Mode, path: str) -> None:
    """Delete a file; one that is not there is no fault."""
    storages["log"].delete(_name(mode, path))


def file_names(mode: Mode, folder: str) -> list[str]:
    """The names of a folder's files; none if there is no such folder."""
    try:
        return storages["log"].listdir(_name(mode, folder))[1]
    except FileNotFoundError:
        return []


def _name(mode: Mode, path: str) -> str:
    return path if mode == Mode.LIVE else f"{mode}/{path}"


def stamp_file(stamped: LogCheckpoint) -> bytes:
    """What is published of a stamped checkpoint: the note, and the token (DER) over it."""
    assert stamped.timestamp is not None
    token = base64.b64encode(stamped.timestamp).decode()
    return orjson.dumps({"checkpoint": stamped.note, "timestamp": token})


def may_continue(log: TransparencyLog, *keys: tlog.VerifierKey) -> bool:
    """Whether the database has all that was published. If not, `halted` says why."""
    reason = why_not_to_continue(log, *keys)
    if reason != log.halted:
        log.halted = reason
        log.save(update_fields=["halted"])
        if reason:
            logger.error(reason, extra={"log": log.origin})
    return reason is None


def why_not_to_continue(
    log: TransparencyLog, key: tlog.VerifierKey, *others: tlog.VerifierKey
) -> str | None:
    """What is wrong with the published checkpoint beside this database; None if nothing is."""
    note = read_file(Mode(log.mode), CHECKPOINT)
    if note is None:
        return None
    try:
        published = tlog.read_checkpoint(note.decode(), key, *others)
    except tlog.InvalidNote:
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
        write_file(mode, path, content)
    note = LogCheckpoint.objects.get(mode=mode, size=log.size).note
    write_file(mode, CHECKPOINT, note.encode())
    for path in _outgrown(mode, log.published, log.size):
        delete_file(mode, path)
    log.published = log.size
    log.save(update_fields=["published"])


def _new_files(log: TransparencyLog) -> Iterator[tuple[str, bytes]]:
    """Bundles of entries and tiles that hold what was added since `published`."""
    for level, first, end in levels(log.published, log.size):
        for number in range(first // tlog.WIDTH, -(-end // tlog.WIDTH) if first < end else 0):
            width = min(tlog.WIDTH, end - number * tlog.WIDTH)
            path = tlog.tile_path(level, number, width)
            yield path, file_content(log.mode, level, number, width)


def levels(first: int, end: int) -> Iterator[tuple[int | None, int, int]]:
    """How many entries (level None) and hashes of each level a log has at the sizes `first` and `end`."""
    yield None, first, end
    level = 0
    while end:
        yield level, first, end
        first, end, level = first // tlog.WIDTH, end // tlog.WIDTH, level + 1


def file_content(mode: str, level: int | None, number: int, width: int) -> bytes:
    """The first `width` hashes of a tile, or entries of a bundle (level None). Raises LogTile.DoesNotExist."""
    if level is not None:
        tile = LogTile.objects.get(mode=mode, level=level, number=number)
        return bytes(tile.hashes)[: width * tlog.HASH_BYTES]
    start = number * tlog.WIDTH
    rows = LogEntry.objects.filter(mode=mode, index__range=(start, start + width - 1))
    return tlog.bundle(
        tlog.entry(format_instant(at), bytes(commitment))
        for at, commitment in rows.order_by("index").values_list("at", "commitment")
    )


def _outgrown(mode: Mode, size: int, new_size: int) -> Iterator[str]:
    """Partial files of tiles that are full now: nobody has to read those any more."""
    for level, first, end in levels(size, new_size):
        for number in range(first // tlog.WIDTH, end // tlog.WIDTH):
            folder = tlog.tile_path(level, number, tlog.WIDTH) + ".p"
            yield from (f"{folder}/{name}" for name in file_names(mode, folder))


@as_worker("whoever has subscribed to it")
def announce(mode: Mode, *, now: datetime) -> int:
    """Record the event for every issuer with an endpoint that subscribes to it; how many.

    Once for each of them on a day (UTC), however often it is called: the day is the event's sequence.
    """
    log = TransparencyLog.objects.filter(mode=mode).first()
    newest = log.published_checkpoint() if log else None
    if log is None or newest is None:
        return 0
    endpoints = Endpoint.objects.filter(mode=mode, events__overlap=patterns(LOG_CHECKPOINT))
    issuers = endpoints.exclude(state=EndpointState.DELETED).values_list("issuer", flat=True)
    subjects = {uuid5(issuer, f"{mode.value} log"): issuer for issuer in issuers.distinct()}
    day = now.toordinal()
    told = Event.objects.filter(subject__in=subjects, sequence=day)
    untold = subjects.keys() - set(told.values_list("subject", flat=True))
    for subject in untold:
        event = outbox.new_event(
            type=LOG_CHECKPOINT,
            issuer_id=subjects[subject],
            mode=mode,
            subject=subject,
            sequence=day,
            occurred_at=now,
            data={
                "origin": log.origin,
                "size": newest.size,
                "rootHash": base64.b64encode(newest.root).decode(),
                "checkpoint": newest.signed_note,
            },
        )
        with acting_for(event.issuer_id), transaction.atomic():
            outbox.record(event)
    return len(untold)
