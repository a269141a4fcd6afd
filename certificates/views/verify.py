"""Verify a certificate, or a file that belongs to it; and enter the identifier of one.

They ask `verification` once and show what it says. No session, no cookie. A page that cannot check
says so, and is never green.
"""

from django.db import InterfaceError, OperationalError
from django.http import (
    HttpRequest,
    HttpResponse,
    HttpResponseNotAllowed,
    HttpResponseRedirect,
)
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import csrf_exempt

from accounts.api.foundation import ip_limits
from certificates import rendering, verification
from certificates.errors import CertificateNotFound
from certificates.operations.checks.name_check import is_holder
from lib.net.ip_addresses import caller_address

from .base import READ_ONLY, CertificatePage, canonical_id, id_in_address, verify_path

MAX_NAME_LENGTH = 200


@method_decorator(csrf_exempt, name="dispatch")  # no cookie, no session: nobody's authority is lent
class VerifyPage(CertificatePage):
    """Is this certificate good, now? And where its type lets visitors ask: is it this person's?"""

    http_method_names = [*READ_ONLY, "post"]

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        return self.answer(locale, raw_id)

    def post(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        """A name is posted, so that it stands in no address and no log."""
        try:
            remote = caller_address(request)
            ip_limits.count_attempt(ip_limits.HOLDER_NAME, remote, ip_limits.NAME_GUESSES)
        except ip_limits.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])), "names")
        return self.answer(locale, raw_id, asks=True)

    def answer(self, locale: str, raw_id: str, *, asks: bool = False) -> HttpResponse:
        certificate_id = canonical_id(raw_id)
        if certificate_id is None:
            return self.no_identifier(raw_id)
        if certificate_id != raw_id:
            return HttpResponseRedirect(verify_path(locale, certificate_id))
        try:
            found = verification.find(certificate_id, locale=locale, now=timezone.now())
            if asks and not found.holder_asked:
                return HttpResponseNotAllowed(map(str.upper, READ_ONLY))
            told = self.told_of_name(found) if asks else {}
        except CertificateNotFound:
            return self.not_found(raw_id)
        except (OperationalError, InterfaceError):
            return self.unavailable()
        sheet = rendering.verify_page_content(found)
        return self.page("certificates/verify.html", {"found": found, "sheet": sheet, **told})

    def told_of_name(self, found: verification.Verification) -> dict[str, object]:
        """Whether the name that was typed is the holder's. Raises CertificateNotFound."""
        name = self.request.POST.get("name", "").strip()[:MAX_NAME_LENGTH]
        return {"asked": name, "is_holder": is_holder(public_id=found.id, name=name)}


class EnterIdentifierPage(CertificatePage):
    """Where a person types the identifier, or pastes the address, of a certificate."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        typed = request.GET.get("id", "").strip()
        if not typed:
            return self.page("certificates/enter.html", {})
        certificate_id = id_in_address(typed)
        if certificate_id is None:
            return self.no_identifier(typed)
        return HttpResponseRedirect(verify_path(locale, certificate_id))
