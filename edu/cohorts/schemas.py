"""Cohorts in JSON."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api.responses import Answer
from accounts.scopes import Mode
from edu.models import Cohort, Team
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from .operations import CohortFields

Code = Annotated[str, Meta(max_length=60)]
Name = Annotated[str, Meta(max_length=200)]


class CohortDraft(RequestStruct, frozen=True, kw_only=True):
    """A run of a program: a class, a course date. Without a team the program's team runs it."""

    code: Code
    name: Name
    starts_on: date | None = None
    ends_on: date | None = None
    team_id: str | None = None


class CohortChange(RequestStruct, frozen=True, kw_only=True):
    """The fields to change; a field that is left out stays as it is, null clears it."""

    code: Code | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    starts_on: date | UnsetType | None = UNSET
    ends_on: date | UnsetType | None = UNSET
    team_id: str | UnsetType | None = UNSET


class CohortItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A cohort."""

    id: str
    program_id: str
    code: str
    name: str
    starts_on: date | None
    ends_on: date | None
    team_id: str | None
    created_at: Instant
    changed_at: Instant
    test: bool


CohortT = TypeVar("CohortT", bound=CohortItem)


class CohortAnswer(CohortItem, frozen=True, kw_only=True, rename="camel"):
    """One cohort, by itself."""

    ok: bool = True


class CohortListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of cohorts, newest first."""

    data: list[CohortItem]
    next_cursor: str | None


def course(stated: Mapping[str, Any], team: dict[str, Team | None]) -> CohortFields:
    """The stated fields by column; the caller has looked up the team."""
    plain = {name: value for name, value in stated.items() if name != "team_id"}
    return cast(CohortFields, plain | team)


def cohort_answer(row: Cohort, shape: type[CohortT]) -> CohortT:
    """A cohort, as an answer of this shape: in a list, or by itself."""
    return to_struct(row, shape, test=row.mode == Mode.TEST)
