"""The public pages: verify one certificate, a file, or many certificates; enter an identifier."""

from .about import AboutPage
from .base import LanguageRedirect, PublicPage
from .downloads import AttachmentDownload, PrintedDownload, ReminderDownload
from .file_check import FileCheckPage
from .log import LogFile
from .mail_objections import MailObjectionsPage
from .product import ProductPage, ProductRedirect
from .qr_code import QrCodeImage
from .resolver import ResolverDescription, ResolverView
from .seal import SealImage
from .status_lists import status_list
from .verify import EnterIdentifierPage, VerifyPage
from .verify_many import VerifyManyPage

__all__ = [
    "AboutPage",
    "AttachmentDownload",
    "EnterIdentifierPage",
    "FileCheckPage",
    "LanguageRedirect",
    "LogFile",
    "MailObjectionsPage",
    "PrintedDownload",
    "ProductPage",
    "ProductRedirect",
    "PublicPage",
    "QrCodeImage",
    "ReminderDownload",
    "ResolverDescription",
    "ResolverView",
    "SealImage",
    "VerifyManyPage",
    "VerifyPage",
    "status_list",
]
