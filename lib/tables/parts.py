"""Read the XML parts of an XLSX archive as streams, within limits.

A few kilobytes can unpack to whatever their sender likes. So whatever grows has a bound here: the
archive's list of contents, its parts, the depth of their elements, and what stands in one of them.
"""

import posixpath
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from typing import IO, BinaryIO
from xml.parsers.expat import ExpatError, ParserCreate

from .layout import refuse

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main "
STRICT = "http://purl.oclc.org/ooxml/spreadsheetml/main "  # the same elements, in "Strict Open XML"
RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships "
REFERENCES = (
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships id",
    "http://purl.oclc.org/ooxml/officeDocument/relationships id",
)

MAX_UNPACKED = 512 * 1024 * 1024  # bytes of all parts; a sheet of 100,000 rows has about 60 MiB
MAX_CONTENTS = 1024 * 1024  # bytes of the archive's list of contents: some ten thousand parts
MAX_ELEMENTS = 1_000_000  # of a part that is looked at; a sheet that is read has more
DEEPEST = 64  # elements within elements; a cell's text is seven deep
LONGEST_TOKEN = 1024 * 1024  # bytes of a tag, a comment or a piece of text
_PIECE = 64 * 1024
_END = b"PK\x05\x06"  # of an archive, with at most 64 KiB of comment behind it
_WIDE, _WIDE_PLACE = b"PK\x06\x06", b"PK\x06\x07"
_END_SIZE, _WIDE_SIZE = 22, 56 + 20
_METHODS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
# What other archives are known by: a part, or the beginning of its name -> why they are refused.
_OTHER_KINDS = {
    "xl/workbook.bin": "binary_workbook",
    "content.xml": "open_document",
    "index/": "numbers_document",
    "index.zip": "numbers_document",
    "word/": "text_document",
    "ppt/": "text_document",
}


class Unreadable(Exception):
    """The file is not a readable workbook."""


# What the standard library raises of archives and of XML that are not what they seem.
FAILURES = (
    Unreadable,
    ExpatError,
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    zlib.error,
    ArithmeticError,
    EOFError,
    LookupError,
    NotImplementedError,
    RuntimeError,
    ValueError,
)

Attributes = Mapping[str, str]


class Package:
    """An archive with its parts, and how they refer to each other.

    Raises one of FAILURES, and InvalidInput about a `file` that expands too much.
    """

    def __init__(self, source: BinaryIO) -> None:
        _check_contents(source)
        self._archive = zipfile.ZipFile(source)
        parts = self._archive.infolist()
        self._names = {_folded(part.filename): part.filename for part in parts}
        self._refuse_other_kinds()
        if sum(part.file_size for part in parts) > MAX_UNPACKED:
            refuse("file", "expands_too_much", limit=MAX_UNPACKED)
        if any(part.compress_type not in _METHODS for part in parts):
            raise Unreadable

    def open(self, name: str, most: int = MAX_UNPACKED) -> IO[bytes]:
        """The bytes of a part, of which there may be so many."""
        part = self._archive.getinfo(self._names[_folded(name)])
        if part.file_size > most:
            refuse("file", "expands_too_much", limit=most)
        return self._archive.open(part)

    def _refuse_other_kinds(self) -> None:
        """Raises InvalidInput that says what else this archive is."""
        for start, code in _OTHER_KINDS.items():
            if any(name.startswith(start) for name in self._names):
                refuse("file", code)
        if "_rels/.rels" not in self._names:
            refuse("file", "packed_file")

    def relations(self, name: str) -> list[Attributes]:
        """The relations of a part (empty: the archive itself), by `Id`, `Type` and `Target`."""
        folder, own = posixpath.split(name)
        part = self.open(posixpath.join(folder, "_rels", f"{own}.rels"))
        found = elements(part, f"{RELATIONS}Relationships", f"{RELATIONS}Relationship")
        inside = [each for each in found if each.get("TargetMode") != "External"]
        return [{**each, "Target": _path(folder, each["Target"])} for each in inside]


def elements(source: IO[bytes], within: str, name: str) -> list[Attributes]:
    """The attributes of every element of this name that stands in one of that name."""
    found: list[Attributes] = []
    inside = False

    def start(tag: str, attributes: Attributes) -> None:
        nonlocal inside
        inside = inside or tag == within
        if inside and tag == name:
            found.append(attributes)

    def end(tag: str) -> None:
        nonlocal inside
        inside = inside and tag != within

    for _piece in scan(source, start, end):
        pass
    return found


def scan(
    source: IO[bytes],
    start: Callable[[str, Attributes], None],
    end: Callable[[str], None] = lambda _name: None,
    text: Callable[[str], None] | None = None,
    most: int | None = MAX_ELEMENTS,
) -> Iterator[None]:
    """Parse a part piece by piece, with callbacks for elements and text.

    Read to its end, the part is known to be whole. Raises Unreadable beyond `most` elements.
    """
    depth = count = 0

    def started(name: str, attributes: Attributes) -> None:
        nonlocal depth, count
        depth, count = depth + 1, count + 1
        if depth > DEEPEST or (most is not None and count > most):
            raise Unreadable
        start(_transitional(name) if name.startswith(STRICT) else name, attributes)

    def ended(name: str) -> None:
        nonlocal depth
        depth -= 1
        end(_transitional(name) if name.startswith(STRICT) else name)

    parser = ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = started, ended
    parser.CharacterDataHandler = text
    parser.StartDoctypeDeclHandler = _refuse_doctype
    size = 0
    with source:
        while piece := source.read(_PIECE):
            size += len(piece)
            parser.Parse(piece)
            if size - parser.CurrentByteIndex > LONGEST_TOKEN:
                raise Unreadable
            yield
    parser.Parse(b"", True)  # noqa: FBT003  (it takes no names)
    yield


def _transitional(name: str) -> str:
    """The element's name in the namespace that all but "Strict Open XML" have."""
    return MAIN + name[len(STRICT) :]


def _refuse_doctype(*_args: object) -> None:
    """Refuse a DOCTYPE: entities could expand without end."""
    raise Unreadable


def _check_contents(source: BinaryIO) -> None:
    """Before the library makes an object of each part: how long the list of them is.

    The end of the archive says so; of one of the 64-bit kind the record that stands before it.
    """
    size = source.seek(0, 2)
    source.seek(max(0, size - _WIDE_SIZE - _END_SIZE - 0xFFFF))
    tail = source.read()
    source.seek(0)
    at = len(tail) - _END_SIZE  # where the library looks first: without a comment
    if not tail[at:].startswith(_END) or not tail.endswith(b"\0\0"):
        at = tail.rfind(_END)
    end, wide = tail[at : at + _END_SIZE], tail[max(0, at - _WIDE_SIZE) : at]
    length = end[12:16]
    if wide.startswith(_WIDE) and wide[-20:].startswith(_WIDE_PLACE):
        length = wide[40:48]
    if at < 0 or len(end) < _END_SIZE or int.from_bytes(length, "little") > MAX_CONTENTS:
        raise Unreadable


def _path(folder: str, target: str) -> str:
    """A target as the archive names it: absolute, or relative to whoever refers to it."""
    target = target.replace("\\", "/")
    return posixpath.normpath(posixpath.join("/", folder, target)).lstrip("/")


def _folded(name: str) -> str:
    """The name of a part as it is compared: without regard to case, and some write backslashes."""
    return name.replace("\\", "/").lstrip("/").lower()
