"""Status lists of issuers: places of certificates, publishing, reading."""

from .places import Place, assign, entries

__all__ = ["Place", "assign", "entries"]
