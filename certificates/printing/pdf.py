"""Printed certificates: their content in the active language, typeset as PDF, signed where the issuer wants it.

What the issuer wrote keeps its language, and is data for the layout.
"""

import logging
import struct
import time
from base64 import b64encode
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from types import SimpleNamespace
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import msgspec
import orjson
from django.conf import settings
from django.utils import translation
from django.utils.translation import get_language, gettext

from accounts.errors import IssuerSuspended, PdfSigningNotInstalled
from accounts.models import Branding, PdfSigningKey
from accounts.pdf_signing import operations as pdf_signing
from accounts.pdf_signing.rules import stored_chain
from accounts.scopes import Mode, Standing
from certificates.addresses import verify_url
from certificates.certificate.models import CertificateQuerySet
from certificates.digital_link.operations import qr_address
from certificates.errors import NotReleasedYet, PdfCertificateExpired
from certificates.lifecycle import State, Status
from certificates.models import Certificate, TypeVersion
from certificates.proof_files import operations as proof_files
from certificates.proof_files.operations import ProofFile
from certificates.types.models import PrintLayout, SubjectKind
from certificates.verification.sharing import qr_svg
from certificates.verification.texts import long_date, meaning, outside_count, outside_word

from . import pdf_parts
from .printable_text import PrintableText, further_fonts
from .typesetting import typeset, typeset_pages


def _letterhead(
    style: Branding | None, letters: PrintableText, *, issuer: str
) -> dict[str, object]:
    """The issuer's letterhead as it is now, as data for the layout. The signatory's role "" is any function."""
    style = style or Branding()
    name, role = letters.fit(style.signature_name or ""), letters.fit(style.signature_role or "")
    return {
        "color": style.color,
        "address": letters.fit(style.address or ""),
        "website": letters.fit(style.website or ""),
        "columns": int(style.print_columns),
        "logo": _picture(style.logo, issuer),
        "signature": _picture(style.signature, gettext("Signature of %(name)s") % {"name": name}),
        "signatory": {"name": name, "role": role} if style.signature_name else None,
    }


def _picture(png: bytes | memoryview | None, alt: str) -> dict[str, object] | None:
    """The image as SVG, because the layout takes only text; with its proportions and alternative text."""
    if not png:
        return None
    # Of the head; accounts.settings.pictures wrote it.
    width, height = struct.unpack(">II", bytes(png[16:24]))
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}"><image width="{width}" height="{height}"'
        f' href="data:image/png;base64,{b64encode(png).decode()}"/></svg>'
    )
    return {"svg": drawing, "ratio": width / height, "alt": alt}


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
    view = pdf_parts.VisibleCertificate(certificate, document, public=edition is Edition.PUBLIC)
    layout = layout_of(certificate.version)
    letters = PrintableText()
    url = verify_url(certificate.pk, get_language() or "en")
    lacks_proof = not (view.public or preview or proof)
    texts = letters.all(_texts(view, layout, now=now, preview=preview, lacks_proof=lacks_proof))
    tables = pdf_parts.tables(view, letters)
    outside = sum(len(each["outside"]) for each in tables["tables"])
    return {
        **texts,
        **tables,
        "beyond": outside_count(outside) or None,
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
    view: pdf_parts.VisibleCertificate,
    layout: PrintLayout,
    *,
    now: datetime,
    preview: bool,
    lacks_proof: bool,
) -> dict[str, Any]:
    """All that is text: to be made printable."""
    certificate, document = view.certificate, view.document
    status, zone = certificate.status_at(now), ZoneInfo(document["timeZone"])
    return {
        "title": certificate.version.name_in(get_language() or "en"),
        "description": pdf_parts.description(certificate.version),
        "number": certificate.number or certificate.public_id,
        "issuer": document["issuer"]["name"],
        **_mark(certificate, preview=preview),
        "stamp": _stamp(certificate, status, zone=zone),
        "extract": _extract(view, lacks_proof=lacks_proof),
        **pdf_parts.of_layout(view, layout),
        "people": [{"role": "", **person} for person in document.get("signatories", ())],
        "files": pdf_parts.files(view),
        "words": _words(),
    }


def bundle(
    sheets: Sequence[Mapping[str, Any]], style: Branding | None, *, at: datetime
) -> dict[str, Any]:
    """Printed certificates of one issuer as one document. `at` is the date of the file."""
    letters = PrintableText()
    first = sheets[0]
    title = f"{first['title']} {first['number']}"
    if len(sheets) > 1:
        title = gettext("%(count)s certificates") % {"count": len(sheets)}
    day = {unit: getattr(at, unit) for unit in ("year", "month", "day", "hour", "minute", "second")}
    content = {
        "title": title,
        "author": first["issuer"],
        "date": day,
        "letterhead": _letterhead(style, letters, issuer=first["issuer"]),
        "sheets": sheets,
    }
    return {**content, "fonts": further_fonts(content)}


def _mark(certificate: Certificate, *, preview: bool) -> dict[str, str | None]:
    """The mark across the pages of a preview, or of what was issued for testing, and what it means."""
    if preview:
        text = gettext("This is a preview with made-up values. Nothing was issued.")
        return {"mark": gettext("PREVIEW"), "test": text}
    is_test = certificate.mode == Mode.TEST
    says = gettext("Issued for testing. It has no validity.") if is_test else None
    return {"mark": "TEST", "test": says}


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


def _extract(view: pdf_parts.VisibleCertificate, *, lacks_proof: bool) -> str | None:
    """What the file lacks of all that there is."""
    if view.withholds:
        return gettext(
            "Extract: this document shows what the issuer makes public. The certificate says more."
        )
    if lacks_proof:
        return gettext(
            "This file was made before its proof file was ready: print it again to have that attached."
        )
    return None


def _canonical(view: pdf_parts.VisibleCertificate) -> dict[str, str] | None:
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


TRY_AGAIN = timedelta(hours=1)  # for a time stamp that the authority did not give
SILENCE = 60.0  # seconds in which it is not asked after that, as others wait for their files

logger = logging.getLogger(__name__)
_authority = SimpleNamespace(silent_until=0.0)  # by the monotonic clock


def refuse_unsignable(issuer_id: UUID, mode: str, *, now: datetime) -> None:
    """Raises PdfCertificateExpired, PdfSigningNotInstalled for an issuer that has its PDFs signed."""
    key = pdf_signing.sets_signing(issuer_id)
    if key is None:
        return
    if not pdf_signing.is_installed():
        raise PdfSigningNotInstalled
    if mode == Mode.LIVE and key.valid_until is not None and key.valid_until <= now:
        raise PdfCertificateExpired


def sign(file: bytes, key: PdfSigningKey, now: datetime) -> tuple[bytes, datetime | None]:
    """The signature to append, and until when it will do (None: for good). For workers."""
    # Both need packages that web processes do not load, the latter those of an extra.
    from certificates.log.attesting import answer_over  # noqa: PLC0415

    from .signature import NoTimestamp, signature_of  # noqa: PLC0415

    assert key.certificates is not None
    assert key.valid_until is not None
    order: dict[str, Any] = {
        "key": pdf_signing.private_key(key),
        "certificates": stored_chain(key.certificates).der,
        "label": key.organization,
    }
    if not settings.TIMESTAMP_URL:
        return signature_of(file, **order), key.valid_until
    if time.monotonic() >= _authority.silent_until:
        try:
            return signature_of(file, **order, timestamp=answer_over), None
        except NoTimestamp:
            _authority.silent_until = time.monotonic() + SILENCE
            logger.warning("a PDF was signed without a time stamp", exc_info=True)
    return signature_of(file, **order), min(key.valid_until, now + TRY_AGAIN)


def with_all(rows: CertificateQuerySet) -> CertificateQuerySet:
    """These certificates with the rows that printing needs."""
    return rows.select_related("version", "issuer", "issuer__branding")


def refuse_unprintable(certificate: Certificate) -> None:
    """Raises CertificateErased, ErasurePending, NotReleasedYet; IssuerSuspended for a block for fraud."""
    certificate.refuse_erased()
    if certificate.state == State.PENDING:
        raise NotReleasedYet
    if certificate.issuer.standing == Standing.FRAUD:
        raise IssuerSuspended


def typeset_one(
    certificate: Certificate,
    locale: str,
    *,
    edition: Edition,
    now: datetime,
    proof: ProofFile | None = None,
) -> bytes:
    """Typeset one certificate, with its proof file attached; its pages as MessagePack of PNG pictures.

    For workers. Raises TooLargeToPrint.
    """
    with translation.override(locale):
        sheet = _content(certificate, edition=edition, now=now, proof=proof)
        content = bundle([sheet], style_of(certificate), at=certificate.issued_at)
        if edition is Edition.PAGES:
            return msgspec.msgpack.encode(typeset_pages(content))
        return typeset(content)


def sheets_together(
    certificates: Sequence[Certificate], *, locale: str | None, at: datetime, now: datetime
) -> bytes:
    """Typeset these certificates of one issuer into one file with the date `at`. Raises TooLargeToPrint."""
    sheets = []
    for row in certificates:
        with translation.override(locale or row.locale):
            proof = proof_files.lasting(row.pk)
            sheets.append(_content(row, edition=Edition.WHOLE, now=now, proof=proof))
    with translation.override(locale or certificates[0].locale):
        return typeset(bundle(sheets, style_of(certificates[0]), at=at))


def _content(
    certificate: Certificate, *, edition: Edition, now: datetime, proof: ProofFile | None
) -> dict[str, Any]:
    """One certificate for the layout, with the QR code that its type wants."""
    digital_link = qr_address(certificate)
    at = certificate.time(now)
    return printed_certificate(
        certificate, edition=edition, now=at, digital_link=digital_link, proof=proof
    )


def style_of(certificate: Certificate) -> Branding | None:
    style: Branding | None = getattr(certificate.issuer, "branding", None)
    return style
