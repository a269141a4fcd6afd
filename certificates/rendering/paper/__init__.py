"""Printed certificates: their content, printable characters, and typesetting as PDF."""

from .content import Edition, bundle, layout_of, printed_certificate
from .letterhead import Letterhead
from .typesetting import pictures, preview_pdf, typeset, typeset_pages

__all__ = [
    "Edition",
    "Letterhead",
    "bundle",
    "layout_of",
    "pictures",
    "preview_pdf",
    "printed_certificate",
    "typeset",
    "typeset_pages",
]
