"""Receive an uploaded file: limit its size, unpack gzip, hash it."""

import gzip
import hashlib
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO, Any, BinaryIO, cast

from lib.faults import InputTooLarge

from .layout import refuse

PIECE = 256 * 1024
IN_MEMORY = 1024 * 1024  # bytes; what is larger waits on disk
GZIP = b"\x1f\x8b"  # no table and no workbook begins so
MAX_TIMES = 200  # that a file may grow when it is unpacked; tables grow 5 to 50 times
GRACE = 1024 * 1024  # bytes that may be unpacked from any file


@dataclass(frozen=True, slots=True)
class Received:
    """The file, unpacked; it is gone when the block ends that it was received in."""

    file: BinaryIO
    size: int
    sha256: bytes


@contextmanager
def received(read: Callable[[int], bytes], limit: int) -> Iterator[Received]:
    """The uploaded file as a temporary file, unpacked if it is gzip.

    Refuses with InputTooLarge beyond `limit` bytes, packed or not; and with InvalidInput about
    `file` what expands beyond all measure, or cannot be unpacked.
    """
    with _spooled() as sent:
        size = _copy(read, sent, limit)
        sent.seek(0)
        if sent.read(len(GZIP)) != GZIP:
            yield _received(sent, size)
            return
        sent.seek(0)
        with _spooled() as unpacked:
            _unpack(sent, unpacked, min(limit, max(GRACE, size * MAX_TIMES)))
            yield _received(unpacked, unpacked.tell())


def _unpack(packed: IO[bytes], to: IO[bytes], limit: int) -> None:
    try:
        with gzip.GzipFile(fileobj=packed, mode="rb") as content:
            _copy(content.read, to, limit)
    except InputTooLarge:
        refuse("file", "expands_too_much", limit=limit)
    except (EOFError, gzip.BadGzipFile, zlib.error):
        refuse("file", "unreadable_file", format="gzip")


def _copy(read: Callable[[int], bytes], to: IO[bytes], limit: int) -> int:
    size = 0
    while piece := read(PIECE):
        size += len(piece)
        if size > limit:
            raise InputTooLarge(limit)
        to.write(piece)
    return size


def _spooled() -> "tempfile.SpooledTemporaryFile[bytes]":
    return tempfile.SpooledTemporaryFile(max_size=IN_MEMORY)


def _received(file: IO[bytes], size: int) -> Received:
    file.seek(0)
    digest = hashlib.file_digest(cast(Any, file), "sha256").digest()
    file.seek(0)
    return Received(cast(BinaryIO, file), size, digest)
