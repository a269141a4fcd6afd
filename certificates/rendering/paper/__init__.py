"""Printed certificates: their content, printable characters, and typesetting as PDF."""

from .content import Edition, bundle, layout_of, printed_certificate
from .letterhead import Letterhead
from .typesetting import pictures, typeset

__all__ = [
    "Edition",
    "Letterhead",
    "bundle",
    "layout_of",
    "pictures",
    "printed_certificate",
    "typeset",
]
