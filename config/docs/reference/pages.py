"""Views of the reference: its first page, and one page for each resource."""

from functools import cache

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString

from config.docs.pages import DocsPage

from .document import documents
from .operations import COMMON_HEADERS, Reader
from .resources import resources
from .tryable import tryable

EVENTS = "webhook-events"


class ReferencePage(DocsPage):
    """Every operation of the interface, by resource, and what all answers have in common."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.docs("docs/reference/index.html", "reference", listed=_index(locale))


class ResourcePage(DocsPage):
    """The operations of one resource."""

    def get(self, request: HttpRequest, *, locale: str, resource: str) -> HttpResponse:
        shown = resources(locale).get(resource)
        if shown is None:
            raise Http404
        return self.docs(
            "docs/reference/resource.html",
            "reference",
            resource=shown,
            operations=_operations(locale, resource),
        )


@cache
def _index(locale: str) -> SafeString:
    """The list of resources as HTML, made once per process."""
    source = documents(locale)
    declared = source["components"].get("headers", {})
    common = {name: declared[name] for name in sorted(COMMON_HEADERS & declared.keys())}
    return render_to_string(
        "docs/reference/list.html",
        {
            "resources": [
                (each, address(locale, each.slug)) for each in resources(locale).values()
            ],
            "headers": Reader(source).headers(common),
            "openapi": f"{reverse('openapi')}?lang={locale}",
        },
    )


@cache
def _operations(locale: str, slug: str) -> SafeString:
    """The operations of a resource as HTML, made once per process."""
    source, reader = documents(locale), Reader(documents(locale))
    events = source.get("webhooks", {}).items() if slug == EVENTS else ()
    return render_to_string(
        "docs/reference/operations.html",
        {
            "operations": [reader.operation(each) for each in resources(locale)[slug].entries],
            "events": [reader.event(name, item["post"]) for name, item in events],
            "tryable": tryable(),
            "errors": reverse("docs-errors", kwargs={"locale": locale}),
        },
    )


def address(locale: str, slug: str) -> str:
    """The address of a resource's page."""
    return reverse("docs-resource", kwargs={"locale": locale, "resource": slug})
