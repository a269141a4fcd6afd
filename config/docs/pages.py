"""The pages of the portal: a guide each, the errors, and the reference of the interface."""

from typing import Any, NamedTuple

from csp.constants import HEADER
from csp.utils import build_policy
from django.conf import settings
from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _

from accounts.models import Plan
from accounts.scopes import Feature
from certificates.views import Page
from config.docs.content import SLUGS, guide
from config.docs.errors import fields, groups


class Entry(NamedTuple):
    """A line of the list of pages."""

    address: str
    title: str
    current: bool


class DocsPage(Page):
    """What every page of the portal has: the list of all pages, and leave to be kept and found."""

    answer_headers = {"Cache-Control": "public, max-age=3600", "Referrer-Policy": "no-referrer"}

    def docs(self, template: str, current: str, context: dict[str, Any]) -> HttpResponse:
        locale = self.kwargs["locale"]
        index = reverse("docs", kwargs={"locale": locale})
        return self.page(template, {"pages": entries(locale, current), "index": index, **context})


class IndexPage(DocsPage):
    """The way in: every guide with its first sentence."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        guides = [(_address(locale, slug), guide(locale, slug)) for slug in SLUGS]
        cards = [(address, each.title, each.lead) for address, each in guides]
        return self.docs("docs/index.html", "", {"cards": cards + _made(locale)})


class GuidePage(DocsPage):
    """One guide, with the way to the next."""

    def get(self, request: HttpRequest, *, locale: str, slug: str) -> HttpResponse:
        try:
            found = guide(locale, slug)
        except KeyError as error:
            raise Http404 from error
        context: dict[str, Any] = {"guide": found, "following": _next(locale, slug)}
        if slug == "limits":
            context |= {"plans": plans(), "features": Feature}
        return self.docs("docs/guide.html", slug, context)


class ErrorsPage(DocsPage):
    """Every `type` URL of an error answer leads here (RFC 9457)."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        context = {"groups": list(groups()), "fields": list(fields())}
        return self.docs("docs/errors.html", "errors", context)


class ReferencePage(DocsPage):
    """The OpenAPI document in a viewer. It sends nothing: a key has no business in a browser."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        address = f"{reverse('openapi')}?lang={locale}"
        response = self.docs("docs/reference.html", "reference", {"openapi": address})
        response[HEADER] = build_policy(config=settings.REFERENCE_CONTENT_SECURITY_POLICY)
        return response


def entries(locale: str, current: str) -> list[Entry]:
    """Every page of the portal, in the order of the list."""
    found = [
        Entry(_address(locale, slug), guide(locale, slug).title, slug == current) for slug in SLUGS
    ]
    for address, title, _lead in _made(locale):
        found.append(Entry(address, title, address.endswith(f"/{current}")))
    return found


def plans() -> list[Plan]:
    """The plans there are, the smallest first; none while the database is away."""
    try:
        return list(Plan.objects.order_by("monthly_certificates", "name"))
    except DatabaseError:
        return []


def _made(locale: str) -> list[tuple[str, str, str]]:
    """The pages made from the code: address, title, first sentence."""
    return [
        (
            reverse("docs-errors", kwargs={"locale": locale}),
            _("Errors of the interface"),
            _("Every code, what it means and what to do."),
        ),
        (
            reverse("docs-reference", kwargs={"locale": locale}),
            _("Reference"),
            _("Every operation of the interface, with its fields, examples and errors."),
        ),
    ]


def _next(locale: str, slug: str) -> Entry | None:
    rest = SLUGS[SLUGS.index(slug) + 1 :]
    return (
        Entry(_address(locale, rest[0]), guide(locale, rest[0]).title, current=False)
        if rest
        else None
    )


def _address(locale: str, slug: str) -> str:
    return reverse("docs-guide", kwargs={"locale": locale, "slug": slug})
