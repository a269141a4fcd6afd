"""Signing keys of issuers: made and used by workers, rotated and withdrawn by people."""

from accounts.models import SigningKey

from .checks import unusable_keys
from .making import active_key, make_due
from .published import PUBLISHED, did_document
from .signers import signer
from .withdrawing import declare_all_compromised, declare_compromised, rotate

__all__ = [
    "PUBLISHED",
    "active_key",
    "declare_all_compromised",
    "declare_compromised",
    "did_document",
    "make_due",
    "rotate",
    "sign",
    "signer",
    "unusable_keys",
]


def sign(key: SigningKey, data: bytes) -> bytes:
    """The signature of one text; for many, `signer` opens the key once. Raises what that raises."""
    return signer(key)(data)
