"""Base64url without padding (RFC 4648, section 5): cursors, JWTs, keys and entries of the log."""

import base64


def encode(data: bytes) -> str:
    """The bytes as text that needs no escape in a URL."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """The bytes of what `encode` wrote. Raises ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
