"""Verify a certificate, and the page to enter an identifier.

No session, no cookie. If nothing could be checked, the page says so and is never green.
"""

from django.db import InterfaceError, OperationalError
from django.http import (
    HttpRequest,
    HttpResponse,
    HttpResponseNotAllowed,
    HttpResponseRedirect,
)
from django.utils import timezone

from accounts.api.foundation import throttling
from certificates.errors import CertificateNotFound
from certificates.public_pages import (
    READ_ONLY,
    CertificatePage,
    canonical_id,
    id_in_address,
    verify_path,
)
from lib.database import replicas
from lib.net.ip_addresses import caller_address

from . import verify as verification
from .filled_template import filled
from .name_check import is_holder
from .verify_html import verify_page_content

MAX_NAME_LENGTH = 200


class VerifyPage(CertificatePage):
    """Whether the certificate is good now; by POST also whether it is a named person's."""

    http_method_names = [*READ_ONLY, "post"]

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        return self.answer(locale, raw_id)

    def post(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        """Compares a name with the holder's. Posted, so that no URL and no log names a person."""
        try:
            remote = caller_address(request)
            throttling.count_attempt(throttling.HOLDER_NAME, remote, throttling.NAME_GUESSES)
        except throttling.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])), "names")
        return self.answer(locale, raw_id, asks=True)

    def answer(self, locale: str, raw_id: str, *, asks: bool = False) -> HttpResponse:
        certificate_id = canonical_id(raw_id)
        if certificate_id is None:
            return self.no_identifier(raw_id)
        if certificate_id != raw_id:
            return HttpResponseRedirect(verify_path(locale, certificate_id))
        try:
            verified = verification.find(certificate_id, locale=locale, now=timezone.now())
            if asks and not verified.name_check_offered:
                return HttpResponseNotAllowed(map(str.upper, READ_ONLY))
            holder_match = self.told_of_name(verified) if asks else {}
        except CertificateNotFound:
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()
        sheet = verify_page_content(verified)
        context = {"sheet": sheet, **self.addresses(), **holder_match}
        html = filled("certificates/verify.html", context)
        return HttpResponse(html, headers=replicas.age_header(verified.as_of))

    def told_of_name(self, verified: verification.Verification) -> dict[str, object]:
        """The typed name, and whether it is the holder's. Raises CertificateNotFound."""
        name = self.request.POST.get("name", "").strip()[:MAX_NAME_LENGTH]
        return {"checked_name": name, "is_holder": is_holder(public_id=verified.id, name=name)}


class EnterIdentifierPage(CertificatePage):
    """The form to type an identifier or paste the URL of a certificate."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        typed = request.GET.get("id", "").strip()
        if not typed:
            return self.page("certificates/enter.html", {})
        certificate_id = id_in_address(typed)
        if certificate_id is None:
            return self.no_identifier(typed)
        return HttpResponseRedirect(verify_path(locale, certificate_id))
