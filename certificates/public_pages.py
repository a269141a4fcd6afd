"""Base of the public pages: language, cache headers, and the pages for errors."""

import re
import unicodedata
from collections.abc import Mapping
from datetime import datetime
from html import unescape
from typing import Any, ClassVar
from urllib.parse import quote, unquote

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.template import loader
from django.urls import Resolver404, get_script_prefix, resolve, reverse
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.encoding import escape_uri_path
from django.views import View

from accounts.limits import throttling
from accounts.scopes import Locale
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateNotFound
from lib import ids
from lib.database import replicas
from lib.net.ip_addresses import caller_address

READ_ONLY = ["get", "head", "options"]
RETRY_AFTER = "10"  # seconds
_PRODUCTS = ("01", "products")
_ROOTS = ("verify", "seal", *_PRODUCTS)
_WORDS = re.compile(r"[^\W_](?:.*[^\W_])?", re.DOTALL)  # from the first letter or digit to the last
_ENDS = re.compile(r"[\W_]+$")
_LOCALE = re.compile(rf"(?:{'|'.join(Locale.values)})(?:[-_][a-z]{{2,4}})?", re.IGNORECASE)
MAX_TYPED_LENGTH = 200
LANGUAGES: tuple[str, ...] = tuple(Locale.values)  # Django lists them anew at each look
PRIVATE_HEADERS = {
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow, noarchive",
    "Referrer-Policy": "no-referrer",
}


class PublicPage(View):
    """A page in the language of its URL."""

    http_method_names = READ_ONLY
    answer_headers: ClassVar[Mapping[str, str]] = PRIVATE_HEADERS

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        with translation.override(kwargs["locale"]):
            response = self.respond(request, *args, **kwargs)
        response["Content-Language"] = kwargs["locale"]
        for name, value in self.answer_headers.items():
            response[name] = value
        return response

    def respond(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """What the method of this request returns."""
        return super().dispatch(request, *args, **kwargs)

    def page(
        self,
        template: str,
        context: Mapping[str, object],
        *,
        status: int = 200,
        as_of: datetime | None = None,
    ) -> HttpResponse:
        """Renders the template now: the language is active only until `dispatch` returns."""
        html = loader.render_to_string(template, {**self.addresses(), **context})
        return HttpResponse(html, status=status, headers=replicas.age_header(as_of))

    def addresses(self) -> dict[str, Any]:
        """The page's own address, and the links to it in the other languages."""
        locale: str = self.kwargs["locale"]
        tail = escape_uri_path(self.request.path_info.removeprefix(f"/{locale}"))
        addresses = {code: f"{get_script_prefix()}{code}{tail}" for code in LANGUAGES}
        return {
            "languages": addresses,
            "here": addresses[locale],
            "page_url": f"{settings.BASE_URL}/{locale}{tail}",
            "site": settings.BASE_URL,
        }


class CertificatePage(PublicPage):
    """A page about a certificate, with the responses for unknown, too many and unavailable."""

    attempts = "identifiers"  # of which page 429 says that there were too many: identifiers, names, files, prints

    def respond(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """With the page for what went wrong where there is no such certificate, or it cannot be read."""
        try:
            return super().respond(request, *args, **kwargs)
        except CertificateNotFound:
            return self.not_found(kwargs["raw_id"])
        except throttling.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])), self.attempts)
        except (OperationalError, InterfaceError):
            return self.unavailable()

    def not_found(self, raw_id: str) -> HttpResponse:
        """Not found (404); after too many unknown identifiers from a network, 429."""
        try:
            throttling.count_attempt(throttling.UNKNOWN_ID, caller_address(self.request))
        except throttling.TooManyFailures as refusal:
            return self.too_many(int(str(refusal.members["retryAfter"])))
        return self.nothing_under(raw_id)

    def no_identifier(self, typed: str) -> HttpResponse:
        """Not an identifier (404), such as a serial number. Not counted as a guess."""
        return self.nothing_under(typed, is_identifier=False)

    def nothing_under(self, typed: str, *, is_identifier: bool = True) -> HttpResponse:
        """The page not_found.html with the text that was typed."""
        context = {"typed": typed[:MAX_TYPED_LENGTH], "is_identifier": is_identifier}
        return self.page("certificates/verification/not_found.html", context, status=404)

    def too_many(self, seconds: int, what: str = "identifiers") -> HttpResponse:
        """Too many `what` (429), and how long to wait."""
        response = self.page("429.html", {"seconds": seconds, "what": what}, status=429)
        response["Retry-After"] = str(seconds)
        return response

    def unavailable(self) -> HttpResponse:
        response = self.page("certificates/verification/unavailable.html", {}, status=503)
        response["Retry-After"] = RETRY_AFTER
        return response


class LanguageRedirect(View):
    """Redirects a URL without a language to the page in the visitor's language."""

    http_method_names = READ_ONLY
    to = ""  # the name of the route

    def get(self, request: HttpRequest, **kwargs: str) -> HttpResponse:
        locale = translation.get_language_from_request(request)
        response = HttpResponseRedirect(self.address(locale, **kwargs))
        patch_vary_headers(response, ["Accept-Language"])
        for name, value in PRIVATE_HEADERS.items():
            response[name] = value
        return response

    def address(self, locale: str, **kwargs: str) -> str:
        """The page's path in this language."""
        if "raw_id" in kwargs:
            kwargs["raw_id"] = canonical_id(kwargs["raw_id"]) or kwargs["raw_id"]
        return reverse(self.to, kwargs={"locale": locale, **kwargs})


def canonical_id(text: str) -> str | None:
    """The canonical identifier for a text however typed; None if it is none."""
    certificate_id = ids.parse_lenient(CertificatesPrefix.CERTIFICATE, text)
    return ids.encode_or_none(CertificatesPrefix.CERTIFICATE, certificate_id)


def id_in_address(text: str) -> str | None:
    """The identifier in a text that may be the URL of a verify page."""
    address = text.strip().partition("?")[0].partition("#")[0]
    return canonical_id(address.rstrip("/").rpartition("/")[2])


def encoded_path(request: HttpRequest) -> str:
    """The path as it was sent: a slash inside a value is `%2F`."""
    sent: str = request.META.get("RAW_URI", "").partition("?")[0]
    return sent or quote(request.path_info)


def meant_address(path: str) -> str | None:
    """The public address that a path was meant to be, as sent; None if it is as it should be, or leads nowhere.

    Mails and texts add a bracket, a full stop or a slash to the end of an address, and people type `/EN/`.
    A product number may begin and end with such signs, so of its address only the last sign is taken away.
    """
    parts = path.lstrip("/").split("/")
    while parts and not _WORDS.search(_plain(parts[-1])):
        parts.pop()
    locale = _plain(parts[0]).lower()[:2] if parts and _LOCALE.fullmatch(_plain(parts[0])) else ""
    start = [locale] if locale else []
    if len(parts) <= len(start) or (root := _plain(parts[len(start)]).lower()) not in _ROOTS:
        return None
    values = parts[len(start) + 1 :]
    if root in _PRODUCTS:
        values[-1:] = [quote(_ENDS.sub("", _plain(value)), safe="") for value in values[-1:]]
    else:
        words = [match[0] for value in values if (match := _WORDS.search(_plain(value)))]
        values = [quote(word, safe="") for word in words]
    meant = "/" + "/".join([*start, root, *(values or [""])])
    try:
        raw_id = resolve(unquote(meant)).kwargs.get("raw_id")
    except Resolver404:
        return None
    return None if meant == path or (raw_id and canonical_id(raw_id) is None) else meant


def _plain(part: str) -> str:
    """A segment of a path as text, full-width forms and `&gt;` as the usual signs."""
    return unicodedata.normalize("NFKC", unescape(unquote(part)))


def verify_path(locale: str, certificate_id: str) -> str:
    """The path of the verify page in this language."""
    return reverse("verify", kwargs={"locale": locale, "raw_id": certificate_id})
