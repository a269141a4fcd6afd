"""The public pages: verify one certificate, a file, or many certificates; enter an identifier."""

from .about import AboutPage
from .base import LanguageRedirect, PublicPage
from .downloads import AttachmentDownload, PrintedDownload
from .file_check import FileCheckPage
from .verify import EnterIdentifierPage, VerifyPage
from .verify_many import VerifyManyPage

__all__ = [
    "AboutPage",
    "AttachmentDownload",
    "EnterIdentifierPage",
    "FileCheckPage",
    "LanguageRedirect",
    "PrintedDownload",
    "PublicPage",
    "VerifyManyPage",
    "VerifyPage",
]
