"""The routes of recipients, each of the key's own mode: as rows, as a table, merged, exported, erased."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Annotated, Any

import msgspec
from django.utils import timezone
from msgspec import Meta
from rest_framework.request import Request

from accounts.api.endpoints import Accepted, CreatedOrChanged, JsonBody, Reply, endpoint
from accounts.api.lists import PageQuery, page_after, paginate
from accounts.api.responses import Answer
from accounts.api.schema import Parameter
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.schemas import JobAnswer
from accounts.jobs.upload import (
    TABLE_OPTIONS,
    UPLOAD_ERRORS,
    TableOptions,
    TableUploadView,
    table_upload,
)
from accounts.scopes import Scope
from certificates.erasure.api import ErasedCertificate, EraseRequest, ErasureState, erased_item
from edu.api import EduView, resource_url
from edu.errors import CohortNotFound
from edu.lifecycle import EduPrefix
from edu.models import Recipient
from lib import ids
from lib.dates import Instant, format_instant, local_date
from lib.structs import to_struct

from . import erasing, merging
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


class RecipientUploads(TableUploadView[RecipientImportOptions], EduView):
    """The file as the body, or as the part `file` of a form."""

    tag = "recipients"
    shape = RecipientImportOptions
    table_options = RECIPIENT_IMPORT_OPTIONS

    @endpoint(Scope.EDU_MANAGE, idempotency_required=True, errors=UPLOAD_ERRORS)
    def import_recipients(
        self, request: Annotated[Request, table_upload(RECIPIENT_IMPORT_OPTIONS)]
    ) -> Accepted[JobAnswer]:
        """Import recipients: all rows are checked, then all are put, or none"""
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
    id: Annotated[str | None, Meta(description="Id of the erasure; null: only previewed")]
    erase_at: Instant | None
    retain_until: date | None
    enrolments: Annotated[int, Meta(description="How many enrolments")]
    graded: Annotated[
        int, Meta(description="How many enrolments have a grade, results or evidence")
    ]
    running: Annotated[int, Meta(description="How many enrolments are running, and are withdrawn")]
    certificates: Annotated[
        list[ErasedCertificate], Meta(description="The certificates of the person")
    ]
    attachments: Annotated[int, Meta(description="How many files are removed")]
    links: Annotated[int, Meta(description="How many links to the web are removed")]
    mails: int


class Recipients(EduView):
    """Recipients: kept, searched, merged, exported, erased."""

    tag = "recipients"

    def find_recipient(self, recipient_id: str) -> Recipient:
        """The recipient of this id, of the caller's issuer and mode; 404 or 410."""
        return recipients.find_recipient(
            context=self.context, recipient_id=ids.parse(EduPrefix.RECIPIENT, recipient_id)
        )

    def refused(self, stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
        """The faults beyond their shape of the fields that could be read."""
        today = local_date(timezone.now(), self.caller.issuer.time_zone)
        return recipient_rules.recipient_faults(stated, unread, today=today)

    @endpoint(Scope.EDU_READ)
    def list_recipients(
        self, page: PageQuery, external_id: Annotated[str | None, 200] = None
    ) -> RecipientListAnswer:
        """Recipients, the newest first; names and addresses are searched for by POST"""
        context = self.context
        if external_id:
            recipient = recipients.find_by_external_id(context=context, external_id=external_id)
            data = [recipient_answer(recipient, RecipientItem)] if recipient else []
            return RecipientListAnswer(data=data, next_cursor=None)
        rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).living()
        found = paginate(rows, page, order_by=("id",))
        data = [recipient_answer(row, RecipientItem) for row in found.rows]
        return RecipientListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.EDU_MANAGE, errors=("conflict", "key_restricted"))
    def save_recipient(
        self, body: JsonBody[RecipientDraft]
    ) -> CreatedOrChanged[SavedRecipientAnswer]:
        """Create a recipient; 200 if one of this externalId was there and is changed"""
        draft = body.read(rules=self.refused)
        saved = recipients.put_recipient(context=self.context, person=draft.person())
        row = saved.recipient
        return CreatedOrChanged(
            recipient_answer(row, SavedRecipientAnswer, created=saved.created),
            status=201 if saved.created else 200,
            location=resource_url("recipients", row.public_id),
            subject=row.pk,
        )

    @endpoint(Scope.EDU_READ, goes_on=True, reads_only=True, errors=("invalid_cursor",))
    def search_recipients(self, body: RecipientSearch) -> RecipientListAnswer:
        """Recipients by name or e-mail: personal data never stand in an address"""
        rows = recipients.search_recipients(context=self.context, name=body.name, email=body.email)
        page = page_after(rows, order_by=("id",), limit=body.limit, cursor=body.cursor)
        data = [recipient_answer(row, RecipientItem) for row in page.rows]
        return RecipientListAnswer(data=data, next_cursor=page.next_cursor)

    @endpoint(Scope.EDU_READ, errors=("erased",))
    def get_recipient(self, recipient: Recipient) -> RecipientAnswer:
        """One recipient; the id of one that was merged leads to the one that was kept"""
        return recipient_answer(recipient, RecipientAnswer)

    @endpoint(Scope.EDU_MANAGE, errors=("erased", "conflict", "key_restricted"))
    def update_recipient(
        self, recipient: Recipient, body: JsonBody[RecipientChange]
    ) -> RecipientAnswer:
        """Change a recipient; a new e-mail is also where mails of certificates go"""
        change = body.read(rules=self.refused, current={"attributes": recipient.attributes})
        row = recipients.change_recipient(
            context=self.context, recipient_id=recipient.pk, person=change.person()
        )
        return recipient_answer(row, RecipientAnswer)

    @endpoint(Scope.EDU_MANAGE, errors=("erased", "conflict", "key_restricted"))
    def merge_recipients(self, recipient: Recipient, body: MergeRequest) -> Reply[MergeResult]:
        """Make two recipients one, for good; a dry run says beforehand what that does"""
        context = self.context
        ends = {
            "kept_id": recipient.pk,
            "duplicate_id": ids.parse(EduPrefix.RECIPIENT, body.duplicate_id),
        }
        done = (merging.preview if body.dry_run else merging.merge)(context=context, **ends)
        answer = merge_answer(done, dry_run=body.dry_run)
        return Reply(answer, subject=recipient.pk, changed_nothing=body.dry_run)

    @endpoint(
        Scope.PRIVACY_MANAGE, tag="privacy", errors=("erased", "retention_runs", "key_restricted")
    )
    def erase_recipient(
        self, recipient: Recipient, body: EraseRequest
    ) -> Reply[RecipientErasureAnswer]:
        """Erase a recipient and their certificates’ data, in seven days; or look at it"""
        context = self.context
        if not body.dry_run:
            erasing.request(context=context, recipient_id=recipient.pk)
        seen = erasing.preview(context=context, recipient_id=recipient.pk)
        state: ErasureState = "pending" if seen.recipient.erasure else "preview"
        return Reply(_answer(seen, state), subject=recipient.pk, changed_nothing=body.dry_run)

    @endpoint(Scope.PRIVACY_MANAGE, tag="privacy", errors=("conflict", "erased", "key_restricted"))
    def undo_recipient_erasure(self, recipient: Recipient) -> Reply[RecipientErasureAnswer]:
        """Undo the pending erasure of a recipient, and of all that belongs to it"""
        context = self.context
        erasing.undo(context=context, recipient_id=recipient.pk)
        seen = erasing.preview(context=context, recipient_id=recipient.pk)
        return Reply(_answer(seen, "undone"), subject=recipient.pk)

    @endpoint(Scope.PRIVACY_MANAGE, tag="privacy", of_all_types=True, errors=("conflict", "erased"))
    def request_recipient_data_access(self, recipient: Recipient) -> Accepted[JobAnswer]:
        """Export all that is held on a recipient, as JSON lines"""
        return accepted(recipients.start_export(context=self.context, recipient=recipient))


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
