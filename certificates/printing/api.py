"""Print certificates: one as a PDF, its QR code, or many in a job; the public PDF of a verify page."""

from http import HTTPStatus
from io import BytesIO
from typing import Annotated, Literal
from uuid import UUID

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from msgspec import Meta

from accounts.actors import Rate
from accounts.api.endpoints import Accepted, endpoint
from accounts.api.schema import BINARY
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.operations import create_job
from accounts.jobs.schemas import JobAnswer
from accounts.limits.throttling import (
    PRINTING,
    RateLimited,
    count_attempt,
    count_attempt_from,
    limiter,
    refuse_if_exceeded,
)
from accounts.scopes import Locale, Scope
from certificates.addresses import CertificatesPrefix, verify_url
from certificates.api import digital_link
from certificates.attachments.operations import download
from certificates.certificate.api import CertificateView
from certificates.certificate.operations import CertificateRecord
from certificates.digital_link.operations import prefers_digital_link
from certificates.errors import NoDigitalLink, NotPrintedYet, TooLargeToPrint
from certificates.public_pages import MAX_TYPED_LENGTH, CertificatePage, canonical_id, verify_path
from certificates.verification.sharing import qr_png, qr_svg
from lib import ids
from lib.choices import describe_words
from lib.net.ip_addresses import caller_address
from lib.structs import RequestStruct

from . import operations as printing
from .jobs import KINDS_OF, MAX_CERTIFICATES, parameters

LeadsTo = Literal["verifyPage", "digitalLink"]
MAX_PRINT_IDS = max(MAX_CERTIFICATES.values())


# Of one issuer, with all its keys: each takes what fifty reads do.
PRINT_RATE = Rate(burst=60, per_minute=300)
# Of public PDFs: requests of a network and for a certificate, and files that are made for an issuer.
ADDRESS_PRINTS = Rate(burst=20, per_minute=20)
CERTIFICATE_PRINTS = Rate(burst=60, per_minute=60)
ISSUER_PRINTS = Rate(burst=60, per_minute=120)
LOOK_AGAIN = "2"  # seconds


class TooManyPrints(RateLimited):
    """Too many PDFs in a minute; the message names the job for many."""

    message = _("Too many PDFs. Try again in %(seconds)s seconds, or have many printed by one job.")


# fmt: off
describe_words("PrintFormat", "How printed certificates are packed", {
    "pdf": "One PDF with all of them", "zip": "An archive with one PDF each",
})
describe_words("QrTarget", "Where a QR code leads", {
    "digitalLink": "To the GS1 Digital Link of the product", "verifyPage": "To the verify page",
})


class PrintRequest(RequestStruct, frozen=True, kw_only=True):
    """Certificates to print, in this order. `pdf`: one file with up to 100; `zip`: one file each.

    Without `locale`, each is printed in its own language.
    """

    ids: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=MAX_PRINT_IDS, description="Ids of certificates, in the order of printing: `cert_…`")]
    format: Annotated[Literal["pdf", "zip"], Meta(description="One PDF with all of them, or a ZIP with a file for each")]
    locale: Annotated[Locale | None, Meta(description="Language of the documents; left out: each in its own")] = None
# fmt: on


class PrintingApi(CertificateView):
    """PDF files and QR codes of certificates."""

    tag = "certificates"

    def address(
        self, record: CertificateRecord, locale: Locale | None, leads_to: LeadsTo | None
    ) -> str:
        """The URL of the verify page, in the requested language or the certificate's own; or the GS1
        Digital Link, if `leadsTo` or the type says so. Raises NoDigitalLink if it is asked for in vain.
        """
        language = locale or record.locale
        if leads_to == "verifyPage" or not (leads_to or prefers_digital_link(record.type_id)):
            return verify_url(record.id, language)
        link = digital_link(record, self.caller.issuer)
        if link is None and leads_to == "digitalLink":
            raise NoDigitalLink
        return link or verify_url(record.id, language)

    @endpoint(
        Scope.CERTIFICATES_READ,
        errors=("conflict", "erased", "not_printed_yet", "too_large_to_print"),
    )
    def get_certificate_pdf(
        self, certificate_id: str, locale: Locale | None = None
    ) -> Annotated[HttpResponseBase, {"application/pdf": BINARY}]:
        """The certificate as PDF/A-3, in its own language or in that of `locale`"""
        spent = limiter().spend(f"print:{self.caller.issuer.id}", PRINT_RATE)
        refuse_if_exceeded(spent, limit="print", refusal=TooManyPrints)
        printed = printing.print_one(
            context=self.context,
            certificate_id=ids.parse(CertificatesPrefix.CERTIFICATE, certificate_id),
            locale=locale,
        )
        return download(BytesIO(printed.file), name=printed.name, media_type="application/pdf")

    @endpoint(Scope.CERTIFICATES_READ, errors=("conflict",))
    def get_qr_code_svg(
        self,
        certificate: CertificateRecord,
        locale: Locale | None = None,
        leads_to: LeadsTo | None = None,
    ) -> Annotated[HttpResponse, {"image/svg+xml": {"type": "string"}}]:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as SVG"""
        drawing = qr_svg(self.address(certificate, locale, leads_to))
        return HttpResponse(drawing, content_type="image/svg+xml")

    @endpoint(Scope.CERTIFICATES_READ, errors=("conflict",))
    def get_qr_code_png(
        self,
        certificate: CertificateRecord,
        locale: Locale | None = None,
        leads_to: LeadsTo | None = None,
    ) -> Annotated[HttpResponse, {"image/png": BINARY}]:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as PNG"""
        picture = qr_png(self.address(certificate, locale, leads_to))
        return HttpResponse(picture, content_type="image/png")

    @endpoint(Scope.CERTIFICATES_READ, errors=("conflict",))
    def print_certificates(self, body: PrintRequest) -> Accepted[JobAnswer]:
        """Print many certificates: into one PDF (up to 100), or a PDF each (up to 1,000)"""
        kind = KINDS_OF[body.format]
        if len(body.ids) > MAX_CERTIFICATES[kind]:
            raise ValidationFailed(
                [FieldError("/ids", "too_many", {"limit": MAX_CERTIFICATES[kind]})]
            )
        job = create_job(
            context=self.context,
            kind=kind,
            parameters=parameters(body.ids, body.locale, self.caller.types),
        )
        return accepted(job)


class PrintedDownload(CertificatePage):
    """The certificate as a PDF, if the type makes it public; until a worker has made it, a page that waits.

    It is not counted as a check.
    """

    attempts = "prints"

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponseBase:
        name = canonical_id(raw_id) or raw_id[:MAX_TYPED_LENGTH]
        count_attempt(PRINTING, caller_address(request), ADDRESS_PRINTS)
        count_attempt_from(PRINTING, name, CERTIFICATE_PRINTS)
        try:
            printed = printing.print_public(
                raw_id, locale=locale, now=timezone.now(), count=_count_new_file
            )
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
    count_attempt_from(PRINTING, str(issuer_id), ISSUER_PRINTS)
