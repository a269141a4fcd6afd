"""Inline code in texts."""

import re

from django.utils.functional import Promise
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

# A long name or address is broken behind these, and nowhere else as long as there is room.
JOINT = re.compile(r"(?<=[^\s/._:][/._:])(?=[^/._:\s])")


def coded(word: str) -> SafeString:
    """A name, address or value as `<code>` with line-break opportunities after its separators."""
    parts = format_html_join(SafeString("<wbr>"), "{}", ((part,) for part in JOINT.split(word)))
    return format_html("<code>{}</code>", parts)


def marked_up(text: str | Promise) -> SafeString:
    """Text as HTML with `words in backticks` as code."""
    parts = str(text).split("`")
    return format_html_join(
        "", "{}", ((coded(part) if at % 2 else part,) for at, part in enumerate(parts))
    )


def scrolling(name: str) -> SafeString:
    """The start tag of a box that scrolls sideways, also by keyboard, with a label for screen readers."""
    return format_html('<div class="scroll" tabindex="0" role="region" aria-label="{}">', name)
