"""The OpenAPI document in the language of a page, with its references followed.

What the document says in English only is told apart (`EnglishText`), so that the page can mark its language.
"""

from functools import cache
from typing import Any, TypeGuard

from django.utils import translation
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from accounts.scopes import Locale
from config.api_schema.document import document
from config.docs.content import parser

Json = dict[str, Any]
TEXTS = frozenset({"description", "summary"})


class EnglishText(str):
    """A text of the document that nobody has translated."""

    __slots__ = ()


@cache
def documents(locale: str) -> Json:
    """The document, its texts in this language as far as there is a translation."""
    english = document(Locale.EN)
    if locale == Locale.EN:
        return english
    with translation.override(locale):
        merged: Json = _in_language(english, document(locale))
    return merged


def _in_language(english: Any, translated: Any) -> Any:
    """The English document with the texts of the translated one, which leaves out what it cannot say."""
    if isinstance(english, list):
        others = translated if _is_alike(translated, english) else english
        return [_in_language(*pair) for pair in zip(english, others, strict=True)]
    if not isinstance(english, dict):
        return english
    said = translated if isinstance(translated, dict) else {}
    return {
        key: _text(value, said.get(key))
        if key in TEXTS and isinstance(value, str)
        else _in_language(value, said.get(key))
        for key, value in english.items()
    }


def _is_alike(translated: Any, english: list[Any]) -> TypeGuard[list[Any]]:
    return isinstance(translated, list) and len(translated) == len(english)


def _text(english: str, translated: str | None) -> str:
    if translated and translated != english:
        return translated
    said = gettext(english) if english else ""
    return said if said != english else EnglishText(english)


def followed(source: Json, node: Json) -> Json:
    """The node, or what its `$ref` points to."""
    while "$ref" in node:
        target: Any = source
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part.replace("~1", "/").replace("~0", "~")]
        node = target
    return node


def name_of(node: Json) -> str:
    """The name of the component that the node refers to; empty for a schema that stands here."""
    return str(node.get("$ref", "")).rpartition("/")[2]


def inline(text: str | None) -> SafeString:
    """A sentence of the document as HTML."""
    return _marked(text, mark_safe(parser().renderInline(text or "")))  # noqa: S308 - escapes HTML


def paragraphs(text: str | None) -> SafeString:
    """A longer text of the document as HTML."""
    return _marked(text, mark_safe(parser().render(text or "")), tag="div")  # noqa: S308 - escapes HTML


def _marked(text: str | None, html: SafeString, *, tag: str = "span") -> SafeString:
    if not isinstance(text, EnglishText):
        return html
    return format_html('<{} lang="en">{}</{}>', SafeString(tag), html, SafeString(tag))
