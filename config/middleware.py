"""Middlewares beside Django's; MIDDLEWARE in `config.settings.base` has their order.

For all requests: Content-Security-Policy (ADR 0007), compression, addresses that cannot be read or end with a sign
too many, languages, cookies. Outside the API: how often a page is posted to, how large bodies are and how many
fields they have; the API's views limit their own requests, once they know the key.
"""

import re
from collections.abc import Callable
from http import HTTPStatus
from tempfile import SpooledTemporaryFile
from typing import Any
from urllib.parse import unquote_to_bytes

from csp.constants import HEADER
from csp.utils import build_policy
from django.conf import settings
from django.contrib.messages import middleware
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.middleware import locale
from django.middleware.gzip import GZipMiddleware
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.http import parse_header_parameters

from accounts.actors import Rate
from accounts.api.problems import (
    ApiError,
    BodyTooLarge,
    MalformedAddress,
    MethodNotAllowed,
    TooManyFields,
    problem_response,
)
from accounts.limits import throttling
from accounts.scopes import Locale
from accounts.sign_in.lockout import person_fingerprint
from certificates.public_pages import encoded_path, meant_address
from config.pages import error_page, refusal
from lib.net.ip_addresses import caller_address

API = "/api/"
BACK_OFFICE = "/admin/"
ACCOUNT_PAGES = "/admin/access/"  # signing in, and what one does before and after it
# Files that machines read: whatever the method, there is no form to protect.
FILES = re.compile(
    r"/(?:log|issuers|contexts|branding|verifier|\.well-known)/"
    r"|/(?:healthz|readyz|metrics|robots\.txt|llms\.txt|favicon\.ico)$"
)
READING = frozenset({"GET", "HEAD"})
WITHOUT_BODY = READING | {"OPTIONS"}
MAILING = frozenset({"account_reset_password", "sign_on"})  # each one sends a mail
# GETs that send requests to an issuer's provider.
ASKING_OTHERS = frozenset({"sign_on_callback", "sign_on_start"})
SIGNING_IN = ASKING_OTHERS | {
    *("admin:login", "account_login", "mfa_authenticate", "mfa_login_webauthn"),
}
PIECE = 1024 * 1024  # bytes of a body
LONGEST_NAMED = 100  # characters of the part of an address that an error names
SHORTEST_COMPRESSED = 1000  # bytes: what fits into one packet is no faster
TAKES_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")
_VERIFY_PAGE = re.compile(f"/(?:(?:{'|'.join(Locale.values)})/verify|seal)/")
_NOT_FOUND = (HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND)
_STRAY_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
_REFUSED = re.compile(r";\s*q=0(?:\.0*)?\s*$")


class Middleware:
    """What all of them have: they stand around whatever answers the request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)


class ContentSecurityPolicyMiddleware(Middleware):
    """Sets the strict policy, or the back office's own.

    Both are made once: django-csp's own middleware makes one anew for every answer, which cost as
    much as a short query.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        super().__init__(get_response)
        self._strict = build_policy()
        self._back_office = build_policy(config=settings.BACK_OFFICE_CONTENT_SECURITY_POLICY)

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        inside = request.path_info.startswith(BACK_OFFICE)
        response.headers.setdefault(HEADER, self._back_office if inside else self._strict)
        return response


class CompressionMiddleware(GZipMiddleware):
    """Django's for texts that are there whole: answers of the API, pages.

    Of the back office, only what is read: the answer to a form may show a secret once (a new key),
    which its length must not tell (BREACH).
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
            or (request.method == "POST" and request.path_info.startswith(BACK_OFFICE))
        ):
            return response
        patch_vary_headers(response, ("Accept-Encoding",))
        if not TAKES_GZIP.search(request.headers.get("Accept-Encoding", "")):
            return response
        return super().process_response(request, response)


class RefuseMethodMiddleware(Middleware):
    """Tells machines in a problem document that a file does not take their method."""

    def __call__(self, request: HttpRequest) -> HttpResponse:
        empty = self.get_response(request)
        if empty.status_code != HTTPStatus.METHOD_NOT_ALLOWED or not FILES.match(request.path_info):
            return empty
        response = problem_response(MethodNotAllowed(method=request.method or ""), request)
        response["Allow"], response["Cache-Control"] = empty["Allow"], "no-store"
        patch_vary_headers(response, ("Accept-Language",))
        return response


class LeadOnMiddleware(Middleware):
    """Leads on from a public address that was not found, where it is one with a sign too many: `…/cert_1)`."""

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code not in _NOT_FOUND or request.method not in READING:
            return response
        meant = meant_address(encoded_path(request))
        if meant is None:
            return response
        query = request.META.get("QUERY_STRING", "")
        redirect = HttpResponseRedirect(f"{meant}?{query}" if query else meant)
        for name, value in response.items():
            redirect.headers.setdefault(name, value)
        return redirect


class RefusedLanguagesMiddleware(Middleware):
    """Leaves out of Accept-Language what has `q=0`: none of these is wanted (RFC 9110, 12.4.2)."""

    def __call__(self, request: HttpRequest) -> HttpResponse:
        accepted = request.META.get("HTTP_ACCEPT_LANGUAGE", "")
        if "q=0" in accepted:
            wanted = (each.strip() for each in accepted.split(",") if not _REFUSED.search(each))
            request.META["HTTP_ACCEPT_LANGUAGE"] = ",".join(wanted)
        return self.get_response(request)


class RefuseBadAddressMiddleware(Middleware):
    """Answers 400 to an address that is not percent-encoded UTF-8, or has a NUL, which PostgreSQL cannot hold.

    Django reads other bytes as U+FFFD, and a stray `%` as itself: a filter would look for what was never meant.
    The API names the parameter that has a NUL itself.
    """

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
    is_api = request.path_info.startswith(API)
    return not _STRAY_PERCENT.search(part) and (is_api or b"\0" not in value)


class IgnoreCookiesMiddleware(Middleware):
    """Requests of the API and for files, and who reads a verify page, have no cookie but that of the language.

    So they have no session and no signed-in user, ask for no form's secret, and are answered without a cookie.
    """

    def __call__(self, request: HttpRequest) -> HttpResponse:
        path = request.path_info
        is_file = path.startswith(API) or FILES.match(path)
        if is_file or (request.method in READING and _VERIFY_PAGE.match(path)):
            language = request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME)
            request.COOKIES = {settings.LANGUAGE_COOKIE_NAME: language} if language else {}
            request.csrf_processing_done = True  # type: ignore[attr-defined]
        return self.get_response(request)


class LocaleMiddleware(locale.LocaleMiddleware):
    """Django's, by cookie and Accept-Language alone (the views read the language of an address), and not for files."""

    def process_request(self, request: HttpRequest) -> None:
        translation.activate(translation.get_language_from_request(request))
        request.LANGUAGE_CODE = translation.get_language()

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        if not FILES.match(request.path_info):
            patch_vary_headers(response, ("Accept-Language",))
            response.headers.setdefault("Content-Language", translation.get_language())
        return response


class MessageMiddleware(middleware.MessageMiddleware):
    """Django's, but not for requests without cookies: making the storage takes longer than all else about them."""

    def process_request(self, request: HttpRequest) -> None:
        if not hasattr(request, "csrf_processing_done"):
            super().process_request(request)


class LimitPublicPosts(Middleware):
    """Answers 429, before the body is read, to who posts too often to one page.

    Counted by network; in a browser in which somebody has signed in before, by that person, so that people who
    share an address do not lock each other out. Who is signed in is counted only where a mail is sent to whomever
    they name. Files cost nothing, and the API counts its requests itself (`accounts.limits.throttling`).
    """

    def process_view(
        self, request: HttpRequest, view: Any, args: Any, kwargs: Any
    ) -> HttpResponse | None:
        """Count a POST once its view is known."""
        name = (request.resolver_match and request.resolver_match.view_name) or "unnamed"
        path = request.path_info
        if path.startswith(API) or FILES.match(path):
            return None
        if request.method in WITHOUT_BODY and name not in ASKING_OTHERS:
            return None
        if request.user.is_authenticated and name not in MAILING:
            return None
        try:
            _count_post(request, name)
        except throttling.TooManyFailures as error:
            seconds = int(str(error.members["retryAfter"]))
            response = error_page(
                request, 429, what="requests", seconds=seconds, again=request.path
            )
            response["Retry-After"] = str(seconds)
            return response
        return None


def _count_post(request: HttpRequest, name: str) -> None:
    """Count a request by person, browser or network. Raises TooManyFailures."""
    flood, rate = f"post:{name}", _rate_of_posts(name)
    if request.user.is_authenticated:
        throttling.count_attempt_from(flood, f"person:{request.user.pk}", rate)
    elif mark := person_fingerprint(request):
        throttling.count_attempt_from(flood, f"known:{mark}", rate)
    else:
        throttling.count_attempt(flood, caller_address(request), rate)


def _rate_of_posts(name: str) -> Rate:
    burst, per_minute = settings.FLOOD_BURST, settings.FLOOD_PER_MINUTE
    if name in SIGNING_IN:  # a whole company may share one address
        return Rate(burst=5 * burst, per_minute=2 * per_minute)
    if name in MAILING:
        return Rate(burst=max(burst // 2, 1), per_minute=max(per_minute // 30, 1))
    return Rate(burst=burst, per_minute=per_minute)


class LimitBodies(Middleware):
    """Refuses what is larger than its page takes. Parsing 19,000 fields takes seconds, counting them does not."""

    def __call__(self, request: HttpRequest) -> HttpResponse:
        try:
            return self.get_response(request)
        finally:
            if counted := getattr(request, "counted_body", None):
                counted.close()

    def process_view(
        self, request: HttpRequest, view: Any, args: Any, kwargs: Any
    ) -> HttpResponse | None:
        """Refuse the body of a POST, once its view is known."""
        path = request.path_info
        if request.method in WITHOUT_BODY or path.startswith(API):
            return None
        length = int(request.META.get("CONTENT_LENGTH") or 0)
        is_form_of_staff = (
            path.startswith(BACK_OFFICE)
            and not path.startswith(ACCOUNT_PAGES)
            and request.user.is_authenticated
        )
        if is_form_of_staff:
            limit = settings.FORM_LIMIT
            error: ApiError | None = BodyTooLarge(limit=limit) if length > limit else None
        else:
            error = _fault(request, getattr(view, "view_class", None), length)
        return refusal(request, error, 413) if error else None


def _fault(request: HttpRequest, page: Any, length: int) -> ApiError | None:
    """What is wrong with a stranger's body. A page with a `body_limit` answers what is larger itself."""
    media_type, params = parse_header_parameters(request.META.get("CONTENT_TYPE", ""))
    takes_files = hasattr(page, "body_limit") and media_type == "multipart/form-data"
    if length > settings.BODY_LIMIT and not takes_files:
        return BodyTooLarge(limit=settings.BODY_LIMIT)
    if takes_files and length > page.body_limit():
        return None
    mark = "&" if media_type == "application/x-www-form-urlencoded" else ""
    if media_type == "multipart/form-data":
        mark = f"--{params.get('boundary', '')}"
    if mark and _fields(request, mark.encode("ascii", "replace")) > settings.FORM_FIELDS:
        return TooManyFields(limit=settings.FORM_FIELDS)
    return None


def _fields(request: HttpRequest, mark: bytes) -> int:
    """Count what occurs about once in each field, until there are too many; then the body is there again."""
    body, count = SpooledTemporaryFile(settings.BODY_LIMIT), 0  # noqa: SIM115
    while count <= settings.FORM_FIELDS and (piece := request.read(PIECE)):
        count += piece.count(mark)
        body.write(piece)
    body.seek(0)
    request.counted_body = body  # type: ignore[attr-defined]
    request._stream, request._read_started = body, False  # type: ignore[assignment,attr-defined]
    return count
