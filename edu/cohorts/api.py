"""The routes of cohorts, each of the key's own mode: a test key runs test classes of any program."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from accounts.api.foundation.schema import documented
from accounts.domain import parsing
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Scope
from edu.api import READ_OR_MANAGE, EduView
from edu.models import Cohort, Team
from edu.prefixes import EduPrefix, resource_url
from edu.programs.api import ProgramBaseView
from edu.programs.operations import team_named
from lib import ids

from . import operations as cohorts
from .schemas import (
    CohortAnswer,
    CohortChange,
    CohortDraft,
    CohortItem,
    CohortListAnswer,
    cohort_answer,
    course,
)


class CohortBaseView(EduView):
    """Base of the views of one cohort, and of a program's cohorts."""

    def course(
        self,
        request: Request,
        shape: type[CohortDraft | CohortChange],
        known: Cohort | None = None,
    ) -> cohorts.CohortFields:
        """The fields stated in a body, of a new or the `known` cohort, with the team it names.

        Raises ValidationFailed, which names every field at fault.
        """
        rules = partial(self._refused_of, known)
        body = self.read(request, shape, rules=rules)
        stated = body.stated()
        if faults := [*rules(stated, frozenset())]:
            raise ValidationFailed(faults)
        return course(stated, self._team_of(stated))

    def _refused_of(
        self, known: Cohort | None, stated: Mapping[str, Any], unread: frozenset[str]
    ) -> Iterator[FieldError]:
        """The faults that the rules find in the readable fields; a change is joined with the stored row."""
        yield from parsing.collect_faults(lambda: self._team_of(stated))
        if not {"startsOn", "endsOn"} & unread:
            days = (
                stated.get(name, getattr(known, name, None)) for name in ("starts_on", "ends_on")
            )
            yield from cohorts.date_faults(*days)

    def _team_of(self, stated: Mapping[str, Any]) -> dict[str, Team | None]:
        if "team_id" not in stated:
            return {}
        if not stated["team_id"]:
            return {"team": None}
        team_id = ids.parse(EduPrefix.TEAM, stated["team_id"])
        return {"team": team_named(self.request_context(self.request), team_id)}

    def find_cohort(self, cohort_id: str) -> Cohort:
        """The cohort of this id, of the caller's issuer and mode, or 404."""
        return cohorts.find_cohort(
            context=self.request_context(self.request),
            cohort_id=ids.parse(EduPrefix.COHORT, cohort_id),
        )


class CohortsView(CohortBaseView, ProgramBaseView):
    """`GET` and `POST /edu/programs/{id}/cohorts`"""

    scopes = {"get": Scope.EDU_READ, "post": Scope.EDU_MANAGE}
    query_parameters = PAGE_PARAMETERS

    @documented(
        operation_id="listCohorts",
        summary=_("Cohorts of a program, the newest first"),
        tag="programs",
        response=CohortListAnswer,
        parameters=PAGE_PARAMETER_DOCS,
    )
    def get(self, request: Request, program_id: str) -> HttpResponse:
        rows = Cohort.objects.for_issuer(self.caller.issuer.id, self.caller.mode)
        page = paginate(rows.filter(program=self.find(program_id)), request, order_by=("id",))
        data = [cohort_answer(row, CohortItem) for row in page.rows]
        return self.answer(CohortListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="createCohort",
        summary=_("Create a cohort of a program: a class, a course date"),
        tag="programs",
        request=CohortDraft,
        response=CohortAnswer,
        status=201,
        errors=("conflict",),
    )
    def post(self, request: Request, program_id: str) -> HttpResponse:
        program = self.find(program_id)
        cohort = cohorts.create_cohort(
            context=self.request_context(request),
            program=program,
            course=self.course(request, CohortDraft),
        )
        location = {"Location": resource_url("cohorts", cohort.public_id)}
        return self.answer(cohort_answer(cohort, CohortAnswer), status=201, headers=location)


class CohortView(CohortBaseView):
    """`GET` and `PATCH /edu/cohorts/{id}`"""

    scopes = READ_OR_MANAGE

    @documented(
        operation_id="getCohort",
        summary=_("One cohort"),
        tag="programs",
        response=CohortAnswer,
    )
    def get(self, request: Request, cohort_id: str) -> HttpResponse:
        return self.answer(cohort_answer(self.find_cohort(cohort_id), CohortAnswer))

    @documented(
        operation_id="updateCohort",
        summary=_("Change a cohort"),
        tag="programs",
        request=CohortChange,
        response=CohortAnswer,
        errors=("conflict",),
    )
    def patch(self, request: Request, cohort_id: str) -> HttpResponse:
        known = self.find_cohort(cohort_id)
        row = cohorts.change_cohort(
            context=self.request_context(request),
            cohort_id=known.pk,
            course=self.course(request, CohortChange, known),
        )
        return self.answer(cohort_answer(row, CohortAnswer))
