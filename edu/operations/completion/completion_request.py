"""Completing a program, up to the job: who has reached what.

What can be said of the request as a whole is said before there is a job; `edu.jobs.completion` then
looks at every row, and `completing` does what the rows say.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial as curried
from typing import Annotated, Any, BinaryIO
from uuid import UUID

import msgspec
from django.db import transaction
from msgspec import Meta

from accounts import audit
from accounts.actors import RequestContext
from accounts.jobs.models import Job
from accounts.jobs.operations.lifecycle import create_job, job_started_from
from accounts.tables import Layout
from edu import grades
from edu.errors import ProgramNotPublished
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort, Program
from edu.operations.cohorts import require_cohort_role
from edu.operations.permissions import note
from edu.operations.programs import programs
from edu.operations.table_columns import PIECE, MatchedColumns

COMPLETION_KIND = "edu.complete"
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
    results: Annotated[list[Result], Meta(max_length=MAX_RESULTS)] = []
    evidence: Annotated[str, Meta(max_length=2000)] | None = None

    @property
    def grade_text(self) -> str:
        """The grade as it would be written."""
        return "" if self.grade is None else str(self.grade)


@dataclass(frozen=True, slots=True, kw_only=True)
class CompletionSettings:
    """How it is to be done. `correct` also issues anew, in place of the old one, what was completed
    with another result; without `notify_holder` the issuer's settings say whether holders are told.
    """

    correct: bool = False
    notify_holder: bool | None = None


class CompletionParameters(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What the job knows (JSON)."""

    program: UUID
    layout: Layout
    header: list[str]
    columns: list[str | None]  # the field of each column
    rows: int | None  # an upper bound
    types: list[int]  # that exist for the key; empty: all
    correct: bool
    notify_holder: bool | None
    cohort: UUID | None = None  # whose enrolments alone are meant
    checked: str | None = None  # the dry run of the same file that somebody has looked at
    body: str | None = None  # the list of a request's body that the rows were in: no file


def find_published_program(context: RequestContext, program_id: UUID | None) -> Program:
    """The program, if it can be completed. Raises ProgramNotFound, ProgramNotPublished."""
    found = programs.find_program(
        issuer_id=context.issuer.id, program_id=program_id, types=context.types
    )
    if found.state != ProgramState.PUBLISHED:
        raise ProgramNotPublished
    return found


def start(
    *,
    context: RequestContext,
    program: Program,
    asked: CompletionSettings,
    source: BinaryIO,
    table: MatchedColumns,
    cohort: Cohort | None = None,
    dry_run: bool = False,
) -> Job:
    """Puts the completion of a file into the queue; with a cohort, of nobody else than its people.

    Refuses with IssuerSuspended, ConsentRequired, InputTooLarge, TooManyJobs; CoordinatorRequired for
    a person who neither runs nor assesses the program, nor the cohort.
    """
    parameters = _parameters(context, program, asked, table, cohort)
    return _create(context, program, parameters, _pieces(source), dry_run=dry_run)


def start_with(
    *,
    context: RequestContext,
    program: Program,
    asked: CompletionSettings,
    completions: Sequence[Completion],
    cohort: Cohort | None = None,
    body: str | None = None,
) -> Job:
    """The same for what was said in one request, or entered for one cohort. Refuses as `start` does.

    What is wrong with one is said by its place in the list `body` of the request, if that is named.
    """
    table = MatchedColumns(rows=len(completions))
    lines = (msgspec.json.encode(_said(each)) + b"\n" for each in completions)
    parameters = _parameters(context, program, asked, table, cohort)
    return _create(context, program, msgspec.structs.replace(parameters, body=body), lines)


def check_again(
    *, context: RequestContext, trial: Job, layout: Layout, columns: Sequence[str | None]
) -> Job:
    """Another dry run of the same file, read in another way. Refuses as `start` and `find_program` do."""
    parameters = msgspec.structs.replace(parameters_of(trial), layout=layout, columns=list(columns))
    program = find_published_program(context, parameters.program)
    return _create(context, program, parameters, _pieces(trial.input()), dry_run=True)


@transaction.atomic
def complete_checked(*, context: RequestContext, trial: Job) -> Job:
    """The completion itself, as a dry run has read the file. Once: asked again, it is the same job.

    Refuses as `start` and `find_program` do.
    """
    if found := job_started_from(trial):
        return found
    parameters = msgspec.structs.replace(parameters_of(trial), checked=str(trial.pk))
    program = find_published_program(context, parameters.program)
    return _create(context, program, parameters, _pieces(trial.input()))


def parameters_of(job: Job) -> CompletionParameters:
    """What a completion was asked for."""
    return msgspec.convert(job.parameters, CompletionParameters)


def _parameters(
    context: RequestContext,
    program: Program,
    asked: CompletionSettings,
    table: MatchedColumns,
    cohort: Cohort | None,
) -> CompletionParameters:
    return CompletionParameters(
        program=program.pk,
        layout=table.layout,
        header=list(table.header),
        columns=list(table.columns),
        rows=table.rows,
        types=sorted(context.types),
        correct=asked.correct,
        notify_holder=asked.notify_holder,
        cohort=cohort.pk if cohort else None,
    )


def _pieces(source: BinaryIO) -> Iterable[bytes]:
    source.seek(0)
    return iter(curried(source.read, PIECE), b"")


@transaction.atomic
def _create(
    context: RequestContext,
    program: Program,
    parameters: CompletionParameters,
    source: Iterable[bytes],
    *,
    dry_run: bool = False,
) -> Job:
    context.issuer.refuse_issuing(context.now)
    own = Cohort.objects.for_issuer(context.issuer.id, context.mode)
    cohort = own.get(pk=parameters.cohort) if parameters.cohort else None
    require_cohort_role(program, cohort.team_id if cohort else None, context, TeamRole.ASSESSOR)
    job = create_job(
        issuer_id=context.issuer.id,
        mode=context.mode,
        kind=COMPLETION_KIND,
        actor=context.actor,
        now=context.now,
        parameters=msgspec.to_builtins(parameters),
        source=source,
        dry_run=dry_run,
    )
    if not dry_run:
        stated = audit.initial_values({"job": job.public_id, "correct": parameters.correct})
        note(
            "program.completion_asked",
            program,
            stated,
            actor=context.actor,
            now=context.now,
            mode=context.mode,
        )
    return job


def _said(completion: Completion) -> dict[str, Any]:
    tree = msgspec.to_builtins(completion)
    return {name: value for name, value in tree.items() if value not in (None, [])}
