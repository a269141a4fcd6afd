"""Cohorts in JSON."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api.responses import Answer, Entries
from accounts.scopes import Mode
from edu.models import Cohort, Team
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from .operations import CohortFields

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


def course(stated: Mapping[str, Any], team: dict[str, Team | None]) -> CohortFields:
    """The stated fields by column; the caller has looked up the team."""
    plain = {name: value for name, value in stated.items() if name != "team_id"}
    return cast(CohortFields, plain | team)


def cohort_answer(row: Cohort, shape: type[CohortT]) -> CohortT:
    """A cohort, as an answer of this shape: in a list, or by itself."""
    return to_struct(row, shape, test=row.mode == Mode.TEST)
