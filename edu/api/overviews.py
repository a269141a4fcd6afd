"""The routes of overviews of programs and cohorts, in the key's own mode."""

from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.scopes import Scope
from edu.operations import overview

from .cohorts.views import CohortBaseView
from .overview_shapes import OverviewAnswer, overview_answer
from .programs.views import ProgramBaseView


class ProgramOverviewView(ProgramBaseView):
    """`GET /edu/programs/{id}/overview`"""

    scopes = {"get": Scope.EDU_READ}

    @documented(
        operation_id="getProgramOverview",
        summary=_("How far a program is: people, certificates, and checks by the public"),
        tag="edu",
        response=OverviewAnswer,
    )
    def get(self, request: Request, program_id: str) -> HttpResponse:
        program = self.find(program_id)
        found = overview.program_overview(program, self.caller.mode, now=timezone.now())
        return self.answer(overview_answer(program, None, found))


class CohortOverviewView(CohortBaseView):
    """`GET /edu/cohorts/{id}/overview`"""

    scopes = {"get": Scope.EDU_READ}

    @documented(
        operation_id="getCohortOverview",
        summary=_("How far a cohort is: people, certificates, and checks by the public"),
        tag="edu",
        response=OverviewAnswer,
    )
    def get(self, request: Request, cohort_id: str) -> HttpResponse:
        cohort = self.find_cohort(cohort_id)
        found = overview.cohort_overview(cohort, now=timezone.now())
        return self.answer(overview_answer(cohort.program, cohort, found))
