"""The formats of a transparency log (C2SP tlog-tiles, signed-note, tlog-checkpoint, tlog-cosignature). No database.

The *statement* says what happened to which certificate; it stands in proof files only. The public
*entry* holds its hash, so that nobody can list certificates or count an issuer's recalls from the log,
and whoever holds a certificate can find its entry.

Entries are the leaves of a Merkle tree (RFC 6962), kept in tiles of 256 hashes: the tile `n` of level 0 holds the
hashes of the leaves 256 n to 256 n + 255, that of level L those of the full tiles below. All hashes are SHA-256.
A *checkpoint* is the size and the root of a tree, in a note that the log signs with Ed25519, and witnesses cosign.
"""

import base64
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple, Self

import orjson
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from lib.base_encodings import base64url_encode

VERSION = 1  # of statements and entries
HEIGHT = 8  # of a tile
WIDTH = 1 << HEIGHT  # hashes in a full tile, and entries in a full bundle


def canonical(members: dict[str, object]) -> bytes:
    """RFC 8785: names and values here are ASCII text and whole numbers."""
    return orjson.dumps(members, option=orjson.OPT_SORT_KEYS)


def commitment(stated: bytes) -> bytes:
    """SHA-256 of a statement."""
    return hashlib.sha256(stated).digest()


def entry(at: str, committed: bytes) -> bytes:
    """The public entry, whose hash is the leaf of the tree."""
    return canonical({"at": at, "commitment": base64url_encode(committed), "version": VERSION})


def bundle(entries: Iterable[bytes]) -> bytes:
    """An entry bundle of C2SP tlog-tiles: each entry after its length in two bytes."""
    return b"".join(len(entry).to_bytes(2) + entry for entry in entries)


def split_bundle(content: bytes) -> list[bytes]:
    """The entries of a bundle; what is cut off at its end is no entry."""
    found, place = [], 0
    while place + 2 <= len(content):
        end = place + 2 + int.from_bytes(content[place : place + 2])
        if end <= len(content):
            found.append(content[place + 2 : end])
        place = end
    return found


def tile_path(level: int | None, number: int, width: int) -> str:
    """`tile/0/x001/067.p/40`, where a file of C2SP tlog-tiles lies; level None: a bundle of entries."""
    groups = [f"{number % 1000:03}"]
    while number := number // 1000:
        groups.insert(0, f"x{number % 1000:03}")
    partial = "" if width == WIDTH else f".p/{width}"
    return f"tile/{'entries' if level is None else level}/{'/'.join(groups)}{partial}"


HASH_BYTES = 32
TILE_BYTES = WIDTH * HASH_BYTES
EMPTY_ROOT = hashlib.sha256(b"").digest()
_KEPT = 32  # tiles whose subtrees are kept: 1 MB

# (level, n) -> the hashes of that tile, one after the other; a tile at the right edge holds fewer than 256.
ReadTile = Callable[[int, int], bytes]


def leaf_hash(entry: bytes) -> bytes:
    """The hash of an entry (RFC 6962, 2.1)."""
    return hashlib.sha256(b"\x00" + entry).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """The hash of two subtrees."""
    return hashlib.sha256(b"\x01" + left + right).digest()


def append(
    size: int, edge: Mapping[int, bytes], leaves: Sequence[bytes]
) -> dict[tuple[int, int], bytes]:
    """The tiles, by (level, n), that are new or longer once `leaves` (hashes) are added to a tree of `size`.

    `edge` holds the last tile of each level where that one is not full.
    """
    tiles = {}
    level, start, hashes = 0, size, list(leaves)
    while hashes:
        number, held = divmod(start, WIDTH)
        row = (edge[level] if held else b"") + b"".join(hashes)
        hashes = []
        for place, offset in enumerate(range(0, len(row), TILE_BYTES)):
            tile = row[offset : offset + TILE_BYTES]
            tiles[level, number + place] = tile
            if len(tile) == TILE_BYTES:
                hashes.append(_rows(tile)[HEIGHT])
        level, start = level + 1, number
    return tiles


def edge_tiles(size: int) -> Iterator[tuple[int, int, int]]:
    """The tiles at the right edge that are not full: level, n, how many hashes."""
    level = 0
    while size:
        number, held = divmod(size, WIDTH)
        if held:
            yield level, number, held
        level, size = level + 1, number


def path_tiles(index: int, size: int) -> Iterator[tuple[int, int]]:
    """The tiles, as level and n, that an entry lies below in the tree of `size` entries."""
    level = 0
    while size:
        index >>= HEIGHT
        yield level, index
        level, size = level + 1, size >> HEIGHT


def root(size: int, read: ReadTile) -> bytes:
    """The root of the tree of the first `size` entries."""
    return _range_hash(0, size, read) if size else EMPTY_ROOT


def inclusion_proof(index: int, size: int, read: ReadTile) -> list[bytes]:
    """The audit path of an entry in the tree of `size` entries (RFC 6962, 2.1.1)."""
    start, end = 0, size
    path = []
    while end - start > 1:
        middle = start + _largest_power_below(end - start)
        if index < middle:
            path.append(_range_hash(middle, end, read))
            end = middle
        else:
            path.append(_range_hash(start, middle, read))
            start = middle
    return path[::-1]


def consistency_proof(old: int, new: int, read: ReadTile) -> list[bytes]:
    """The proof that the tree of `new` entries begins with that of `old` (RFC 6962, 2.1.2)."""
    if old in {0, new}:
        return []
    start, end, path = 0, new, []
    while old != end:
        middle = start + _largest_power_below(end - start)
        if old <= middle:
            path.append(_range_hash(middle, end, read))
            end = middle
        else:
            path.append(_range_hash(start, middle, read))
            start = middle
    if start:  # the verifier knows the old root, and nothing else that begins at 0
        path.append(_range_hash(start, end, read))
    return path[::-1]


def _range_hash(start: int, end: int, read: ReadTile) -> bytes:
    """The hash of a subtree: `start` is a multiple of the largest power of two that fits."""
    parts = []
    while start < end:
        height = (end - start).bit_length() - 1
        parts.append(_subtree_hash(height, start >> height, read))
        start += 1 << height
    total = parts.pop()
    while parts:
        total = node_hash(parts.pop(), total)
    return total


def _subtree_hash(height: int, number: int, read: ReadTile) -> bytes:
    """The hash of a perfect subtree: the `number`-th of 2 ** height leaves."""
    level, above = divmod(height, HEIGHT)
    tile, place = divmod(number, WIDTH >> above)
    row = _rows(read(level, tile))[above]
    found = row[place * HASH_BYTES : (place + 1) * HASH_BYTES]
    if not found:
        raise IndexError(f"tile {level}/{tile} is too short")
    return found


@lru_cache(_KEPT)
def _rows(tile: bytes) -> tuple[bytes, ...]:
    """The hashes of all perfect subtrees within a tile, a row for each height.

    Kept, because the paths of neighbouring entries share them.
    """
    rows = [tile]
    while len(row := rows[-1]) >= 2 * HASH_BYTES:
        pairs = range(0, len(row) - HASH_BYTES, 2 * HASH_BYTES)
        rows.append(
            b"".join(
                node_hash(row[at : at + HASH_BYTES], row[at + HASH_BYTES : at + 2 * HASH_BYTES])
                for at in pairs
            )
        )
    return tuple(rows)


def _largest_power_below(number: int) -> int:
    return 1 << (number - 1).bit_length() - 1


_KEY_BYTES = 32
_TIME_BYTES = 8
_MARK = "\u2014 "  # before each signature


class InvalidNote(ValueError):
    """A note that is malformed, or not signed by the expected key."""


@dataclass(frozen=True, slots=True)
class VerifierKey:
    """A key that signatures are checked with, written `name+hash+key`."""

    name: str
    public: bytes
    kind: ClassVar[bytes] = b"\x01"  # Ed25519

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `name+hash+key`. Raises InvalidNote."""
        name, _, rest = text.partition("+")
        _hash, _, key = rest.partition("+")
        try:
            raw = base64.b64decode(key, validate=True)
        except ValueError:
            raw = b""
        found = cls(name, raw[1:])
        if raw[:1] != cls.kind or len(found.public) != _KEY_BYTES or str(found) != text:
            raise InvalidNote(f"{text!r} is not a verifier key (name+hash+key).")
        return found

    @property
    def hash(self) -> bytes:
        """Four bytes that tell which key a signature is to be checked with."""
        named = self.name.encode() + b"\n" + self.kind + self.public
        return hashlib.sha256(named).digest()[:4]

    def __str__(self) -> str:
        key = base64.b64encode(self.kind + self.public).decode()
        return f"{self.name}+{self.hash.hex()}+{key}"

    def signature_in(self, line: str) -> bytes | None:
        """The signature in a line below a note, if it names this key."""
        name, _, encoded = line.removeprefix(_MARK).partition(" ")
        try:
            raw = base64.b64decode(encoded, validate=True)
        except ValueError:
            return None
        is_own = line.startswith(_MARK) and (name, raw[:4]) == (self.name, self.hash)
        return raw[4:] if is_own else None

    def verifies(self, signature: bytes, signed: bytes) -> bool:
        """Whether the signature over these bytes is that of the key."""
        try:
            Ed25519PublicKey.from_public_bytes(self.public).verify(signature, signed)
        except InvalidSignature:
            return False
        return True


class WitnessKey(VerifierKey):
    """The key of a witness, whose cosignatures say when it saw a checkpoint."""

    kind = b"\x04"

    def has_cosigned(self, text: str, line: str) -> bool:
        """Whether a line is this witness' cosignature of a note's text."""
        signature = self.signature_in(line)
        if signature is None or len(signature) < _TIME_BYTES:
            return False
        seconds = int.from_bytes(signature[:_TIME_BYTES])
        signed = f"cosignature/v1\ntime {seconds}\n{text}".encode()
        return self.verifies(signature[_TIME_BYTES:], signed)


class Signer:
    """Signs notes under a name, with one key or several at once."""

    def __init__(self, name: str, *private: Ed25519PrivateKey) -> None:
        self._private = private
        self.keys = tuple(
            VerifierKey(name, each.public_key().public_bytes_raw()) for each in private
        )

    @property
    def key(self) -> VerifierKey:
        """The first key."""
        return self.keys[0]

    def sign(self, text: str) -> str:
        """The note: the text, which ends with a newline, an empty line and a signature of each key."""
        lines = "".join(
            f"{_MARK}{key.name} {base64.b64encode(key.hash + each.sign(text.encode())).decode()}\n"
            for key, each in zip(self.keys, self._private, strict=True)
        )
        return f"{text}\n{lines}"


class Checkpoint(NamedTuple):
    """The size of a log and the root of its tree, as stated in a note."""

    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        """The text of the note, which is signed."""
        return f"{self.origin}\n{self.size}\n{base64.b64encode(self.root).decode()}\n"


def read_checkpoint(note: str, key: VerifierKey, *others: VerifierKey) -> Checkpoint:
    """The checkpoint of a note that one of these keys has signed. Raises InvalidNote."""
    text, empty_line, signatures = note.partition("\n\n")
    text += "\n"
    lines = signatures.splitlines() if empty_line else []
    if not any(_is_signed(text, line, known) for line in lines for known in (key, *others)):
        raise InvalidNote(f"The checkpoint is not signed by {key.name}.")
    origin, size, root, *_more = text.splitlines()
    found = Checkpoint(origin, int(size), base64.b64decode(root, validate=True))
    if origin != key.name or not text.startswith(found.text):
        raise InvalidNote(f"The checkpoint is not one of {key.name}.")
    return found


def _is_signed(text: str, line: str, key: VerifierKey) -> bool:
    signature = key.signature_in(line)
    return signature is not None and key.verifies(signature, text.encode())
