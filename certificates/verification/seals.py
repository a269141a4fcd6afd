"""The seal of a certificate as SVG: today's status, for websites of others. No script, no style, no link."""

from datetime import UTC, datetime

from django.template.loader import render_to_string
from django.utils.translation import gettext

from .dates import long_date
from .status_texts import Verdict

LONGEST_NAME = 34  # characters that fit
# Tone -> background, text and edge: as the bands of the verify page, in any theme.
_COLOURS = {
    "active": ("#14613b", "#ffffff", "#14613b"),
    "revoked": ("#9b1b1e", "#ffffff", "#9b1b1e"),
    "distrust": ("#1d1b1b", "#ffffff", "#e5484d"),
    "suspended": ("#ffe2a0", "#3b2a00", "#8a5f00"),
    "unconfirmed": ("#ffe2a0", "#3b2a00", "#8a5f00"),
    "superseded": ("#dde7f2", "#14304f", "#2c5c92"),
    "expired": ("#e6e2d9", "#332f27", "#736c5d"),
    "test": ("#ffffff", "#5b3a8c", "#5b3a8c"),
}
_PLAIN = ("#ffffff", "#1a1b1e", "#85837c")


def seal(verdict: Verdict, *, name: str, checked_at: datetime) -> str:
    """The picture: the icon and the word of the status, a name, and when it was checked."""
    back, ink, edge = _COLOURS.get(verdict.tone, _PLAIN)
    checked = gettext("Checked on %(day)s, %(time)s UTC") % {
        "day": long_date(checked_at.astimezone(UTC)),
        "time": f"{checked_at.astimezone(UTC):%H:%M}",
    }
    context = {
        "word": _printable(verdict.word),
        "name": _printable(_shortened(name)),
        "checked": _printable(checked),
        "icon": verdict.tone.icon,
        "back": back,
        "ink": ink,
        "edge": edge,
    }
    return render_to_string("certificates/seal.svg", context)


def _shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _printable(text: str) -> str:
    """The text without characters that XML does not have."""
    return "".join(each for each in text if each.isprintable())
