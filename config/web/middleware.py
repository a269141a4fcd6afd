"""Middlewares beside Django's: Content-Security-Policy (ADR 0007), cookies that are not read, refused methods,
addresses with spoilt ends or that cannot be read, and files that have no language."""

import re
from collections.abc import Callable
from http import HTTPStatus
from urllib.parse import unquote_to_bytes

from csp.constants import HEADER
from csp.utils import build_policy
from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.middleware import locale
from django.middleware.gzip import GZipMiddleware
from django.utils.cache import patch_vary_headers

from accounts.api.foundation.problems import (
    MalformedAddress,
    MethodNotAllowed,
    problem_response,
)
from accounts.scopes import Locale
from certificates.views.base import encoded_path, meant_address

from .error_pages import refusal

API = "/api/"
READING = frozenset({"GET", "HEAD"})
# Files that machines read: whatever the method, there is no form to protect.
FILES = re.compile(
    r"/(?:log|issuers|contexts|branding|verifier|\.well-known)/"
    r"|/(?:healthz|readyz|metrics|robots\.txt|llms\.txt|favicon\.ico)$"
)
_VERIFY_PAGE = re.compile(f"/(?:(?:{'|'.join(Locale.values)})/verify|seal)/")

_NOT_FOUND = (HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND)
_STRAY_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
_REFUSED = re.compile(r";\s*q=0(?:\.0*)?\s*$")
LONGEST_NAMED = 100  # characters of the part of an address that an error names
SHORTEST_COMPRESSED = 1000  # bytes: what fits into one packet is no faster
TAKES_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")


class ContentSecurityPolicyMiddleware:
    """Sets the strict policy, or the back office's own.

    Both are made once: django-csp's own middleware makes one anew for every answer, which cost as
    much as a short query.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self._strict = build_policy()
        self._back_office = build_policy(config=settings.BACK_OFFICE_CONTENT_SECURITY_POLICY)

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        inside = request.path_info.startswith("/admin/")
        response.headers.setdefault(HEADER, self._back_office if inside else self._strict)
        return response


class CompressionMiddleware(GZipMiddleware):
    """Django's for texts that are there whole: answers of the API, public pages.

    The back office is left out: its pages hold secrets beside what a link may put into them (BREACH).
    """

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        kind = response.headers.get("Content-Type", "").partition(";")[0]
        is_text = kind.startswith("text/") or kind.endswith(("json", "xml"))
        if (
            not is_text
            or response.streaming
            or len(response.content) < SHORTEST_COMPRESSED  # type: ignore[attr-defined]
            or request.path_info.startswith("/admin/")
        ):
            return response
        patch_vary_headers(response, ("Accept-Encoding",))
        if not TAKES_GZIP.search(request.headers.get("Accept-Encoding", "")):
            return response
        return super().process_response(request, response)


class RefuseMethodMiddleware:
    """Tells machines in a problem document that a file does not take their method."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        empty = self.get_response(request)
        if empty.status_code != HTTPStatus.METHOD_NOT_ALLOWED or not FILES.match(request.path_info):
            return empty
        response = problem_response(MethodNotAllowed(method=request.method or ""), request)
        response["Allow"], response["Cache-Control"] = empty["Allow"], "no-store"
        patch_vary_headers(response, ("Accept-Language",))
        return response


class LeadOnMiddleware:
    """Leads on from a public address that was not found, where it is one with a sign too many: `…/cert_1)`."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code not in _NOT_FOUND or request.method not in {"GET", "HEAD"}:
            return response
        meant = meant_address(encoded_path(request))
        if meant is None:
            return response
        query = request.META.get("QUERY_STRING", "")
        redirect = HttpResponseRedirect(f"{meant}?{query}" if query else meant)
        for name, value in response.items():
            redirect.headers.setdefault(name, value)
        return redirect


class RefusedLanguagesMiddleware:
    """Leaves out of Accept-Language what has `q=0`: none of these is wanted (RFC 9110, 12.4.2)."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        accepted = request.META.get("HTTP_ACCEPT_LANGUAGE", "")
        if "q=0" in accepted:
            wanted = (each.strip() for each in accepted.split(",") if not _REFUSED.search(each))
            request.META["HTTP_ACCEPT_LANGUAGE"] = ",".join(wanted)
        return self.get_response(request)


class RefuseBadAddressMiddleware:
    """Answers 400 to an address that is not percent-encoded UTF-8, or has a NUL, which PostgreSQL cannot hold.

    Django reads other bytes as U+FFFD, and a stray `%` as itself: a filter would look for what was never meant.
    The API names the parameter that has a NUL itself.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        meta = request.META
        path = meta.get("RAW_URI", "").partition("?")[0]
        for part in (path, *meta.get("QUERY_STRING", "").split("&")):
            if ("%" in part or not part.isascii()) and not _is_readable(request, part):
                name = part.partition("=")[0][:LONGEST_NAMED]
                return refusal(request, MalformedAddress(part=name), HTTPStatus.BAD_REQUEST)
        return self.get_response(request)


def _is_readable(request: HttpRequest, part: str) -> bool:
    """Whether a part of the address, as sent, is UTF-8 in percent-encoding."""
    value = unquote_to_bytes(part.encode("latin-1"))
    try:
        value.decode()
    except UnicodeDecodeError:
        return False
    is_api = request.path_info.startswith("/api/")
    return not _STRAY_PERCENT.search(part) and (is_api or b"\0" not in value)


class IgnoreCookiesMiddleware:
    """Requests of the API and for files, and who reads a verify page, have no cookie but that of the language.

    So they have no session and no signed-in user, ask for no form's secret, and are answered without a cookie.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        path = request.path_info
        is_read = request.method in READING and _VERIFY_PAGE.match(path)
        if is_read or path.startswith(API) or FILES.match(path):
            language = request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME)
            request.COOKIES = {settings.LANGUAGE_COOKIE_NAME: language} if language else {}
            request.csrf_processing_done = True  # type: ignore[attr-defined]
        return self.get_response(request)


class LocaleMiddleware(locale.LocaleMiddleware):
    """Django's, but files are the same in every language."""

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        if FILES.match(request.path_info):
            return response
        return super().process_response(request, response)
