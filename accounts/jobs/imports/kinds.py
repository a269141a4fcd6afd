"""Kinds of imports: their sentences, and their registration."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, ClassVar, Generic, TypeVar

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from accounts.actors import RequestContext
from accounts.jobs.imports.columns import ColumnRules
from accounts.jobs.imports.validated_import import VALIDATING, ValidatedImport
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    JobCursor,
    JobKind,
    JobPermissions,
    JobPlan,
    StepProgress,
    register_job_kind,
)
from accounts.jobs.texts import JobTexts, NextStep, NextStepNeeds, counted, page_step, rows_of
from accounts.scopes import Scope
from lib.structs import convert_struct

from .columns import ImportParameters

_RIGHT = ngettext_lazy("%(count)s row is right.", "%(count)s rows are right.", "number")
_WRONG = ngettext_lazy("%(count)s row is not.", "%(count)s rows are not.", "number")


class ImportTexts(JobTexts):
    """The sentences about an import and its trial. A subclass says what is imported."""

    page: ClassVar[str]  # the name of the page that takes the file
    some: ClassVar[object]  # the title while the number of rows is unknown
    tries: ClassVar[object]  # what a trial does, with the number of rows

    def title(self, job: Job) -> str:
        rows = rows_of(job)
        if rows is None:
            return str(self.some)
        return counted(self.tries if job.dry_run else self.does, rows)

    def closing(self, job: Job) -> str:
        if not job.dry_run:
            return counted(self.done, job.ok)
        right = counted(_RIGHT, job.ok)
        return f"{right} {counted(_WRONG, job.failed)}" if job.failed else right

    def nothing_done(self, job: Job) -> str:
        if job.files_removed_at is not None and job.dry_run:
            return _("The file of this trial was removed. Send it again.")
        if job.dry_run:
            return _("No row of the file is right.")
        return _("Nothing was imported: everything in the file was there already.")

    def next_step(self, job: Job) -> NextStep | None:
        if not job.dry_run:
            return self.imported_step(job)
        if job.files_removed_at is not None:
            return self.start_again(job)
        text = gettext_lazy("See how the file was read, and go on")
        return page_step(text, f"{self.page}_trial", job.pk, needs=NextStepNeeds.CONTROL)

    def imported_step(self, job: Job) -> NextStep:
        """The page that lists the imported rows."""
        raise NotImplementedError

    def start_again(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("Send a file"), self.page, needs=NextStepNeeds.CONTROL)


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
