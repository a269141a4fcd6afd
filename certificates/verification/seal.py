"""The seal of a certificate, which others put on their websites."""

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.utils import timezone, translation
from django.views import View

from accounts.api.foundation import throttling
from accounts.scopes import Locale
from certificates.public_pages import READ_ONLY, RETRY_AFTER, canonical_id
from certificates.verification.bulk import BulkVerification, find_many
from lib.database import replicas
from lib.net.ip_addresses import caller_address

from . import seals, status_texts
from .status_texts import Verdict

SECONDS = 300  # that a seal may be cached
POLICY = "default-src 'none'; sandbox"


class SealImage(View):
    """`/seal/{id}.svg?lang=de`: today's status. It is not counted as a check of a person's."""

    http_method_names = READ_ONLY

    def get(self, request: HttpRequest, *, raw_id: str) -> HttpResponse:
        locale = request.GET.get("lang", "")
        with translation.override(locale if locale in Locale.values else Locale.EN):
            return self.answer(raw_id, translation.get_language() or Locale.EN)

    def answer(self, raw_id: str, locale: str) -> HttpResponse:
        """The seal; honest where nothing could be checked: 404, 429 and 503 are pictures too."""
        certificate_id = canonical_id(raw_id)
        if certificate_id is None:
            return self.picture(None, readable=False, status=404)
        try:
            found = find_many([certificate_id], locale=locale, now=timezone.now(), counted=False)
        except (OperationalError, InterfaceError):
            response = self.picture(None, held_up=True, status=503)
            response["Retry-After"] = RETRY_AFTER
            return response
        if certificate_id in found:
            return self.picture(found[certificate_id])
        try:
            throttling.count_attempt(throttling.UNKNOWN_ID, caller_address(self.request))
        except throttling.TooManyFailures as refusal:
            response = self.picture(None, held_up=True, status=429)
            response["Retry-After"] = str(refusal.members["retryAfter"])
            return response
        return self.picture(None, status=404)

    def picture(
        self,
        found: BulkVerification | None,
        *,
        readable: bool = True,
        held_up: bool = False,
        status: int = 200,
    ) -> HttpResponse:
        """The picture with its headers. Only a status that was checked may be cached."""
        verdict: Verdict = status_texts.verdict(found, readable=readable, held_up=held_up)
        name = found.issuer_name if found else ""
        svg = seals.seal(
            verdict, name=name, checked_at=found.checked_at if found else timezone.now()
        )
        response = HttpResponse(svg, content_type="image/svg+xml", status=status)
        as_of = found.as_of if found else None
        is_kept = found is not None and as_of is None
        response["Cache-Control"] = f"public, max-age={SECONDS}" if is_kept else "no-store"
        for name, value in replicas.age_header(as_of).items():
            response[name] = value
        response["Content-Security-Policy"] = POLICY
        response["Content-Language"] = translation.get_language() or Locale.EN
        response["Cross-Origin-Resource-Policy"] = "cross-origin"
        response["X-Robots-Tag"] = "noindex"
        return response
