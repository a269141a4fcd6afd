"""The bits of a W3C Bitstring Status List 1.0, and the places that certificates take in it."""

import gzip
import hmac
from collections.abc import Iterable

from lib.base_encodings import base64url_encode

ENTRIES = (
    131_072  # the least that the standard allows: among so many, one is not found by its place
)
KEY_BYTES = 32
_LEFT_BITS, _RIGHT_BITS = 8, 9  # 2 ** 17 entries
_ROUNDS = 10


def place(count: int, key: bytes) -> int:
    """The place of the certificate that is number `count` (from 0) in its list.

    A permutation under a secret key: places do not tell in which order certificates were issued. It is
    the Feistel network of FF1 (NIST SP 800-38G) over 17 bits, with HMAC-SHA256 as its round function.
    """
    if not 0 <= count < ENTRIES:
        raise ValueError(f"a list has {ENTRIES} entries")
    left, right = count >> _RIGHT_BITS, count & (1 << _RIGHT_BITS) - 1
    bits, other_bits = _LEFT_BITS, _RIGHT_BITS
    for step in range(_ROUNDS):
        digest = hmac.digest(key, bytes((step, right >> 8, right & 0xFF)), "sha256")
        left, right = right, (left + int.from_bytes(digest[:4])) & (1 << bits) - 1
        bits, other_bits = other_bits, bits
    return left << _RIGHT_BITS | right


def encode(places: Iterable[int]) -> str:
    """`encodedList` with the bits of these places set: GZIP, then base64url as multibase."""
    bits = bytearray(ENTRIES // 8)
    for index in places:
        bits[index >> 3] |= 0x80 >> (index & 7)  # the first entry is the leftmost bit
    packed = gzip.compress(bytes(bits), mtime=0)
    return "u" + base64url_encode(packed)
