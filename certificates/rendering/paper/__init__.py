"""Printable documents: what stands on paper (`content`), in which letters, and how it is set."""

from .content import Edition, Letterhead, bundle, layout_of, printed_certificate
from .typesetting import typeset

__all__ = ["Edition", "Letterhead", "bundle", "layout_of", "printed_certificate", "typeset"]
