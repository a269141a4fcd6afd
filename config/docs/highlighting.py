"""Syntax highlighting by Pygments; the colours are in `docs.css`."""

from django.utils.html import escape
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

FORMATTER = HtmlFormatter(nowrap=True)


def highlighted(code: str, language: str, attributes: str = "") -> str:
    """Highlighted code as HTML; only escaped if the language is unknown."""
    try:
        lexer = get_lexer_by_name(language, stripnl=False)
    except ClassNotFound:
        return escape(code)
    return str(highlight(code, lexer, FORMATTER))
