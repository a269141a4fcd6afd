"""Pages of no app: the landing page and files beside it, errors.

All of them are public. A page of an error needs no database and no session, so that it can be shown whatever has
failed.
"""

from datetime import timedelta
from typing import Any

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.http.multipartparser import MultiPartParserError
from django.shortcuts import resolve_url
from django.template import loader
from django.urls import reverse
from django.utils import timezone, translation
from django.views.decorators.http import require_safe

from accounts.api import problems
from accounts.errors import ServiceError
from accounts.scopes import Locale
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


# --- errors ---------------------------------------------------------------------------------------

RETRY_AFTER = "5"  # seconds
LONGEST_TYPED = 1024 * 1024  # characters of a form that a page gives back


def nothing_here(request: HttpRequest, **_: str) -> HttpResponse:
    """Answer 404: for URLs of packages that are not used here."""
    raise Http404


def refusal(request: HttpRequest, error: ServiceError, status: int) -> HttpResponse:
    """An error answer: a problem document under /api/, a page elsewhere."""
    if request.path_info.lstrip("/").startswith("api/"):
        response = problems.problem_response(error, request)
        response["Cache-Control"] = "no-store"
        return response
    return error_page(request, status)


def expired_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer 403 to a form whose CSRF token does not fit (CSRF_FAILURE_VIEW); 405 where there is no form."""
    view: Any = request.resolver_match and request.resolver_match.func
    page = getattr(view, "view_class", None)
    if page and not hasattr(page, (request.method or "").lower()):
        refused: HttpResponse = page(**view.view_initkwargs).http_method_not_allowed(request)
        return refused
    return error_page(request, 403, template="403_csrf.html")


def error_page(
    request: HttpRequest, status: int, *, template: str = "", **told: object
) -> HttpResponse:
    """An error page: `templates/<status>.html`, or another, with this status."""
    locale = _locale(request)
    # Each language leads to where a visitor starts again.
    starts = {code: reverse("landing", kwargs={"locale": code}) for code in Locale.values}
    with translation.override(locale):
        context = {"languages": starts, **told}
        if request.method == "POST" and request.path_info.startswith("/admin/"):
            context.setdefault("back_to_form", request.get_full_path())
        html = loader.render_to_string(template or f"{status}.html", context)
    response = HttpResponse(html, status=status)
    response["Cache-Control"] = "no-store"
    response["Content-Language"] = locale
    return response


def unavailable_page(request: HttpRequest) -> HttpResponse:
    """The 503 page, with a button that submits a back-office form again."""
    kept = _typed(request) if request.method == "POST" else []
    again = request.get_full_path()
    response = error_page(request, 503, typed=kept, again=again)
    response["Retry-After"] = RETRY_AFTER
    return response


def _typed(request: HttpRequest) -> list[tuple[str, str]]:
    """The submitted fields that may be repeated in a page: no passwords, codes or files."""
    inside = request.path_info.startswith("/admin/")
    if not inside or request.path_info.startswith(
        resolve_url("account_login").removesuffix("login/")
    ):
        return []
    try:
        if request.FILES:
            return []
        pairs = [(name, value) for name, values in request.POST.lists() for value in values]
    except (RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent, MultiPartParserError, OSError):
        return []
    secret = any("password" in name or "secret" in name for name, _value in pairs)
    long = sum(len(name) + len(value) for name, value in pairs) > LONGEST_TYPED
    return [] if secret or long else pairs


def _locale(request: HttpRequest) -> str:
    first = request.path_info.lstrip("/").partition("/")[0]
    return first if first in Locale.values else translation.get_language_from_request(request)
