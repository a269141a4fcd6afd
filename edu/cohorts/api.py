"""The routes of cohorts, each of the key's own mode: a test key runs test classes of any program."""

from collections.abc import Iterator, Mapping
from datetime import date
from functools import partial
from typing import Annotated, Any, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api import parsing
from accounts.api.endpoints import Created, JsonBody, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.responses import Answer, Entries
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode, Scope
from edu.api import resource_url
from edu.lifecycle import EduPrefix
from edu.models import Cohort, Program
from edu.programs.api import ProgramsApi
from lib import ids
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from . import operations as cohorts

Code = Annotated[str, Meta(max_length=60)]
Name = Annotated[str, Meta(max_length=200)]


# fmt: off
class CohortDraft(RequestStruct, frozen=True, kw_only=True):
    """A run of a program: a class, a course date. Without a team the program's team runs it."""

    code: Annotated[Code, Meta(description="Short name of your own, unique within the account")]
    name: Annotated[Name, Meta(description="Name for people, as you wrote it")]
    starts_on: Annotated[date | None, Meta(description="First day of the cohort; null: open")] = None
    ends_on: Annotated[date | None, Meta(description="Last day of the cohort; null: open")] = None
    team_id: Annotated[str | None, Meta(description="Id of the team that runs it: `team_…`; null: the account’s people, or the program’s team")] = None
# fmt: on


class CohortChange(RequestStruct, frozen=True, kw_only=True):
    """The fields to change; a field that is left out stays as it is, null clears it."""

    code: Code | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    starts_on: date | UnsetType | None = UNSET
    ends_on: date | UnsetType | None = UNSET
    team_id: str | UnsetType | None = UNSET


class CohortItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A cohort."""

    id: Annotated[str, Meta(description="Id: `coh_…`")]
    program_id: Annotated[str, Meta(description="Id of the program: `prog_…`")]
    code: str
    name: str
    starts_on: date | None
    ends_on: date | None
    team_id: str | None
    created_at: Instant
    changed_at: Instant
    test: Annotated[bool, Meta(description="Whether it belongs to the test mode")]


CohortT = TypeVar("CohortT", bound=CohortItem)


class CohortAnswer(CohortItem, frozen=True, kw_only=True, rename="camel"):
    """One cohort, by itself."""

    ok: bool = True


class CohortListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of cohorts, newest first."""

    data: Entries[CohortItem]
    next_cursor: str | None


def cohort_answer(row: Cohort, shape: type[CohortT]) -> CohortT:
    """A cohort, as an answer of this shape: in a list, or by itself."""
    return to_struct(row, shape, test=row.mode == Mode.TEST)


class CohortsApi(ProgramsApi):
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
        plain = {name: value for name, value in stated.items() if name != "team_id"}
        return cast(cohorts.CohortFields, plain | self.team_of(stated))

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
            context=self.context, cohort_id=cohort.pk, course=self.course(body, cohort)
        )
        return cohort_answer(row, CohortAnswer)
