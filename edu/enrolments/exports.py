"""Lists of classes and programs over the API: `POST /edu/enrolments/export`."""

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import accepted
from accounts.scopes import Scope
from certificates.api.search.views import exactly_one
from edu.api import EduView
from edu.cohorts import operations as cohorts
from edu.errors import CohortNotFound, ProgramNotFound
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, Program
from edu.prefixes import EduPrefix
from edu.programs import operations as programs
from lib import ids

from . import class_list
from .schemas import EnrolmentExportRequest


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
        wanted = class_list.class_list_filter(program, cohort, context=context, status=status)
        return accepted(
            class_list.start(context=context, program=program, cohort=cohort, list_filter=wanted)
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
