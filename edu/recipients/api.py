"""The routes of recipients, each of the key's own mode: as rows, as a table, merged, exported, erased."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Annotated, Any

import msgspec
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.answers import Answer
from accounts.api.foundation.filters import text_filter
from accounts.api.foundation.pagination import (
    PAGE_PARAMETER_DOCS,
    PAGE_PARAMETERS,
    page_after,
    paginate,
)
from accounts.api.foundation.schema import Parameter, documented
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.upload import TABLE_OPTIONS, TableOptions
from accounts.jobs.api.upload_view import TableUploadView, documented_upload
from accounts.jobs.api.views import accepted
from accounts.scopes import Scope
from certificates.api.erasure import ErasedCertificate, EraseRequest, ErasureState, erased_item
from edu.api import READ_OR_MANAGE, EduView
from edu.errors import CohortNotFound
from edu.models import Recipient
from edu.prefixes import EduPrefix, resource_url
from lib import ids
from lib.dates import Instant, format_instant, local_date
from lib.structs import to_struct

from . import erasing, merging, records
from . import operations as recipients
from . import rules as recipient_rules
from .jobs import RECIPIENT_IMPORTS, RecipientImportParameters
from .rules import RecipientDraft
from .schemas import (
    MergeRequest,
    MergeResult,
    RecipientAnswer,
    RecipientChange,
    RecipientItem,
    RecipientListAnswer,
    RecipientSearch,
    SavedRecipientAnswer,
    merge_answer,
    recipient_answer,
)

LONGEST_NUMBER = 200
BY_NUMBER = Parameter("externalId", str)


class RecipientBaseView(EduView):
    """Base of the views of one recipient."""

    def find(self, recipient_id: str) -> Recipient:
        """The recipient of this id, of the caller's issuer and mode; 404 or 410."""
        return recipients.find_recipient(
            context=self.request_context(self.request),
            recipient_id=ids.parse(EduPrefix.RECIPIENT, recipient_id),
        )

    def refused(self, stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
        """The faults beyond their shape of the fields that could be read."""
        today = local_date(timezone.now(), self.caller.issuer.time_zone)
        return recipient_rules.recipient_faults(stated, unread, today=today)


class RecipientsView(RecipientBaseView):
    """`GET` and `POST /edu/recipients`"""

    scopes = {"get": Scope.EDU_READ, "post": Scope.EDU_MANAGE}
    query_parameters = PAGE_PARAMETERS | {"externalId"}

    @documented(
        operation_id="listRecipients",
        summary=_("Recipients, the newest first; names and addresses are searched for by POST"),
        tag="recipients",
        response=RecipientListAnswer,
        parameters=[*PAGE_PARAMETER_DOCS, BY_NUMBER],
    )
    def get(self, request: Request) -> HttpResponse:
        context = self.request_context(request)
        if number := text_filter(request.GET, "externalId", longest=LONGEST_NUMBER):
            recipient = recipients.find_by_external_id(context=context, external_id=number)
            data = [recipient_answer(recipient, RecipientItem)] if recipient else []
            return self.answer(RecipientListAnswer(data=data, next_cursor=None))
        rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).living()
        page = paginate(rows, request, order_by=("id",))
        data = [recipient_answer(row, RecipientItem) for row in page.rows]
        return self.answer(RecipientListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="saveRecipient",
        summary=_("Create a recipient; 200 if one of this externalId was there and is changed"),
        tag="recipients",
        request=RecipientDraft,
        response=SavedRecipientAnswer,
        status=201,
        also={200: SavedRecipientAnswer},
        errors=(
            "conflict",
            "key_restricted",
        ),
    )
    def post(self, request: Request) -> HttpResponse:
        draft = self.read(request, RecipientDraft, rules=self.refused)
        saved = recipients.put_recipient(
            context=self.request_context(request), person=draft.person()
        )
        row = saved.recipient
        return self.answer(
            recipient_answer(row, SavedRecipientAnswer, created=saved.created),
            status=201 if saved.created else 200,
            headers={"Location": resource_url("recipients", row.public_id)},
            subject=row.pk,
        )


class SearchRecipientsView(EduView):
    """`POST /edu/recipients/search`"""

    scopes = {"post": Scope.EDU_READ}
    goes_on = reads_only = True

    @documented(
        operation_id="searchRecipients",
        summary=_("Recipients by name or e-mail: personal data never stand in an address"),
        tag="recipients",
        request=RecipientSearch,
        response=RecipientListAnswer,
        errors=("invalid_cursor",),
    )
    def post(self, request: Request) -> HttpResponse:
        body = self.read(request, RecipientSearch)
        rows = recipients.search_recipients(
            context=self.request_context(request), name=body.name, email=body.email
        )
        page = page_after(rows, order_by=("id",), limit=body.limit, cursor=body.cursor)
        data = [recipient_answer(row, RecipientItem) for row in page.rows]
        return self.answer(RecipientListAnswer(data=data, next_cursor=page.next_cursor))


class RecipientView(RecipientBaseView):
    """`GET` and `PATCH /edu/recipients/{id}`"""

    scopes = READ_OR_MANAGE

    @documented(
        operation_id="getRecipient",
        summary=_("One recipient; the id of one that was merged leads to the one that was kept"),
        tag="recipients",
        response=RecipientAnswer,
        errors=("erased",),
    )
    def get(self, request: Request, recipient_id: str) -> HttpResponse:
        return self.answer(recipient_answer(self.find(recipient_id), RecipientAnswer))

    @documented(
        operation_id="updateRecipient",
        summary=_("Change a recipient; a new e-mail is also where mails of certificates go"),
        tag="recipients",
        request=RecipientChange,
        response=RecipientAnswer,
        errors=(
            "erased",
            "conflict",
            "key_restricted",
        ),
    )
    def patch(self, request: Request, recipient_id: str) -> HttpResponse:
        known = self.find(recipient_id)
        change = self.read(
            request,
            RecipientChange,
            rules=self.refused,
            current={"attributes": known.attributes},
        )
        row = recipients.change_recipient(
            context=self.request_context(request), recipient_id=known.pk, person=change.person()
        )
        return self.answer(recipient_answer(row, RecipientAnswer))


class MergeView(RecipientBaseView):
    """`POST /edu/recipients/{id}/merge`"""

    scopes = {"post": Scope.EDU_MANAGE}

    @documented(
        operation_id="mergeRecipients",
        summary=_("Make two recipients one, for good; a dry run says beforehand what that does"),
        tag="recipients",
        request=MergeRequest,
        response=MergeResult,
        errors=(
            "erased",
            "conflict",
            "key_restricted",
        ),
    )
    def post(self, request: Request, recipient_id: str) -> HttpResponse:
        context, known = self.request_context(request), self.find(recipient_id)
        body = self.read(request, MergeRequest)
        ends = {
            "kept_id": known.pk,
            "duplicate_id": ids.parse(EduPrefix.RECIPIENT, body.duplicate_id),
        }
        done = (merging.preview if body.dry_run else merging.merge)(context=context, **ends)
        answer = merge_answer(done, dry_run=body.dry_run)
        return self.answer(answer, subject=known.pk, changed_nothing=body.dry_run)


# --- a table of recipients ------------------------------------------------------------------------


RECIPIENT_IMPORT_OPTIONS = (
    Parameter("dryRun", bool),
    Parameter("cohortId"),
    *TABLE_OPTIONS,
)


class RecipientImportOptions(TableOptions, frozen=True, kw_only=True):
    """A dry run checks every row and changes nothing. Everybody is enrolled in the cohort, if any."""

    dry_run: bool | None = None
    cohort_id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class RecipientImportsView(TableUploadView[RecipientImportOptions], EduView):
    """The file as the body, or as the part `file` of a form."""

    scopes = {"post": Scope.EDU_MANAGE}
    query_parameters = frozenset(each.name for each in RECIPIENT_IMPORT_OPTIONS)
    shape = RecipientImportOptions
    table_options = RECIPIENT_IMPORT_OPTIONS

    @documented_upload(
        RECIPIENT_IMPORT_OPTIONS,
        operation_id="importRecipients",
        summary=_("Import recipients: all rows are checked, then all are put, or none"),
        tag="recipients",
    )
    def post(self, request: Request) -> HttpResponse:
        options = self.upload.options
        cohort_id = ids.parse(EduPrefix.COHORT, options.cohort_id) if options.cohort_id else None
        unknown = ValidationFailed([FieldError("", "unknown_cohort", parameter="cohortId")])
        if options.cohort_id and cohort_id is None:
            raise unknown
        parameters = RecipientImportParameters(cohort=cohort_id)
        try:
            job = self.start_import(
                request, RECIPIENT_IMPORTS, parameters, dry_run=bool(options.dry_run)
            )
        except CohortNotFound as error:
            raise unknown from error
        return accepted(job)


# --- export and erasure ---------------------------------------------------------------------------


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
        return accepted(
            records.start_export(context=self.request_context(request), recipient=known)
        )


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
