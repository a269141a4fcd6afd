"""The routes of enrolments, each of the key's own mode; their lists, and a recipient's record."""

from collections.abc import Collection
from datetime import date
from typing import Annotated, Any, ClassVar, TypeVar
from uuid import UUID

import msgspec
from django.http import QueryDict
from msgspec import Meta

from accounts.api.endpoints import Accepted, CreatedOrChanged, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.responses import Answer, Entries
from accounts.api.schema import Parameter
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.schemas import JobAnswer
from accounts.scopes import Mode, Scope
from certificates.addresses import verify_url
from certificates.certificate.api import exactly_one
from certificates.certificate.operations import hidden_from_types
from certificates.lifecycle import CurrentStatus, Reason
from certificates.models import Certificate
from certificates.transitions.effects import Explanation
from certificates.transitions.schemas import Note, PublicNote
from edu.api import resource_url
from edu.cohorts import operations as cohorts
from edu.errors import CohortNotFound, ProgramNotFound
from edu.grades import MAX_GRADE_LENGTH
from edu.lifecycle import EduPrefix, EnrolmentStatus
from edu.models import Cohort, Enrolment, Program, Recipient
from edu.programs import operations as programs
from edu.recipients.api import RecipientItem, RecipientsApi, recipient_answer
from edu.recipients.operations import EnrolmentRecord, record_of
from lib import ids
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from . import operations as enrolments
from .jobs import class_list_filter, start_list_export
from .operations import MAX_PEOPLE, EnrolledRecipient, RecipientKey

Text200 = Annotated[str, Meta(max_length=200)]
NOTHING_CERTIFIED: dict[str, Any] = {
    "grade": None,
    "results": [],
    "evidence": None,
    "certificate_id": None,
}
Hidden = Collection[UUID]  # the certificates that there are not for a key


class RecipientReference(RequestStruct, frozen=True, kw_only=True):
    """The recipient to enrol: by our identifier, or by your own number."""

    recipient_id: Annotated[str | None, Meta(description="Id of the recipient: `rcp_…`")] = None
    external_id: Text200 | None = None


# fmt: off
class EnrolRequest(RequestStruct, frozen=True, kw_only=True):
    """Recipients to enrol in a cohort, one or a whole class: all of them are enrolled or none."""

    cohort_id: Annotated[str, Meta(description="Id of the cohort: `coh_…`")]
    recipients: Annotated[list[RecipientReference], Meta(min_length=1, max_length=MAX_PEOPLE, description="The recipients to enrol")]

    def people(self) -> list[RecipientKey]:
        """The recipients to enrol. Raises ValidationFailed if one is named in two ways, or in none."""
        faults = [
            FieldError(f"/recipients/{place}/externalId", "ambiguous", {"other": "recipientId"})
            if each.recipient_id
            else FieldError(f"/recipients/{place}/recipientId", "required")
            for place, each in enumerate(self.recipients)
            if bool(each.recipient_id) == bool(each.external_id)
        ]
        if faults:
            raise ValidationFailed(faults[:100])
        return [
            RecipientKey(ids.parse(EduPrefix.RECIPIENT, each.recipient_id or ""), each.external_id)
            for each in self.recipients
        ]


class FailRequest(RequestStruct, frozen=True, kw_only=True):
    """The grade of the failed attempt, if any, and its date; without one it is today."""

    optional: ClassVar = True
    grade: Annotated[str, Meta(max_length=MAX_GRADE_LENGTH, description="Grade of the failed attempt, as text")] = ""
    completed_on: Annotated[date | None, Meta(description="Day of the result; null or left out in a request: today")] = None


class ReopenRequest(RequestStruct, frozen=True, kw_only=True):
    """The reason. With `revoke` the certificate is revoked for it too; only then are notes accepted:
    `note` stays with the issuer, `publicNote` stands on the verify page.
    """

    reason: Annotated[Reason, Meta(description="Why the attempt goes on")]
    revoke: Annotated[bool, Meta(description="Whether the certificate is revoked too")] = False
    note: Note | None = None
    public_note: PublicNote | None = None

    def explanation(self) -> Explanation:
        """The reason and the notes. Raises ValidationFailed for notes without `revoke`."""
        notes = {"note": self.note, "publicNote": self.public_note}
        stated = [name for name, text in notes.items() if text is not None]
        if stated and not self.revoke:
            other = {"other": "revoke"}
            raise ValidationFailed([FieldError(f"/{name}", "only_with", other) for name in stated])
        return Explanation(reason=self.reason, note=self.note, public_note=self.public_note)


class EnrolmentExportRequest(RequestStruct, frozen=True, kw_only=True):
    """The program or the cohort to export; only enrolments in this `status`, if it is stated."""

    selects: ClassVar = frozenset({"programId", "cohortId", "status"})
    program_id: str | None = None
    cohort_id: str | None = None
    status: Annotated[EnrolmentStatus | None, Meta(description="Only enrolments with this status; left out: all")] = None


class EnrolmentItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One attempt of a recipient at a cohort. `certificateId` is the certificate in force."""

    id: Annotated[str, Meta(description="Id: `enr_…`")]
    program_id: str
    cohort_id: str
    recipient_id: str
    external_id: str | None
    status: Annotated[EnrolmentStatus, Meta(description="How far the attempt is")]
    attempt: Annotated[int, Meta(description="Which attempt of this recipient in the cohort, counted from 1")]
    grade: Annotated[str | None, Meta(description="Grade in the program’s scale, as text; null: none")]
    completed_on: date | None
    results: Annotated[list[dict[str, str]], Meta(description="Results in parts of the program, for the transcript")]
    evidence: Annotated[str | None, Meta(description="What the result rests on, such as a link to the work")]
    certificate_id: Annotated[str | None, Meta(description="Id of the certificate in force: `cert_…`; null: none")]
    created_at: Instant
    changed_at: Instant
    test: bool


EnrolmentT = TypeVar("EnrolmentT", bound=EnrolmentItem)


class EnrolmentAnswer(EnrolmentItem, frozen=True, kw_only=True, rename="camel"):
    """One enrolment, by itself."""

    ok: bool = True


class EnrolmentListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of enrolments, newest first."""

    data: Entries[EnrolmentItem]
    next_cursor: str | None


class PlacedEnrolmentItem(EnrolmentItem, frozen=True, kw_only=True, rename="camel"):
    """An enrolment, and whether this request made it: a recipient already in the cohort stays."""

    created: Annotated[bool, Meta(description="Whether this request made it")]


class EnrolResult(Answer, frozen=True, kw_only=True, rename="camel"):
    """The enrolments in the order of the request, and how many of them this request made."""

    created: Annotated[int, Meta(description="How many enrolments this request made")]
    data: Annotated[list[PlacedEnrolmentItem], Meta(description="The enrolments, in the order of the request")]


class RecordProgram(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A program by its code, in the four languages."""

    id: Annotated[str, Meta(description="Id: `prog_…`")]
    code: Annotated[str, Meta(description="Short name of your own, unique within the account")]
    name: Annotated[dict[str, str], Meta(description="Name for people")]


class RecordCohort(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A cohort by its code."""

    id: Annotated[str, Meta(description="Id: `coh_…`")]
    code: str
    name: str


class RecordCertificate(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A certificate, with the status that it has at this moment."""

    id: Annotated[str, Meta(description="Id: `cert_…`")]
    certificate_number: Annotated[str | None, Meta(description="Number of the certificate, unique per issuer and mode: `2026-000017`")]
    type_id: Annotated[int, Meta(description="Number of the certificate type")]
    type_code: Annotated[str, Meta(description="Code of the certificate type: `en10204-3-1`")]
    issued_on: date
    valid_until: Annotated[date | None, Meta(description="Last day of the validity, included; null: no end")]
    status: CurrentStatus
    verify_url: str


class RecordEntry(EnrolmentItem, frozen=True, kw_only=True, rename="camel"):
    """An enrolment with its program and cohort; its certificates, the one in force before the ones
    that it superseded.
    """

    program: Annotated[RecordProgram, Meta(description="The program that the enrolment is for")]
    cohort: Annotated[RecordCohort, Meta(description="The cohort that the enrolment is in")]
    certificates: Annotated[list[RecordCertificate], Meta(description="The certificate in force, then those that it superseded")]
# fmt: on


class RecipientRecordAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A recipient with all their enrolments, the newest first."""

    recipient: Annotated[RecipientItem, Meta(description="The person whose record this is")]
    enrolments: Annotated[list[RecordEntry], Meta(description="All enrolments, the newest first")]


def enrolled_answer(placed: list[EnrolledRecipient], hidden: Hidden) -> EnrolResult:
    """The enrolments of the recipients, and how many are new, as an answer."""
    data = [
        enrolment_answer(each.enrolment, hidden, PlacedEnrolmentItem, created=each.created)
        for each in placed
    ]
    return EnrolResult(data=data, created=len({each.id for each in data if each.created}))


def record_answer(
    recipient: Recipient, entries: list[EnrolmentRecord], hidden: Hidden
) -> RecipientRecordAnswer:
    """The record of a recipient, as an answer."""
    return RecipientRecordAnswer(
        recipient=recipient_answer(recipient, RecipientItem),
        enrolments=[_entry(each, hidden) for each in entries],
    )


def _entry(entry: EnrolmentRecord, hidden: Hidden) -> RecordEntry:
    program, cohort = entry.enrolment.program, entry.enrolment.cohort
    return enrolment_answer(
        entry.enrolment,
        hidden,
        RecordEntry,
        program=to_struct(program, RecordProgram, name=program.names),
        cohort=to_struct(cohort, RecordCohort),
        certificates=[_certificate(each) for each in entry.certificates],
    )


def _certificate(row: Certificate) -> RecordCertificate:
    return to_struct(
        row,
        RecordCertificate,
        certificate_number=row.number,
        type_code=row.type.code,
        status=row.status,
        verify_url=verify_url(row.pk, row.locale),
    )


def enrolment_answer(
    row: Enrolment, hidden: Hidden, shape: type[EnrolmentT], **given: Any
) -> EnrolmentT:
    """An enrolment (read with its recipient), as an answer of this shape.

    Grade, results and certificate are left out if the certificate is `hidden` from the key.
    """
    certified: dict[str, Any] = {"grade": row.grade or None, "evidence": row.evidence or None}
    if row.certificate_id in hidden:
        certified = NOTHING_CERTIFIED
    return to_struct(
        row,
        shape,
        **certified,
        external_id=row.recipient.external_id,
        test=row.mode == Mode.TEST,
        **given,
    )


# Parameter -> the prefix of the id that it takes, and the field of EnrolmentFilter.
BY_ID = {
    "programId": (EduPrefix.PROGRAM, "program"),
    "cohortId": (EduPrefix.COHORT, "cohort"),
    "recipientId": (EduPrefix.RECIPIENT, "recipient"),
}
MOVE_ERRORS = ("invalid_transition",)


class EnrolmentsApi(RecipientsApi):
    """Enrolments, and the record of a recipient."""

    tag = "enrolments"

    def find_enrolment(self, enrolment_id: str) -> Enrolment:
        """The enrolment of this id, of the caller's issuer and mode, or 404."""
        return enrolments.find_enrolment(
            context=self.context, enrolment_id=ids.parse(EduPrefix.ENROLMENT, enrolment_id)
        )

    def seen(self, row: Enrolment) -> EnrolmentAnswer:
        """The enrolment, as the key may see it."""
        return enrolment_answer(row, self.hidden(row), EnrolmentAnswer)

    def hidden(self, *enrolments: Enrolment) -> frozenset[UUID]:
        """The ids of their certificates that are hidden from the key.

        A program may have had another certificate type when they were issued.
        """
        return hidden_from_types((each.certificate_id for each in enrolments), self.caller.types)

    def filters(
        self, query: QueryDict, status: EnrolmentStatus | None
    ) -> enrolments.EnrolmentFilter:
        """The filters of a list. Raises ValidationFailed, which names each identifier of the wrong kind."""
        texts = {name: text for name in BY_ID if (text := query.get(name))}
        keys = {name: ids.parse(BY_ID[name][0], text) for name, text in texts.items()}
        faults = [
            FieldError("", "invalid_format", {"expected": f"{BY_ID[name][0]}_..."}, parameter=name)
            for name, key in keys.items()
            if key is None
        ]
        if faults:
            raise ValidationFailed(faults)
        named: dict[str, UUID] = {BY_ID[name][1]: key for name, key in keys.items() if key}
        types = sorted(self.caller.types)
        return enrolments.EnrolmentFilter(status=status, types=types, **named)

    def named(self, body: EnrolmentExportRequest) -> tuple[Program, Cohort | None]:
        """The program and cohort named in the body. Raises ValidationFailed if they are not the caller's."""
        context = self.context
        try:
            if body.cohort_id is None:
                key = ids.parse(EduPrefix.PROGRAM, body.program_id or "")
                return programs.find_program(context=context, program_id=key), None
            key = ids.parse(EduPrefix.COHORT, body.cohort_id)
            cohort = cohorts.find_cohort(context=context, cohort_id=key)
        except ProgramNotFound as error:
            raise ValidationFailed([FieldError("/programId", "unknown_program")]) from error
        except CohortNotFound as error:
            raise ValidationFailed([FieldError("/cohortId", "unknown_cohort")]) from error
        return cohort.program, cohort

    @endpoint(Scope.EDU_READ)
    def list_enrolments(
        self,
        page: PageQuery,
        query: Annotated[QueryDict, tuple(map(Parameter, BY_ID))],
        status: EnrolmentStatus | None = None,
    ) -> EnrolmentListAnswer:
        """Enrolments, the newest first"""
        caller = self.caller
        rows = enrolments.filter_enrolments(
            issuer_id=caller.issuer.id, mode=caller.mode, filters=self.filters(query, status)
        )
        found = paginate(rows.select_related("recipient"), page, order_by=("id",))
        hidden = self.hidden(*found.rows)
        data = [enrolment_answer(row, hidden, EnrolmentItem) for row in found.rows]
        return EnrolmentListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.EDU_MANAGE, errors=("conflict",))
    def enrol_recipients(self, body: EnrolRequest) -> CreatedOrChanged[EnrolResult]:
        """Enrol recipients in a cohort, up to 1,000 at once: all of them or none"""
        people = body.people()
        try:
            placed = enrolments.enrol(
                context=self.context,
                cohort_id=ids.parse(EduPrefix.COHORT, body.cohort_id),
                people=people,
            )
        except CohortNotFound as error:
            raise ValidationFailed([FieldError("/cohortId", "unknown_cohort")]) from error
        answer = enrolled_answer(placed, self.hidden(*(each.enrolment for each in placed)))
        return CreatedOrChanged(
            answer,
            status=201 if answer.created else 200,
            location=f"{resource_url('enrolments')}?cohortId={answer.data[0].cohort_id}",
        )

    @endpoint(Scope.EDU_READ)
    def get_enrolment(self, enrolment: Enrolment) -> EnrolmentAnswer:
        """One enrolment"""
        return self.seen(enrolment)

    @endpoint(Scope.EDU_MANAGE, errors=MOVE_ERRORS)
    def withdraw_enrolment(self, enrolment: Enrolment) -> EnrolmentAnswer:
        """Take a recipient out of a cohort; another attempt may follow"""
        done = enrolments.withdraw(context=self.context, enrolment_id=enrolment.pk)
        return self.seen(done)

    @endpoint(Scope.EDU_MANAGE, errors=MOVE_ERRORS)
    def fail_enrolment(self, enrolment: Enrolment, body: FailRequest) -> EnrolmentAnswer:
        """End an attempt as not passed; another one may follow"""
        done = enrolments.fail(
            context=self.context,
            enrolment_id=enrolment.pk,
            grade=body.grade,
            completed_on=body.completed_on,
        )
        return self.seen(done)

    @endpoint(Scope.EDU_MANAGE, errors=(*MOVE_ERRORS, "conflict", "erased"))
    def reopen_enrolment(self, enrolment: Enrolment, body: ReopenRequest) -> EnrolmentAnswer:
        """Take a completed or failed attempt up again, once its certificate is revoked"""
        if body.revoke:
            self.authorise(self.request, Scope.CERTIFICATES_MANAGE)
        done = enrolments.reopen(
            context=self.context,
            enrolment_id=enrolment.pk,
            explanation=body.explanation(),
            revoke=body.revoke,
        )
        return self.seen(done)

    @endpoint(Scope.EDU_READ, errors=("conflict",))
    def export_enrolments(self, body: EnrolmentExportRequest) -> Accepted[JobAnswer]:
        """Export the list of a cohort, or of a program, with certificates, as a table"""
        exactly_one(programId=body.program_id, cohortId=body.cohort_id)
        program, cohort = self.named(body)
        status = EnrolmentStatus(body.status) if body.status else None
        context = self.context
        wanted = class_list_filter(program, cohort, context=context, status=status)
        return accepted(
            start_list_export(context=context, program=program, cohort=cohort, list_filter=wanted)
        )

    @endpoint(Scope.EDU_READ, tag="recipients", errors=("erased",))
    def get_recipient_record(self, recipient: Recipient) -> RecipientRecordAnswer:
        """All enrolments and certificates of a recipient, with their states"""
        entries = record_of(recipient, types=self.caller.types)
        hidden = self.hidden(*(each.enrolment for each in entries))
        return record_answer(recipient, entries, hidden)
