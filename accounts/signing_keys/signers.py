"""Where private keys are made and used: the one place that would speak to a KMS or an HSM instead.

Keys lie in the database, encrypted under SIGNING_KEYS, which only workers have. For keys of a KMS or
behind PKCS#11, `secret` would be the reference to the key, and these two functions would ask its service.
"""

import base64
from collections.abc import Callable
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from accounts.models import SigningKey
from lib import crypto


class KeyPair(NamedTuple):
    """A new key: 32 public bytes, and the private ones as they are stored."""

    public: bytes
    secret: str


def make() -> KeyPair:
    """A new Ed25519 key. Raises ImproperlyConfigured in a process without SIGNING_KEYS."""
    private = Ed25519PrivateKey.generate()
    text = base64.b64encode(private.private_bytes_raw()).decode()
    return KeyPair(private.public_key().public_bytes_raw(), crypto.encrypt(text, "SIGNING_KEYS"))


def signer(key: SigningKey) -> Callable[[bytes], bytes]:
    """Signs with this key, 64 bytes each time: it is opened once.

    Raises ImproperlyConfigured in a process without SIGNING_KEYS, UndecryptableValue where they do not
    open this key.
    """
    assert key.secret is not None
    private = base64.b64decode(crypto.decrypt(key.secret, "SIGNING_KEYS"))
    return Ed25519PrivateKey.from_private_bytes(private).sign
