"""Pages of the portal: index, guides, error codes; the same as Markdown for assistants; changes as a feed; the
OpenAPI document.
"""

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import orjson
from django.conf import settings
from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.cache import get_conditional_response
from django.utils.feedgenerator import Atom1Feed
from django.utils.html import strip_tags
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.api import problems
from accounts.api.views import READ_METHODS
from accounts.errors import FIELD_MESSAGES, PROBLEMS
from accounts.models import Plan
from accounts.scopes import Feature, Locale
from certificates.models import TransparencyLog
from certificates.public_pages import PublicPage
from config.api_schema.document import document

from . import guides

OPENAPI_LIFETIME = 3600  # seconds for which the document may be kept without asking again


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
        """A page of the portal by its slug, with the list of all pages; the empty slug is the index."""
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
            page = guides.guide(locale, slug)
        except KeyError as error:
            raise Http404 from error
        rest = guides.SLUGS[guides.SLUGS.index(slug) + 1 :]
        following = _guide(locale, rest[0]) if rest else None
        about_plans = {"plans": plans(), "features": Feature} if slug == "limits" else {}
        return self.docs(
            "docs/guide.html",
            slug,
            guide=page,
            following=following,
            markdown=reverse("docs-markdown", kwargs={"locale": locale, "slug": slug}),
            logs=logs() if slug == "log" else [],
            **about_plans,
        )


class ErrorsPage(DocsPage):
    """All error codes: the target of every `type` URL in error answers (RFC 9457)."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.docs(
            "docs/errors.html",
            "errors",
            groups=list(error_groups()),
            fields=list(field_errors()),
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
    return [_guide(locale, slug) for slug in guides.SLUGS] + [
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
    page = guides.guide(locale, slug)
    address = reverse("docs-guide", kwargs={"locale": locale, "slug": slug})
    return PageEntry(slug, address, page.title, page.lead)


# --- error codes, from the table of errors --------------------------------------------------------


class ErrorEntry(NamedTuple):
    """An error code as HTML; the code is also the anchor that `type` URLs point to."""

    code: str
    title: SafeString
    meaning: SafeString
    remedy: SafeString


class StatusGroup(NamedTuple):
    """The codes that share an HTTP status."""

    status: int
    entries: Sequence[ErrorEntry]


def error_groups() -> Iterator[StatusGroup]:
    """All problems by status, in the order of the statuses."""
    by_status = sorted(PROBLEMS.values(), key=lambda problem: problem.status)
    for status, group in groupby(by_status, key=lambda problem: problem.status):
        yield StatusGroup(
            status,
            [
                ErrorEntry(
                    each.code, *map(guides.marked_up, (each.title, each.meaning, each.remedy))
                )
                for each in group
            ],
        )


def field_errors() -> Iterator[tuple[str, SafeString]]:
    """The codes of `errors[]` with their messages."""
    for code, message in FIELD_MESSAGES.items():
        yield code, guides.marked_up(str(message) % _Ellipses())


class _Ellipses(dict[str, str]):
    """Shows an ellipsis for every parameter of a message."""

    def __missing__(self, key: str) -> str:
        return "…"


# --- as Markdown, for those who let an assistant write the connection -----------------------------

LINK = re.compile(r"\]\((?!https?://|/|#)([a-z0-9-]+)(#[a-z0-9-]+)?\)")
ERRORS = "errors"
MARKDOWN = "text/markdown; charset=utf-8"


class MarkdownPage(DocsPage):
    """A guide, or the error codes, as Markdown."""

    def get(self, request: HttpRequest, *, locale: str, slug: str) -> HttpResponse:
        if slug not in (*guides.SLUGS, ERRORS):
            raise Http404
        text = error_codes() if slug == ERRORS else guide_text(locale, slug)
        return HttpResponse(text, content_type=MARKDOWN)


@require_safe
def llms(request: HttpRequest) -> HttpResponse:
    """llms.txt (llmstxt.org): what there is to read, in English, each with its address."""
    site, home = settings.BASE_URL, reverse("docs", kwargs={"locale": Locale.EN})
    listed = [guides.guide(Locale.EN, slug) for slug in guides.SLUGS]
    lines = [
        "# Certificate Issuing Service",
        "",
        "> Issue certificates over an HTTP API with JSON and an API key, and let anyone verify them by a link. "
        "Webhooks tell of every change.",
        "",
        "Begin with a test key (`cis_test_…`). Send an `Idempotency-Key` with every POST. Errors are "
        "`application/problem+json` with a `code` that never changes.",
        "",
        "## Guides",
        "",
        *(f"- [{each.title}]({site}{home}{each.slug}.md): {each.lead}" for each in listed),
        "",
        "## Reference",
        "",
        f"- [OpenAPI 3.1]({site}{reverse('openapi')}): every operation, with schemas and examples",
        f"- [Error codes]({site}{home}{ERRORS}.md): every code, what it means and what to do",
        f"- [Changes as a feed]({site}{home}changes.atom)",
        "",
    ]
    return HttpResponse("\n".join(lines), content_type="text/plain; charset=utf-8")


def guide_text(locale: str, slug: str) -> str:
    """The guide with its inserts written out, and links that lead to Markdown again."""
    home = settings.BASE_URL + reverse("docs", kwargs={"locale": locale})
    lines = guides.source_of(locale, slug).splitlines()
    made = (_line(line) for line in lines)
    return LINK.sub(lambda link: f"]({home}{link[1]}.md{link[2] or ''})", "\n".join(made)) + "\n"


def error_codes() -> str:
    """All error codes by status, in the active language."""
    lines = [f"# {_('Errors of the interface')}", ""]
    for status, entries in error_groups():
        lines += [f"## HTTP {status}", ""]
        for each in entries:
            meaning, remedy = strip_tags(each.meaning), strip_tags(each.remedy)
            lines += [f"### `{each.code}`: {strip_tags(each.title)}", "", f"{meaning} {remedy}", ""]
    return "\n".join(lines)


def _line(line: str) -> str:
    insert = guides.INSERT.fullmatch(line)
    if insert is None:
        return guides.ANCHOR.sub("", line) if line.startswith("#") else line
    made = MARKDOWN_INSERTS[insert[1]]
    return "\n".join(made(insert[2]) if insert[2] else made())


def _samples(name: str) -> Iterator[str]:
    for label, lexer, text in guides.sample_files(name):
        yield f"{label}:\n\n```{lexer}\n{text.strip()}\n```\n"


def _events() -> Iterator[str]:
    for name, summary, body in guides.event_rows():
        yield f"`{name}`: {summary}\n\n```json\n{body}\n```\n"


def _verifier() -> Iterator[str]:
    for file in guides.verifier_files().values():
        address = settings.BASE_URL + file.address
        yield f"- [{file.name}]({address}): {file.about}. SHA-256: `{file.sha256}`"


def _markdown_table(first: str, second: str, rows: Iterator[tuple[str, str]]) -> Iterator[str]:
    yield f"| {first} | {second} |\n|---|---|"
    for name, meaning in rows:
        yield f"| {name} | {meaning} |"


MARKDOWN_INSERTS: dict[str, Callable[..., Iterator[str]]] = {
    "samples": _samples,
    "events": _events,
    "scopes": lambda: _markdown_table(
        _("Scope"),
        _("What it allows"),
        ((f"`{name}`", label) for name, label in guides.scope_rows()),
    ),
    "verifier": _verifier,
    "sources": lambda: iter([guides.sources_sentence()]),
    "sizes": lambda: _markdown_table(_("What"), _("At most"), guides.size_rows()),
}


# --- changes of the interface, from the dated sections of the guide -------------------------------

CHANGES = "changes"
HEADING = re.compile(r'<h2 id="[^"]*">')


class ChangesFeed(DocsPage):
    """An entry for each state of the interface, the newest first."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return HttpResponse(
            changes_feed(locale), content_type="application/atom+xml; charset=utf-8"
        )


def changes_feed(locale: str) -> str:
    """The feed in one language."""
    page = guides.guide(locale, CHANGES)
    address = settings.BASE_URL + reverse("docs-guide", kwargs={"locale": locale, "slug": CHANGES})
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


def _dated(page: guides.Guide) -> list[tuple[str, datetime, str]]:
    """The sections whose heading is a day: anchor, day, HTML."""
    starts = [*(match.start() for match in HEADING.finditer(page.html)), len(page.html)]
    found = []
    for section, (start, end) in zip(page.sections, pairwise(starts), strict=True):
        heading, _, html = page.html[start:end].partition("</h2>")
        if re.fullmatch(r"\d{4}-\d\d-\d\d", title := strip_tags(heading)):
            found.append((section.anchor, datetime.fromisoformat(title).replace(tzinfo=UTC), html))
    return found


def openapi(request: HttpRequest) -> HttpResponse:
    """Serve the OpenAPI 3.1 document, in the language of `?lang=` (default English)."""
    if request.method not in READ_METHODS:
        refused = problems.MethodNotAllowed(method=request.method)
        response = problems.problem_response(refused, request)
        response["Allow"] = "GET, HEAD"
        return response
    language = request.GET.get("lang", Locale.EN)
    if language not in Locale.values:
        return problems.problem_response(problems.NotFound(), request)
    content, digest = _openapi(language)
    response = HttpResponse(content, content_type="application/json")
    response["ETag"] = etag = f'"{digest}"'
    response["Cache-Control"] = f"public, max-age={OPENAPI_LIFETIME}"
    conditional = get_conditional_response(request, etag=etag, response=response)
    assert conditional is not None  # it is the response itself if no condition applies
    return conditional


@cache
def _openapi(language: str) -> tuple[bytes, str]:
    """The document as bytes and their digest, made once per process: it takes a second."""
    content = orjson.dumps(document(language))
    return content, hashlib.sha256(content).hexdigest()[:32]
