"""The font of the back office's icons: those of Material Symbols that pages may use, out of unfold's 4,100.

make icons    # makes the font anew; needs the package brotli, which reads unfold's
"""

import re
from collections.abc import Iterator
from pathlib import Path

import unfold
from fontTools import subset
from fontTools.ttLib import TTFont

TOP = Path(__file__).parent.parent
UNFOLD = Path(unfold.__file__).parent
WHOLE = UNFOLD / "static/unfold/fonts/material-symbols/Material-Symbols-Outlined.woff2"
FONT = TOP / "config/static/config/fonts/icons.woff"
OURS = ("accounts", "certificates", "edu", "webhooks", "config", "templates")
# A name stands between tags, in quotes, or in a class that sets an icon; other words do no harm.
_WORD = re.compile(r"""(?<=[>"'}\s])[a-z][a-z0-9\\]*(?:_[a-z0-9]+)*(?=[<"'{\s])""")


def used() -> set[str]:
    """Every word of pages and code that may name an icon."""
    files = [*(path for app in OURS for path in (TOP / app).rglob("*")), *UNFOLD.rglob("*")]
    text = (
        each for each in files if each.suffix in {".html", ".py"} and "static" not in each.parts
    )
    return {word for each in text for word in _words(each.read_text())}


def _words(text: str) -> Iterator[str]:
    return (found.replace("\\", "") for found in _WORD.findall(text))


def ligatures(font: TTFont) -> dict[str, str]:
    """The glyph of each icon, by its name."""
    letters = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
    tables = (sub for look in font["GSUB"].table.LookupList.Lookup for sub in look.SubTable)
    plain = [getattr(sub, "ExtSubTable", sub) for sub in tables]
    return {
        letters[first] + "".join(letters[part] for part in each.Component): each.LigGlyph
        for sub in plain
        if sub.LookupType == 4  # noqa: PLR2004  (ligatures)
        for first, found in sub.ligatures.items()
        for each in found
    }


def write(names: set[str]) -> None:
    """Write the font with these icons, and the letters that name them."""
    font = TTFont(WHOLE)
    known = ligatures(font)
    options = subset.Options(
        flavor="woff", layout_closure=False, layout_features=["*"], notdef_outline=True
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(
        glyphs=[known[name] for name in names & known.keys()],
        text="abcdefghijklmnopqrstuvwxyz0123456789_",
    )
    subsetter.subset(font)
    subset.save_font(font, str(FONT), options)


def main() -> None:
    write(used())
    print(f"{len(ligatures(TTFont(FONT)))} icons, {FONT.stat().st_size} bytes: {FONT}")


if __name__ == "__main__":
    main()
