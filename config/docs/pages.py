"""Views of the portal: index, guides, error codes."""

from typing import Any, NamedTuple

from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _

from accounts.models import Plan
from accounts.scopes import Feature
from certificates.models import TransparencyLog
from certificates.public_pages import PublicPage
from config.docs.content import SLUGS, guide
from config.docs.errors import fields, groups


class PageEntry(NamedTuple):
    """An entry in the list of pages; `slug` is the last part of its address."""

    slug: str
    address: str
    title: str
    lead: str


class DocsPage(PublicPage):
    """Base of the portal's views: the list of pages, cacheable and open to search engines."""

    answer_headers = {"Cache-Control": "public, max-age=3600", "Referrer-Policy": "no-referrer"}

    def docs(self, template: str, slug: str, **context: Any) -> HttpResponse:
        """Address of the page with this slug; the empty slug is the index."""
        index = PageEntry(
            "",
            reverse("docs", kwargs={"locale": self.kwargs["locale"]}),
            _("Documentation"),
            _("Issue certificates from your own systems, and let anyone verify them."),
        )
        pages = entries(self.kwargs["locale"])
        current = next(each for each in [index, *pages] if each.slug == slug)
        search = reverse("docs-search", kwargs={"locale": self.kwargs["locale"]})
        feed = reverse("docs-changes", kwargs={"locale": self.kwargs["locale"]})
        shown = {
            "feed": feed,
            "index": index,
            "pages": pages,
            "current": current,
            "search": search,
            **context,
        }
        return self.page(template, shown)


class IndexPage(DocsPage):
    """The index: every page with its first sentence."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.docs("docs/index.html", "")


class PortalGuidePage(DocsPage):
    """One guide, with a link to the next."""

    def get(self, request: HttpRequest, *, locale: str, slug: str) -> HttpResponse:
        try:
            page = guide(locale, slug)
        except KeyError as error:
            raise Http404 from error
        rest = SLUGS[SLUGS.index(slug) + 1 :]
        following = _guide(locale, rest[0]) if rest else None
        limits = {"plans": plans(), "features": Feature} if slug == "limits" else {}
        return self.docs(
            "docs/guide.html",
            slug,
            guide=page,
            following=following,
            markdown=reverse("docs-markdown", kwargs={"locale": locale, "slug": slug}),
            logs=logs() if slug == "log" else [],
            **limits,
        )


class ErrorsPage(DocsPage):
    """All error codes: the target of every `type` URL in error answers (RFC 9457)."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.docs(
            "docs/errors.html",
            "errors",
            groups=list(groups()),
            fields=list(fields()),
            markdown=reverse("docs-markdown", kwargs={"locale": locale, "slug": "errors"}),
        )


def entries(locale: str) -> list[PageEntry]:
    """Every page of the portal, in menu order."""
    made = {
        "errors": (_("Errors of the interface"), _("Every code, what it means and what to do.")),
        "reference": (
            _("Reference"),
            _("Every operation of the interface, with its fields, examples and errors."),
        ),
    }
    guides = [_guide(locale, slug) for slug in SLUGS]
    return guides + [
        PageEntry(slug, reverse(f"docs-{slug}", kwargs={"locale": locale}), title, lead)
        for slug, (title, lead) in made.items()
    ]


def plans() -> list[Plan]:
    """The plans, smallest first; empty while the database is down."""
    try:
        return list(Plan.objects.order_by("monthly_certificates", "name"))
    except DatabaseError:
        return []


def logs() -> list[TransparencyLog]:
    """The transparency logs with their keys; empty while the database is down."""
    try:
        return list(TransparencyLog.objects.order_by("mode"))
    except DatabaseError:
        return []


def _guide(locale: str, slug: str) -> PageEntry:
    page = guide(locale, slug)
    address = reverse("docs-guide", kwargs={"locale": locale, "slug": slug})
    return PageEntry(slug, address, page.title, page.lead)
