"""The routes that export and erase the data held on a recipient."""

from datetime import date

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.answers import Answer
from accounts.api.foundation.schema import documented
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import accepted
from accounts.scopes import Scope
from certificates.api.erasure import ErasedCertificate, EraseRequest, ErasureState, erased_item
from lib.instants import Instant, format_instant
from lib.mapping import to_struct

from . import access, erasing
from .api import RecipientBaseView


class RecipientErasureAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The data that an erasure of a recipient covers: their `enrolments`, of which `graded` have a
    grade, results or evidence and `running` ones are withdrawn; and the certificates issued to them.

    `preview`: no erasure was requested. `pending`: erased at `eraseAt`, until then it can be undone.
    `retainUntil`: the last day on which a certificate must be kept; nothing can be erased before it
    is over.
    """

    state: ErasureState
    recipient_id: str
    id: str | None
    erase_at: Instant | None
    retain_until: date | None
    enrolments: int
    graded: int
    running: int
    certificates: list[ErasedCertificate]
    attachments: int
    links: int
    mails: int


class EraseRecipientView(RecipientBaseView):
    """`POST /edu/recipients/{id}/erase`"""

    scopes = {"post": Scope.PRIVACY_MANAGE}

    @documented(
        operation_id="eraseRecipient",
        summary=_("Erase a recipient and their certificates’ data, in seven days; or look at it"),
        tag="privacy",
        request=EraseRequest,
        response=RecipientErasureAnswer,
        errors=(
            "erased",
            "retention_runs",
            "key_restricted",
        ),
    )
    def post(self, request: Request, recipient_id: str) -> HttpResponse:
        context, known = self.request_context(request), self.find(recipient_id)
        body = self.read(request, EraseRequest)
        if not body.dry_run:
            erasing.request(context=context, recipient_id=known.pk)
        seen = erasing.preview(context=context, recipient_id=known.pk)
        state: ErasureState = "pending" if seen.recipient.erasure else "preview"
        return self.answer(_answer(seen, state), subject=known.pk, changed_nothing=body.dry_run)


class UndoEraseRecipientView(RecipientBaseView):
    """`POST /edu/recipients/{id}/erase/undo`"""

    scopes = {"post": Scope.PRIVACY_MANAGE}

    @documented(
        operation_id="undoRecipientErasure",
        summary=_("Undo the pending erasure of a recipient, and of all that belongs to it"),
        tag="privacy",
        response=RecipientErasureAnswer,
        errors=(
            "conflict",
            "erased",
            "key_restricted",
        ),
    )
    def post(self, request: Request, recipient_id: str) -> HttpResponse:
        known = self.find(recipient_id)
        context = self.request_context(request)
        erasing.undo(context=context, recipient_id=known.pk)
        seen = erasing.preview(context=context, recipient_id=known.pk)
        return self.answer(_answer(seen, "undone"), subject=known.pk)


class RecipientAccessView(RecipientBaseView):
    """`POST /edu/recipients/{id}/access-requests`"""

    scopes = {"post": Scope.PRIVACY_MANAGE}
    of_all_types = True

    @documented(
        operation_id="requestRecipientDataAccess",
        summary=_("Export all that is held on a recipient, as JSON lines"),
        tag="privacy",
        response=JobAnswer,
        status=202,
        errors=("conflict", "erased"),
    )
    def post(self, request: Request, recipient_id: str) -> HttpResponse:
        known = self.find(recipient_id)
        return accepted(access.start_export(context=self.request_context(request), recipient=known))


def _answer(
    preview: erasing.RecipientErasurePreview, state: ErasureState
) -> RecipientErasureAnswer:
    recipient, certified = preview.recipient, preview.certified
    erasure = recipient.erasure
    return to_struct(
        certified,
        RecipientErasureAnswer,
        state=state,
        recipient_id=recipient.public_id,
        id=erasure.public_id if erasure else None,
        erase_at=format_instant(erasure.execute_at) if erasure else None,
        enrolments=preview.enrolments,
        graded=preview.graded,
        running=preview.running,
        certificates=[erased_item(row, until) for row, until in certified.certificates],
    )
