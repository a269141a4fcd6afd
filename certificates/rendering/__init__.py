"""What people read of a certificate: words, dates and rows, in the active language."""

from . import words
from .codes import qr_png, qr_svg
from .dates import long_date
from .files import download
from .markup import languages
from .sheet import Sheet, sheet

__all__ = ["Sheet", "download", "languages", "long_date", "qr_png", "qr_svg", "sheet", "words"]
