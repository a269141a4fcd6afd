"""Search over guides, error codes and the reference: an index in memory, made once per process and language."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import translation
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from accounts.errors import PROBLEMS
from config.docs.pages import DocsPage

from .guides import ANCHOR, INSERT, SLUGS, guide, tokens_of
from .reference_document import Json, ListedOperation, documents, followed, resources
from .reference_pages import address

LONGEST = 100  # characters of a query
MOST_RESULTS = 30
MOST_TERMS = 8
AROUND = 90  # characters of a text that are shown before and after what was found
IN_TITLE, IN_NAMES, IN_TEXT = 20, 8, 2
BEGINS_A_WORD = 2  # counts so many times as much as a place inside of one


class Page(NamedTuple):
    """A section of a guide, an error code or an operation."""

    kind: str
    title: str
    address: str
    names: str  # what programs call it: path, codes, properties
    text: str


class Found(NamedTuple):
    """A page that has all terms, with the place in its text."""

    page: Page
    excerpt: SafeString


class _Indexed(NamedTuple):
    page: Page
    parts: Sequence[tuple[str, int]]  # folded, and what a term in it counts


def search(locale: str, query: str) -> list[Found]:
    """The pages that have every word of the query, or words that begin so; the best first."""
    terms = [folded(term) for term in query.split()[:MOST_TERMS]]
    if not terms:
        return []
    scored = [(_score(each, terms), each.page) for each in _index(locale)]
    best = sorted((pair for pair in scored if pair[0]), key=lambda pair: -pair[0])[:MOST_RESULTS]
    return [Found(page, _excerpt(page.text, terms)) for _score_of_it, page in best]


def folded(text: str) -> str:
    """The text in small letters without accents, of the same length: places in it are those in the text."""
    return "".join(unicodedata.normalize("NFKD", char)[0].lower()[0] for char in text)


class SearchPage(DocsPage):
    """The page of what was found for `?q=`. It works without JavaScript."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        query = " ".join(request.GET.get("q", "").split())[:LONGEST]
        return self.docs("docs/search.html", "", q=query, results=search(locale, query))


@cache
def _index(locale: str) -> list[_Indexed]:
    with translation.override(locale):
        pages = [*_guides(locale), *_errors(locale), *_operations(locale)]
    weights = (IN_TITLE, IN_NAMES, IN_TEXT)
    return [
        _Indexed(
            page, [*zip(map(folded, (page.title, page.names, page.text)), weights, strict=True)]
        )
        for page in pages
    ]


def _score(indexed: _Indexed, terms: Sequence[str]) -> int:
    """How well a page fits; 0 if a term is missing."""
    total = 0
    for term in terms:
        score = max(_places(part, term) * weight for part, weight in indexed.parts)
        if not score:
            return 0
        total += score
    return total


def _places(text: str, term: str) -> int:
    at = text.find(term)
    if at < 0:
        return 0
    return BEGINS_A_WORD if re.search(rf"(?<!\w){re.escape(term)}", text) else 1


def _excerpt(text: str, terms: Sequence[str]) -> SafeString:
    """The text around the first place, with the terms marked."""
    plain = folded(text)
    first = min((at for term in terms if (at := plain.find(term)) >= 0), default=0)
    start = text.rfind(" ", 0, max(first - AROUND, 0)) + 1
    shown = text[start : first + AROUND]
    pattern = "|".join(re.escape(term) for term in sorted(terms, key=len, reverse=True))
    ends = [at for match in re.finditer(pattern, folded(shown)) for at in match.span()]
    pieces = [shown[a:b] for a, b in pairwise([0, *ends, len(shown)])]
    marked = format_html_join(
        "",
        "{}",
        (
            (format_html("<mark>{}</mark>", piece) if at % 2 else piece,)
            for at, piece in enumerate(pieces)
        ),
    )
    more = "…" if first + AROUND < len(text) else ""
    return format_html("{}{}{}", "… " if start else "", marked, more)


def _guides(locale: str) -> Iterator[Page]:
    """Each section of each guide."""
    for slug in SLUGS:
        place = reverse("docs-guide", kwargs={"locale": locale, "slug": slug})
        title, anchor, texts = guide(locale, slug).title, "", list[str]()
        tokens = tokens_of(locale, slug)
        for before, token in pairwise(tokens):
            if before.type == "heading_open" and before.tag != "h1":
                yield Page(guide(locale, slug).title, title, place + anchor, "", " ".join(texts))
                title, anchor, texts = _plain(token.content), f"#{before.attrGet('id')}", []
            elif token.type == "inline" and before.type != "heading_open":
                texts += [] if INSERT.fullmatch(token.content) else [_plain(token.content)]
        yield Page(guide(locale, slug).title, title, place + anchor, "", " ".join(texts))


def _plain(markdown: str) -> str:
    """A line without its marks: links are their words."""
    return re.sub(r"[`*]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", ANCHOR.sub("", markdown)))


def _errors(locale: str) -> Iterator[Page]:
    place = reverse("docs-errors", kwargs={"locale": locale})
    for problem in PROBLEMS.values():
        text = f"{problem.meaning} {problem.remedy}"
        yield Page(
            _("Errors of the interface"),
            _plain(str(problem.title)),
            f"{place}#{problem.code}",
            f"{problem.code} {problem.status}",
            _plain(text),
        )


def _operations(locale: str) -> Iterator[Page]:
    source = documents(locale)
    for resource in resources(locale).values():
        place = address(locale, resource.slug)
        for entry in resource.entries:
            names = " ".join([entry.id, entry.method, entry.path, *_names(source, entry)])
            text = f"{entry.method.upper()} {entry.path} – {entry.operation.get('description', '')}"
            yield Page(
                _("Reference"), _plain(entry.summary), f"{place}#{entry.id}", names, _plain(text)
            )


def _names(source: Json, entry: ListedOperation) -> Iterator[str]:
    """What is sent: the names of parameters, and of the body's properties."""
    for parameter in entry.operation.get("parameters", ()):
        yield followed(source, parameter)["name"]
    body = followed(source, entry.operation.get("requestBody", {}))
    for content in body.get("content", {}).values():
        yield from followed(source, content.get("schema", {})).get("properties", {})
