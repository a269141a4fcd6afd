"""The rules of branding: readable colours, and pictures."""

import warnings
from collections.abc import Iterator
from enum import StrEnum
from io import BytesIO
from uuid import UUID

from PIL import Image, ImageOps

from accounts.prefixes import AccountsPrefix
from lib import ids

MAX_PIXELS = (1200, 600)  # pixels that we take
MAX_IMAGE_BYTES = 20_000  # that we keep: a phone loads them with every verify page, which weighs the rest of 50 kB
# What we keep fits into one of these, in pixels. The first is 190 dpi at its largest on paper (80 mm wide)
# and more than two for each of the page's (15 rem); the last fits into MAX_IMAGE_BYTES whatever it shows.
_KEPT = ((600, 200), (480, 160), (360, 120), (240, 80), (150, 100))
_FORMATS = ("PNG", "JPEG")


class UnreadableImage(Exception):
    """Neither a PNG nor a JPEG, or broken."""


class ImageTooLarge(Exception):
    """The image has too many pixels."""


def normalize_image(raw: bytes) -> bytes:
    """The picture encoded again as PNG: pixels only, no metadata, no second frame, nothing appended.

    It is as large as page and paper need, and at most `MAX_IMAGE_BYTES` long: a photograph loses colours
    (to 256), then pixels. Raises ImageTooLarge beyond `MAX_PIXELS`, UnreadableImage for other data.

    The size is read from the head before a pixel is decoded, so that no bomb goes off.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # we refuse far earlier
            with Image.open(BytesIO(raw), formats=_FORMATS) as image:
                _refuse_large(image)
                return _written_anew(image)
    except Image.DecompressionBombError as error:
        raise ImageTooLarge from error
    except (OSError, SyntaxError, ValueError, MemoryError) as error:  # raised by Pillow's readers
        raise UnreadableImage from error


def _refuse_large(image: Image.Image) -> None:
    if image.width > MAX_PIXELS[0] or image.height > MAX_PIXELS[1]:
        raise ImageTooLarge


def _written_anew(image: Image.Image) -> bytes:
    upright = ImageOps.exif_transpose(image)
    pixels = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    bare = Image.frombytes(pixels.mode, pixels.size, pixels.tobytes())
    return next(png for png in _ever_smaller(bare) if len(png) <= MAX_IMAGE_BYTES)


def _ever_smaller(image: Image.Image) -> Iterator[bytes]:
    for size in _KEPT:
        image.thumbnail(size)
        yield _png(image)
        yield _png(image.quantize(256, method=Image.Quantize.FASTOCTREE))  # 500 times faster


def _png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


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
