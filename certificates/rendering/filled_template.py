"""A template that is rendered once for all pages of one shape; the texts of each page are filled in.

Django takes some microseconds for each look-up and each condition in a template, and a verify page has a
hundred of them. Which way they lead depends on which texts there are, not on what they say. So the template
is rendered with a mark in the place of each text, and the result kept for the next page of this shape.

Such a template asks of a text only whether it is there, and writes it as it is: it neither compares it nor
hands it to a filter. What it compares is no plain `str`, but for example a StrEnum, and part of the shape.
"""

import re
import secrets
from collections.abc import Hashable, Mapping
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

from django.template import loader
from django.template.base import Template
from django.template.context import make_context
from django.utils.safestring import SafeString
from django.utils.translation import get_language

SHAPES = 256  # kept by each process, of some 12 kB
_TEXT_TYPES = frozenset({str, SafeString})
_TEXT = object()  # stands in a shape where there is a text
_MARK = f"text-{secrets.token_hex(8)}-"  # what no template says
_MARKS = re.compile(rf"{_MARK}(\d+)\.")


class _Outline(NamedTuple):
    """A rendered template with `%s` for each text, and which of the texts these are."""

    html: str
    places: tuple[int, ...]


def filled(template_name: str, sheet: tuple[Any, ...], around: Mapping[str, object]) -> str:
    """What Django renders of the template with `sheet`, a named tuple, and with the values `around` it."""
    values = (*sheet, *around.values())
    shape = tuple(
        [(value and _TEXT) if value.__class__ in _TEXT_TYPES else value for value in values]
    )
    template: Any = loader.get_template(template_name)  # loaded anew where its file has changed
    outline = _outline(template.template, get_language(), type(sheet), tuple(around), shape)
    texts = [escape(value) if value.__class__ is str else value for value in values]
    return outline.html % tuple([texts[place] for place in outline.places])


@lru_cache(maxsize=SHAPES)
def _outline(
    template: Template,
    _language: str | None,
    sheet_type: type[Any],
    names: tuple[str, ...],
    shape: tuple[Hashable, ...],
) -> _Outline:
    """The template in the active language, with marks for the texts of this shape."""
    values = [
        SafeString(f"{_MARK}{place}.") if value is _TEXT else value
        for place, value in enumerate(shape)
    ]
    of_sheet = len(values) - len(names)
    context = {
        "sheet": sheet_type(*values[:of_sheet]),
        **dict(zip(names, values[of_sheet:], strict=True)),
    }
    pieces = _MARKS.split(template.render(make_context(context)))
    html = "%s".join(piece.replace("%", "%%") for piece in pieces[::2])
    return _Outline(html, tuple(int(place) for place in pieces[1::2]))
