"""Check proofs of Merkle trees, as RFC 9162 (2.1.3.2 and 2.1.4.2) says, independently of the product."""

import hashlib
from collections.abc import Sequence


def leaf(entry: bytes) -> bytes:
    return hashlib.sha256(b"\x00" + entry).digest()


def node(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\x01" + left + right).digest()


def root_of(leaves: Sequence[bytes]) -> bytes:
    """The tree's hash by its recursive definition (RFC 6962, 2.1)."""
    if len(leaves) < 2:
        return leaves[0] if leaves else hashlib.sha256(b"").digest()
    middle = 1 << (len(leaves) - 1).bit_length() - 1
    return node(root_of(leaves[:middle]), root_of(leaves[middle:]))


def is_included(
    index: int, size: int, entry_hash: bytes, path: Sequence[bytes], root: bytes
) -> bool:
    if index >= size:
        return False
    place, last, found = index, size - 1, entry_hash
    for other in path:
        if last == 0:
            return False
        if place & 1 or place == last:
            found = node(other, found)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            found = node(found, other)
        place, last = place >> 1, last >> 1
    return last == 0 and found == root


def is_consistent(
    old: int, new: int, old_root: bytes, new_root: bytes, path: Sequence[bytes]
) -> bool:
    if old == new:
        return not path and old_root == new_root
    if not path:
        return False
    path = [old_root, *path] if old & (old - 1) == 0 else list(path)
    place, last = old - 1, new - 1
    while place & 1:
        place, last = place >> 1, last >> 1
    before = after = path[0]
    for other in path[1:]:
        if last == 0:
            return False
        if place & 1 or place == last:
            before, after = node(other, before), node(other, after)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            after = node(after, other)
        place, last = place >> 1, last >> 1
    return before == old_root and after == new_root and last == 0
