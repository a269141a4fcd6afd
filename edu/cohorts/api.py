"""The routes of cohorts, each of the key's own mode: a test key runs test classes of any program."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from accounts.api import parsing
from accounts.api.endpoints import Created, JsonBody, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Scope
from edu.api import resource_url
from edu.lifecycle import EduPrefix
from edu.models import Cohort, Program
from edu.programs.api import Programs
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


class Cohorts(Programs):
    """Cohorts of a program."""

    tag = "programs"

    def find_cohort(self, cohort_id: str) -> Cohort:
        """The cohort of this id, of the caller's issuer and mode, or 404."""
        return cohorts.find_cohort(
            context=self.context, cohort_id=ids.parse(EduPrefix.COHORT, cohort_id)
        )

    def course(
        self, body: JsonBody[CohortDraft] | JsonBody[CohortChange], known: Cohort | None = None
    ) -> cohorts.CohortFields:
        """The fields stated in a body, of a new or the `known` cohort, with the team it names.

        Raises ValidationFailed, which names every field at fault.
        """
        rules = partial(self._refused_of, known)
        stated = body.read(rules=rules).stated()
        if faults := [*rules(stated, frozenset())]:
            raise ValidationFailed(faults)
        return course(stated, self.team_of(stated))

    def _refused_of(
        self, known: Cohort | None, stated: Mapping[str, Any], unread: frozenset[str]
    ) -> Iterator[FieldError]:
        """The faults that the rules find in the readable fields; a change is joined with the stored row."""
        yield from parsing.collect_faults(lambda: self.team_of(stated))
        if not {"startsOn", "endsOn"} & unread:
            days = (
                stated.get(name, getattr(known, name, None)) for name in ("starts_on", "ends_on")
            )
            yield from cohorts.date_faults(*days)

    @endpoint(Scope.EDU_READ)
    def list_cohorts(self, program: Program, page: PageQuery) -> CohortListAnswer:
        """Cohorts of a program, the newest first"""
        rows = Cohort.objects.for_issuer(self.caller.issuer.id, self.caller.mode)
        found = paginate(rows.filter(program=program), page, order_by=("id",))
        data = [cohort_answer(row, CohortItem) for row in found.rows]
        return CohortListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.EDU_MANAGE, errors=("conflict",))
    def create_cohort(self, program: Program, body: JsonBody[CohortDraft]) -> Created[CohortAnswer]:
        """Create a cohort of a program: a class, a course date"""
        cohort = cohorts.create_cohort(
            context=self.context, program=program, course=self.course(body)
        )
        location = resource_url("cohorts", cohort.public_id)
        return Created(cohort_answer(cohort, CohortAnswer), location=location)

    @endpoint(Scope.EDU_READ)
    def get_cohort(self, cohort: Cohort) -> CohortAnswer:
        """One cohort"""
        return cohort_answer(cohort, CohortAnswer)

    @endpoint(Scope.EDU_MANAGE, errors=("conflict",))
    def update_cohort(self, cohort: Cohort, body: JsonBody[CohortChange]) -> CohortAnswer:
        """Change a cohort"""
        row = cohorts.change_cohort(
            context=self.context,
            cohort_id=cohort.pk,
            course=self.course(body, cohort),
        )
        return cohort_answer(row, CohortAnswer)
