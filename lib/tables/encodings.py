"""Detect the encoding of a text from all of its bytes, never by a guess."""

import codecs
from typing import BinaryIO, get_args

from .layout import Encoding, refuse, refuse_open

PIECE = 256 * 1024
_ASCII = bytes(range(128))
# In the encodings of DOS and of the Macintosh these bytes are letters, in Windows-1252 they are
# quotation marks and the like: with any of them nothing is certain. Above, letters are the same.
_UNCERTAIN = frozenset(range(0x80, 0xA0))


def find_encoding(source: BinaryIO, stated: Encoding | None) -> Encoding:
    """The encoding of the text in `source`, which is read to its end.

    What is not UTF-8 is taken for Windows-1252 only where that is certain. Raises InvalidInput:
    of `encoding` if it must be stated, or is stated and wrong.
    """
    proven = source.read(len(codecs.BOM_UTF8)) == codecs.BOM_UTF8
    source.seek(0)
    if stated is not None and (stated == "utf-16" or proven):
        # What is UTF-16 was turned into this when it was received.
        if not proven or stated not in {"utf-8", "utf-16"}:
            refuse("encoding", "not_in_encoding", line=1, encoding=stated)
        stated = "utf-8"
    if stated is not None:
        _check(source, stated)
        return stated
    high = _high_bytes(source)
    if high is None:
        return "utf-8"
    if high & _UNCERTAIN:
        refuse_open("encoding", get_args(Encoding))
    return "windows-1252"


def _high_bytes(source: BinaryIO) -> set[int] | None:
    """The bytes beyond ASCII; None for what is UTF-8."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    is_utf8, high = True, set()
    while piece := source.read(PIECE):
        high |= set(piece.translate(None, _ASCII))
        try:
            if is_utf8:
                decoder.decode(piece)
        except UnicodeDecodeError:
            is_utf8 = False
    try:
        decoder.decode(b"", final=is_utf8)
    except UnicodeDecodeError:
        is_utf8 = False
    return None if is_utf8 else high


def _check(source: BinaryIO, encoding: Encoding) -> None:
    decoder = codecs.getincrementaldecoder(encoding)()
    line = 1
    while piece := source.read(PIECE):
        try:
            decoder.decode(piece)
        except UnicodeDecodeError as error:
            line += error.object[: error.start].count(b"\n")
            refuse("encoding", "not_in_encoding", line=line, encoding=encoding)
        line += piece.count(b"\n")
    try:
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        refuse("encoding", "not_in_encoding", line=line, encoding=encoding)
