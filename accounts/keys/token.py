"""The token of an API key, its digest, and the states of a key.

`cis_live_<12 base62 id>_<43 base62 secret><6 base62 CRC-32>`. The checksum lets secret scanners
recognise a leaked key, and lets us refuse garbage before any database work.
"""

import hashlib
import hmac
import re
import secrets
import string
import zlib
from dataclasses import dataclass

from django.utils.translation import pgettext_lazy

from accounts.scopes import Mode
from lib.choices import DescribedChoices

BASE62 = string.digits + string.ascii_uppercase + string.ascii_lowercase
_TOKEN = re.compile(
    r"(?P<body>cis_(?P<mode>live|test)_(?P<key_id>[0-9A-Za-z]{12})_(?P<secret>[0-9A-Za-z]{43}))"
    r"(?P<checksum>[0-9A-Za-z]{6})",
    re.ASCII,
)


class KeyState(DescribedChoices):
    """Whether an API key works. Revoking is for good and takes precedence over expiry."""

    USABLE = "usable", "It works", pgettext_lazy("API key", "Usable")
    EXPIRED = "expired", "Its `expiresAt` has passed", pgettext_lazy("API key", "Expired")
    REVOKED = "revoked", "It was revoked, for good", pgettext_lazy("API key", "Revoked")


@dataclass(frozen=True, slots=True)
class Token:
    """A key with its secret, which never reaches a log, a table or a traceback."""

    mode: Mode
    key_id: str
    secret: str

    def __repr__(self) -> str:
        return f"Token(cis_{self.mode.value}_{self.key_id}_***)"

    def reveal(self) -> str:
        """The whole key in clear: shown once, at creation."""
        body = f"cis_{self.mode.value}_{self.key_id}_{self.secret}"
        return body + _checksum(body)

    @property
    def last_four(self) -> str:
        """The last four characters of the whole key, by which a person recognises it."""
        return self.reveal()[-4:]

    def digest(self, pepper: str) -> bytes:
        """HMAC-SHA256 of the secret, the value to store. The secret has 256 random bits, so no slow hash."""
        return hmac.digest(pepper.encode(), self.secret.encode(), hashlib.sha256)


def generate_token(mode: Mode) -> Token:
    """A new random key."""
    return Token(mode=mode, key_id=_random(12), secret=_random(43))


def parse_token(text: str) -> Token | None:
    """The token in `text`, or None if it is not shaped like one or its checksum is wrong."""
    match = _TOKEN.fullmatch(text)
    if match is None or _checksum(match["body"]) != match["checksum"]:
        return None
    return Token(mode=Mode(match["mode"]), key_id=match["key_id"], secret=match["secret"])


def matches(token: Token, *, pepper: str, digest: bytes) -> bool:
    """Whether the stored digest is this token's, compared in constant time."""
    return hmac.compare_digest(token.digest(pepper), digest)


def _random(length: int) -> str:
    return "".join(secrets.choice(BASE62) for _ in range(length))


def _checksum(body: str) -> str:
    number = zlib.crc32(body.encode())
    digits = ""
    for _ in range(6):
        number, rest = divmod(number, 62)
        digits = BASE62[rest] + digits
    return digits
