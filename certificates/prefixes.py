"""Prefixes of the public ids of certificates."""

from enum import StrEnum

from lib import ids


@ids.register_prefixes
class CertificatesPrefix(StrEnum):
    """The prefix of each kind of object that has a public id."""

    CERTIFICATE = "cert"
    HOLD = "hold"
    LINK = "lnk"
    ERASURE = "ers"
    STATUS_LIST = "list"
