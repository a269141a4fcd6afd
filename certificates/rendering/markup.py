"""Repeated pieces of a page as HTML: rows, tables, names, links to languages.

In Python and not in a template: a row costs 2 µs here and 20 µs there, and a certificate may list
500 items. Everything that is not written in this file is escaped.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from django.utils.safestring import SafeString

from accounts.scopes import Locale

NAMES = {locale.value: str(locale.label) for locale in Locale}
# By shape, word and weight, not by colour alone.
_WARNING = (
    ' <strong class="outside" lang="{locale}"><svg width="16" height="16" viewBox="0 0 24 24"'
    ' aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd"'
    ' d="M12 2 23 21H1zM11 9v6h2V9zm0 8v2h2v-2z"/></svg> {word}</strong>'
)
HASH_GROUP = 8  # digits, for the eye; copied, the checksum is one word


class HtmlRow(NamedTuple):
    """One line of a definition list; `lang` where the text is the certificate's own."""

    label: str
    value: str
    lang: str = ""
    instant: str = ""  # machine-readable, where the value is a date


class HtmlFile(NamedTuple):
    """One attachment: name, media type and size, URL, SHA-256."""

    name: str
    about: str
    address: str  # empty where only the checksum is known
    digits: str


class Measured(NamedTuple):
    """The column of a table with measured values, and the rows where they are outside of their limits."""

    column: str
    outside: Collection[int]
    word: str  # in the page's language


def definitions(rows: Iterable[HtmlRow]) -> SafeString:
    """A definition list; empty if there are no rows."""
    lines = "\n".join(map(_definition, rows))
    return _safe(f'<dl class="rows">\n{lines}\n</dl>' if lines else "")


def table(
    columns: Mapping[str, str],
    items: Sequence[Mapping[str, str]],
    *,
    locale: str,
    lang: str,
    heading: str = "items",
    measured: Measured | None = None,
) -> SafeString:
    """A table below the heading of this id. Each cell carries its label, for narrow screens.

    The roles are written out because narrow screens lay the table out as blocks, and browsers then
    no longer treat it as a table.
    """
    heads = "".join(
        f'<th role="columnheader" scope="col" lang="{locale}">{escape(label)}</th>'
        for label in columns.values()
    )
    labels = {name: escape(label) for name, label in columns.items()}
    if measured:
        warning = _WARNING.format(locale=locale, word=escape(measured.word))
        marks = {number: {measured.column: warning} for number in measured.outside}
    else:
        marks = {}
    lines = "\n".join(
        _line(item, labels, marks.get(number, {})) for number, item in enumerate(items)
    )
    return _safe(
        f'<table class="items{" measured" if measured else ""}" role="table" aria-labelledby="{heading}"{_lang(lang)}>\n'
        f'<thead role="rowgroup"><tr role="row">{heads}</tr></thead>\n'
        f'<tbody role="rowgroup">\n{lines}\n</tbody>\n</table>'
    )


def notices(texts: Iterable[str]) -> SafeString:
    """Notices below the status, a paragraph each."""
    return _safe("".join(f'<p class="notice">{escape(text)}</p>\n' for text in texts))


def section(heading: str, title: str, content: SafeString) -> SafeString:
    """A section of the page with its heading."""
    return _safe(
        f'<section aria-labelledby="{heading}">\n'
        f'<h2 id="{heading}" class="section">{escape(title)}</h2>\n{content}\n</section>'
    )


def join(parts: Iterable[SafeString]) -> SafeString:
    """Pieces of HTML, one after the other."""
    return _safe("\n".join(parts))


def files(entries: Iterable[HtmlFile], *, lang: str) -> SafeString:
    """A list of attachments: a link where the file can be downloaded, and the checksum."""
    lines = "\n".join(_file(entry, lang) for entry in entries)
    return _safe(f'<ul class="attachments">\n{lines}\n</ul>' if lines else "")


def names(people: Iterable[Mapping[str, str]], *, lang: str) -> SafeString:
    """A list of signatories with their roles."""
    lines = "\n".join(
        f"<li><strong>{escape(person['name'])}</strong> <span>{escape(person.get('role', ''))}</span></li>"
        for person in people
    )
    return _safe(f'<ul class="signatories"{_lang(lang)}>\n{lines}\n</ul>' if lines else "")


def checksum(digits: str) -> SafeString:
    """A checksum in groups of digits without blanks, so that it is copied as one word."""
    groups = (digits[at : at + HASH_GROUP] for at in range(0, len(digits), HASH_GROUP))
    return _safe("<wbr>".join(f"<span>{escape(group)}</span>" for group in groups))


def languages(addresses: Mapping[str, str], *, current: str) -> SafeString:
    """Links to the same page in the other languages, each by its own name."""
    lines = "\n".join(
        f'<li><span aria-current="true">{NAMES[code]}</span></li>'
        if code == current
        else f'<li><a href="{escape(address)}" lang="{code}" hreflang="{code}">{NAMES[code]}</a></li>'
        for code, address in addresses.items()
    )
    return _safe(f"<ul>\n{lines}\n</ul>")


def _file(entry: HtmlFile, lang: str) -> str:
    name = f"<strong{_lang(lang)}>{escape(entry.name)}</strong>"
    if entry.address:
        name = f'<a href="{escape(entry.address)}" rel="nofollow" download>{name}</a>'
    digits = f'<span>SHA-256</span> <code class="copy hash">{checksum(entry.digits)}</code>'
    return f"<li>{name} <span>{escape(entry.about)}</span><br>{digits}</li>"


def _definition(row: HtmlRow) -> str:
    value = escape(row.value)
    if row.instant:
        value = f'<time datetime="{escape(row.instant)}">{value}</time>'
    return f"<div><dt>{escape(row.label)}</dt><dd{_lang(row.lang)}>{value}</dd></div>"


def _line(item: Mapping[str, str], labels: Mapping[str, str], marks: Mapping[str, str]) -> str:
    """One row; `marks` is HTML that follows the values of some columns."""
    cells = "".join(
        f'<td role="cell" data-label="{label}">{escape(str(item.get(name, "")))}{marks.get(name, "")}</td>'
        for name, label in labels.items()
    )
    return f'<tr role="row">{cells}</tr>'


def _lang(lang: str) -> str:
    return f' lang="{escape(lang)}"' if lang else ""


def _safe(html: str) -> SafeString:
    """Mark HTML of this module as safe: all values in it are escaped."""
    return SafeString(html)  # mark_safe takes ten times as long to make the same
