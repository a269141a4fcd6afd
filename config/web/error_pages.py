"""The pages that say what went wrong, in the language of the address or else of the visitor.

They need no database and no session, so that they can be shown whatever has failed.
"""

from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import Http404, HttpRequest, HttpResponse
from django.http.multipartparser import MultiPartParserError
from django.shortcuts import resolve_url
from django.template import loader
from django.urls import reverse
from django.utils import translation

from accounts.api.foundation import problems
from accounts.scopes import Locale
from certificates import rendering

RETRY_AFTER = "5"  # seconds
LONGEST_TYPED = 1024 * 1024  # characters of a form that a page gives back


def nothing_here(request: HttpRequest, **_: str) -> HttpResponse:
    """Answers 404: for addresses of packages that mean nothing here."""
    raise Http404


def refusal(request: HttpRequest, error: problems.ApiError, status: int) -> HttpResponse:
    """A problem document under /api/, a page elsewhere."""
    if request.path_info.startswith("/api/"):
        return problems.problem_response(error, request)
    return error_page(request, status)


def error_page(request: HttpRequest, status: int, **told: object) -> HttpResponse:
    """`templates/<status>.html`, as this status."""
    locale = _locale(request)
    # Each language leads to where a visitor starts again.
    starts = {code: reverse("landing", kwargs={"locale": code}) for code in Locale.values}
    with translation.override(locale):
        context = {"languages": rendering.languages(starts, current=locale), **told}
        html = loader.render_to_string(f"{status}.html", context)
    response = HttpResponse(html, status=status)
    response["Cache-Control"] = "no-store"
    response["Content-Language"] = locale
    return response


def unavailable_page(request: HttpRequest) -> HttpResponse:
    """503, with a button that sends once more what a form of the back office has sent."""
    kept = _typed(request) if request.method == "POST" else []
    again = request.get_full_path()
    response = error_page(request, 503, typed=kept, again=again)
    response["Retry-After"] = RETRY_AFTER
    return response


def _typed(request: HttpRequest) -> list[tuple[str, str]]:
    """What was typed, where it may stand in a page: no passwords, no codes, and no files, which can't."""
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
