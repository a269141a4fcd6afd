"""Error pages, in the language of the URL or else of the visitor.

They need no database and no session, so that they can be shown whatever has failed.
"""

from typing import Any

from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import Http404, HttpRequest, HttpResponse
from django.http.multipartparser import MultiPartParserError
from django.shortcuts import resolve_url
from django.template import loader
from django.urls import reverse
from django.utils import translation

from accounts.api import problems
from accounts.scopes import Locale

RETRY_AFTER = "5"  # seconds
LONGEST_TYPED = 1024 * 1024  # characters of a form that a page gives back


def nothing_here(request: HttpRequest, **_: str) -> HttpResponse:
    """Answer 404: for URLs of packages that are not used here."""
    raise Http404


def refusal(request: HttpRequest, error: problems.ApiError, status: int) -> HttpResponse:
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
