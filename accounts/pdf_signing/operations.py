"""Keys and certificates that PDFs are signed with: made and used by workers, managed by owners."""

from .keys import PrivateKey, key_of, make_requested, private_key, sets_signing
from .managing import (
    PdfSigning,
    add_certificates,
    is_installed,
    remove,
    request_key,
    setup_of,
    switch,
)
from .warnings import warn_of_ending_certificates

__all__ = [
    "PdfSigning",
    "PrivateKey",
    "add_certificates",
    "is_installed",
    "key_of",
    "make_requested",
    "private_key",
    "remove",
    "request_key",
    "sets_signing",
    "setup_of",
    "switch",
    "warn_of_ending_certificates",
]
