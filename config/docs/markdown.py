"""The guides as Markdown, and llms.txt: for those who let an assistant write the connection."""

import re
from collections.abc import Callable, Iterator

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.html import strip_tags
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.scopes import Locale

from .content import ANCHOR, INSERT, SLUGS, guide, source_of
from .errors import groups
from .inserts import event_rows, sample_files, scope_rows, sources_sentence
from .pages import DocsPage
from .sizes import rows as size_rows
from .verifier import verifier_files

LINK = re.compile(r"\]\((?!https?://|/|#)([a-z0-9-]+)(#[a-z0-9-]+)?\)")
ERRORS = "errors"
MARKDOWN = "text/markdown; charset=utf-8"


class MarkdownPage(DocsPage):
    """A guide, or the error codes, as Markdown."""

    def get(self, request: HttpRequest, *, locale: str, slug: str) -> HttpResponse:
        if slug not in (*SLUGS, ERRORS):
            raise Http404
        text = error_codes() if slug == ERRORS else guide_text(locale, slug)
        return HttpResponse(text, content_type=MARKDOWN)


@require_safe
def llms(request: HttpRequest) -> HttpResponse:
    """llms.txt (llmstxt.org): what there is to read, in English, each with its address."""
    site, home = settings.BASE_URL, reverse("docs", kwargs={"locale": Locale.EN})
    guides = [guide(Locale.EN, slug) for slug in SLUGS]
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
        *(f"- [{each.title}]({site}{home}{each.slug}.md): {each.lead}" for each in guides),
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
    lines = source_of(locale, slug).splitlines()
    made = (_line(line) for line in lines)
    return LINK.sub(lambda link: f"]({home}{link[1]}.md{link[2] or ''})", "\n".join(made)) + "\n"


def error_codes() -> str:
    """All error codes by status, in the active language."""
    lines = [f"# {_('Errors of the interface')}", ""]
    for status, entries in groups():
        lines += [f"## HTTP {status}", ""]
        for each in entries:
            meaning, remedy = strip_tags(each.meaning), strip_tags(each.remedy)
            lines += [f"### `{each.code}`: {strip_tags(each.title)}", "", f"{meaning} {remedy}", ""]
    return "\n".join(lines)


def _line(line: str) -> str:
    insert = INSERT.fullmatch(line)
    if insert is None:
        return ANCHOR.sub("", line) if line.startswith("#") else line
    made = INSERTS[insert[1]]
    return "\n".join(made(insert[2]) if insert[2] else made())


def _samples(name: str) -> Iterator[str]:
    for label, lexer, text in sample_files(name):
        yield f"{label}:\n\n```{lexer}\n{text.strip()}\n```\n"


def _events() -> Iterator[str]:
    for name, summary, body in event_rows():
        yield f"`{name}`: {summary}\n\n```json\n{body}\n```\n"


def _verifier() -> Iterator[str]:
    for file in verifier_files().values():
        address = settings.BASE_URL + file.address
        yield f"- [{file.name}]({address}): {file.about}. SHA-256: `{file.sha256}`"


def _table(first: str, second: str, rows: Iterator[tuple[str, str]]) -> Iterator[str]:
    yield f"| {first} | {second} |\n|---|---|"
    for name, meaning in rows:
        yield f"| {name} | {meaning} |"


INSERTS: dict[str, Callable[..., Iterator[str]]] = {
    "samples": _samples,
    "events": _events,
    "scopes": lambda: _table(
        _("Scope"), _("What it allows"), ((f"`{name}`", label) for name, label in scope_rows())
    ),
    "verifier": _verifier,
    "sources": lambda: iter([sources_sentence()]),
    "sizes": lambda: _table(_("What"), _("At most"), size_rows()),
}
