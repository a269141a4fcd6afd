"""The public PDF of a certificate. It is not counted as a check."""

from http import HTTPStatus
from io import BytesIO
from uuid import UUID

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils import timezone

from accounts.actors import Rate
from accounts.api import throttling
from certificates.attachments.operations import download
from certificates.errors import NotPrintedYet, TooLargeToPrint
from certificates.public_pages import MAX_TYPED_LENGTH, CertificatePage, canonical_id, verify_path
from lib.net.ip_addresses import caller_address

from .operations import print_public

# Requests of a network and for a certificate, and files that are made for an issuer.
ADDRESS_PRINTS = Rate(burst=20, per_minute=20)
CERTIFICATE_PRINTS = Rate(burst=60, per_minute=60)
ISSUER_PRINTS = Rate(burst=60, per_minute=120)
LOOK_AGAIN = "2"  # seconds


class PrintedDownload(CertificatePage):
    """The certificate as a PDF, if the type makes it public; until a worker has made it, a page that waits."""

    attempts = "prints"

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponseBase:
        name = canonical_id(raw_id) or raw_id[:MAX_TYPED_LENGTH]
        throttling.count_attempt(throttling.PRINTING, caller_address(request), ADDRESS_PRINTS)
        throttling.count_attempt_from(throttling.PRINTING, name, CERTIFICATE_PRINTS)
        try:
            printed = print_public(raw_id, locale=locale, now=timezone.now(), count=_count_new_file)
        except NotPrintedYet:
            response = self._without_file(HTTPStatus.ACCEPTED)
            response["Retry-After"] = response["Refresh"] = LOOK_AGAIN
            return response
        except TooLargeToPrint:
            return self._without_file(HTTPStatus.CONFLICT)
        return download(BytesIO(printed.file), name=printed.name, media_type="application/pdf")

    def _without_file(self, status: HTTPStatus) -> HttpResponse:
        """The page that fetches the file as soon as it is made, or says that there will be none."""
        address = verify_path(self.kwargs["locale"], self.kwargs["raw_id"])
        context = {"status": status.value, "certificate": address}
        return self.page("certificates/printing/printing.html", context, status=status)


def _count_new_file(issuer_id: UUID) -> None:
    """Raises TooManyFailures."""
    throttling.count_attempt_from(throttling.PRINTING, str(issuer_id), ISSUER_PRINTS)
