"""Bytes as text.

Base64url without padding (RFC 4648, section 5) is for cursors, JWTs, keys and entries of the log; multibase
with base58btc is how DID documents and credentials write keys and hashes.
"""

import base64

_BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_PREFIX = "z"  # says: base58btc


def base64url_encode(data: bytes) -> str:
    """The bytes in characters that need no escape in a URL."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def base64url_decode(text: str) -> bytes:
    """The bytes of what `base64url_encode` wrote. Raises ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def multibase_encode(data: bytes) -> str:
    """`z` and the bytes in base 58; each leading zero byte is a `1`."""
    number, text = int.from_bytes(data), ""
    while number:
        number, digit = divmod(number, len(_BASE58))
        text = _BASE58[digit] + text
    zeros = len(data) - len(data.lstrip(b"\0"))
    return _PREFIX + _BASE58[0] * zeros + text
