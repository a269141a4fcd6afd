"""Reads a page: headline, rows, words and their language."""

import re
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polib
from django.conf import settings
from django.contrib.staticfiles import finders
from django.test import Client

from certificates.models import Certificate

LOCALES = ("de", "en", "fr", "sq")
UNKNOWN = "cert_01h455vb4pex5vsknk084sn02q"
VOID = {"meta", "link", "input", "img", "wbr", "br"}
UNREAD = ("svg", "code")


@dataclass
class ReadPage:
    """A page, taken apart."""

    html: str
    lang: str = ""
    title: str = ""
    headline: str = ""
    band: str = ""
    icon: str = ""
    links: list[str] = field(default_factory=list)
    fields: dict[str, str] = field(default_factory=dict)
    marked: list[tuple[str, str]] = field(default_factory=list)  # text, its language
    rows: list[tuple[str, str]] = field(default_factory=list)
    columns: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)

    @property
    def texts(self) -> list[str]:
        """Every run of text, in whatever language."""
        return [text for text, _ in self.marked]

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    def row(self, label: str) -> str:
        """The value beside this label; there must be exactly one."""
        (value,) = [value for name, value in self.rows if name == label]
        return value

    @property
    def files(self) -> list[str]:
        """The addresses of what a browser loads with the page: styles, scripts, pictures."""
        return re.findall(r'(?:href|src)="(/(?:static|branding)/[^"]+)"', self.html)

    def weight(self, visitor: Client) -> int:
        """Bytes of the page with all that it loads, as they are before any compression."""
        return len(self.html.encode()) + sum(
            len(self._loaded(file, visitor)) for file in self.files
        )

    @staticmethod
    def _loaded(address: str, visitor: Client) -> bytes:
        if not address.startswith(settings.STATIC_URL):
            return visitor.get(address).content
        found = finders.find(address.removeprefix(settings.STATIC_URL))
        assert isinstance(found, str), address
        return Path(found).read_bytes()


def read(response: Any) -> ReadPage:
    """The page in a response."""
    reader = _Reader(response.content.decode())
    reader.feed(reader.page.html)
    return reader.page


def look(visitor: Client, certificate: Certificate, locale: str = "en") -> ReadPage:
    """The verify page of a certificate, which answers 200 whatever its status."""
    response = visitor.get(f"/{locale}/verify/{certificate.public_id}")
    assert response.status_code == 200
    return read(response)


def foreign_words(page: ReadPage) -> set[str]:
    """Our own texts in the page that belong to another language than it says they do."""
    return {text for text, lang in page.marked if text in _texts_of_others(lang)}


@cache
def _texts_of_others(lang: str) -> frozenset[str]:
    """What the service says in the other languages, and not in this one."""
    others = frozenset().union(*(_texts(locale) for locale in LOCALES if locale != lang))
    return others - _texts(lang)


@cache
def _texts(locale: str) -> frozenset[str]:
    """Everything the service says in this language; the catalogues' msgids are the English."""
    assert locale in LOCALES, locale
    name = "de" if locale == "en" else locale
    return frozenset(
        entry.msgid if locale == "en" else entry.msgstr
        for folder in settings.LOCALE_PATHS
        for entry in polib.pofile(str(folder / name / "LC_MESSAGES" / "django.po"))
    )


class _Reader(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.page = ReadPage(html)
        self.open: list[tuple[str, str, dict[str, str]]] = []  # tag, language, attributes

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        outer = self.open[-1][1] if self.open else ""
        self._note(tag, given)
        if tag not in VOID:
            self.open.append((tag, given.get("lang", outer), given))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if any(name == "svg" for name, _, _ in self.open) and self._inside("section"):
            self.page.icon += str(attrs)

    def handle_endtag(self, tag: str) -> None:
        name, _, _ = self.open.pop()
        assert name == tag, f"<{name}> is closed by </{tag}>"

    def handle_data(self, data: str) -> None:
        text = data.strip()
        if not text:
            return
        if self._inside("dt"):
            self.page.rows[-1] = (self.page.rows[-1][0] + text, "")
        elif self._inside("dd"):
            label, value = self.page.rows[-1]
            self.page.rows[-1] = (label, value + text)
        elif self._inside("td"):
            self.page.cells[-1] += text
        tag, lang, _ = self.open[-1]
        match tag:
            case "title":
                self.page.title = text
            case "h1":
                self.page.headline = text
            case "th":
                self.page.columns.append(text)
        if not any(self._inside(each) for each in UNREAD):
            self.page.marked.append((text, lang))

    def _note(self, tag: str, given: dict[str, str]) -> None:
        if tag == "html":
            self.page.lang = given["lang"]
        if "href" in given:
            self.page.links.append(given["href"])
        if tag == "input":
            self.page.fields[given["name"]] = given.get("value", "")
        if tag == "dt":
            self.page.rows.append(("", ""))
        if tag == "td":
            self.page.cells.append("")
        classes = given.get("class", "").split()
        if "band" in classes:
            self.page.band = classes[1].removeprefix("band-")

    def _inside(self, tag: str) -> bool:
        return any(name == tag for name, _, _ in self.open)
