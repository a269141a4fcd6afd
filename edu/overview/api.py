"""The routes of overviews of programs and cohorts, in the key's own mode."""

from datetime import date
from typing import Annotated, Any

import msgspec
from django.utils import timezone
from msgspec import Meta

from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer
from accounts.scopes import Scope
from edu.cohorts.api import CohortsApi
from edu.models import Cohort, Program

from . import operations as overview
from .operations import EnrolmentOverview


class OverviewDay(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How often certificates were checked on one day (UTC)."""

    day: Annotated[date, Meta(description="Day (UTC)")]
    verified: Annotated[int, Meta(description="How often certificates were checked by the public")]


class OverviewAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """Enrolments by status; `issued` counts those that have a certificate. `verified` is about how
    often the public has checked certificates since they were issued; `days` are the last 30 days.
    """

    program_id: str
    cohort_id: Annotated[
        str | None, Meta(description="Id of the cohort: `coh_…`; null: all cohorts of the program")
    ]
    enrolled: Annotated[int, Meta(description="How many are enrolled and have no result yet")]
    completed: Annotated[int, Meta(description="How many have passed")]
    failed: Annotated[int, Meta(description="How many have failed")]
    withdrawn: Annotated[int, Meta(description="How many were withdrawn")]
    issued: Annotated[int, Meta(description="How many have a certificate")]
    verified: int
    days: Annotated[list[OverviewDay], Meta(description="The last 30 days")]


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


class OverviewsApi(CohortsApi):
    """Overviews of programs and cohorts."""

    tag = "programs"

    @endpoint(Scope.EDU_READ)
    def get_program_overview(self, program: Program) -> OverviewAnswer:
        """How far a program is: people, certificates, and checks by the public"""
        counted = overview.program_overview(program, self.caller.mode, now=timezone.now())
        return overview_answer(program, None, counted)

    @endpoint(Scope.EDU_READ)
    def get_cohort_overview(self, cohort: Cohort) -> OverviewAnswer:
        """How far a cohort is: people, certificates, and checks by the public"""
        counted = overview.cohort_overview(cohort, now=timezone.now())
        return overview_answer(cohort.program, cohort, counted)
