"""Take in a table file of any format: receive it, recognise and examine it, read it from any place.

What is received is limited in size, unpacked if it is gzip, turned into UTF-8 if it is UTF-16, and hashed.
"""

import codecs
import gzip
import hashlib
import re
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Set
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import IO, Any, BinaryIO, cast

from lib.faults import InputTooLarge

from . import delimited
from .delimited import examine_lines, read_lines
from .layout import Examined, Format, Layout, Line, Place, Row, refuse

PIECE = 256 * 1024
IN_MEMORY = 1024 * 1024  # bytes; what is larger waits on disk
MAX_TIMES = 200  # that a file may grow when it is unpacked; tables grow 5 to 50 times
_WIDE = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
GRACE = 1024 * 1024  # bytes that may be unpacked from any file
GZIP = b"\x1f\x8b"  # no table and no workbook begins so
ZIP = b"PK\x03\x04"
OLE = b"\xd0\xcf\x11\xe0"  # workbooks before 2007, and those of today that have a password
# What a file of another kind begins with, behind spaces and a byte order mark -> why it is refused.
_OTHER_KINDS = {
    rb"%PDF": "pdf_file",
    rb"\{\\rtf": "text_document",
    rb"(?is)<[a-z!?].*<(?:html|head|body|table|tr|td)\b": "html_file",
    rb"(?i)<(?:html|head|body|meta|style|table|div|p)\b": "html_file",
    rb"MIME-Version:": "html_file",
    rb"(?i)<(?:\?xml|!--|!doctype)": "xml_file",
    rb"\x1f\x8b|7z\xbc\xaf|Rar!|BZh\d|\xfd7zXZ|\x28\xb5\x2f\xfd": "packed_file",
}
_JSON = re.compile(rb"\{|\[\s*(?:\{|$)")
_SIZE = 4096  # bytes by which a file is told
# What clients announce; whatever else there is says nothing.
MEDIA_TYPES = {
    "text/csv": Format.CSV,
    "application/csv": Format.CSV,
    "text/tab-separated-values": Format.CSV,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Format.XLSX,
    "application/x-ndjson": Format.NDJSON,
    "application/ndjson": Format.NDJSON,
    "application/jsonl": Format.NDJSON,
}


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
        yield _rewound(file)


def recognise(source: BinaryIO, announced: Format | None) -> Format:
    """Detect the file format. Raises InvalidInput for another kind, or another than announced."""
    start = source.read(_SIZE)
    source.seek(0)
    text = start.removeprefix(b"\xef\xbb\xbf").lstrip()
    for pattern, code in _OTHER_KINDS.items():
        if re.match(pattern, text):
            refuse("file", code)
    if start.startswith(OLE):
        refuse("file", _kind_of_container(source))
    if start.startswith(ZIP):
        found = Format.XLSX
    elif start[257:262] == b"ustar":
        refuse("file", "packed_file")
    elif b"\0" in start:
        refuse("file", "not_a_table")  # pictures and the like have NUL bytes early on
    elif _JSON.match(text) and announced is not Format.CSV:
        found = Format.NDJSON
    else:
        found = Format.CSV
    if announced not in (None, found):
        refuse("file", "other_format", announced=announced, found=found)
    return found


def examine(source: BinaryIO, stated: Layout, results: Set[str] = frozenset()) -> Examined:
    """Detect the layout of a file of any format, unless it is stated.

    A filled sheet of a workbook whose folded name is among `results` is not the table, but its `results_sheet`.

    Raises InvalidInput, which names what must be stated (`encoding`, `delimiter`, `sheet`), or
    `file` if it can't be read.
    """
    match recognise(source, stated.format):
        case Format.CSV:
            return delimited.examine(source, stated)
        case Format.XLSX:
            from . import workbooks  # noqa: PLC0415  (as in lib.tables.writing)

            return workbooks.examine(source, stated, results)
        case Format.NDJSON:
            return examine_lines(source)


def rows(source: BinaryIO, layout: Layout, after: Place | None) -> Iterator[Row]:
    """The rows of a table from a place on; None: from the one below the header.

    Hidden ones are left out, or not marked as hidden, if that was stated.

    Raises Broken where the rest cannot be read.
    """
    if layout.format is Format.XLSX:
        from . import workbooks  # noqa: PLC0415

        found = workbooks.read(source, layout, **(after or {}))
    else:
        place = after or {}
        source.seek(place.get("offset", 0))
        found = delimited.read(source, layout, **place)
    if after is None:
        next((row for row in found if row.number >= (layout.head_row or 1)), None)
    return found


def objects(source: BinaryIO, after: Place | None) -> Iterator[Line]:
    """The lines of NDJSON from a place on; None: from the first. Raises Broken as `rows` does."""
    place = after or {}
    source.seek(place.get("offset", 0))
    return read_lines(source, **place)


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


def _rewound(file: IO[bytes]) -> Received:
    size = file.seek(0, 2)
    file.seek(0)
    digest = hashlib.file_digest(cast(Any, file), "sha256").digest()
    file.seek(0)
    return Received(cast(BinaryIO, file), size, digest)


def _kind_of_container(source: BinaryIO) -> str:
    """What else Microsoft's old container holds: the names of its streams are UTF-16."""
    names = {
        "EncryptedPackage": "encrypted_workbook",
        "WordDocument": "text_document",
        "PowerPoint Document": "text_document",
    }
    kinds = {name.encode("utf-16-le"): code for name, code in names.items()}
    before = b""
    while piece := source.read(1024 * 1024):
        for name, code in kinds.items():
            if name in before + piece:
                return code
        before = piece[-64:]
    return "old_workbook"
