"""The guides: Markdown in `docs/guide/<language>/`, rendered to HTML once per process.

Beside CommonMark and tables, two things are ours: a heading ends with its anchor, `{#dry-run}`,
the same in every language, so that links survive a translation; and a paragraph `::samples issue`
stands for something that is the same in all of them and made elsewhere (`inserts`).
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise, takewhile
from pathlib import Path
from typing import NamedTuple

from django.conf import settings
from django.utils import translation
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from config.docs.highlighting import highlighted
from config.docs.inserts import INSERTS

from .inline_code import coded, scrolling

GUIDES = Path(settings.BASE_DIR) / "docs" / "guide"
# In the order in which one reads them.
SLUGS = (
    "start", "types", "issuing", "idempotency", "lifecycle", "bulk", "documents", "webhooks", "systems",
    "edu", "account", "sign-in", "limits", "hash", "credentials", "log", "security", "changes",
)  # fmt: skip
ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}$")
INSERT = re.compile(r"::([a-z]+)(?: ([a-z0-9-]+))?")


class GuideSection(NamedTuple):
    """A second-level heading, for the table of contents."""

    anchor: str
    title: str


class Guide(NamedTuple):
    """One page in one language."""

    slug: str
    title: str
    lead: str
    sections: Sequence[GuideSection]
    html: SafeString


@cache
def guide(locale: str, slug: str) -> Guide:
    """The guide, rendered. KeyError for a slug that is none."""
    if slug not in SLUGS:
        raise KeyError(slug)
    tokens = tokens_of(locale, slug)
    title, lead = tokens[1].content, tokens[4].content
    with translation.override(locale):
        body = _with_inserts(tokens[6:])
        html = parser().renderer.render(body, parser().options, {})
    return Guide(slug, title, lead, list(_sections(tokens)), mark_safe(html))  # noqa: S308 - ours


def source_of(locale: str, slug: str) -> str:
    """The guide's Markdown, with this service's address."""
    text = (GUIDES / locale / f"{slug}.md").read_text(encoding="utf-8")
    return text.replace("{base_url}", settings.BASE_URL)


def tokens_of(locale: str, slug: str) -> list[Token]:
    """The guide, parsed, with the anchors of its headings."""
    return _prepared(parser().parse(source_of(locale, slug)))


@cache
def parser() -> MarkdownIt:
    """CommonMark with tables; HTML in a guide is shown as text."""
    options = {"html": False, "highlight": highlighted}
    made = MarkdownIt("commonmark", options).enable("table")
    made.add_render_rule("code_inline", _code_inline)
    made.add_render_rule("fence", _fence)
    made.add_render_rule("table_open", _table_open)
    made.add_render_rule("table_close", _table_close)
    return made


def _code_inline(
    _self: RendererHTML, tokens: Sequence[Token], at: int, _options: OptionsDict, _env: EnvType
) -> str:
    return coded(tokens[at].content)


def _fence(
    self: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType
) -> str:
    """Code blocks can be scrolled by keyboard."""
    return self.fence(tokens, at, options, env).replace("<pre>", '<pre tabindex="0">', 1)


def _table_open(
    _self: RendererHTML, tokens: Sequence[Token], at: int, _options: OptionsDict, _env: EnvType
) -> str:
    """Tables stand in a scrollable box that is labelled with the names of the columns."""
    head = takewhile(lambda token: token.type != "thead_close", tokens[at:])
    names = [token.content for token in head if token.type == "inline" and token.content]
    return f"{scrolling(', '.join(names))}<table>\n"


def _table_close(
    _self: RendererHTML, _tokens: Sequence[Token], _at: int, _options: OptionsDict, _env: EnvType
) -> str:
    return "</table></div>\n"


def _prepared(tokens: list[Token]) -> list[Token]:
    """Move the `{#anchor}` at the end of each heading into its id."""
    for heading, words in pairwise(tokens):
        if heading.type == "heading_open" and (anchor := ANCHOR.search(words.content)):
            heading.attrSet("id", anchor[1])
            words.content = ANCHOR.sub("", words.content)
            last = (words.children or [])[-1]
            last.content = ANCHOR.sub("", last.content)
    return tokens


def _sections(tokens: list[Token]) -> list[GuideSection]:
    return [
        GuideSection(str(heading.attrGet("id")), words.content.replace("`", ""))
        for heading, words in pairwise(tokens)
        if heading.type == "heading_open" and heading.tag == "h2"
    ]


def _with_inserts(tokens: list[Token]) -> list[Token]:
    """The tokens with every `::insert` paragraph replaced by its HTML."""
    made: list[Token] = []
    for token in tokens:
        insert = token.type == "inline" and INSERT.fullmatch(token.content)
        if insert:
            made.pop()  # the paragraph opens
            html = str(INSERTS[insert[1]](insert[2]) if insert[2] else INSERTS[insert[1]]())
            made.append(Token("html_block", "", 0, content=html))
        elif not (token.type == "paragraph_close" and made and made[-1].type == "html_block"):
            made.append(token)
    return made
