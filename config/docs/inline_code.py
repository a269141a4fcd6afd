"""Words of code within a text."""

import re

from django.utils.functional import Promise
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

# A long name or address is broken behind these, and nowhere else as long as there is room.
JOINT = re.compile(r"(?<=[^\s/._:][/._:])(?=[^/._:\s])")


def coded(word: str) -> SafeString:
    """A name, an address or a value as code, which a narrow column breaks where a person would."""
    parts = format_html_join(SafeString("<wbr>"), "{}", ((part,) for part in JOINT.split(word)))
    return format_html("<code>{}</code>", parts)


def marked_up(text: str | Promise) -> SafeString:
    """Text in which `words in backticks` are code."""
    parts = str(text).split("`")
    return format_html_join(
        "", "{}", ((coded(part) if at % 2 else part,) for at, part in enumerate(parts))
    )


def scrolling(name: str) -> SafeString:
    """Opens a box that scrolls to the side, by keyboard too, and has a name for those who do not see it."""
    return format_html('<div class="scroll" tabindex="0" role="region" aria-label="{}">', name)
