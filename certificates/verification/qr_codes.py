"""QR codes of verify pages."""

from io import BytesIO

import segno

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
