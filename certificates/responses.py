"""Build the responses about certificates."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec

from accounts.actors import IssuerFacts
from certificates.addresses import attachment_url, pdf_url
from certificates.attachments import operations as attachments
from certificates.certificate.operations import CertificateRecord
from certificates.certificate.schemas import (
    AttachmentItem,
    CertificateAnswer,
    FactAnswer,
    FactTableAnswer,
    PartAnswer,
    PartsAnswer,
    PublicAttachmentAnswer,
    PublicCertificateAnswer,
    PublicLinkAnswer,
    RelatedCertificateAnswer,
    members_of,
)
from certificates.digital_link.operations import stored_digital_link
from certificates.verification.operations import Verification
from certificates.verification.shown import (
    LinkedCertificate,
    PublicAttachment,
    PublicField,
    RelatedCertificates,
)
from lib.dates import format_instant
from lib.structs import to_struct

AnswerT = TypeVar("AnswerT", bound=CertificateAnswer)


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


def certificate(
    record: CertificateRecord,
    issuer: IssuerFacts,
    now: datetime,
    shape: type[AnswerT],
    **given: Any,
) -> AnswerT:
    """The whole certificate, for its issuer, as a response of this shape."""
    content = record.content()
    return to_struct(
        record,
        shape,
        **members_of(record, issuer, now),
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
    """The public response: what the verify page shows."""
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
        parts=_parts(verification.related),
        links=_links(verification.related),
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


def _parts(related: RelatedCertificates | None) -> PartsAnswer | None:
    """The parts on the public page; None if there are none."""
    if related is None or not related.total:
        return None
    return to_struct(
        related,
        PartsAnswer,
        data=[
            PartAnswer(depth=part.depth, certificate=_related(part.certificate))
            for part in related.parts
        ],
    )


def _links(related: RelatedCertificates | None) -> list[PublicLinkAnswer]:
    """The references on the public page."""
    return [
        to_struct(
            link,
            PublicLinkAnswer,
            rel=link.rel.value,
            certificate=_related(link.certificate) if link.certificate else None,
        )
        for link in (related.links if related else ())
    ]


def _related(other: LinkedCertificate) -> RelatedCertificateAnswer:
    return to_struct(
        other,
        RelatedCertificateAnswer,
        id=other.id,
        status=other.status.value,
        certificate_number=other.number,
    )
