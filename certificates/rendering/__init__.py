"""Rendering of certificates for people: texts, dates and tables in the active language."""

from . import status_texts
from .dates import long_date
from .downloads import download
from .filled_template import filled
from .qr_codes import qr_png, qr_svg
from .verify_page import VerifyPageContent, verify_page_content

__all__ = [
    "VerifyPageContent",
    "download",
    "filled",
    "long_date",
    "qr_png",
    "qr_svg",
    "status_texts",
    "verify_page_content",
]
