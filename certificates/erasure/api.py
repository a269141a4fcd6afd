"""Export and erase the data held on a person."""

from datetime import date
from typing import Annotated, ClassVar, Literal
from uuid import UUID

import msgspec
from msgspec import Meta

from accounts.api.endpoints import Accepted, Reply, endpoint
from accounts.api.responses import Answer
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.schemas import JobAnswer
from accounts.scopes import Scope
from certificates.addresses import CertificatesPrefix
from certificates.certificate.api import CertificateView, exactly_one
from certificates.certificate.document import Text64, Text200
from certificates.lifecycle import CurrentStatus
from certificates.models import Certificate
from lib import ids
from lib.choices import describe_words
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct

from . import operations as erasure
from .operations import ErasurePreview

ErasureState = Literal["preview", "pending", "undone"]


# fmt: off
describe_words("ErasureState", "How far an erasure is", {
    "pending": "Requested; carried out at `eraseAt`, can be undone until then",
    "preview": "A dry run: nothing was requested",
    "undone": "Withdrawn in time: nothing was erased",
})


class EraseRequest(RequestStruct, frozen=True, kw_only=True):
    """`dryRun` true shows what would be erased, false requests it. It must be stated."""

    dry_run: Annotated[bool, Meta(description="True: only shows what would be erased; false: requests it")]


class AccessRequest(RequestStruct, frozen=True, kw_only=True):
    """Exactly one: an e-mail address, a whole name, or a certificate (with its supersede chain)."""

    selects: ClassVar = frozenset({"holderEmail", "holderName", "certificateId"})
    holder_email: Annotated[str, Meta(min_length=1, max_length=254, description="Whole e-mail address of the person")] | None = None
    holder_name: Annotated[Text200 | None, Meta(description="Whole name of the person, as certificates state it")] = None
    certificate_id: Annotated[Text64 | None, Meta(description="Id of a certificate; its supersede chain is included: `cert_…`")] = None


class ErasedCertificate(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A certificate that the erasure includes; it must be kept until `retainUntil`."""

    id: Annotated[str, Meta(description="Id: `cert_…`")]
    certificate_number: Annotated[str | None, Meta(description="Number of the certificate, unique per issuer and mode: `2026-000017`")]
    type_id: Annotated[int, Meta(description="Number of the certificate type")]
    issued_on: date
    status: CurrentStatus
    retain_until: Annotated[date | None, Meta(description="Last day on which it must be kept; null: no such day")]


class ErasureAnswer(Answer, frozen=True, kw_only=True):
    """What an erasure includes: the supersede chain, and how many files, links to the web and mails.

    `preview`: nothing was requested. `pending`: erased at `eraseAt`, can be undone until then.
    `retainUntil`: the latest of the certificates' days; nothing can be erased before it is over.
    """

    state: Annotated[ErasureState, Meta(description="How far the erasure is")]
    id: Annotated[str | None, Meta(description="Id of the erasure; null: only previewed")]
    erase_at: Annotated[Instant | None, Meta(description="When it is erased; can be undone until then; null: not requested")]
    retain_until: date | None
    certificates: Annotated[list[ErasedCertificate], Meta(description="The certificate, its predecessors and successors")]
    attachments: Annotated[int, Meta(description="How many files are removed")]
    links: Annotated[int, Meta(description="How many links to the web are removed")]
    mails: Annotated[int, Meta(description="How many mails are removed")]
# fmt: on


class ErasureApi(CertificateView):
    """The data held on a person: exported and erased."""

    tag = "privacy"

    @endpoint(Scope.PRIVACY_MANAGE, errors=("erased", "retention_runs", "key_restricted"))
    def erase_certificate(self, certificate_id: UUID, body: EraseRequest) -> Reply[ErasureAnswer]:
        """Erase the holder's data, in seven days; or look at what that would reach"""
        context = self.context
        certificate_ids = [certificate_id]
        if not body.dry_run:
            erasure.request(context=context, certificate_ids=certificate_ids)
        preview = erasure.preview(context=context, certificate_ids=certificate_ids)
        state: ErasureState = "pending" if preview.erasure else "preview"
        return Reply(
            _response(preview, state), subject=certificate_id, changed_nothing=body.dry_run
        )

    @endpoint(Scope.PRIVACY_MANAGE, errors=("conflict", "erased", "key_restricted"))
    def undo_certificate_erasure(self, certificate_id: UUID) -> Reply[ErasureAnswer]:
        """Undo an erasure that is pending, for the whole supersede chain"""
        context = self.context
        erasure.undo(context=context, certificate_id=certificate_id)
        preview = erasure.preview(context=context, certificate_ids=[certificate_id])
        return Reply(_response(preview, "undone"), subject=certificate_id)

    @endpoint(Scope.PRIVACY_MANAGE, of_all_types=True, errors=("conflict",))
    def request_data_access(self, body: AccessRequest) -> Accepted[JobAnswer]:
        """Export all that is held on a person, as JSON lines"""
        exactly_one(
            holderEmail=body.holder_email,
            holderName=body.holder_name,
            certificateId=body.certificate_id,
        )
        return accepted(erasure.start_access_request(context=self.context, person=_person(body)))


def _person(body: AccessRequest) -> dict[str, str]:
    """The person, for the operation. Raises ValidationFailed for a wrong `certificateId`."""
    if body.certificate_id is not None:
        certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, body.certificate_id)
        if certificate_id is None:
            raise ValidationFailed([FieldError("/certificateId", "unknown_certificate")])
        return {"certificateId": str(certificate_id)}
    if body.holder_email is not None:
        return {"holderEmail": body.holder_email}
    return {"holderName": body.holder_name or ""}


def _response(preview: ErasurePreview, state: ErasureState) -> ErasureAnswer:
    erasure_row = preview.erasure
    return to_struct(
        preview,
        ErasureAnswer,
        state=state,
        id=erasure_row.public_id if erasure_row else None,
        erase_at=format_instant(erasure_row.execute_at) if erasure_row else None,
        certificates=[erased_item(row, until) for row, until in preview.certificates],
    )


def erased_item(row: Certificate, until: date | None) -> ErasedCertificate:
    """A certificate in the response."""
    return to_struct(
        row,
        ErasedCertificate,
        certificate_number=row.number,
        status=row.status,
        retain_until=until,
    )
