"""Pictures to take along: the QR code of a verify page, and the seal for websites of others."""

from datetime import UTC, datetime
from io import BytesIO

import segno
from django.template.loader import render_to_string
from django.utils.translation import gettext

from .texts import Verdict, long_date

QUIET = 4  # modules of margin around the code (ISO/IEC 18004)
PNG_SCALE = 10  # pixels a module


def qr_svg(address: str) -> bytes:
    """The QR code of a URL as SVG: black on white, one path, of any size."""
    out = BytesIO()
    _code(address).save(
        out, kind="svg", border=QUIET, light="#fff", xmldecl=False, svgclass=None, lineclass=None
    )
    return out.getvalue()


def qr_png(address: str) -> bytes:
    """The QR code of a URL as PNG, for labels and printers that take no SVG."""
    out = BytesIO()
    _code(address).save(out, kind="png", border=QUIET, scale=PNG_SCALE)
    return out.getvalue()


def _code(address: str) -> segno.QRCode:
    """Error correction level M: legible with 15 % lost, and not too dense for phones."""
    return segno.make_qr(address, error="m")


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
    return render_to_string("certificates/verification/seal.svg", context)


def _shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _printable(text: str) -> str:
    """The text without characters that XML does not have."""
    return "".join(each for each in text if each.isprintable())
