"""Signing keys of issuers: made and used by workers, rotated and withdrawn by people."""

from .checks import unusable_keys
from .making import active_key, active_keys, make_due
from .published import PUBLISHED, did_document
from .signers import signer
from .withdrawing import declare_all_compromised, declare_compromised, rotate

__all__ = [
    "PUBLISHED",
    "active_key",
    "active_keys",
    "declare_all_compromised",
    "declare_compromised",
    "did_document",
    "make_due",
    "rotate",
    "signer",
    "unusable_keys",
]
