"""Read one certificate, as its issuer sees it, and check copies of its document."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any, TypeVar

import msgspec
from django.http import HttpResponse
from django.utils import timezone
from django.utils.cache import get_conditional_response
from rest_framework.request import Request

from accounts.actors import IssuerFacts
from accounts.api import parsing
from accounts.api.endpoints import endpoint
from accounts.api.schema import JSON
from accounts.scopes import Scope
from certificates.attachments import operations as attachments
from certificates.certificate.api import CertificateView, exactly_one
from certificates.certificate.operations import CertificateRecord, hash_of
from certificates.certificate.schemas import (
    AttachmentItem,
    CertificateAnswer,
    CheckRequest,
    CheckResult,
    members_of,
)
from certificates.digital_link.operations import stored_digital_link
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


def certificate_answer(
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


class CertificateApi(CertificateView):
    """One certificate, the document whose hash it states, and checks of copies."""

    tag = "certificates"

    @endpoint(Scope.CERTIFICATES_READ, confirms=True)
    def get_certificate(self, certificate: CertificateRecord) -> CertificateAnswer:
        """One certificate"""
        return certificate_answer(
            certificate, self.caller.issuer, timezone.now(), CertificateAnswer
        )

    @endpoint(Scope.CERTIFICATES_READ, errors=("erased",))
    def get_canonical_document(
        self, certificate: CertificateRecord
    ) -> Annotated[HttpResponse, {JSON: {"type": "object", "additionalProperties": True}}]:
        """The canonical document (RFC 8785): SHA-256 of these bytes is dataHash"""
        etag = f'"{certificate.data_hash.hex()}"'
        response = HttpResponse(certificate.canonical(), content_type="application/json")
        response["ETag"] = etag
        conditional = get_conditional_response(self.request._request, etag=etag, response=response)
        assert conditional is not None  # it is the response itself if no condition applies
        return conditional

    @endpoint(Scope.CERTIFICATES_READ, goes_on=True, reads_only=True)
    def check_certificate(self, certificate: CertificateRecord, body: CheckRequest) -> CheckResult:
        """Whether a hash, or a document, is that of this certificate; also after erasure"""
        exactly_one(dataHash=body.data_hash, document=body.document)
        data_hash = body.data_hash or hash_of(_as_sent(self.request))
        return CheckResult(
            match=(data_hash or "").lower() == certificate.data_hash.hex(),
            status=certificate.status(self.context.certificate_time),
            status_changed_at=format_instant(certificate.state_changed_at),
        )


def _as_sent(request: Request) -> Any:
    """The document exactly as sent: `read` trims texts, and the hash covers every byte."""
    members = parsing.decode(request._request.body)
    return next(value for name, value in members.items() if name.strip() == "document")
