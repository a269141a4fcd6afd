"""The pages that say what went wrong, in the language of the address or else of the visitor.

They need no database and no session, so that they can be shown whatever has failed.
"""

from django.http import Http404, HttpRequest, HttpResponse
from django.template import loader
from django.urls import reverse
from django.utils import translation

from accounts.api import problems
from accounts.scopes import Locale
from certificates import rendering


def nothing_here(request: HttpRequest, **_: str) -> HttpResponse:
    """Answers 404: for addresses of packages that mean nothing here."""
    raise Http404


def refusal(request: HttpRequest, error: problems.DoorError, status: int) -> HttpResponse:
    """A problem document under /api/, a page elsewhere."""
    if request.path_info.startswith("/api/"):
        return problems.answer(error, request)
    return error_page(request, status)


def error_page(request: HttpRequest, status: int) -> HttpResponse:
    """`templates/<status>.html`, as this status."""
    locale = _locale(request)
    # Each language leads to where a visitor starts again.
    starts = {code: reverse("landing", kwargs={"locale": code}) for code in Locale.values}
    with translation.override(locale):
        context = {"languages": rendering.languages(starts, current=locale)}
        html = loader.render_to_string(f"{status}.html", context)
    response = HttpResponse(html, status=status)
    response["Cache-Control"] = "no-store"
    response["Content-Language"] = locale
    return response


def _locale(request: HttpRequest) -> str:
    first = request.path_info.lstrip("/").partition("/")[0]
    return first if first in Locale.values else translation.get_language_from_request(request)
