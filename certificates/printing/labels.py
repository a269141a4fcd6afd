"""Labels of certificates: sheets of A4 to be printed, and ZPL for label printers.

A label leads to the page of its certificate, and says what people read beside the code. It names no holder.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import segno
from django.utils import translation
from django.utils.translation import gettext

from accounts.scopes import Mode
from certificates.addresses import verify_url
from certificates.digital_link.operations import qr_address
from certificates.models import Certificate
from certificates.verification.sharing import qr_svg

from .printable_text import PrintableText, further_fonts
from .typesetting import typeset

# Of 50 by 25 mm at 203 dots an inch, which is 8 a millimetre.
_WIDTH, _HEIGHT, _MARGIN, _TEXT = 400, 200, 12, 200
_LINE = 22
_ESCAPED = {ord(char): f"_{ord(char):02X}" for char in "_^~"}


def label_sheets(certificates: Sequence[Certificate], *, locale: str | None, at: datetime) -> bytes:
    """The PDF of these labels, three by eight of 70 by 37 mm on a page. For workers."""
    letters = PrintableText()
    with translation.override(locale or certificates[0].locale):
        alt = gettext("QR code that leads to the page of this certificate")
        content: dict[str, Any] = {
            "title": gettext("Labels"),
            "author": certificates[0].issuer.name,
            "date": {
                unit: getattr(at, unit)
                for unit in ("year", "month", "day", "hour", "minute", "second")
            },
            "sheets": [],
            "labels": [
                {
                    "qr": qr_svg(_address(row, locale)).decode(),
                    "alt": alt,
                    **letters.all(_texts(row, locale)),
                }
                for row in certificates
            ],
        }
    return typeset({**content, "fonts": further_fonts(content["labels"])})


def label_program(certificates: Sequence[Certificate], *, locale: str | None) -> bytes:
    """The same for a label printer: ZPL II for 50 by 25 mm at 203 dpi, in UTF-8."""
    return "".join(_zpl(row, locale) for row in certificates).encode()


def _zpl(certificate: Certificate, locale: str | None) -> str:
    address, texts = _address(certificate, locale), _texts(certificate, locale)
    modules, _ = segno.make_qr(address, error="m").symbol_size(border=0)
    scale = max(2, (_TEXT - 2 * _MARGIN) // modules)
    lines = [text for text in (texts["mark"], texts["number"], *texts["lines"]) if text]
    fields = "".join(
        f"^FO{_TEXT},{_MARGIN + place * 2 * _LINE}^A0N,{_LINE - 2},{_LINE - 2}"
        f"^FB{_WIDTH - _TEXT - _MARGIN // 2},2,0,L^FH^FD{line.translate(_ESCAPED)}^FS\n"
        for place, line in enumerate(lines[:4])
    )
    code = f"^FO{_MARGIN},{_MARGIN}^BQN,2,{scale}^FH^FDMA,{address.translate(_ESCAPED)}^FS\n"
    return f"^XA^CI28^PW{_WIDTH}^LL{_HEIGHT}\n{code}{fields}^XZ\n"


def _texts(certificate: Certificate, locale: str | None) -> dict[str, Any]:
    kind = certificate.version.name_in(locale or certificate.locale)
    lines = (
        [certificate.product_id, certificate.serial_number]
        if certificate.serial_number
        else [certificate.product_id or kind]
    )
    return {
        "mark": "TEST" if certificate.mode == Mode.TEST else None,
        "number": certificate.number or certificate.public_id,
        "lines": [line for line in lines if line],
    }


def _address(certificate: Certificate, locale: str | None) -> str:
    return qr_address(certificate) or verify_url(certificate.pk, locale or certificate.locale)
