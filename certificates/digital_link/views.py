"""The resolver of GS1 Digital Links (GS1-Conformant resolver standard 1.2), and a product's public page.

The resolver redirects, or names its links as a linkset. No session, no cookie; anybody may call it from a
browser.
"""

from collections.abc import Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any, ClassVar
from urllib.parse import urlsplit

import orjson
from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.template import loader
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.utils.translation.trans_real import parse_accept_lang_header
from django.views import View

from accounts.api.problems import Unavailable, problem_response
from accounts.errors import ServiceError
from accounts.limits import throttling
from accounts.scopes import Locale
from certificates import gs1
from certificates.addresses import CertificatesPrefix
from certificates.errors import MalformedDigitalLink, ProductLinkNotFound
from certificates.gs1 import MalformedLink, ProductKey, parse
from certificates.public_pages import (
    PRIVATE_HEADERS,
    READ_ONLY,
    CertificatePage,
    LanguageRedirect,
    encoded_path,
    meant_address,
)
from certificates.verification import texts
from certificates.verification.operations import find_many
from lib import ids
from lib.net.ip_addresses import caller_address

from . import resolving
from .resolving import ResolvedKey, resolve


class ProductRedirect(LanguageRedirect):
    """The list's address without a language, as links for everybody have it."""

    def address(self, locale: str, **kwargs: str) -> str:
        """Keeps the path as it was sent: a slash inside a batch number is no slash of the path."""
        return f"/{locale}{encoded_path(self.request)}"


class ProductPage(CertificatePage):
    """The certificates of a batch or serial number, the newest first. A GTIN alone lists none."""

    def get(self, request: HttpRequest, *, locale: str, raw_path: str) -> HttpResponse:
        try:
            key = parse(encoded_path(request).removeprefix(f"/{locale}/products/"))
        except MalformedLink:
            return self.no_identifier(raw_path)
        listed = next((each for each in resolve(key) if each.certificate_ids), None)
        return self.show(key, listed) if listed else self.not_found(raw_path)

    def show(self, key: ProductKey, listed: ResolvedKey) -> HttpResponse:
        """The list; above it what the visitor's link named beyond what any certificate states."""
        public_ids = [
            ids.encode(CertificatesPrefix.CERTIFICATE, each) for each in listed.certificate_ids
        ]
        answers = find_many(public_ids, locale=self.kwargs["locale"], now=timezone.now())
        lines = [
            (answers[each], texts.verdict(answers[each])) for each in public_ids if each in answers
        ]
        as_of = next((answer.as_of for answer in answers.values()), None)
        context = {
            "facts": list(_facts(listed.key)),
            "unknown": list(_facts(key))[1 + len(listed.key.qualifiers) :],
            "lines": lines,
            "more": listed.more,
            "old_records": texts.old_records(as_of),
        }
        return self.page("certificates/digital_link/product.html", context, as_of=as_of)


def _facts(key: ProductKey) -> Iterator[tuple[str, str]]:
    """The key as labels and values."""
    labels = {
        gs1.VARIANT: _("Product variant"),
        gs1.BATCH: _("Batch"),
        gs1.SERIAL: _("Serial number"),
        gs1.THIRD_PARTY_SERIAL: _("Third party’s serial number"),
    }
    yield _("GTIN"), key.gtin
    for identifier, value in key.qualifiers:
        yield labels[identifier], value


NAME = "Certificate verification"
LINKSET_TYPE = "application/linkset+json"
JSON_TYPE = "application/json"
LINKSET_WORDS = frozenset({"linkset", "all"})
# The vocabulary as links name it: by its prefix, and by its address today and before.
_VOCABULARIES = (resolving.VOCABULARY, "gs1:", "https://gs1.org/voc/", "https://www.gs1.org/voc/")
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
            "supportedLinkType": [{"namespace": resolving.VOCABULARY, "prefix": "gs1:"}],
            "linkTypeDefaultCanBeLinkset": False,
            "jsonLdContextLocation": resolving.CONTEXT,
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
        return self.redirect(
            key, answers, _full_type(link_type) if link_type else resolving.DEFAULT
        )

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
            body = orjson.dumps(resolving.linkset(answers))
        response = HttpResponse(body, content_type=JSON_TYPE if plain else LINKSET_TYPE)
        context = 'rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"'
        _add_link(response, f"<{resolving.CONTEXT}>; {context}")
        return _named_linkset(response, key)

    def redirect(
        self, key: ProductKey, answers: Sequence[ResolvedKey], link_type: str
    ) -> HttpResponse:
        """Redirects to the narrowest link of this type (307), with the query string. Raises ProductLinkNotFound."""
        locale = accepted_locale(self.request)
        for answer in answers:
            link = resolving.best(list(resolving.links_of(answer)), link_type, locale)
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
            page = loader.render_to_string("certificates/digital_link/no_link.html", context)
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
            return resolving.VOCABULARY + stated.removeprefix(vocabulary)
    return stated


def _named_linkset(response: HttpResponse, key: ProductKey) -> HttpResponse:
    _add_link(response, f'<{key.uri}?linkType=linkset>; rel="linkset"; type="{LINKSET_TYPE}"')
    return response


def _add_link(response: HttpResponse, link: str) -> None:
    before = response.get("Link")
    response["Link"] = f"{before}, {link}" if before else link
