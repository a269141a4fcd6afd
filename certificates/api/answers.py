"""Build the answers about certificates."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from accounts.actors import IssuerFacts
from accounts.scopes import Mode
from certificates.addresses import attachment_url, pdf_url, verify_url
from certificates.operations import attachments
from certificates.operations.issuing.build import Issued
from certificates.operations.read import CertificateRecord
from certificates.verification import PublicAttachment, PublicField, Verification
from lib import ids
from lib.instants import format_instant

from .links import shapes as links
from .shapes import (
    AttachmentItem,
    CertificateAnswer,
    FactAnswer,
    FactTableAnswer,
    IssuedAnswer,
    PublicAnswer,
    PublicAttachmentAnswer,
)


def issued(new: Issued, issuer: IssuerFacts) -> IssuedAnswer:
    """The answer of issuing (specification, 2.2)."""
    return IssuedAnswer(
        id=new.public_id,
        verify_url=new.verify_url,
        data_hash=new.data_hash if issuer.returns_data_hash else msgspec.UNSET,
    )


def _attachments(
    record: CertificateRecord, registered: Sequence[Mapping[str, Any]]
) -> list[AttachmentItem]:
    """The registered attachments, with the time of upload if there is one."""
    here = attachments.uploaded(record.id) if registered else {}
    return [
        AttachmentItem(
            number=number,
            uploaded_at=format_instant(here.get(number)),
            name=each["name"],
            media_type=each["mediaType"],
            size=each["size"],
            sha256=each["sha256"],
        )
        for number, each in enumerate(registered, start=1)
    ]


def certificate(record: CertificateRecord, issuer: IssuerFacts, now: datetime) -> CertificateAnswer:
    """The whole certificate, for its issuer."""
    content = record.content()
    return CertificateAnswer(
        id=ids.encode(ids.Prefix.CERTIFICATE, record.id),
        certificate_number=record.number,
        type_id=record.type_id,
        type_code=record.type_code,
        product_id=record.product_id,
        gtin=record.gtin,
        serial_number=record.serial_number,
        items=content.get("items", []),
        holder_name=record.holder_name,
        holder_email=record.holder_email,
        issued_at=format_instant(record.issued_at),
        issued_on=record.issued_on,
        valid_from=record.valid_from,
        valid_until=record.valid_until,
        starts_at=format_instant(record.starts_at),
        expires_at=format_instant(record.ends_at),
        metadata=content.get("metadata", {}),
        signatories=content.get("signatories", []),
        attachments=_attachments(record, content.get("attachments", [])),
        external_ref=record.external_ref,
        locale=record.locale,
        status=record.status(now).value,
        status_reason=record.reason,
        status_changed_at=format_instant(record.state_changed_at),
        verify_url=verify_url(record.id, record.locale),
        data_hash=record.data_hash.hex() if issuer.returns_data_hash else msgspec.UNSET,
        supersedes=ids.encode_or_none(ids.Prefix.CERTIFICATE, record.supersedes_id),
        superseded_by=ids.encode_or_none(ids.Prefix.CERTIFICATE, record.superseded_by_id),
        test=record.mode == Mode.TEST.value,
    )


def public(found: Verification) -> PublicAnswer:
    """The public answer: what the verify page shows."""
    return PublicAnswer(
        id=found.id,
        status=found.status.value,
        trustworthy=found.trustworthy,
        issuer_name=found.issuer_name,
        issuer_flagged=found.issuer_flagged,
        type_name=found.type_name,
        locale=found.locale,
        certificate_number=found.number,
        product_id=found.product_id,
        gtin=found.gtin,
        serial_number=found.serial_number,
        items=[dict(item) for item in found.items],
        holder_name=found.holder_name,
        issued_on=found.issued_on,
        valid_from=found.valid_from,
        valid_until=found.valid_until,
        status_reason=found.reason,
        public_note=found.public_note,
        status_changed_at=format_instant(found.status_changed_at),
        superseded_by=found.superseded_by,
        facts=[_fact(fact) for fact in found.facts],
        signatories=[dict(signatory) for signatory in found.signatories],
        attachments=[_attachment(found, file) for file in found.attachments],
        pdf_url=pdf_url(found.id, found.locale) if found.printable else None,
        parts=links.parts(found.around),
        links=links.public(found.around),
        data_hash=found.data_hash,
        test=found.test,
        erased=found.erased,
        checked_at=format_instant(found.checked_at),
        time_zone=found.time_zone,
    )


def _attachment(found: Verification, file: PublicAttachment) -> PublicAttachmentAnswer:
    return PublicAttachmentAnswer(
        name=file.name,
        media_type=file.media_type,
        size=file.size,
        sha256=file.sha256,
        url=attachment_url(found.id, found.locale, file.number) if file.there else None,
    )


def _fact(fact: PublicField) -> FactAnswer:
    table = FactTableAnswer(columns=fact.columns, rows=fact.rows) if fact.columns else None
    value = None if table else fact.value
    return FactAnswer(label=fact.label, value=value, unit=fact.unit, table=table)
