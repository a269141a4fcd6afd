"""The landing page, robots.txt, security.txt and favicon."""

from datetime import timedelta

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_safe

from certificates.issuing.previews import sample_verification
from certificates.public_pages import PublicPage
from certificates.verification.verify_html import verify_page_content

ROBOTS = "User-agent: *\nDisallow: /admin/\nDisallow: /api/\n"
# RFC 9116 asks for less than a year, so that a forgotten file says so itself.
SECURITY_TXT_DAYS = 180


class LandingPage(PublicPage):
    """The landing page: what the service is, a verify field, a sample certificate, who runs it, links."""

    answer_headers = {"Cache-Control": "public, max-age=3600", "Referrer-Policy": "no-referrer"}

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        docs = {
            name: reverse(name, kwargs={"locale": locale}) for name in ("docs", "docs-reference")
        }
        start = reverse("docs-guide", kwargs={"locale": locale, "slug": "start"})
        sample = sample_verification(now=timezone.now())
        context = {
            "docs": docs["docs"],
            "reference": docs["docs-reference"],
            "start": start,
            "sheet": verify_page_content(sample),
            "operator": settings.OPERATOR_NAME,
        }
        return self.page("landing.html", context)


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """robots.txt. Verify pages are not listed: they send `noindex`, which crawlers see only if they may fetch."""
    return HttpResponse(ROBOTS, content_type="text/plain")


@require_safe
def security_txt(request: HttpRequest) -> HttpResponse:
    """security.txt (RFC 9116); 404 until `SECURITY_CONTACT` is set."""
    if not settings.SECURITY_CONTACT:
        raise Http404
    expires = timezone.now().replace(microsecond=0) + timedelta(days=SECURITY_TXT_DAYS)
    lines = [
        f"Contact: {settings.SECURITY_CONTACT}",
        f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}",
        "Preferred-Languages: de, en, fr, sq",
        f"Canonical: {settings.BASE_URL}/.well-known/security.txt",
    ]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    """The icon for browsers that ask for /favicon.ico, as on JSON answers."""
    return HttpResponseRedirect(staticfiles_storage.url("certificates/seal.svg"))
