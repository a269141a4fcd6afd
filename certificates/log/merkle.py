"""Merkle trees of RFC 6962, kept in tiles of 256 hashes (C2SP tlog-tiles).

The tile `n` of level 0 holds the hashes of the leaves 256 n to 256 n + 255; that of level L holds the
hashes of the full tiles below. All hashes are SHA-256, 32 bytes.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

HEIGHT = 8  # of a tile
WIDTH = 1 << HEIGHT  # hashes in a full tile
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
