"""Completing a program, up to the job: who has reached what, and how a table of it is to be read.

What can be said of the request as a whole is said before there is a job; `edu.jobs.completion` then
looks at every row, and `completing` does what the rows say.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial as curried
from typing import Annotated, Any, BinaryIO
from uuid import UUID

import msgspec
from django.db import transaction
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from msgspec import Meta

from accounts import audit
from accounts.errors import FieldError, ValidationFailed
from accounts.models import Job
from accounts.operations.jobs import create_job
from accounts.tables import (
    Examined,
    Fields,
    Format,
    Layout,
    assign,
    examine,
    find_notation,
    in_all_languages,
)
from certificates.operations.moves import By
from edu import grades
from edu.errors import ProgramNotPublished
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort, Program

from . import programs
from .cohorts import require_runner
from .writing import note

COMPLETE = "edu.complete"
MOST = 10_000  # at once
MOST_RESULTS = 200
PIECE = 256 * 1024  # bytes

Text64 = Annotated[str, Meta(max_length=64)]
Text200 = Annotated[str, Meta(max_length=200)]
GradeText = Annotated[str, Meta(max_length=grades.LONGEST)]
Credits = Annotated[str, Meta(pattern=r"^[0-9]{1,4}(\.[0-9]{1,2})?$")]

# The fields that fit into one cell, each with the names that people know it by.
NAMES: Mapping[str, tuple[str | Promise, ...]] = {
    "enrolmentId": (_("enrolment"),),
    "externalId": (_("your number"),),
    "cohort": (_("cohort"),),
    "grade": (_("grade"),),
    "completedOn": (_("completed on"),),
    "evidence": (pgettext_lazy("completion", "evidence"),),
}
_LISTS = frozenset({"results"})


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was reached in one part of the program: a line of the transcript."""

    title: Annotated[str, Meta(min_length=1, max_length=200)]
    code: Text64 = ""
    grade: GradeText = ""
    credits: Credits | None = None


class Completion(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """What one recipient has reached. Named by the enrolment, or by your number for the recipient.

    `cohort` (id or code) says which enrolment is meant, where a recipient is in several cohorts of
    the program. Without `completedOn` it is today.
    """

    enrolment_id: Text64 | None = None
    external_id: Text200 | None = None
    cohort: Text200 | None = None
    grade: GradeText | int | float | None = None
    completed_on: date | None = None
    results: Annotated[list[Result], Meta(max_length=MOST_RESULTS)] = []
    evidence: Annotated[str, Meta(max_length=2000)] | None = None

    @property
    def grade_text(self) -> str:
        """The grade as it would be written."""
        return "" if self.grade is None else str(self.grade)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """How it is to be done. `correct` also issues anew, in place of the old one, what was completed
    with another result; without `notify_holder` the issuer's settings say whether holders are told.
    """

    correct: bool = False
    notify_holder: bool | None = None


class Parameters(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What the job knows (JSON)."""

    program: UUID
    layout: Layout
    header: list[str]
    columns: list[str | None]  # the field of each column
    rows: int | None  # an upper bound
    types: list[int]  # that exist for the key; empty: all
    correct: bool
    notify_holder: bool | None
    cohort: UUID | None = None  # the one that it was entered for


@dataclass(frozen=True, slots=True, kw_only=True)
class Understood:
    """A table whose every column has its field."""

    layout: Layout = field(default_factory=lambda: Layout(format=Format.NDJSON))
    header: Sequence[str] = ()
    columns: Sequence[str | None] = ()
    rows: int | None = None


def understand(source: BinaryIO, layout: Layout, mapping: Mapping[str, str | None]) -> Understood:
    """How the file is to be read. Refuses with ValidationFailed, which names what has to be stated."""
    examined = examine(source, layout)
    if examined.layout.format is Format.NDJSON:
        return Understood(layout=examined.layout, rows=examined.rows)
    columns = assign(examined.header, known_fields(NAMES, closed=_LISTS), mapping)
    if not {"enrolmentId", "externalId"} & set(columns):
        raise ValidationFailed(
            [FieldError("", "missing_column", {"column": "enrolmentId"}, parameter="mapping")]
        )
    stated = msgspec.structs.replace(
        examined.layout, date_format=layout.date_format, decimal_mark=layout.decimal_mark
    )
    notation = find_notation(stated, cells_of(examined, columns, "completedOn"), ())
    return Understood(layout=notation, header=examined.header, columns=columns, rows=examined.rows)


def find_program(by: By, program_id: UUID | None) -> Program:
    """The program, if it can be completed. Raises ProgramNotFound, ProgramNotPublished."""
    found = programs.find_program(issuer_id=by.issuer.id, program_id=program_id, types=by.types)
    if found.state != ProgramState.PUBLISHED:
        raise ProgramNotPublished
    return found


def start(*, by: By, program: Program, asked: Asked, source: BinaryIO, table: Understood) -> Job:
    """Puts the completion of a file into the queue.

    Refuses with IssuerSuspended, ConsentRequired, InputTooLarge, TooManyJobs; CoordinatorRequired for
    a person who neither runs nor assesses the program.
    """
    require_runner(program, None, by, TeamRole.ASSESSOR)
    source.seek(0)
    return _create(by, program, asked, table, iter(curried(source.read, PIECE), b""))


def start_with(
    *,
    by: By,
    program: Program,
    asked: Asked,
    completions: Sequence[Completion],
    cohort: Cohort | None = None,
) -> Job:
    """The same for what was said in one request, or entered for one cohort. Refuses as `start` does."""
    team_id = cohort.team_id if cohort else None
    require_runner(program, team_id, by, TeamRole.ASSESSOR)
    table = Understood(rows=len(completions))
    lines = (msgspec.json.encode(_said(each)) + b"\n" for each in completions)
    return _create(by, program, asked, table, lines, cohort)


def asked_of(job: Job) -> Parameters:
    """What a completion was asked for."""
    return msgspec.convert(job.parameters, Parameters)


def known_fields(
    names: Mapping[str, tuple[str | Promise, ...]],
    *,
    closed: frozenset[str] = frozenset(),
    open_prefix: str | None = None,
) -> Fields:
    """The fields of a table, by their names in all four languages."""
    known = {name: in_all_languages(words) for name, words in names.items()}
    return Fields(names=known, closed=closed, open_prefix=open_prefix)


def cells_of(examined: Examined, columns: Sequence[str | None], name: str) -> Iterator[Any]:
    """What stands in the column of this field, in the rows that were looked at."""
    wanted = [index for index, each in enumerate(columns) if each == name]
    for row in examined.sample:
        yield from (row.cells[index] for index in wanted if index < len(row.cells))


@transaction.atomic
def _create(
    by: By,
    program: Program,
    asked: Asked,
    table: Understood,
    source: Iterable[bytes],
    cohort: Cohort | None = None,
) -> Job:
    by.issuer.refuse_issuing(by.now)
    parameters = Parameters(
        program=program.pk,
        layout=table.layout,
        header=list(table.header),
        columns=list(table.columns),
        rows=table.rows,
        types=sorted(by.types),
        correct=asked.correct,
        notify_holder=asked.notify_holder,
        cohort=cohort.pk if cohort else None,
    )
    job = create_job(
        issuer_id=by.issuer.id,
        mode=by.mode,
        kind=COMPLETE,
        actor=by.actor,
        now=by.now,
        parameters=msgspec.to_builtins(parameters),
        source=source,
    )
    stated = audit.made({"job": job.public_id, "correct": asked.correct})
    note("program.completion_asked", program, stated, actor=by.actor, now=by.now, mode=by.mode)
    return job


def _said(completion: Completion) -> dict[str, Any]:
    tree = msgspec.to_builtins(completion)
    return {name: value for name, value in tree.items() if value not in (None, [])}
