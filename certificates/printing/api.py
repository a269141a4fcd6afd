"""Print certificates: one as a PDF, its QR code, or many in a job."""

from io import BytesIO
from typing import Annotated, Literal

import msgspec
from django.http import HttpResponse, HttpResponseBase
from django.utils.translation import gettext_lazy as _
from msgspec import Meta
from rest_framework.request import Request

from accounts.actors import Rate
from accounts.api.filters import choice_filter
from accounts.api.schema import BINARY, Parameter, documented
from accounts.api.throttling import RateLimited, limiter, refuse_if_exceeded
from accounts.api.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.operations import create_job
from accounts.jobs.schemas import JobAnswer
from accounts.scopes import Locale, LocaleCode, Scope
from certificates import responses
from certificates.addresses import CertificatesPrefix, verify_url
from certificates.attachments.operations import download
from certificates.certificate.api import find_certificate
from certificates.digital_link.operations import prefers_digital_link
from certificates.errors import NoDigitalLink
from certificates.verification.pictures import qr_png, qr_svg
from lib import ids

from . import operations as printing
from .jobs import KINDS_OF, MAX_CERTIFICATES, parameters

LOCALE = Parameter("locale", str, enum=Locale.values)
VERIFY_PAGE, DIGITAL_LINK = LEADS_TO = ("verifyPage", "digitalLink")
LEADS_TO_PARAMETER = Parameter("leadsTo", str, enum=LEADS_TO)
MAX_PRINT_IDS = max(MAX_CERTIFICATES.values())


PRINT_RATE = Rate(
    burst=60, per_minute=300
)  # of one issuer, with all its keys: each takes what fifty reads do


class TooManyPrints(RateLimited):
    """Too many PDFs in a minute; the message names the job for many."""

    message = _("Too many PDFs. Try again in %(seconds)s seconds, or have many printed by one job.")


class PrintRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Certificates to print, in this order. `pdf`: one file with up to 100; `zip`: one file each.

    Without `locale`, each is printed in its own language.
    """

    ids: Annotated[
        list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=MAX_PRINT_IDS)
    ]
    format: Literal["pdf", "zip"]
    locale: LocaleCode | None = None


class PdfView(ExternalView):
    """`GET /certificates/{id}/pdf`"""

    scopes = {"get": Scope.CERTIFICATES_READ}
    query_parameters = frozenset({"locale"})

    @documented(
        operation_id="getCertificatePdf",
        summary=_("The certificate as PDF/A-3, in its own language or in that of `locale`"),
        tag="certificates",
        response=BINARY,
        media_types=("application/pdf",),
        errors=("conflict", "erased", "not_printed_yet", "too_large_to_print"),
        parameters=[LOCALE],
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponseBase:
        spent = limiter().spend(f"print:{self.caller.issuer.id}", PRINT_RATE)
        refuse_if_exceeded(spent, limit="print", refusal=TooManyPrints)
        printed = printing.print_one(
            context=self.request_context(request),
            certificate_id=ids.parse(CertificatesPrefix.CERTIFICATE, certificate_id),
            locale=choice_filter(request, "locale", Locale.values),
        )
        return download(BytesIO(printed.file), name=printed.name, media_type="application/pdf")


class QrView(ExternalView):
    """Base of the two QR code views."""

    scopes = {"get": Scope.CERTIFICATES_READ}
    query_parameters = frozenset({"locale", "leadsTo"})

    def address(self, request: Request, certificate_id: str) -> str:
        """The URL of the verify page, in the requested language or the certificate's own; or the GS1
        Digital Link, if `leadsTo` or the type says so. Raises NoDigitalLink if it is asked for in vain.
        """
        record = find_certificate(self, certificate_id)
        locale = choice_filter(request, "locale", Locale.values) or record.locale
        wanted = choice_filter(request, "leadsTo", LEADS_TO)
        if wanted == VERIFY_PAGE or not (wanted or prefers_digital_link(record.type_id)):
            return verify_url(record.id, locale)
        link = responses.digital_link(record, self.caller.issuer)
        if link is None and wanted == DIGITAL_LINK:
            raise NoDigitalLink
        return link or verify_url(record.id, locale)


class QrSvgView(QrView):
    """`GET /certificates/{id}/qr.svg`"""

    scopes = {"get": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="getQrCodeSvg",
        summary=_("The QR code that leads to the verify page or is the GS1 Digital Link, as SVG"),
        tag="certificates",
        response={"type": "string"},
        media_types=("image/svg+xml",),
        errors=("conflict",),
        parameters=[LOCALE, LEADS_TO_PARAMETER],
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        drawing = qr_svg(self.address(request, certificate_id))
        return HttpResponse(drawing, content_type="image/svg+xml")


class QrPngView(QrView):
    """`GET /certificates/{id}/qr.png`"""

    scopes = {"get": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="getQrCodePng",
        summary=_("The QR code that leads to the verify page or is the GS1 Digital Link, as PNG"),
        tag="certificates",
        response=BINARY,
        media_types=("image/png",),
        errors=("conflict",),
        parameters=[LOCALE, LEADS_TO_PARAMETER],
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        picture = qr_png(self.address(request, certificate_id))
        return HttpResponse(picture, content_type="image/png")


class PrintView(ExternalView):
    """`POST /certificates/print`"""

    scopes = {"post": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="printCertificates",
        summary=_("Print many certificates: into one PDF (up to 100), or a PDF each (up to 1,000)"),
        tag="certificates",
        request=PrintRequest,
        response=JobAnswer,
        status=202,
        errors=("conflict",),
    )
    def post(self, request: Request) -> HttpResponse:
        body = self.read(request, PrintRequest)
        kind = KINDS_OF[body.format]
        if len(body.ids) > MAX_CERTIFICATES[kind]:
            raise ValidationFailed(
                [FieldError("/ids", "too_many", {"limit": MAX_CERTIFICATES[kind]})]
            )
        job = create_job(
            context=self.request_context(request),
            kind=kind,
            parameters=parameters(body.ids, body.locale, self.caller.types),
        )
        return accepted(job)
