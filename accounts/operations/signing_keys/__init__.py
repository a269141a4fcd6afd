"""Signing keys of issuers: made and used by workers, rotated and withdrawn by people."""

from .making import active_key, make_due
from .signers import sign

__all__ = ["active_key", "make_due", "sign"]
