"""The resolver of GS1 Digital Links (GS1-Conformant resolver standard 1.2).

It redirects, or names its links as a linkset. No session, no cookie; anybody may call it from a browser.
"""

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, ClassVar
from urllib.parse import urlsplit

import orjson
from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.template import loader
from django.urls import reverse
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.translation.trans_real import parse_accept_lang_header
from django.views import View

from accounts.api.foundation import throttling
from accounts.api.foundation.problems import Unavailable, problem_response
from accounts.errors import ServiceError
from accounts.scopes import Locale
from certificates.errors import MalformedDigitalLink, ProductLinkNotFound
from certificates.gs1 import MalformedLink, ProductKey, parse
from certificates.public_pages import PRIVATE_HEADERS, READ_ONLY, encoded_path, meant_address
from lib.net.ip_addresses import caller_address

from . import linkset
from .resolve import ResolvedKey, resolve

NAME = "Certificate verification"
LINKSET_TYPE = "application/linkset+json"
JSON_TYPE = "application/json"
LINKSET_WORDS = frozenset({"linkset", "all"})
# The vocabulary as links name it: by its prefix, and by its address today and before.
_VOCABULARIES = (linkset.VOCABULARY, "gs1:", "https://gs1.org/voc/", "https://www.gs1.org/voc/")
_METHODS = "GET, HEAD, OPTIONS"
CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": _METHODS,
    "Access-Control-Allow-Headers": "Accept, Accept-Language",
    "Access-Control-Expose-Headers": "Link, Location",
}


class OpenToBrowsers(View):
    """A view that pages of any origin may read."""

    http_method_names = READ_ONLY
    answer_headers: ClassVar[Mapping[str, str]] = PRIVATE_HEADERS

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        response = super().dispatch(request, *args, **kwargs)
        for name, value in {**self.answer_headers, **CORS}.items():
            response[name] = value
        return response


class ResolverDescription(OpenToBrowsers):
    """`/.well-known/gs1resolver`: what this resolver supports. Compressed URIs it does not."""

    answer_headers = {"Cache-Control": "public, max-age=3600"}

    def get(self, request: HttpRequest) -> HttpResponse:
        description = {
            "name": NAME,
            "resolverRoot": settings.BASE_URL,
            "supportedPrimaryKeys": ["01"],
            "supportedLinkType": [{"namespace": linkset.VOCABULARY, "prefix": "gs1:"}],
            "linkTypeDefaultCanBeLinkset": False,
            "jsonLdContextLocation": linkset.CONTEXT,
        }
        return HttpResponse(orjson.dumps(description), content_type=JSON_TYPE)


class ResolverView(OpenToBrowsers):
    """`/01/{gtin}`, with key qualifiers: redirects to the best link, or answers all as a linkset."""

    def get(self, request: HttpRequest, raw_path: str) -> HttpResponse:
        try:
            key = parse(encoded_path(request).removeprefix("/01/"))
            response = self.answer(key, resolve(key))
        except MalformedLink:
            return self.refused(MalformedDigitalLink())
        except ProductLinkNotFound as error:
            return self.unknown(error)
        except (OperationalError, InterfaceError):
            return self.refused(Unavailable())
        if encoded_path(request).removeprefix("/01/").removesuffix("/") != key.path:
            _add_link(response, f'<{key.uri}>; rel="owl:sameAs"')
        patch_vary_headers(response, ["Accept", "Accept-Language"])
        return response

    def answer(self, key: ProductKey, answers: Sequence[ResolvedKey]) -> HttpResponse:
        """The linkset or the redirect that the request asks for. Raises ProductLinkNotFound."""
        if not answers:
            raise ProductLinkNotFound
        if answers[0].key != key and (meant := meant_address(encoded_path(self.request))):
            return HttpResponseRedirect(self.with_query(meant))
        link_type = self.request.GET.get("linkType", "")
        if link_type in LINKSET_WORDS or self.accepts_linkset(chosen=bool(link_type)):
            return self.linkset_of(key, answers)
        return self.redirect(key, answers, _full_type(link_type) if link_type else linkset.DEFAULT)

    def accepts_linkset(self, *, chosen: bool) -> bool:
        """Whether the request accepts a linkset rather than a page; JSON alone only without a link type."""
        accepted = self.request.headers.get("Accept", "")
        return LINKSET_TYPE in accepted or (
            not chosen and JSON_TYPE in accepted and "text/html" not in accepted
        )

    def linkset_of(self, key: ProductKey, answers: Sequence[ResolvedKey]) -> HttpResponse:
        accepted = self.request.headers.get("Accept", "")
        plain = JSON_TYPE in accepted and LINKSET_TYPE not in accepted
        with translation.override(Locale.EN):
            body = orjson.dumps(linkset.linkset(answers))
        response = HttpResponse(body, content_type=JSON_TYPE if plain else LINKSET_TYPE)
        context = 'rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"'
        _add_link(response, f"<{linkset.CONTEXT}>; {context}")
        return _named_linkset(response, key)

    def redirect(
        self, key: ProductKey, answers: Sequence[ResolvedKey], link_type: str
    ) -> HttpResponse:
        """Redirects to the narrowest link of this type (307), with the query string. Raises ProductLinkNotFound."""
        locale = accepted_locale(self.request)
        for answer in answers:
            link = linkset.best(list(linkset.links_of(answer)), link_type, locale)
            if link is None:
                continue
            # What is narrower than any certificate may be a forged number: the list says so.
            widened = bool(answer.certificate_ids) and answer.key != key
            href = listed_at(key, locale) if widened else link.href
            response = HttpResponseRedirect(self.with_query(href), preserve_request=True)
            return _named_linkset(response, key)
        raise ProductLinkNotFound

    def with_query(self, href: str) -> str:
        """The address with all pairs of the request's query string."""
        query = self.request.META.get("QUERY_STRING", "")
        parts = urlsplit(href)
        joined = "&".join(filter(None, (parts.query, query)))
        return parts._replace(query=joined).geturl()

    def unknown(self, error: ServiceError) -> HttpResponse:
        """Not found (404); after too many unknown keys from a network, 429."""
        try:
            throttling.count_attempt(throttling.UNKNOWN_ID, caller_address(self.request))
        except throttling.TooManyFailures as refusal:
            return self.refused(refusal)
        return self.refused(error)

    def refused(self, error: ServiceError) -> HttpResponse:
        """The error as a problem document, or as a page where one is asked for."""
        response = problem_response(error, self.request)
        patch_vary_headers(response, ["Accept", "Accept-Language"])
        if "text/html" not in self.request.headers.get("Accept", ""):
            return response
        locale = accepted_locale(self.request) or Locale.EN.value
        with translation.override(locale):
            starts = {code: reverse("landing", kwargs={"locale": code}) for code in Locale.values}
            context = {
                "languages": starts,
                "is_malformed": response.status_code == HTTPStatus.BAD_REQUEST,
                "detail": error.detail(),
            }
            page = loader.render_to_string("certificates/no_link.html", context)
        response.content = page.encode()
        response["Content-Type"] = "text/html; charset=utf-8"
        response["Content-Language"] = locale
        return response


def accepted_locale(request: HttpRequest) -> str:
    """The first language of the visitor that pages have; empty if there is none."""
    accepted = parse_accept_lang_header(request.headers.get("Accept-Language", ""))
    languages = (code.partition("-")[0] for code, _quality in accepted)
    return next((code for code in languages if code in Locale.values), "")


def listed_at(key: ProductKey, locale: str) -> str:
    """The address of the page that lists the certificates of a key."""
    within = f"{locale}/" if locale else ""
    return f"{settings.BASE_URL}/{within}products/{key.path}"


def _full_type(stated: str) -> str:
    """The IRI of a link type of the GS1 Web Vocabulary; any other as it is."""
    for vocabulary in _VOCABULARIES:
        if stated.startswith(vocabulary):
            return linkset.VOCABULARY + stated.removeprefix(vocabulary)
    return stated


def _named_linkset(response: HttpResponse, key: ProductKey) -> HttpResponse:
    _add_link(response, f'<{key.uri}?linkType=linkset>; rel="linkset"; type="{LINKSET_TYPE}"')
    return response


def _add_link(response: HttpResponse, link: str) -> None:
    before = response.get("Link")
    response["Link"] = f"{before}, {link}" if before else link
