"""A completion as a client states it: the shape of a request's entry, and of a row of grades."""

from datetime import date
from typing import Annotated

import msgspec
from msgspec import Meta

from edu import grades
from lib.structs import RequestStruct

MAX_COMPLETIONS = 10_000  # at once
MAX_RESULTS = 200

Text64 = Annotated[str, Meta(max_length=64)]
Text200 = Annotated[str, Meta(max_length=200)]
GradeText = Annotated[str, Meta(max_length=grades.MAX_GRADE_LENGTH)]
Credits = Annotated[str, Meta(pattern=r"^[0-9]{1,4}(\.[0-9]{1,2})?$")]


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was reached in one part of the program: a line of the transcript."""

    title: Annotated[str, Meta(min_length=1, max_length=200)]
    code: Text64 = ""
    grade: GradeText = ""
    credits: Credits | None = None


class Completion(RequestStruct, frozen=True, kw_only=True):
    """What one recipient has reached. Named by the enrolment, or by your number for the recipient.

    `cohort` (id or code) says which enrolment is meant, where a recipient is in several cohorts of
    the program. Without `completedOn` it is today.
    """

    enrolment_id: Text64 | None = None
    external_id: Text200 | None = None
    cohort: Text200 | None = None
    grade: GradeText | int | float | None = None
    completed_on: date | None = None
    results: Annotated[list[Result], Meta(max_length=MAX_RESULTS)] = []
    evidence: Annotated[str, Meta(max_length=2000)] | None = None

    @property
    def grade_text(self) -> str:
        """The grade as it would be written."""
        return "" if self.grade is None else str(self.grade)
