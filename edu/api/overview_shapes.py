"""Overviews in JSON."""

from datetime import date
from typing import Any

import msgspec

from accounts.api.foundation.answers import Answer
from edu.models import Cohort, Program
from edu.operations.overview import EnrolmentOverview


class DayItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How often certificates were checked on one day (UTC)."""

    day: date
    verified: int


class OverviewAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """Enrolments by status; `issued` counts those that have a certificate. `verified` is about how
    often the public has checked certificates since they were issued; `days` are the last 30.
    """

    program_id: str
    cohort_id: str | None
    enrolled: int
    completed: int
    failed: int
    withdrawn: int
    issued: int
    verified: int
    days: list[DayItem]


def overview_answer(
    program: Program, cohort: Cohort | None, found: EnrolmentOverview
) -> OverviewAnswer:
    """What was counted of a program, or of one cohort of it."""
    named: dict[str, Any] = {
        "program_id": program.public_id,
        "cohort_id": cohort.public_id if cohort else None,
    }
    names = ("enrolled", "completed", "failed", "withdrawn", "issued")
    counts = {name: getattr(found.people, name) for name in names}
    days = [DayItem(day=day, verified=amount) for day, amount in found.days]
    return OverviewAnswer(**named, **counts, verified=found.verified, days=days)
