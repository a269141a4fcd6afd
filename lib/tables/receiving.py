"""Receive an uploaded file: limit its size, unpack gzip, turn UTF-16 into UTF-8, hash it."""

import codecs
import gzip
import hashlib
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import IO, Any, BinaryIO, cast

from lib.faults import InputTooLarge

from .layout import refuse

PIECE = 256 * 1024
IN_MEMORY = 1024 * 1024  # bytes; what is larger waits on disk
GZIP = b"\x1f\x8b"  # no table and no workbook begins so
MAX_TIMES = 200  # that a file may grow when it is unpacked; tables grow 5 to 50 times
_WIDE = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
GRACE = 1024 * 1024  # bytes that may be unpacked from any file


@dataclass(frozen=True, slots=True)
class Received:
    """The file, unpacked; it is gone when the block ends that it was received in."""

    file: BinaryIO
    size: int
    sha256: bytes


@contextmanager
def received(read: Callable[[int], bytes], limit: int) -> Iterator[Received]:
    """The uploaded file as a temporary file: unpacked if it is gzip, in UTF-8 if it is UTF-16, and
    with line feeds if its lines end in carriage returns alone.

    Refuses with InputTooLarge beyond `limit` bytes, packed or not; and with InvalidInput about
    `file` or `encoding` what expands beyond all measure, or cannot be unpacked or decoded.
    """
    with ExitStack() as files:
        file = files.enter_context(_spooled())
        size = _copy(iter(partial(read, PIECE), b""), file, limit)
        if _start(file) == GZIP:
            packed, file = file, files.enter_context(_spooled())
            _unpack(packed, file, min(limit, max(GRACE, size * MAX_TIMES)))
        if codec := _wide_encoding(file):
            wide, file = file, files.enter_context(_spooled())
            _copy(_decoded(wide, codec), file, limit)
        if _has_carriage_returns_alone(file):
            odd, file = file, files.enter_context(_spooled())
            _copy((piece.replace(b"\r", b"\n") for piece in _pieces(odd)), file, limit)
        yield _received(file)


def _unpack(packed: IO[bytes], to: IO[bytes], limit: int) -> None:
    packed.seek(0)
    try:
        with gzip.GzipFile(fileobj=packed, mode="rb") as content:
            _copy(iter(partial(content.read, PIECE), b""), to, limit)
    except InputTooLarge:
        refuse("file", "expands_too_much", limit=limit)
    except (EOFError, gzip.BadGzipFile, zlib.error):
        refuse("file", "unreadable_file", format="gzip")


def _wide_encoding(file: IO[bytes]) -> str | None:
    """UTF-16 or UTF-32, by its mark, or because every second byte is NUL; None for anything else."""
    start = _start(file, 64)
    if codec := next((name for mark, name in _WIDE if start.startswith(mark)), None):
        return codec
    even, odd = start[::2], start[1::2]
    if odd and not odd.strip(b"\0") and b"\0" not in even:
        return "utf-16-le"
    return "utf-16-be" if odd and not even.strip(b"\0") and b"\0" not in odd else None


def _decoded(file: IO[bytes], codec: str) -> Iterator[bytes]:
    """The text in UTF-8, with its mark: by that it is known that nothing else can be stated."""
    decoder, lines = codecs.getincrementaldecoder(codec)(), 1
    yield codecs.BOM_UTF8
    try:
        for piece in _pieces(file):
            text = decoder.decode(piece).removeprefix("\ufeff")
            lines += text.count("\n")
            yield text.encode()
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        refuse("encoding", "not_in_encoding", line=lines, encoding=codec)


def _has_carriage_returns_alone(file: IO[bytes]) -> bool:
    """Whether lines end as they did on the Macintosh. Of an archive it is not asked."""
    if b"\0" in _start(file, 1024):
        return False
    found = False
    for piece in _pieces(file):
        if b"\n" in piece:
            return False
        found = found or b"\r" in piece
    return found


def _start(file: IO[bytes], size: int = len(GZIP)) -> bytes:
    file.seek(0)
    return file.read(size)


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    file.seek(0)
    return iter(partial(file.read, PIECE), b"")


def _copy(pieces: Iterable[bytes], to: IO[bytes], limit: int) -> int:
    size = 0
    for piece in pieces:
        size += len(piece)
        if size > limit:
            raise InputTooLarge(limit)
        to.write(piece)
    return size


def _spooled() -> "tempfile.SpooledTemporaryFile[bytes]":
    return tempfile.SpooledTemporaryFile(max_size=IN_MEMORY)


def _received(file: IO[bytes]) -> Received:
    size = file.seek(0, 2)
    file.seek(0)
    digest = hashlib.file_digest(cast(Any, file), "sha256").digest()
    file.seek(0)
    return Received(cast(BinaryIO, file), size, digest)
