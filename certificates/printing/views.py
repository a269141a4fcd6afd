"""Downloads of a verify page: attachments, the PDF, a reminder. They are not counted as checks."""

from http import HTTPStatus
from io import BytesIO
from uuid import UUID

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils import timezone

from accounts.actors import Rate
from accounts.api import throttling
from certificates.attachments import operations as attachments
from certificates.attachments.operations import download
from certificates.errors import (
    AttachmentNotFound,
    CertificateNotFound,
    NotPrintedYet,
    TooLargeToPrint,
)
from certificates.public_pages import MAX_TYPED_LENGTH, CertificatePage, canonical_id, verify_path
from certificates.verification import operations as verification
from certificates.verification import reminders
from lib.net.ip_addresses import caller_address

from . import operations as printing

# Of public PDFs: requests of a network and for a certificate, and files that are made for an issuer.
ADDRESS_PRINTS = Rate(burst=20, per_minute=20)
CERTIFICATE_PRINTS = Rate(burst=60, per_minute=60)
ISSUER_PRINTS = Rate(burst=60, per_minute=120)
PRINTED_SECONDS = "2"  # until the next look


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
            return download(file.open(), name=about.name, media_type=about.media_type)
        except (CertificateNotFound, AttachmentNotFound, StopIteration, FileNotFoundError):
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()


class PrintedDownload(CertificatePage):
    """The certificate as a PDF, if the type makes it public; until a worker has made it, a page that waits."""

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponseBase:
        name = canonical_id(raw_id) or raw_id[:MAX_TYPED_LENGTH]
        try:
            throttling.count_attempt(throttling.PRINTING, caller_address(request), ADDRESS_PRINTS)
            throttling.count_attempt_from(throttling.PRINTING, name, CERTIFICATE_PRINTS)
            printed = printing.print_public(
                raw_id, locale=locale, now=timezone.now(), count=_count_new_file
            )
        except throttling.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])), "prints")
        except NotPrintedYet:
            return self._waiting(202)
        except TooLargeToPrint:
            return self._waiting(409)
        except CertificateNotFound:
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()
        return download(BytesIO(printed.file), name=printed.name, media_type="application/pdf")

    def _waiting(self, status: int) -> HttpResponse:
        """The page that fetches the file as soon as it is made, or says that there will be none."""
        context = {
            "status": status,
            "certificate": verify_path(self.kwargs["locale"], self.kwargs["raw_id"]),
        }
        response = self.page("certificates/printing.html", context, status=status)
        if status == HTTPStatus.ACCEPTED:
            response["Retry-After"] = response["Refresh"] = PRINTED_SECONDS
        return response


def _count_new_file(issuer_id: UUID) -> None:
    """Raises TooManyFailures."""
    throttling.count_attempt_from(throttling.PRINTING, str(issuer_id), ISSUER_PRINTS)


class ReminderDownload(CertificatePage):
    """The end of the certificate for a calendar, as long as that day is still to come."""

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponseBase:
        try:
            verified = verification.find_uncounted(raw_id, locale=locale, now=timezone.now())
        except CertificateNotFound:
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()
        if not reminders.can_be_reminded(verified):
            return self.nothing_under(raw_id)
        address = f"{settings.BASE_URL}{verify_path(locale, verified.id)}"
        calendar = reminders.calendar_reminder(verified, address=address)
        response = HttpResponse(calendar, content_type="text/calendar; charset=utf-8")
        response["Content-Disposition"] = f'attachment; filename="{verified.id}.ics"'
        return response
