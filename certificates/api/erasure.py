"""What is held on a person, over the API: exported for them, and erased."""

from datetime import date
from typing import Annotated, ClassVar, Literal

import msgspec
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from msgspec import Meta
from rest_framework.request import Request

from accounts.api.foundation.answers import Answer
from accounts.api.foundation.schema import documented
from accounts.api.foundation.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import accepted
from accounts.scopes import Scope
from certificates.models import Certificate
from certificates.operations.erasure import access_requests
from certificates.operations.erasure import request as erasure
from certificates.operations.erasure.request import ErasurePreview
from certificates.operations.issuing.draft import Text64, Text200
from lib import ids
from lib.instants import Instant, format_instant

from .search.views import exactly_one
from .shapes import StatusWord
from .transitions.views import OneCertificateView

ErasureState = Literal["preview", "pending", "undone"]


class EraseRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """`dryRun` true shows what would be erased; false asks for it. Neither is taken for granted."""

    dry_run: bool


class AccessRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Exactly one: an address, a whole name, or a certificate (with its supersede chain)."""

    selects: ClassVar = frozenset({"holderEmail", "holderName", "certificateId"})
    holder_email: Annotated[str, Meta(min_length=1, max_length=254)] | None = None
    holder_name: Text200 | None = None
    certificate_id: Text64 | None = None


class ErasedItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A certificate that an erasure reaches; `retainUntil` is the last day on which it must be kept."""

    id: str
    certificate_number: str | None
    type_id: int
    issued_on: date
    status: StatusWord
    retain_until: date | None


class ErasureAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """What an erasure reaches: the supersede chain, with so many files, links to the web and mails.

    `preview`: nothing was asked for. `pending`: erased at `eraseAt`, until then it can be undone.
    `retainUntil`: the last of these days; until it is over nothing can be erased.
    """

    state: ErasureState
    id: str | None
    erase_at: Instant | None
    retain_until: date | None
    certificates: list[ErasedItem]
    attachments: int
    links: int
    mails: int


class EraseView(OneCertificateView):
    """`POST /certificates/{id}/erase`"""

    scopes = {"post": Scope.PRIVACY_MANAGE}

    @documented(
        operation_id="eraseCertificate",
        summary=_("Erase the holder's data, in seven days; or look at what that would reach"),
        tag="privacy",
        request=EraseRequest,
        response=ErasureAnswer,
        errors=("not_found", "erased", "retention_runs", "key_restricted"),
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        asked = self.read(request, EraseRequest)
        context, found = self.request_context(request), [self.certificate_id]
        if not asked.dry_run:
            erasure.request(context=context, certificate_ids=found)
        seen = erasure.preview(context=context, certificate_ids=found)
        state: ErasureState = "pending" if seen.erasure else "preview"
        return self.answer(
            _answer(seen, state), subject=self.certificate_id, changed_nothing=asked.dry_run
        )


class UndoEraseView(OneCertificateView):
    """`POST /certificates/{id}/erase/undo`"""

    scopes = {"post": Scope.PRIVACY_MANAGE}

    @documented(
        operation_id="undoErasure",
        summary=_("Undo an erasure that is pending, for the whole supersede chain"),
        tag="privacy",
        response=ErasureAnswer,
        errors=("not_found", "conflict", "erased", "key_restricted"),
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        context = self.request_context(request)
        erasure.undo(context=context, certificate_id=self.certificate_id)
        seen = erasure.preview(context=context, certificate_ids=[self.certificate_id])
        return self.answer(_answer(seen, "undone"), subject=self.certificate_id)


class AccessView(ExternalView):
    """`POST /certificates/access-requests`"""

    scopes = {"post": Scope.PRIVACY_MANAGE}
    of_all_types = True

    @documented(
        operation_id="requestAccess",
        summary=_("Export all that is held on a person, as JSON lines"),
        tag="privacy",
        request=AccessRequest,
        response=JobAnswer,
        status=202,
        errors=("conflict", "key_restricted"),
    )
    def post(self, request: Request) -> HttpResponse:
        asked = self.read(request, AccessRequest)
        exactly_one(
            holderEmail=asked.holder_email,
            holderName=asked.holder_name,
            certificateId=asked.certificate_id,
        )
        return accepted(
            access_requests.start_access_request(
                context=self.request_context(request), person=_person(asked)
            )
        )


def _person(asked: AccessRequest) -> dict[str, str]:
    """Who is meant. Raises ValidationFailed for what is no id of a certificate."""
    if asked.certificate_id is not None:
        found = ids.parse(ids.Prefix.CERTIFICATE, asked.certificate_id)
        if found is None:
            raise ValidationFailed([FieldError("/certificateId", "unknown_certificate")])
        return {"certificateId": str(found)}
    if asked.holder_email is not None:
        return {"holderEmail": asked.holder_email}
    return {"holderName": asked.holder_name or ""}


def _answer(seen: ErasurePreview, state: ErasureState) -> ErasureAnswer:
    return ErasureAnswer(
        state=state,
        id=seen.erasure.public_id if seen.erasure else None,
        erase_at=format_instant(seen.erasure.execute_at) if seen.erasure else None,
        retain_until=seen.retain_until,
        certificates=[erased_item(row, until) for row, until in seen.certificates],
        attachments=seen.attachments,
        links=seen.links,
        mails=seen.mails,
    )


def erased_item(row: Certificate, until: date | None) -> ErasedItem:
    """One of the certificates that an erasure reaches."""
    return ErasedItem(
        id=row.public_id,
        certificate_number=row.number,
        type_id=row.type_id,
        issued_on=row.issued_on,
        status=row.status.value,
        retain_until=until,
    )
