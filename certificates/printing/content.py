"""The content of a printed certificate: texts, dates, rows and tables, in the active language.

Pure: no database. What the issuer wrote keeps its language, and is data for the layout.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any
from zoneinfo import ZoneInfo

import orjson
from django.utils.translation import get_language, gettext

from accounts.scopes import Mode
from certificates.addresses import verify_url
from certificates.lifecycle import Status
from certificates.models import Certificate, TypeVersion
from certificates.proof_files.proof_file import ProofFile
from certificates.types.type import PrintLayout, SubjectKind
from certificates.verification.dates import long_date
from certificates.verification.qr_codes import qr_svg
from certificates.verification.status_texts import meaning
from certificates.verification.values import outside_word

from . import pdf_parts as parts
from .letterhead import Letterhead
from .printable_text import PrintableText, further_fonts

MARKED = frozenset({Status.SUSPENDED, Status.REVOKED, Status.SUPERSEDED, Status.EXPIRED})


class Edition(StrEnum):
    """How much a printed document shows."""

    WHOLE = "whole"  # for the issuer: everything that was certified
    PUBLIC = "public"  # for everybody: what the verify page shows
    PAGES = "pages"  # the first one as pictures


def layout_of(version: TypeVersion) -> PrintLayout:
    """The layout that the type sets, or the default for its kind."""
    if version.print_layout:
        return PrintLayout(version.print_layout)
    return PrintLayout.TRAINING if version.kind == SubjectKind.PERSON else PrintLayout.REPORT


def printed_certificate(
    certificate: Certificate,
    *,
    edition: Edition,
    now: datetime,
    preview: bool = False,
    digital_link: str | None = None,
    proof: ProofFile | None = None,
) -> dict[str, Any]:
    """One certificate (with its version and issuer) as data for the layout.

    A `preview` is marked as one on each page, and carries no canonical document. The QR code is the
    verify page's URL, or the GS1 Digital Link that is given. `proof` is attached.
    """
    document = orjson.loads(bytes(certificate.document or b"{}"))
    view = parts.VisibleCertificate(certificate, document, public=edition is Edition.PUBLIC)
    layout = layout_of(certificate.version)
    letters = PrintableText()
    url = verify_url(certificate.pk, get_language() or "en")
    lacks_proof = None if view.public or preview or proof else _lacks_proof()
    texts = letters.all(_texts(view, layout, now=now, preview=preview, lacks_proof=lacks_proof))
    return {
        **texts,
        **parts.tables(view, letters),
        "layout": layout.value,
        "locale": get_language() or "en",
        "own": certificate.locale,
        "id": certificate.public_id,
        "hash": bytes(certificate.data_hash).hex(),
        "url": url,
        "qr": qr_svg(digital_link or url).decode(),
        "canonical": None if preview else _canonical(view),
        "proof": _proof(proof),
        "unprintable": _unprintable() if letters.lost else None,
    }


def _texts(
    view: "parts.VisibleCertificate",
    layout: PrintLayout,
    *,
    now: datetime,
    preview: bool,
    lacks_proof: str | None,
) -> dict[str, Any]:
    """All that is text: to be made printable."""
    certificate, document = view.certificate, view.document
    status, zone = certificate.status_at(now), ZoneInfo(document["timeZone"])
    return {
        "title": certificate.version.name_in(get_language() or "en"),
        "description": parts.description(certificate.version),
        "number": certificate.number or certificate.public_id,
        "issuer": document["issuer"]["name"],
        **(_preview_mark() if preview else _test_mark(certificate)),
        "stamp": _stamp(certificate, status, zone=zone),
        "extract": _extract(view) or lacks_proof,
        **parts.of_layout(view, layout),
        "people": [{"role": "", **person} for person in document.get("signatories", ())],
        "files": parts.files(view),
        "words": _words(),
    }


def bundle(
    sheets: Sequence[Mapping[str, Any]], letterhead: Letterhead, *, at: datetime
) -> dict[str, Any]:
    """Printed certificates of one issuer as one document. `at` is the date of the file."""
    letters = PrintableText()
    first = sheets[0]
    single = f"{first['title']} {first['number']}"
    title = (
        single if len(sheets) == 1 else gettext("%(count)s certificates") % {"count": len(sheets)}
    )
    day = {unit: getattr(at, unit) for unit in ("year", "month", "day", "hour", "minute", "second")}
    content = {
        "title": title,
        "author": first["issuer"],
        "date": day,
        "letterhead": letterhead.data(letters, issuer=first["issuer"]),
        "sheets": sheets,
    }
    return {**content, "fonts": further_fonts(content)}


def _test_mark(certificate: Certificate) -> dict[str, str | None]:
    """The mark across the pages of a certificate that was issued for testing, and what it means."""
    is_test = certificate.mode == Mode.TEST
    says = gettext("Issued for testing. It has no validity.") if is_test else None
    return {"mark": "TEST", "test": says}


def _preview_mark() -> dict[str, str | None]:
    text = gettext("This is a preview with made-up values. Nothing was issued.")
    return {"mark": gettext("PREVIEW"), "test": text}


def _stamp(certificate: Certificate, status: Status, *, zone: ZoneInfo) -> dict[str, str] | None:
    """The stamp of a certificate that is no longer good: its status, and since when (in its time zone)."""
    if status not in MARKED:
        return None
    says = meaning(
        status,
        issued_on=certificate.issued_on,
        valid_from=certificate.valid_from,
        valid_until=certificate.valid_until,
    )
    if status is not Status.EXPIRED:
        since = long_date(certificate.state_changed_at.astimezone(zone).date())
        says += " " + gettext("Status since %(day)s.") % {"day": since}
    return {"mark": str(status.label).upper(), "meaning": says}


def _extract(view: "parts.VisibleCertificate") -> str | None:
    if not view.withholds:
        return None
    return gettext(
        "Extract: this document shows what the issuer makes public. The certificate says more."
    )


def _lacks_proof() -> str:
    return gettext(
        "This file was made before its proof file was ready: print it again to have that attached."
    )


def _canonical(view: "parts.VisibleCertificate") -> dict[str, str] | None:
    """The canonical document as a file to attach; for the public, only if all of it is public."""
    if view.withholds or (view.public and "holder" in view.document):
        return None
    certificate = view.certificate
    text = bytes(certificate.document or b"").decode()
    return {"name": f"{certificate.public_id}.json", "text": text}


def _proof(proof: ProofFile | None) -> dict[str, str] | None:
    """The proof file as a file to attach, and the key that it is checked with."""
    if proof is None:
        return None
    return {"name": proof.name, "text": proof.content.decode(), "key": proof.verifier_key}


def _words() -> dict[str, str]:
    return {
        "page": gettext("Page %(number)s of %(total)s"),
        "check": gettext("Check now"),
        "qr": gettext("QR code that leads to the page of this certificate"),
        "facts": gettext("Further details"),
        "files": gettext("Attachments"),
        "outside": outside_word(),
        "signed": gettext("Signed by"),
        "address": gettext("Check at"),
        "hash": gettext("Checksum of the certificate (SHA-256)"),
        "claim": gettext(
            "This document shows the certificate as it was issued. Whether it is valid now is said by the page that the QR code leads to, and by nothing else."
        )
        + " "
        + gettext(
            "The issuer is responsible for the content and the validity of this certificate."
        ),
        "attached": gettext(
            "The canonical document of the certificate is attached to this file; the checksum is its SHA-256."
        ),
        "proof": gettext("Proof file: to check the certificate without this service"),
        "log": gettext(
            "Key of the public log, to check the attached proof file without this service"
        ),
    }


def _unprintable() -> str:
    text = gettext(
        "□ stands for a character that the fonts of this document lack; the page of the certificate shows it."
    )
    return f" {text}"
