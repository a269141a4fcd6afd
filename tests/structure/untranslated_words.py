"""A language whose every translation is marked, and a reader that finds the words without a mark."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

from django.utils.translation.trans_real import DjangoTranslation

OPEN, CLOSE = "\ue000", "\ue001"  # private use: nobody writes them
MARKED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
CUT = re.compile(f"{OPEN}.*", re.DOTALL)  # what was cut short has lost its end
WORD = re.compile(r"[^\W\d_]{2,}")
UNREAD = {"script", "style", "code", "kbd", "pre", "svg"}
SYMBOL = "material-symbols-outlined"  # a font draws these words as icons
SAID = {"title", "placeholder", "aria-label", "alt", "label"}
# What scripts show, read aloud or set as a name.
OF_SCRIPTS = {
    f"data-{name}"
    for name in """
        alt announcement changed copied entered example failed found label left lost missing moved none
        received removed said sending signed-out simplebar-aria-label title too-large
    """.split()
}
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Marking(DjangoTranslation):
    """A language as the service speaks it, but what its catalogues gave is marked.

    `asked` collects the msgids that were asked for and found.
    """

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked: set[str] = set()

    def gettext(self, message: str) -> str:
        """Marked, if it is translated."""
        return self._mark(message, super().gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Marked, if it is translated."""
        return self._mark(msgid1, super().ngettext(msgid1, msgid2, n))

    def _mark(self, message: str, text: str) -> str:
        if not has(self, message):
            return text
        self.asked.add(message)
        return f"{OPEN}{text}{CLOSE}"


def has(language: DjangoTranslation, message: str) -> bool:
    """Whether one of the language's own catalogues has this msgid, be it singular or plural."""
    catalogue = language._catalog  # type: ignore[attr-defined]  # not in the stubs
    return message in catalogue or (message, language.plural(1)) in catalogue


def unmarked(html: str) -> Iterator[str]:
    """What a person reads or hears on a page, and no catalogue gave; only where words are left."""
    found = 1
    while found:  # from the inside out; elements inside a translation go with it
        html, found = MARKED.subn("", html)
    reader = _Reader()
    reader.feed(html)
    for said in reader.said:
        left = CUT.sub("", said)
        if WORD.search(left):
            yield " ".join(left.split())


def is_said(attribute: str) -> bool:
    """Whether people read or hear what stands in this attribute."""
    return attribute in SAID or attribute in OF_SCRIPTS


class _Reader(HTMLParser):
    """Collects runs of text, and attributes that are read out or shown."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []  # the tag, and whether its text is for people
        self.said: list[str] = [""]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.said += [value for name, value in given.items() if is_said(name)]
        if tag == "input" and given.get("type") in {"submit", "button"}:
            self.said.append(given.get("value", ""))
        self.said.append("")
        if tag not in VOID:
            read = tag not in UNREAD and SYMBOL not in given.get("class", "").split()
            self.open.append((tag, read))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass
        self.said.append("")

    def handle_data(self, data: str) -> None:
        if all(read for _tag, read in self.open):
            self.said[-1] += data
