"""The pages that say what went wrong, in the language of the address or else of the visitor.

They need no database and no session, so that they can be shown whatever has failed.
"""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.template import loader
from django.urls import reverse
from django.utils import translation

from accounts.scopes import Locale


def error_page(request: HttpRequest, status: int) -> HttpResponse:
    """`templates/<status>.html`, as this status."""
    with translation.override(_language(request)):
        html = loader.render_to_string(f"{status}.html", {"languages": _entrances()})
    response = HttpResponse(html, status=status)
    response["Cache-Control"] = "no-store"
    response["Content-Language"] = _language(request)
    return response


def _language(request: HttpRequest) -> str:
    first = request.path_info.lstrip("/").partition("/")[0]
    return first if first in Locale.values else translation.get_language_from_request(request)


def _entrances() -> list[tuple[str, str, str]]:
    """Where a visitor starts again, in each language."""
    return [
        (code, name, reverse("verify-enter", kwargs={"locale": code}))
        for code, name in settings.LANGUAGES
    ]
