"""Build the answers about certificates."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar
from uuid import UUID

import msgspec

from accounts.api.foundation.schema import field_problem
from accounts.domain.actors import IssuerFacts
from accounts.scopes import Mode
from certificates.addresses import attachment_url, pdf_url, verify_url
from certificates.attachments import attachments
from certificates.certificate.read import CertificateRecord, CertificateSummary
from certificates.certificate.schemas import (
    AttachmentItem,
    CertificateAnswer,
    FactAnswer,
    FactTableAnswer,
    IssuedCertificateAnswer,
    PublicAttachmentAnswer,
    PublicCertificateAnswer,
)
from certificates.digital_link.links import stored_digital_link
from certificates.issuing.build import Issued
from certificates.links import schemas as links
from certificates.prefixes import CertificatesPrefix
from certificates.search.schemas import CertificateSummaryItem
from certificates.verification.content import PublicAttachment, PublicField
from certificates.verification.verify import Verification
from lib import ids
from lib.dates import format_instant
from lib.structs import to_struct

AnswerT = TypeVar("AnswerT", bound=CertificateAnswer)


def issued(new: Issued, issuer: IssuerFacts) -> IssuedCertificateAnswer:
    """The answer of issuing (specification, 2.2)."""
    return IssuedCertificateAnswer(
        id=new.public_id,
        verify_url=new.verify_url,
        data_hash=new.data_hash if issuer.returns_data_hash else msgspec.UNSET,
        digital_link=new.digital_link or msgspec.UNSET,
        warnings=[field_problem(each) for each in new.warnings] or msgspec.UNSET,
    )


def _attachments(
    record: CertificateRecord, registered: Sequence[Mapping[str, Any]]
) -> list[AttachmentItem]:
    """The registered attachments, with the time of upload if there is one."""
    uploaded = attachments.uploaded(record.id) if registered else {}
    return [
        AttachmentItem(
            number=number,
            uploaded_at=format_instant(uploaded.get(number)),
            name=entry["name"],
            media_type=entry["mediaType"],
            size=entry["size"],
            sha256=entry["sha256"],
        )
        for number, entry in enumerate(registered, start=1)
    ]


def _members(row: CertificateSummary, issuer: IssuerFacts, now: datetime) -> dict[str, Any]:
    """The fields of a certificate's answer that are no plain column of it."""
    return {
        "certificate_number": row.number,
        "expires_at": format_instant(row.ends_at),
        "status": row.status(issuer.certificate_time(row.mode, now)).value,
        "status_reason": row.reason,
        "status_changed_at": format_instant(row.state_changed_at),
        "verify_url": verify_url(row.id, row.locale),
        "data_hash": bytes(row.data_hash).hex() if issuer.returns_data_hash else msgspec.UNSET,
        "supersedes": ids.encode_or_none(CertificatesPrefix.CERTIFICATE, row.supersedes_id),
        "superseded_by": ids.encode_or_none(CertificatesPrefix.CERTIFICATE, row.superseded_by_id),
        "test": row.mode == Mode.TEST.value,
    }


def certificate_item(
    row: CertificateSummary,
    issuer: IssuerFacts,
    now: datetime,
    *,
    metadata: Mapping[UUID, Any] | None = None,
) -> CertificateSummaryItem:
    """A certificate in a list; with its metadata, where those of the page are given."""
    own = msgspec.UNSET if metadata is None else metadata[row.id]
    return to_struct(row, CertificateSummaryItem, metadata=own, **_members(row, issuer, now))


def certificate(
    record: CertificateRecord,
    issuer: IssuerFacts,
    now: datetime,
    shape: type[AnswerT],
    **given: Any,
) -> AnswerT:
    """The whole certificate, for its issuer, as an answer of this shape."""
    content = record.content()
    return to_struct(
        record,
        shape,
        **_members(record, issuer, now),
        items=content.get("items", []),
        metadata=content.get("metadata", {}),
        signatories=content.get("signatories", []),
        attachments=_attachments(record, content.get("attachments", [])),
        digital_link=digital_link(record, issuer) or msgspec.UNSET,
        **given,
    )


def digital_link(record: CertificateRecord, issuer: IssuerFacts) -> str | None:
    """The GS1 Digital Link URI of a certificate, if it has one."""
    return stored_digital_link(
        issuer_id=issuer.id,
        mode=record.mode,
        type_id=record.type_id,
        gtin=record.gtin,
        document=record.document,
    )


def public(verification: Verification) -> PublicCertificateAnswer:
    """The public answer: what the verify page shows."""
    return to_struct(
        verification,
        PublicCertificateAnswer,
        id=verification.id,
        status=verification.status.value,
        certificate_number=verification.number,
        items=[dict(item) for item in verification.items],
        status_reason=verification.reason,
        facts=[_fact(fact) for fact in verification.facts],
        signatories=[dict(signatory) for signatory in verification.signatories],
        attachments=[_attachment(verification, file) for file in verification.attachments],
        pdf_url=pdf_url(verification.id, verification.locale) if verification.printable else None,
        parts=links.parts(verification.related),
        links=links.public(verification.related),
    )


def _attachment(verification: Verification, file: PublicAttachment) -> PublicAttachmentAnswer:
    url = (
        attachment_url(verification.id, verification.locale, file.number)
        if file.downloadable
        else None
    )
    return to_struct(file, PublicAttachmentAnswer, url=url)


def _fact(fact: PublicField) -> FactAnswer:
    table = FactTableAnswer(columns=fact.columns, rows=fact.rows) if fact.columns else None
    value = None if table else fact.value
    return FactAnswer(label=fact.label, value=value, unit=fact.unit, table=table)
