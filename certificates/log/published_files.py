"""Check the published files of the transparency log against the database: every bundle and every tile."""

from collections.abc import Iterator

from accounts.scopes import Mode
from certificates.certificate.parts import Check, Checked, IntegrityFinding, Part
from certificates.models import LogTile, TransparencyLog

from . import entries, merkle, publishing, storage

PART = 64  # files
_ENTRIES = -1  # the level of the bundles of entries


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
    yield _ENTRIES, -(-size // entries.BUNDLE)
    level = 0
    while size:
        yield level, -(-size // merkle.WIDTH)
        size, level = size // merkle.WIDTH, level + 1


def check_part(part: Part) -> Checked:
    """Compare each file with what the log's rows say."""
    mode, level, first = part.first
    log = TransparencyLog.objects.get(mode=list(Mode)[mode])
    faults = [_fault(log, level, number) for number in range(first, part.last[2] + 1)]
    findings = [IntegrityFinding(log.origin, fault) for fault in faults if fault]
    return Checked(faults.count(None), findings)


def _fault(log: TransparencyLog, level: int, number: int) -> str | None:
    """What is wrong with a file. One that is partly filled may have been replaced by a longer one meanwhile."""
    hashes = log.published // merkle.WIDTH ** max(level, 0)
    width = min(merkle.WIDTH, hashes - number * merkle.WIDTH)
    path = entries.tile_path(None if level == _ENTRIES else level, number, width)
    try:
        content = storage.read(Mode(log.mode), path)
    except OSError as error:
        return f"the published file {path} can't be read ({error.strerror})"
    if content == _expected(log, level, number, width):
        return None
    if content is None and width < merkle.WIDTH and _has_grown(log):
        return None
    return (
        f"the published file {path} is {'missing' if content is None else 'not as it was logged'}"
    )


def _expected(log: TransparencyLog, level: int, number: int, width: int) -> bytes:
    if level == _ENTRIES:
        return publishing.read_bundle(log.mode, number, width)
    tile = LogTile.objects.filter(mode=log.mode, level=level, number=number).first()
    return bytes(tile.hashes)[: width * merkle.HASH_BYTES] if tile else b""


def _has_grown(log: TransparencyLog) -> bool:
    """Whether more is published by now: the checkpoint is written before short files are removed."""
    note = storage.read(Mode(log.mode), storage.CHECKPOINT)
    return note is not None and int(note.split(b"\n")[1]) > log.published


CHECK = Check("files of the log", parts, check_part)
