"""The public pages: verify a certificate, a file, or a hundred certificates; or enter an identifier."""

from .downloads import AttachmentDownload, PrintedDownload
from .explained import AboutPage
from .files import FileCheckPage
from .many import ManyPage
from .page import Page, ToLanguage
from .verify import EnterPage, VerifyPage

__all__ = [
    "AboutPage",
    "AttachmentDownload",
    "EnterPage",
    "FileCheckPage",
    "ManyPage",
    "Page",
    "PrintedDownload",
    "ToLanguage",
    "VerifyPage",
]
