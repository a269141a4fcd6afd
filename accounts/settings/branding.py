"""Colours, logo and signature of an issuer: contrast, kinds of images, addresses."""

from enum import StrEnum
from uuid import UUID

from accounts.prefixes import AccountsPrefix
from lib import ids

WHITE = "#ffffff"
DARK = "#1a1c1f"  # the dark surface of the public pages, and our dark text
READABLE = 4.5  # WCAG 2.2, 1.4.3: text against its background
LOGO_DIGITS = 16  # of the logo's SHA-256, in its address
_SRGB_LINEAR = 0.04045


class BrandImage(StrEnum):
    """The images of a branding, each named as its column."""

    LOGO = "logo"  # on public pages and paper
    SIGNATURE = "signature"  # on paper alone


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def text_on(color: str) -> str | None:
    """The text colour, white or dark, that can be read on this colour; None if neither can."""
    best = max((WHITE, DARK), key=lambda text: contrast(color, text))
    return best if contrast(color, best) >= READABLE else None


def logo_path(issuer_id: UUID, sha256: str | None) -> str | None:
    """The public path of the logo. It changes with the logo, so it may be cached for ever."""
    if sha256 is None:
        return None
    return f"/branding/{ids.encode(AccountsPrefix.ISSUER, issuer_id)}/{sha256[:LOGO_DIGITS]}.png"


def _luminance(color: str) -> float:
    red, green, blue = (_linear(int(color[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    """One channel of sRGB as light (IEC 61966-2-1)."""
    return channel / 12.92 if channel <= _SRGB_LINEAR else ((channel + 0.055) / 1.055) ** 2.4
