"""The routes of recipients, each of the key's own mode: as rows, as a table, merged, exported, erased."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Annotated, Any, ClassVar, TypeVar, cast, get_args

import msgspec
from django.utils import timezone
from msgspec import UNSET, Meta, UnsetType
from rest_framework.request import Request

from accounts.api.endpoints import Accepted, CreatedOrChanged, JsonBody, Reply, endpoint
from accounts.api.lists import DEFAULT_LIMIT, MAX_LIMIT, PageQuery, page_after, paginate
from accounts.api.responses import Answer, Entries
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
from accounts.scopes import Locale, Mode, Scope
from certificates.erasure.api import ErasedCertificate, EraseRequest, ErasureState, erased_item
from certificates.issuing.api import BulkMode
from edu.api import EduView, resource_url
from edu.errors import CohortNotFound
from edu.lifecycle import EduPrefix
from edu.models import Recipient
from lib import ids
from lib.dates import Instant, format_instant, local_date
from lib.structs import RequestStruct, to_struct

from . import erasing, merging, operations as recipients
from .jobs import RECIPIENT_IMPORTS, RecipientImportParameters
from .merging import MergePlan
from .rules import (
    Email,
    RecipientDraft,
    RecipientFields,
    Text100,
    Text200,
    api_names,
    recipient_faults,
)


# fmt: off
class RecipientChange(RequestStruct, frozen=True, kw_only=True):
    """The fields to change; a field that is left out stays as it is, null clears it. In
    `attributes`, null removes one.
    """

    family_name: Annotated[Text100 | UnsetType, Meta(description="Family name; the whole name of somebody who has only one")] = UNSET
    given_name: Annotated[Text100 | UnsetType | None, Meta(description="Given name, also several: `Zoë Maria`; null: none")] = UNSET
    external_id: Annotated[Text200 | UnsetType | None, Meta(description="Your own number for the recipient, unique within the account and mode: `S-1001`")] = UNSET
    printed_name: Annotated[Text200 | UnsetType | None, Meta(description="Name for certificates, instead of given and family name; null: these")] = UNSET
    email: Annotated[Email | UnsetType | None, Meta(description="E-mail address of the person")] = UNSET
    locale: Annotated[Locale | UnsetType, Meta(description="Language of mails and certificates of this person")] = UNSET
    birth_date: Annotated[date | UnsetType | None, Meta(description="Date of birth, for the printed document only")] = UNSET
    birth_place: Annotated[Text200 | UnsetType | None, Meta(description="Place of birth, for the printed document only")] = UNSET
    attributes: Annotated[dict[str, str] | UnsetType | None, Meta(description="Further values about the person, by names of your own")] = UNSET

    def person(self) -> RecipientFields:
        """The stated fields."""
        return cast(RecipientFields, self.stated())


class RecipientItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A recipient. `fullName` is the name on certificates."""

    id: Annotated[str, Meta(description="Id: `rcp_…`")]
    external_id: str | None
    given_name: str | None
    family_name: str
    printed_name: str | None
    full_name: Annotated[str, Meta(description="Name as it stands on certificates")]
    email: Annotated[str | None, Meta(description="E-mail address of the person")]
    locale: Locale
    birth_date: date | None
    birth_place: str | None
    attributes: dict[str, str]
    created_at: Instant
    changed_at: Instant
    test: bool


RecipientT = TypeVar("RecipientT", bound=RecipientItem)


class RecipientAnswer(RecipientItem, frozen=True, kw_only=True, rename="camel"):
    """One recipient, by itself."""

    ok: bool = True


class SavedRecipientAnswer(RecipientAnswer, frozen=True, kw_only=True, rename="camel"):
    """The recipient, and whether this request created it (its externalId was new)."""

    created: Annotated[bool, Meta(description="Whether this request made it")]


class RecipientListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of recipients, newest first."""

    data: Entries[RecipientItem]
    next_cursor: str | None


class RecipientSearch(RequestStruct, frozen=True, kw_only=True):
    """A search by beginnings of words of the name, in any order, ignoring case and accents; or by a
    whole e-mail address.
    """

    selects: ClassVar = frozenset({"name", "email"})
    name: Annotated[Text200 | None, Meta(description="Beginnings of words of the name, in any order: `zoe cel`")] = None
    email: Annotated[Email | None, Meta(description="Whole e-mail address, in any case")] = None
    limit: Annotated[int, Meta(ge=1, le=MAX_LIMIT, description="How many entries a page has")] = DEFAULT_LIMIT
    cursor: str | None = None


class MergeRequest(RequestStruct, frozen=True, kw_only=True):
    """The duplicate to merge into the recipient. A dry run shows the result and changes nothing."""

    duplicate_id: Annotated[str, Meta(description="Id of the recipient to merge into this one: `rcp_…`")]
    dry_run: Annotated[bool, Meta(description="Whether it is only checked, and nothing is changed")] = False


class MergeResult(Answer, frozen=True, kw_only=True, rename="camel"):
    """The effect of a merge. `collisions` are cohorts in which both are enrolled: they prevent it."""

    dry_run: bool
    recipient: Annotated[RecipientItem, Meta(description="The kept recipient, as it is after the merge")]
    duplicate_id: Annotated[str, Meta(description="Id of the recipient that is merged and goes: `rcp_…`")]
    filled: Annotated[list[str], Meta(description="Names of the fields that the kept recipient takes from the duplicate")]
    differing: Annotated[list[str], Meta(description="Names of the fields in which both differ; those of the kept recipient stay")]
    enrolments: Annotated[int, Meta(description="How many enrolments pass to the kept recipient")]
    certificates: Annotated[int, Meta(description="How many certificates pass to the kept recipient")]
    collisions: Annotated[list[str], Meta(description="Ids of cohorts in which both are enrolled, which prevents the merge")]
# fmt: on


def merge_answer(done: MergePlan, *, dry_run: bool) -> MergeResult:
    """The effect of a merge, done or previewed, as an answer."""
    return MergeResult(
        dry_run=dry_run,
        recipient=recipient_answer(done.kept, RecipientItem),
        duplicate_id=done.duplicate.public_id,
        filled=api_names(done.filled),
        differing=api_names(done.differing),
        enrolments=done.enrolments,
        certificates=done.certificates,
        collisions=list(done.collisions),
    )


def recipient_answer(row: Recipient, shape: type[RecipientT], **given: Any) -> RecipientT:
    """A recipient, as an answer of this shape: in a list, by itself, or saved."""
    return to_struct(
        row,
        shape,
        given_name=row.given_name or None,
        printed_name=row.printed_name or None,
        birth_place=row.birth_place or None,
        test=row.mode == Mode.TEST,
        **given,
    )


# --- a table of recipients ------------------------------------------------------------------------


RECIPIENT_IMPORT_OPTIONS = (
    Parameter("mode", enum=get_args(BulkMode)),
    Parameter("dryRun", bool),
    Parameter("cohortId"),
    *TABLE_OPTIONS,
)


class RecipientImportOptions(TableOptions, frozen=True, kw_only=True):
    """A dry run checks every row and changes nothing. Everybody is enrolled in the cohort, if any.

    With the mode `partial` a row at fault leaves out itself alone.
    """

    mode: BulkMode | None = None
    dry_run: bool | None = None
    cohort_id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class RecipientImportsApi(TableUploadView[RecipientImportOptions], EduView):
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
        parameters = RecipientImportParameters(cohort=cohort_id, partial=options.mode == "partial")
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


class RecipientsApi(EduView):
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
        return recipient_faults(stated, unread, today=today)

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
