"""The routes of enrolments, each of the key's own mode; their lists, and a recipient's record."""

from uuid import UUID

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.filters import choice_filter
from accounts.api.foundation.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from accounts.api.foundation.schema import Parameter, documented
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import accepted
from accounts.scopes import Scope
from certificates.api.search.views import exactly_one
from edu.api import EduView
from edu.cohorts import operations as cohorts
from edu.errors import CohortNotFound, ProgramNotFound
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, Enrolment, Program
from edu.prefixes import EduPrefix, resource_url
from edu.programs import operations as programs
from edu.recipients.api import RecipientBaseView
from edu.recipients.records import record_of
from lib import ids

from . import jobs as class_lists
from . import operations as enrolments
from . import reopening
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
    "programId": (EduPrefix.PROGRAM, "program_id"),
    "cohortId": (EduPrefix.COHORT, "cohort_id"),
    "recipientId": (EduPrefix.RECIPIENT, "recipient_id"),
}
FILTERS = (
    *(Parameter(name, str) for name in BY_ID),
    Parameter("status", str, enum=EnrolmentStatus.values),
)
MOVE_ERRORS = ("invalid_transition",)


class EnrolmentBaseView(EduView):
    """Base of the views of one enrolment."""

    def find(self, enrolment_id: str) -> Enrolment:
        """The enrolment of this id, of the caller's issuer and mode, or 404."""
        return enrolments.find_enrolment(
            context=self.request_context(self.request),
            enrolment_id=ids.parse(EduPrefix.ENROLMENT, enrolment_id),
        )

    def answer_enrolment(self, row: Enrolment) -> HttpResponse:
        """Answers with the enrolment, as the key may see it."""
        return self.answer(enrolment_answer(row, self.hidden(row), EnrolmentAnswer))


class EnrolmentsView(EduView):
    """`GET` and `POST /edu/enrolments`"""

    scopes = {"get": Scope.EDU_READ, "post": Scope.EDU_MANAGE}
    query_parameters = PAGE_PARAMETERS | BY_ID.keys() | {"status"}

    @documented(
        operation_id="listEnrolments",
        summary=_("Enrolments, the newest first"),
        tag="enrolments",
        response=EnrolmentListAnswer,
        parameters=[*PAGE_PARAMETER_DOCS, *FILTERS],
    )
    def get(self, request: Request) -> HttpResponse:
        caller = self.caller
        rows = enrolments.filter_enrolments(
            issuer_id=caller.issuer.id,
            mode=caller.mode,
            filters=self.filters(request),
            types=caller.types,
        )
        page = paginate(rows.select_related("recipient"), request, order_by=("id",))
        hidden = self.hidden(*page.rows)
        data = [enrolment_answer(row, hidden, EnrolmentItem) for row in page.rows]
        return self.answer(EnrolmentListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="enrolRecipients",
        summary=_("Enrol recipients in a cohort, up to 1,000 at once: all of them or none"),
        tag="enrolments",
        request=EnrolRequest,
        response=EnrolResult,
        status=201,
        also={200: EnrolResult},
        errors=("conflict",),
    )
    def post(self, request: Request) -> HttpResponse:
        body = self.read(request, EnrolRequest)
        people = body.people()
        try:
            placed = enrolments.enrol(
                context=self.request_context(request),
                cohort_id=ids.parse(EduPrefix.COHORT, body.cohort_id),
                people=people,
            )
        except CohortNotFound as error:
            raise ValidationFailed([FieldError("/cohortId", "unknown_cohort")]) from error
        answer = enrolled_answer(placed, self.hidden(*(each.enrolment for each in placed)))
        return self.answer(
            answer,
            status=201 if answer.created else 200,
            headers={
                "Location": f"{resource_url('enrolments')}?cohortId={answer.data[0].cohort_id}"
            },
        )

    def filters(self, request: Request) -> enrolments.EnrolmentFilter:
        """The filters. Raises ValidationFailed, which names each identifier of the wrong kind."""
        texts = {name: text for name in BY_ID if (text := request.GET.get(name))}
        keys = {name: ids.parse(BY_ID[name][0], text) for name, text in texts.items()}
        faults = [
            FieldError("", "invalid_format", {"expected": f"{BY_ID[name][0]}_..."}, parameter=name)
            for name, key in keys.items()
            if key is None
        ]
        if faults:
            raise ValidationFailed(faults)
        status = choice_filter(request, "status", EnrolmentStatus.values)
        named: dict[str, UUID] = {BY_ID[name][1]: key for name, key in keys.items() if key}
        return enrolments.EnrolmentFilter(
            status=EnrolmentStatus(status) if status else None, **named
        )


class EnrolmentView(EnrolmentBaseView):
    """`GET /edu/enrolments/{id}`"""

    scopes = {"get": Scope.EDU_READ}

    @documented(
        operation_id="getEnrolment",
        summary=_("One enrolment"),
        tag="enrolments",
        response=EnrolmentAnswer,
    )
    def get(self, request: Request, enrolment_id: str) -> HttpResponse:
        return self.answer_enrolment(self.find(enrolment_id))


class WithdrawView(EnrolmentBaseView):
    """`POST /edu/enrolments/{id}/withdraw`"""

    scopes = {"post": Scope.EDU_MANAGE}

    @documented(
        operation_id="withdrawEnrolment",
        summary=_("Take a recipient out of a cohort; another attempt may follow"),
        tag="enrolments",
        response=EnrolmentAnswer,
        errors=MOVE_ERRORS,
    )
    def post(self, request: Request, enrolment_id: str) -> HttpResponse:
        known = self.find(enrolment_id)
        done = enrolments.withdraw(context=self.request_context(request), enrolment_id=known.pk)
        return self.answer_enrolment(done)


class FailView(EnrolmentBaseView):
    """`POST /edu/enrolments/{id}/fail`"""

    scopes = {"post": Scope.EDU_MANAGE}

    @documented(
        operation_id="failEnrolment",
        summary=_("End an attempt as not passed; another one may follow"),
        tag="enrolments",
        request=FailRequest,
        response=EnrolmentAnswer,
        errors=MOVE_ERRORS,
    )
    def post(self, request: Request, enrolment_id: str) -> HttpResponse:
        known = self.find(enrolment_id)
        body = self.read(request, FailRequest)
        done = enrolments.fail(
            context=self.request_context(request),
            enrolment_id=known.pk,
            grade=body.grade,
            completed_on=body.completed_on,
        )
        return self.answer_enrolment(done)


class ReopenView(EnrolmentBaseView):
    """`POST /edu/enrolments/{id}/reopen`: revoking takes the scope for certificates as well."""

    scopes = {"post": Scope.EDU_MANAGE}

    @documented(
        operation_id="reopenEnrolment",
        summary=_("Take a completed or failed attempt up again, once its certificate is revoked"),
        tag="enrolments",
        request=ReopenRequest,
        response=EnrolmentAnswer,
        errors=(*MOVE_ERRORS, "conflict", "erased"),
    )
    def post(self, request: Request, enrolment_id: str) -> HttpResponse:
        known = self.find(enrolment_id)
        body = self.read(request, ReopenRequest)
        if body.revoke:
            self.authorise(request, Scope.CERTIFICATES_MANAGE)
        done = reopening.reopen(
            context=self.request_context(request),
            enrolment_id=known.pk,
            explanation=body.explanation(),
            revoke=body.revoke,
        )
        return self.answer_enrolment(done)


class EnrolmentExportView(EduView):
    """A list is written by a job, however short it is: clients have one way to fetch it."""

    scopes = {"post": Scope.EDU_READ}

    @documented(
        operation_id="exportEnrolments",
        summary=_("Export the list of a cohort, or of a program, with certificates, as a table"),
        tag="enrolments",
        request=EnrolmentExportRequest,
        response=JobAnswer,
        status=202,
        errors=("conflict",),
    )
    def post(self, request: Request) -> HttpResponse:
        body = self.read(request, EnrolmentExportRequest)
        exactly_one(programId=body.program_id, cohortId=body.cohort_id)
        program, cohort = self.named(body)
        status = EnrolmentStatus(body.status) if body.status else None
        context = self.request_context(request)
        wanted = class_lists.class_list_filter(program, cohort, context=context, status=status)
        return accepted(
            class_lists.start(context=context, program=program, cohort=cohort, list_filter=wanted)
        )

    def named(self, body: EnrolmentExportRequest) -> tuple[Program, Cohort | None]:
        """The program and cohort named in the body. Raises ValidationFailed if they are not the caller's."""
        context = self.request_context(self.request)
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


class RecordView(RecipientBaseView):
    """`GET /edu/recipients/{id}/record`"""

    scopes = {"get": Scope.EDU_READ}

    @documented(
        operation_id="getRecipientRecord",
        summary=_("All enrolments and certificates of a recipient, with their states"),
        tag="recipients",
        response=RecipientRecordAnswer,
        errors=("erased",),
    )
    def get(self, request: Request, recipient_id: str) -> HttpResponse:
        recipient = self.find(recipient_id)
        entries = record_of(recipient, types=self.caller.types)
        hidden = self.hidden(*(each.enrolment for each in entries))
        return self.answer(record_answer(recipient, entries, hidden))
