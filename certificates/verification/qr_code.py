"""The QR code of a verify page, for those who print it."""

from django.http import Http404, HttpRequest, HttpResponse
from django.views import View

from certificates.addresses import verify_url
from certificates.prefixes import CertificatesPrefix
from certificates.public_pages import READ_ONLY
from lib import ids

from .qr_codes import qr_svg

POLICY = "default-src 'none'; sandbox"


class QrCodeImage(View):
    """The address of a verify page as a QR code. It says nothing of the certificate, and reads no database."""

    http_method_names = READ_ONLY

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, raw_id)
        if certificate_id is None:
            raise Http404
        drawing = qr_svg(verify_url(certificate_id, locale))
        response = HttpResponse(drawing, content_type="image/svg+xml")
        response["Cache-Control"] = "public, max-age=31536000, immutable"  # it can only be this one
        response["Content-Security-Policy"] = POLICY
        response["X-Robots-Tag"] = "noindex"
        return response
