"""QR codes that lead to a verify page."""

from io import BytesIO

import segno

QUIET = 4  # modules around the code (ISO/IEC 18004)
PNG_SCALE = 10  # pixels a module


def qr_svg(address: str) -> bytes:
    """Black on white, one path; as large as whoever shows it makes it."""
    out = BytesIO()
    _code(address).save(
        out, kind="svg", border=QUIET, light="#fff", xmldecl=False, svgclass=None, lineclass=None
    )
    return out.getvalue()


def qr_png(address: str) -> bytes:
    """The same in pixels, for labels and printers that take no SVG."""
    out = BytesIO()
    _code(address).save(out, kind="png", border=QUIET, scale=PNG_SCALE)
    return out.getvalue()


def _code(address: str) -> segno.QRCode:
    """Level M: legible with 15 % of it lost, and not so dense that a phone has trouble."""
    return segno.make_qr(address, error="m")
