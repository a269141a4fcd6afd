"""The issuer's letterhead: colour, address, logo, columns, and the signature of one signatory."""

import struct
from base64 import b64encode
from dataclasses import dataclass

from django.utils.translation import gettext

from accounts.models import Branding, PrintColumns

from .printable_text import PrintableText


@dataclass(frozen=True, slots=True, kw_only=True)
class Letterhead:
    """The issuer's letterhead as it is now."""

    color: str | None = None
    address: str = ""
    website: str = ""
    logo: bytes | None = None  # PNG
    columns: int = PrintColumns.TWO
    signature: bytes | None = None  # PNG
    signature_name: str = ""
    signature_role: str = ""

    @classmethod
    def of(cls, style: Branding | None) -> "Letterhead":
        """The letterhead of an issuer's branding, or an empty one."""
        if style is None:
            return cls()
        return cls(
            color=style.color,
            address=style.address or "",
            website=style.website or "",
            logo=bytes(style.logo) if style.logo else None,
            columns=style.print_columns,
            signature=bytes(style.signature) if style.signature else None,
            signature_name=style.signature_name or "",
            signature_role=style.signature_role or "",
        )

    def data(self, letters: PrintableText, *, issuer: str) -> dict[str, object]:
        """As data for the layout."""
        return {
            "color": self.color,
            "address": letters.fit(self.address),
            "website": letters.fit(self.website),
            "columns": int(self.columns),
            "logo": _picture(self.logo, issuer),
            "signature": _picture(self.signature, self._signature_text(letters)),
            "signatory": self._signatory(letters),
        }

    def _signature_text(self, letters: PrintableText) -> str:
        return gettext("Signature of %(name)s") % {"name": letters.fit(self.signature_name)}

    def _signatory(self, letters: PrintableText) -> dict[str, str] | None:
        """Whose line the signature stands above, as certificates write it; "" is any function."""
        if not self.signature_name:
            return None
        return {
            "name": letters.fit(self.signature_name),
            "role": letters.fit(self.signature_role),
        }


def _picture(png: bytes | None, alt: str) -> dict[str, object] | None:
    """The image as SVG, because the layout takes only text; with its proportions and alternative text."""
    if png is None:
        return None
    width, height = struct.unpack(
        ">II", png[16:24]
    )  # of the head; accounts.domain.pictures wrote it
    data = b64encode(png).decode()
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}"><image width="{width}" height="{height}"'
        f' href="data:image/png;base64,{data}"/></svg>'
    )
    return {"svg": drawing, "ratio": width / height, "alt": alt}
