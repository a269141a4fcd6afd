"""Text made printable with the fonts at hand: missing characters replaced, long words broken.

PDF/A forbids characters that no font has, and those of the private use areas. They are shown as a
box, and the document says so.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from django.conf import settings

from accounts.errors import FieldError

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

FONTS = Path(__file__).with_name("fonts")
MISSING = "\N{WHITE SQUARE}"
_FALLBACK = "DejaVuSans.ttf"
_SET_IN = ("IBMPlexSans-Regular.ttf", "IBMPlexSans-SemiBold.ttf", "IBMPlexSerif-SemiBold.ttf")
_BREAK = "\N{ZERO WIDTH SPACE}"
# Invisible characters are removed, above all those that reverse the order of others; but these join
# letters, part them, or set the direction of a neutral character.
_JOINERS = frozenset("\N{SOFT HYPHEN}\u200c\u200d\u200e\u200f")
LONGEST_RUN = 40  # characters without a place to break, where nothing narrower is asked for
# European letters, digits and punctuation that all fonts of the layouts have (a test holds them).
_EUROPEAN = re.compile(
    "[\\x20-\\x7e\u00a0-\u017f\u0391-\u03a1\u03a3-\u03ce\u0400-\u045f\u2010-\u2015]*"
)
_SHAPED_AS_NOTHING = {0x15DF, 0x15E0}  # by Noto Sans Canadian Aboriginal, although it has them
_SHOWN = 20  # characters that a warning names


class PrintableText:
    """Makes texts printable, and remembers whether a character was lost."""

    def __init__(self) -> None:
        self.lost = False

    def fit(self, text: str, *, run: int = LONGEST_RUN) -> str:
        """The text with boxes for missing characters, breakable after `run` characters without a blank."""
        lines = text.expandtabs(4).split("\n")
        fitted = "\n".join(_breakable(self._printable(line), run) for line in lines)
        if (
            text.strip() and not fitted.strip()
        ):  # all of it is invisible; a heading must not be empty
            self.lost = True
            return MISSING
        return fitted

    def all(self, value: Any) -> Any:
        """Make every string within lists and mappings printable."""
        if isinstance(value, str):
            return self.fit(value)
        if isinstance(value, Mapping):
            return {name: self.all(each) for name, each in value.items()}
        if isinstance(value, Sequence):
            return [self.all(each) for each in value]
        return value

    def _printable(self, line: str) -> str:
        if line.isascii() and line.isprintable():
            return line
        return "".join(self._cluster(cluster) for cluster in _clusters(line))

    def _cluster(self, cluster: str) -> str:
        """A letter with its marks, or a box if no font has all of them."""
        if is_printed(cluster):
            return cluster
        self.lost = True
        return MISSING


def unprintable(value: object, pointer: str = "") -> Iterator[FieldError]:
    """A warning for each text, within mappings and lists, that prints with boxes: where, and for what."""
    for place, text in _unusual_texts(value, pointer):
        if missing := [letter for letter in _letters(text) if not is_printed(letter)]:
            characters = " ".join(missing[:_SHOWN])
            yield FieldError(place, "not_printable", {"characters": characters})


def further_fonts(value: object) -> list[str]:
    """The families beside the layouts' own that the texts within mappings and lists need."""
    letters = {letter for _, text in _unusual_texts(value) for letter in _letters(text)}
    needed = {_further_font(letter): None for letter in letters if not _is_in_own_fonts(letter)}
    return [font.family for font in _fonts_of(*settings.FONT_FOLDERS) if font in needed]


def _unusual_texts(value: object, pointer: str = "") -> Iterator[tuple[str, str]]:
    """Each text of other than European letters, with its place as a JSON pointer."""
    if isinstance(value, str):
        if not (value.isascii() or _EUROPEAN.fullmatch(value)):
            yield pointer, value
    elif isinstance(value, Mapping):
        for name, each in value.items():
            place = name.replace("~", "~0").replace("/", "~1")
            yield from _unusual_texts(each, f"{pointer}/{place}")
    elif isinstance(value, Sequence) and not isinstance(value, bytes):
        for number, each in enumerate(value):
            yield from _unusual_texts(each, f"{pointer}/{number}")


def _letters(text: str) -> Iterable[str]:
    """The letters of a text with their marks, each once."""
    return dict.fromkeys(letter for line in text.splitlines() for letter in _clusters(line))


def is_printed(cluster: str) -> bool:
    """Whether some font at hand has all characters of the cluster."""
    return _is_in_own_fonts(cluster) or _further_font(cluster) is not None


def _is_in_own_fonts(cluster: str) -> bool:
    own = (_common(), _characters(FONTS / _FALLBACK))
    return any(cluster_is_in(font, cluster) for font in own)


def _further_font(cluster: str) -> "_Font | None":
    """The first font in FONT_FOLDERS that has the whole cluster: Typst does not mix fonts within one."""
    fonts = _fonts_of(*settings.FONT_FOLDERS)
    return next((font for font in fonts if cluster_is_in(font.characters, cluster)), None)


def cluster_is_in(font: frozenset[int], cluster: str) -> bool:
    """Whether the font has all characters of the cluster; joiners do not count."""
    return all(ord(char) in font for char in cluster if char not in _JOINERS)


def _clusters(line: str) -> Iterator[str]:
    pending = ""
    for char in line:
        category = unicodedata.category(char)
        if category[0] == "C" and char not in _JOINERS and category not in {"Cn", "Co"}:
            continue
        if pending and category[0] != "M" and char not in _JOINERS:
            yield pending
            pending = ""
        pending += char
    if pending:
        yield pending


def _breakable(line: str, run: int) -> str:
    """A line whose long words may break anywhere, so that they do not leave the page."""
    if len(line) <= run:
        return line
    return " ".join(_parted(word, run) if len(word) > run else word for word in line.split(" "))


def _parted(word: str, run: int) -> str:
    parts = [""]
    for cluster in _clusters(word):
        if len(parts[-1]) >= run:
            parts.append("")
        parts[-1] += cluster
    return _BREAK.join(parts)


@cache
def _common() -> frozenset[int]:
    """The characters that the regular, the bold and the serif font all have."""
    return frozenset.intersection(*(_characters(FONTS / name) for name in _SET_IN))


class _Font(NamedTuple):
    family: str
    characters: frozenset[int]


@cache
def _fonts_of(*folders: str) -> tuple[_Font, ...]:
    """The regular fonts in these folders, those without serifs first."""
    files = [file for folder in folders for file in Path(folder).glob("*-Regular.*")]
    files.sort(key=lambda file: ("Serif" in file.name, file.name))
    return tuple(_Font(_family(file), _in_all_weights(file)) for file in files)


def _in_all_weights(regular: Path) -> frozenset[int]:
    """The characters of a font that its bold one has, too: names are printed in both."""
    bold = regular.with_name(regular.name.replace("-Regular.", "-Bold."))
    return _characters(regular) & (_characters(bold) if bold.exists() else _characters(regular))


def _open(file: Path) -> "TTFont":
    from fontTools.ttLib import TTFont  # noqa: PLC0415  (few texts need it)

    return TTFont(file, lazy=True, fontNumber=0)  # the fonts of a collection have the same letters


def _family(file: Path) -> str:
    with _open(file) as font:
        return str(font["name"].getBestFamilyName())


@cache
def _characters(file: Path) -> frozenset[int]:
    with _open(file) as font:
        characters: Iterable[int] = font.getBestCmap()
        private = {each for each in characters if unicodedata.category(chr(each)) == "Co"}
        return frozenset(characters) - private - _SHAPED_AS_NOTHING
