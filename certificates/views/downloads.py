"""Files that a verify page offers. Whoever downloads one has checked the certificate already."""

from io import BytesIO

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponseBase
from django.utils import timezone

from accounts.api.foundation import ip_limits
from certificates import rendering, verification
from certificates.errors import AttachmentNotFound, CertificateNotFound, PrintingBusy
from certificates.operations import attachments, printing
from lib.net.ip_addresses import caller_address

from .base import RETRY_AFTER, CertificatePage


class AttachmentDownload(CertificatePage):
    """A file that the issuer attached, where the type shows it to everybody."""

    def get(
        self, request: HttpRequest, *, locale: str, raw_id: str, number: int
    ) -> HttpResponseBase:
        try:
            found = verification.find_uncounted(raw_id, locale=locale, now=timezone.now())
            about = next(file for file in found.attachments if file.number == number and file.there)
            file = attachments.public_file(raw_id, number)
            return rendering.download(file.open(), name=about.name, media_type=about.media_type)
        except (CertificateNotFound, AttachmentNotFound, StopIteration, FileNotFoundError):
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()


class PrintedDownload(CertificatePage):
    """The certificate as a PDF, where the type lets everybody have it. It is set on the spot.

    That takes a hundred times what a page takes, so one address may ask for a few a minute only.
    """

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponseBase:
        try:
            ip_limits.count_attempt(ip_limits.PRINTING, caller_address(request))
            printed = printing.print_public(raw_id, locale=locale, now=timezone.now())
        except ip_limits.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])), "prints")
        except PrintingBusy:
            return self.too_many(
                int(RETRY_AFTER), "prints"
            )  # others print, and hold nobody else up
        except CertificateNotFound:
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()
        return rendering.download(
            BytesIO(printed.file), name=printed.name, media_type="application/pdf"
        )
