"""The routes of enrolments, each of the key's own mode; their lists, and a recipient's record."""

from typing import Annotated
from uuid import UUID

from django.http import QueryDict

from accounts.api.endpoints import Accepted, CreatedOrChanged, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.schema import Parameter
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.schemas import JobAnswer
from accounts.scopes import Scope
from certificates.certificate.operations import hidden_from_types
from certificates.search.api import exactly_one
from edu.api import resource_url
from edu.cohorts import operations as cohorts
from edu.errors import CohortNotFound, ProgramNotFound
from edu.lifecycle import EduPrefix, EnrolmentStatus
from edu.models import Cohort, Enrolment, Program, Recipient
from edu.programs import operations as programs
from edu.recipients.api import Recipients
from edu.recipients.operations import record_of
from lib import ids

from . import jobs as class_lists
from . import operations as enrolments
from .schemas import (
    EnrolmentAnswer,
    EnrolmentExportRequest,
    EnrolmentItem,
    EnrolmentListAnswer,
    EnrolRequest,
    EnrolResult,
    FailRequest,
    RecipientRecordAnswer,
    ReopenRequest,
    enrolled_answer,
    enrolment_answer,
    record_answer,
)

# Parameter -> the prefix of the id that it takes, and the field of EnrolmentFilter.
BY_ID = {
    "programId": (EduPrefix.PROGRAM, "program"),
    "cohortId": (EduPrefix.COHORT, "cohort"),
    "recipientId": (EduPrefix.RECIPIENT, "recipient"),
}
MOVE_ERRORS = ("invalid_transition",)


class Enrolments(Recipients):
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
            issuer_id=caller.issuer.id,
            mode=caller.mode,
            filters=self.filters(query, status),
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
        wanted = class_lists.class_list_filter(program, cohort, context=context, status=status)
        return accepted(
            class_lists.start(context=context, program=program, cohort=cohort, list_filter=wanted)
        )

    @endpoint(Scope.EDU_READ, tag="recipients", errors=("erased",))
    def get_recipient_record(self, recipient: Recipient) -> RecipientRecordAnswer:
        """All enrolments and certificates of a recipient, with their states"""
        entries = record_of(recipient, types=self.caller.types)
        hidden = self.hidden(*(each.enrolment for each in entries))
        return record_answer(recipient, entries, hidden)
