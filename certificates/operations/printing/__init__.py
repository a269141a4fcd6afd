"""Print certificates as PDF files, signed where the issuer wants it."""

from .handing_out import (
    PrintedFile,
    pictures_of,
    print_each,
    print_one,
    print_public,
    print_together,
    print_waiting,
    printable,
    remove_old,
    wait_for_proof,
)
from .sheets import refuse_unprintable
from .signing import refuse_unsignable

__all__ = [
    "PrintedFile",
    "pictures_of",
    "print_each",
    "print_one",
    "print_public",
    "print_together",
    "print_waiting",
    "printable",
    "refuse_unprintable",
    "refuse_unsignable",
    "remove_old",
    "wait_for_proof",
]
