"""The seal of a certificate as SVG: today's status, for websites of others. No script, no style, no link."""

from datetime import UTC, datetime
from html import escape

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
_SANS = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Helvetica, Arial, sans-serif"


def seal(verdict: Verdict, *, name: str, checked_at: datetime) -> str:
    """The picture: the icon and the word of the status, a name, and when it was checked."""
    back, ink, edge = _COLOURS.get(verdict.tone, _PLAIN)
    checked = gettext("Checked on %(day)s, %(time)s UTC") % {
        "day": long_date(checked_at.astimezone(UTC)),
        "time": f"{checked_at.astimezone(UTC):%H:%M}",
    }
    icon = render_to_string(verdict.tone.icon).replace(
        'class="icon" ',
        f'x="14" y="14" width="48" height="48" fill="none" stroke="{ink}" stroke-width="3"'
        ' stroke-linecap="round" stroke-linejoin="round" ',
    )
    word, shown, at = _safe(verdict.word), _safe(_shortened(name)), _safe(checked)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="340" height="76" viewBox="0 0 340 76"'
        f' role="img"><title>{word} – {shown} – {at}</title>'
        f'<rect x="1" y="1" width="338" height="74" rx="5" fill="{back}" stroke="{edge}"'
        f' stroke-width="2"/>{icon}<g fill="{ink}" font-family="{_SANS}">'
        f'<text x="76" y="30" font-size="18" font-weight="600">{word}</text>'
        f'<text x="76" y="48" font-size="12">{shown}</text>'
        f'<text x="76" y="64" font-size="11">{at}</text></g></svg>\n'
    )


def _shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _safe(text: str) -> str:
    """Escaped, and without characters that XML does not have."""
    return escape("".join(each for each in text if each.isprintable()))
