"""The routes of overviews of programs and cohorts, in the key's own mode."""

from datetime import date
from typing import Any

import msgspec
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.answers import Answer
from accounts.api.foundation.schema import documented
from accounts.scopes import Scope
from edu.cohorts.api import CohortBaseView
from edu.models import Cohort, Program
from edu.programs.api import ProgramBaseView

from . import operations as overview
from .operations import EnrolmentOverview


class OverviewDay(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How often certificates were checked on one day (UTC)."""

    day: date
    verified: int


class OverviewAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """Enrolments by status; `issued` counts those that have a certificate. `verified` is about how
    often the public has checked certificates since they were issued; `days` are the last 30 days.
    """

    program_id: str
    cohort_id: str | None
    enrolled: int
    completed: int
    failed: int
    withdrawn: int
    issued: int
    verified: int
    days: list[OverviewDay]


def overview_answer(
    program: Program, cohort: Cohort | None, counted: EnrolmentOverview
) -> OverviewAnswer:
    """The overview of a program, or of one of its cohorts, as an answer."""
    named: dict[str, Any] = {
        "program_id": program.public_id,
        "cohort_id": cohort.public_id if cohort else None,
    }
    names = ("enrolled", "completed", "failed", "withdrawn", "issued")
    counts = {name: getattr(counted.people, name) for name in names}
    days = [OverviewDay(day=day, verified=amount) for day, amount in counted.days]
    return OverviewAnswer(**named, **counts, verified=counted.verified, days=days)


class ProgramOverviewView(ProgramBaseView):
    """`GET /edu/programs/{id}/overview`"""

    scopes = {"get": Scope.EDU_READ}

    @documented(
        operation_id="getProgramOverview",
        summary=_("How far a program is: people, certificates, and checks by the public"),
        tag="programs",
        response=OverviewAnswer,
    )
    def get(self, request: Request, program_id: str) -> HttpResponse:
        program = self.find(program_id)
        counted = overview.program_overview(program, self.caller.mode, now=timezone.now())
        return self.answer(overview_answer(program, None, counted))


class CohortOverviewView(CohortBaseView):
    """`GET /edu/cohorts/{id}/overview`"""

    scopes = {"get": Scope.EDU_READ}

    @documented(
        operation_id="getCohortOverview",
        summary=_("How far a cohort is: people, certificates, and checks by the public"),
        tag="programs",
        response=OverviewAnswer,
    )
    def get(self, request: Request, cohort_id: str) -> HttpResponse:
        cohort = self.find_cohort(cohort_id)
        counted = overview.cohort_overview(cohort, now=timezone.now())
        return self.answer(overview_answer(cohort.program, cohort, counted))
