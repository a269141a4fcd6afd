"""Clean-up of the pictures that issuers send as logo and signature: pure functions, no database."""

import warnings
from collections.abc import Iterator
from io import BytesIO

from PIL import Image, ImageOps

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
