"""docs/runbook.md as HTML: in the back office, so that an operator need not look for the file."""

import re
from functools import cache
from itertools import pairwise

from django.conf import settings
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt

# Links to other files of docs/ lead nowhere here; their text stays.
_FILE_LINK = re.compile(r'<a href="(?!https?:|#)[^"]*">(.*?)</a>', re.DOTALL)
_NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")


@cache
def content() -> SafeString:
    """The runbook; each heading has the anchor that it has on GitHub, by which alerts name it.

    Without its first heading: the page has a title of its own.
    """
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    text = (settings.BASE_DIR / "docs" / "runbook.md").read_text()
    tokens = parser.parse(text.partition("\n")[2])
    for heading, title in pairwise(tokens):
        if heading.type == "heading_open":
            heading.attrSet("id", anchor(title.content))
    html = parser.renderer.render(tokens, parser.options, {})
    return mark_safe(_FILE_LINK.sub(r"\1", html))  # noqa: S308  (a file of ours, and no HTML in it)


def anchor(title: str) -> str:
    """The anchor of a heading."""
    return _NOT_IN_ANCHORS.sub("", title.lower()).replace(" ", "-")
