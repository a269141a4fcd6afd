"""Registry of import kinds: columns, permission to start, checking and writing of rows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Generic, TypeVar

from django.utils.functional import Promise

from accounts.actors import RequestContext
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    JobCursor,
    JobKind,
    JobPermissions,
    JobPlan,
    StepProgress,
    register_job_kind,
)
from accounts.jobs.texts import JobTexts
from accounts.scopes import Scope
from lib.structs import convert_struct

from .columns import ColumnRules
from .parameters import ImportParameters
from .validated_import import VALIDATING, ValidatedImport

P = TypeVar("P", bound=ImportParameters)


def _nothing_more(_context: RequestContext, _job: Job, _parameters: Any) -> None:
    """Most kinds do nothing more once their job is in the queue."""


@dataclass(frozen=True, kw_only=True)
class ImportKind(Generic[P]):
    """One kind of import.

    `columns` says what a table's columns may stand for, `choices` the same by the names that people
    choose from. `check_start` raises what forbids to start it; `started` is called with the job,
    in the same transaction. `work` checks rows and writes them.
    """

    name: str
    title: str | Promise
    texts: JobTexts
    scope: Scope
    batch: int
    parameters: type[P]
    work: type[ValidatedImport[Any, Any]]
    columns: Callable[[RequestContext, P], ColumnRules]
    choices: Callable[[Job, P], Mapping[str, str]]
    check_start: Callable[[RequestContext, P], None]
    started: Callable[[RequestContext, Job, P], None] = _nothing_more
    permissions: JobPermissions = field(default_factory=JobPermissions)

    def parameters_of(self, job: Job) -> P:
        """The parameters that a job of this kind was started with."""
        return convert_struct(job.parameters, self.parameters)


def register_import(kind: ImportKind[P]) -> ImportKind[P]:
    """Adds the kind of job that carries out imports of this kind."""

    def plan(job: Job, now: datetime) -> JobPlan:
        cursor = {"after": None, "rows": 0, "good": 0, "takes": 0, "chunks": 0}
        return JobPlan(total=kind.parameters_of(job).rows, cursor=cursor, phase=VALIDATING)

    def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
        return kind.work(job, kind.parameters_of(job), now).step(cursor, limit)

    register_job_kind(
        JobKind(
            name=kind.name,
            title=kind.title,
            texts=kind.texts,
            scope=kind.scope,
            plan=plan,
            step=step,
            batch=kind.batch,
            columns=kind.work.results_header(),
            office=kind.permissions,
        )
    )
    return kind
