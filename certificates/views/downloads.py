"""Downloads of a verify page: attachments, the PDF, a reminder. They are not counted as checks."""

from io import BytesIO

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils import timezone

from accounts.api.foundation import ip_limits
from certificates import rendering, verification
from certificates.errors import AttachmentNotFound, CertificateNotFound, PrintingBusy
from certificates.operations import attachments, printing
from certificates.rendering import validity
from lib.net.ip_addresses import caller_address

from .base import RETRY_AFTER, CertificatePage, verify_path


class AttachmentDownload(CertificatePage):
    """An attachment, if the type makes attachments public."""

    def get(
        self, request: HttpRequest, *, locale: str, raw_id: str, number: int
    ) -> HttpResponseBase:
        try:
            verified = verification.find_uncounted(raw_id, locale=locale, now=timezone.now())
            about = next(
                file for file in verified.attachments if file.number == number and file.downloadable
            )
            file = attachments.public_file(raw_id, number)
            return rendering.download(file.open(), name=about.name, media_type=about.media_type)
        except (CertificateNotFound, AttachmentNotFound, StopIteration, FileNotFoundError):
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()


class PrintedDownload(CertificatePage):
    """The certificate as a PDF, if the type makes it public. It is made during the request.

    That takes a hundred times as long as a page, so each network gets only a few a minute.
    """

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponseBase:
        try:
            ip_limits.count_attempt(ip_limits.PRINTING, caller_address(request))
            printed = printing.print_public(raw_id, locale=locale, now=timezone.now())
        except ip_limits.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])), "prints")
        except PrintingBusy:
            return self.too_many(int(RETRY_AFTER), "prints")  # all printing capacity is in use
        except CertificateNotFound:
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()
        return rendering.download(
            BytesIO(printed.file), name=printed.name, media_type="application/pdf"
        )


class ReminderDownload(CertificatePage):
    """The end of the certificate for a calendar, as long as that day is still to come."""

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponseBase:
        try:
            verified = verification.find_uncounted(raw_id, locale=locale, now=timezone.now())
        except CertificateNotFound:
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()
        if not validity.can_be_reminded(verified):
            return self.nothing_under(raw_id)
        address = f"{settings.BASE_URL}{verify_path(locale, verified.id)}"
        calendar = validity.calendar_reminder(verified, address=address)
        response = HttpResponse(calendar, content_type="text/calendar; charset=utf-8")
        response["Content-Disposition"] = f'attachment; filename="{verified.id}.ics"'
        return response
