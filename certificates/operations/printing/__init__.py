"""Print certificates as PDF files, signed where the issuer wants it."""

from .handing_out import PrintedFile, print_each, print_one, print_public, print_together, printable
from .sheets import refuse_unprintable
from .signing import BATCH, refuse_unsignable, sign_waiting

__all__ = [
    "BATCH",
    "PrintedFile",
    "print_each",
    "print_one",
    "print_public",
    "print_together",
    "printable",
    "refuse_unprintable",
    "refuse_unsignable",
    "sign_waiting",
]
