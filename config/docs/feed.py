"""The changes of the interface as an Atom feed, from the dated sections of the guide `changes`."""

import re
from datetime import UTC, datetime
from itertools import pairwise

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.feedgenerator import Atom1Feed
from django.utils.html import strip_tags

from .content import Guide, guide
from .pages import DocsPage

SLUG = "changes"
HEADING = re.compile(r'<h2 id="[^"]*">')


class ChangesFeed(DocsPage):
    """An entry for each state of the interface, the newest first."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return HttpResponse(feed(locale), content_type="application/atom+xml; charset=utf-8")


def feed(locale: str) -> str:
    """The feed in one language."""
    page = guide(locale, SLUG)
    address = settings.BASE_URL + reverse("docs-guide", kwargs={"locale": locale, "slug": SLUG})
    made = Atom1Feed(
        title=page.title,
        link=address,
        description=page.lead,
        language=locale,
        author_name=settings.OPERATOR_NAME or "Certificate Issuing Service",
        feed_url=settings.BASE_URL + reverse("docs-changes", kwargs={"locale": locale}),
    )
    for anchor, day, html in _dated(page):
        made.add_item(
            title=f"{day:%Y-%m-%d}",
            link=f"{address}#{anchor}",
            unique_id=f"{address}#{anchor}",
            description=html,
            pubdate=day,
            updateddate=day,
        )
    return made.writeString("utf-8")


def _dated(page: Guide) -> list[tuple[str, datetime, str]]:
    """The sections whose heading is a day: anchor, day, HTML."""
    starts = [*(match.start() for match in HEADING.finditer(page.html)), len(page.html)]
    found = []
    for section, (start, end) in zip(page.sections, pairwise(starts), strict=True):
        heading, _, html = page.html[start:end].partition("</h2>")
        if re.fullmatch(r"\d{4}-\d\d-\d\d", title := strip_tags(heading)):
            found.append((section.anchor, datetime.fromisoformat(title).replace(tzinfo=UTC), html))
    return found
