"""Status lists of issuers: places of certificates, publishing, reading."""

from .changes import certificates_changed, changes_wait, key_compromised
from .places import Place, assign, close_lists, entries
from .publishing import publish_due
from .reading import credentials_of, published

__all__ = [
    "Place",
    "assign",
    "certificates_changed",
    "changes_wait",
    "close_lists",
    "credentials_of",
    "entries",
    "key_compromised",
    "publish_due",
    "published",
]
