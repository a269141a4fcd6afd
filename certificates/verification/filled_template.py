"""A template that is rendered once for all pages of one shape; the texts of each page are filled in.

Django takes 1.1 ms for a verify page, more than all else that it costs: it looks each name up and asks each
condition anew. Which way they lead depends on which texts and rows there are, not on what they say. So the template
is rendered with a mark in the place of each text, and kept for the next page of this shape. It can go as soon as
Django compiles its templates, or a verify page may cost twice as much (decision 0103).

Such a template asks of a text only whether it is there, and writes it as it is: it neither compares it nor
hands it to a filter. What it compares is no plain `str`, but for example a StrEnum, and part of the shape.
"""

import re
import secrets
from collections.abc import Hashable, Iterator, Mapping
from functools import lru_cache
from html import escape
from itertools import count
from typing import Any

from django.template import loader
from django.utils.safestring import SafeString
from django.utils.translation import get_language

SHAPES = 300  # kept by each process, of some 15 kB
MOST_TEXTS = (
    500  # of a page that is kept: tables of hundreds of rows seldom have the same shape again
)
_TEXT = object()  # stands in a shape where there is a text
_MARK = f"text-{secrets.token_hex(8)}-"  # what no template says
_MARKS = re.compile(rf"{_MARK}(\d+)\.")


def filled(template_name: str, context: Mapping[str, Any]) -> str:
    """What Django renders of the template with these texts, and tuples and mappings of texts."""
    texts: list[str] = []
    shape = _shape(dict(context), texts)
    if len(texts) > MOST_TEXTS:
        return loader.render_to_string(template_name, dict(context))
    html, places = _outline(template_name, get_language(), shape)
    return html % tuple([texts[place] for place in places])


def _shape(value: Any, texts: list[str]) -> Hashable:
    """The value without its texts, which are added to `texts`, escaped."""
    kind = value.__class__
    if kind is str or kind is SafeString:
        if not value:
            return ""
        texts.append(escape(value) if kind is str else value)
        return _TEXT
    if kind is dict:
        return (dict, *value, *[_shape(each, texts) for each in value.values()])
    if isinstance(value, tuple):
        return (kind, *[_shape(each, texts) for each in value])
    shape: Hashable = value
    return shape


def _marked(shape: Any, places: Iterator[int]) -> Any:
    """A value of this shape, with marks for its texts."""
    if shape is _TEXT:
        return SafeString(f"{_MARK}{next(places)}.")
    if shape.__class__ is not tuple:
        return shape
    kind, *rest = shape
    if kind is dict:
        names = rest[: len(rest) // 2]
        return dict(zip(names, [_marked(each, places) for each in rest[len(names) :]], strict=True))
    return tuple.__new__(kind, [_marked(each, places) for each in rest])


@lru_cache(maxsize=SHAPES)
def _outline(
    template_name: str, _language: str | None, shape: Hashable
) -> tuple[str, tuple[int, ...]]:
    """The template in the active language with `%s` for each text, and which of the texts these are."""
    pieces = _MARKS.split(loader.render_to_string(template_name, _marked(shape, count())))
    html = "%s".join(piece.replace("%", "%%") for piece in pieces[::2])
    return html, tuple(int(place) for place in pieces[1::2])
