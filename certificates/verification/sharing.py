"""What people take along of a certificate: a reminder for their calendar (RFC 5545), its entry in their profile,
the QR code of its page, and its seal for websites of others.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from io import BytesIO
from urllib.parse import urlencode

import segno
from django.conf import settings
from django.template.loader import render_to_string
from django.utils.translation import gettext, ngettext

from certificates.lifecycle import Status

from .operations import Verification
from .texts import Verdict, long_date

SOON = 30  # days
_ALARMS = (SOON, 7, 1, 0)  # days before the end: the first that is still to come
_LONGEST_LINE = 75  # octets
_ESCAPES = str.maketrans({"\\": r"\\", ";": r"\;", ",": r"\,", "\n": r"\n", "\r": None})
_PROFILE = "https://www.linkedin.com/profile/add"
QUIET = 4  # modules of margin around the code (ISO/IEC 18004)
PNG_SCALE = 10  # pixels a module
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


def ends_soon(verification: Verification) -> str:
    """`Ends in 5 days, on 27 November 2026.`, in the last 30 days of a valid certificate; else nothing."""
    end = _end(verification)
    if end is None or verification.status is not Status.ACTIVE or verification.issuer_flagged:
        return ""
    days = (end - verification.checked_at.date()).days
    if not 0 <= days <= SOON:
        return ""
    if days == 0:
        return gettext("Ends today: this is its last day.")
    text = ngettext(
        "Ends in %(count)s day, on %(date)s.", "Ends in %(count)s days, on %(date)s.", days
    )
    return text % {"count": days, "date": long_date(end)}


def can_be_reminded(verification: Verification) -> bool:
    """Whether the certificate ends on a day that is still to come, and its page shows its content."""
    end = _end(verification)
    return (
        end is not None
        and end >= verification.checked_at.date()
        and verification.status in {Status.ACTIVE, Status.NOT_YET_VALID}
        and not verification.issuer_flagged
        and not verification.erased
    )


def can_be_watched(verification: Verification) -> bool:
    """Whether an address may ask to be told of changes: of live certificates that have not ended, unless their issuer is blocked."""
    over = {Status.PENDING, Status.REVOKED, Status.SUPERSEDED, Status.EXPIRED}
    hidden = verification.test or verification.erased or verification.issuer_flagged
    return not hidden and verification.status not in over


def calendar_reminder(verification: Verification, *, address: str) -> bytes:
    """An all-day event on the last day, with an alarm 30 days before, or as many as there are. It names no holder."""
    end = _end(verification)
    assert end is not None
    named = " ".join(filter(None, (verification.type_name, verification.number)))
    title = gettext("Certificate ends: %(certificate)s") % {"certificate": named}
    facts = [verification.issuer_name, verification.product_id, verification.serial_number, address]
    host = address.partition("://")[2].partition("/")[0]
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Certificate Issuing Service//Reminder//EN",
        "BEGIN:VEVENT",
        f"UID:{verification.id}@{host}",
        f"DTSTAMP:{verification.checked_at.astimezone(UTC):%Y%m%dT%H%M%SZ}",
        f"DTSTART;VALUE=DATE:{end:%Y%m%d}",
        f"DTEND;VALUE=DATE:{end + timedelta(days=1):%Y%m%d}",
        f"SUMMARY:{_text(title)}",
        f"DESCRIPTION:{_text(chr(10).join(filter(None, facts)))}",
        f"URL:{address}",
        "TRANSP:TRANSPARENT",
        *_alarm(title, days_left=(end - verification.checked_at.date()).days),
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return b"".join(piece for line in lines for piece in _folded(line))


def _alarm(title: str, *, days_left: int) -> Iterator[str]:
    before = next((days for days in _ALARMS if days < days_left), None)
    if before is not None:
        yield from ("BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:{_text(title)}")
        yield from (f"TRIGGER:-P{before}D", "END:VALARM")


def profile_link(verification: Verification) -> str:
    """LinkedIn's address that adds the certificate to one's own profile; empty where that makes no sense."""
    if not (verification.of_person and verification.trustworthy) or verification.erased:
        return ""
    end = _end(verification)
    issued = verification.issued_on
    fields = {
        "startTask": "CERTIFICATION_NAME",
        "name": verification.type_name,
        "organizationName": verification.issuer_name,
        "issueYear": issued.year,
        "issueMonth": issued.month,
        **({"expirationYear": end.year, "expirationMonth": end.month} if end else {}),
        "certUrl": f"{settings.BASE_URL}/verify/{verification.id}",
        "certId": verification.number or verification.id,
    }
    return f"{_PROFILE}?{urlencode(fields)}"


def _end(verification: Verification) -> date | None:
    """The last day; None if there is none."""
    end = verification.valid_until
    return None if end == date.max else end


def _text(value: str) -> str:
    """A text as RFC 5545 writes it (3.3.11), without control characters."""
    plain = "".join(each for each in value if each >= " " or each == "\n")
    return plain.translate(_ESCAPES)


def _folded(line: str) -> Iterator[bytes]:
    """A line of at most 75 octets, continued after a blank; no character is cut in two (3.1)."""
    piece = b""
    for character in line:
        octets = character.encode("utf-8", "replace")
        if len(piece) + len(octets) > _LONGEST_LINE:
            yield piece + b"\r\n"
            piece = b" "
        piece += octets
    yield piece + b"\r\n"


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


def seal(verdict: Verdict, *, name: str, checked_at: datetime) -> str:
    """The picture: the icon and the word of the status, a name, and when it was checked."""
    back, ink, edge = _COLOURS.get(verdict.tone, _PLAIN)
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 1]}…"
    checked = gettext("Checked on %(day)s, %(time)s UTC") % {
        "day": long_date(checked_at.astimezone(UTC)),
        "time": f"{checked_at.astimezone(UTC):%H:%M}",
    }
    context = {
        "word": _printable(verdict.word),
        "name": _printable(name),
        "checked": _printable(checked),
        "icon": verdict.tone.icon,
        "back": back,
        "ink": ink,
        "edge": edge,
    }
    return render_to_string("certificates/verification/seal.svg", context)


def _printable(text: str) -> str:
    """The text without characters that XML does not have."""
    return "".join(each for each in text if each.isprintable())
