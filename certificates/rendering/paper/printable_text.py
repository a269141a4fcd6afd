"""Text made printable with the fonts at hand: missing characters replaced, long words broken.

PDF/A forbids characters that no font has, and those of the private use areas. They are shown as a
box, and the document says so.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

FONTS = Path(__file__).with_name("fonts")
MISSING = "\N{WHITE SQUARE}"
_FALLBACK = "DejaVuSans.ttf"
_SET_IN = ("IBMPlexSans-Regular.ttf", "IBMPlexSans-SemiBold.ttf", "IBMPlexSerif-SemiBold.ttf")
_BREAK = "\N{ZERO WIDTH SPACE}"
# Invisible characters are removed, above all those that reverse the order of others; but these join
# letters, part them, or set the direction of a neutral character.
_JOINERS = frozenset("\N{SOFT HYPHEN}\u200c\u200d\u200e\u200f")
LONGEST_RUN = 40  # characters without a place to break, where nothing narrower is asked for


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
        if any(cluster_is_in(font, cluster) for font in (_common(), _characters(_FALLBACK))):
            return cluster
        self.lost = True
        return MISSING


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
    return frozenset.intersection(*map(_characters, _SET_IN))


@cache
def _characters(name: str) -> frozenset[int]:
    from fontTools.ttLib import TTFont  # noqa: PLC0415  (only a process that prints needs it)

    with TTFont(FONTS / name, lazy=True) as font:
        characters: Iterable[int] = font.getBestCmap()
        return frozenset(each for each in characters if unicodedata.category(chr(each)) != "Co")
