"""Kinds of imports: their sentences, and their registration."""

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal
from functools import partial
from io import BytesIO, StringIO
from typing import Any, BinaryIO, ClassVar, Generic, NamedTuple, TypeVar

import msgspec
from django.db import transaction
from django.utils.functional import Promise
from django.utils.translation import gettext as _, gettext_lazy, ngettext_lazy

from accounts.actors import RequestContext
from accounts.jobs.imports.columns import (
    ColumnRules,
    ImportParameters,
    MatchedTable,
    ResultsSheet,
    match_columns,
)
from accounts.jobs.imports.validated_import import VALIDATING, ValidatedImport
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job, job_started_from
from accounts.jobs.registry import (
    JobCursor,
    JobKind,
    JobPermissions,
    JobPlan,
    JobTexts,
    NextStep,
    NextStepNeeds,
    StepProgress,
    counted,
    page_step,
    register_job_kind,
    rows_of,
)
from accounts.scopes import Locale, Scope
from lib.structs import convert_struct
from lib.tables.layout import NOTE, Layout
from lib.tables.writing import csv_cell

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


TemplateColumn = tuple[str, str | date | Decimal]  # its name, and an example


class Template(NamedTuple):
    """A file to be filled in: its name, its columns, and those of its sheet of results, if it has one."""

    name: str
    columns: Sequence[TemplateColumn]
    results: Sequence[TemplateColumn] = ()


BOM = "\ufeff"  # tells Excel that it is UTF-8


def as_csv(columns: Sequence[TemplateColumn], locale: str) -> bytes:
    """A CSV as spreadsheets in this language write it: with decimal commas and semicolons outside English."""
    is_english = locale == Locale.EN
    text = StringIO(BOM)
    text.seek(0, 2)
    writer = csv.writer(text, delimiter="," if is_english else ";")
    writer.writerow([csv_cell(name) for name, _example in columns])
    writer.writerow(
        [csv_cell(_written(example, is_english=is_english)) for _name, example in columns]
    )
    return text.getvalue().encode()


def as_workbook(template: Template) -> bytes:
    """An XLSX, with the examples on sheets that are never read.

    Columns are text, so that leading zeros stay; dates and decimals keep their types.
    """
    from openpyxl import Workbook  # noqa: PLC0415  (as in lib.tables.writing)
    from openpyxl.styles import Font  # noqa: PLC0415
    from openpyxl.utils import get_column_letter  # noqa: PLC0415

    book = Workbook()
    assert book.active is not None  # a new workbook has a sheet
    book.remove(book.active)
    filled_in = [(str(_("Rows")), template.columns), (str(_("Results")), template.results)]
    examples = [(f"{NOTE} {_('Example')} {title}"[:31], columns) for title, columns in filled_in]
    for title, columns in (each for each in (*filled_in, *examples) if each[1]):
        sheet = book.create_sheet(title)
        for number, (name, example) in enumerate(columns, 1):
            sheet.cell(1, number, name).font = Font(bold=True)
            column = sheet.column_dimensions[get_column_letter(number)]
            column.width, column.number_format = max(14, len(name) + 2), _number_format(example)
            if title.startswith(NOTE):
                sheet.cell(2, number, example).number_format = _number_format(example)
        sheet.freeze_panes = "A2"
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def _written(example: str | date | Decimal, *, is_english: bool) -> str:
    text = str(example)
    return text.replace(".", ",") if isinstance(example, Decimal) and not is_english else text


def _number_format(example: str | date | Decimal) -> str:
    match example:
        case date():
            return "yyyy-mm-dd"
        case Decimal():
            return "0.00"
    return "@"


PIECE = 256 * 1024  # bytes


def start_import(
    kind: ImportKind[P],
    parameters: P,
    *,
    context: RequestContext,
    source: BinaryIO,
    layout: Layout,
    mapping: Mapping[str, str | None] | None = None,
    dry_run: bool = False,
    suggesting: bool = False,
) -> Job:
    """Puts the import of a file into the queue. `layout` and `mapping` are what was stated of the file.

    When `suggesting`, columns that are not known are left out. Raises ValidationFailed naming what
    has to be stated or corrected; what the kind's `check_start` raises; InputTooLarge, TooManyJobs.
    """
    rules = kind.columns(context, parameters)
    table = match_columns(source, layout, mapping or {}, rules=rules, suggesting=suggesting)
    matched = msgspec.structs.replace(
        parameters,
        layout=table.layout,
        header=list(table.header),
        columns=list(table.columns),
        rows=table.rows,
        results=_results_sheet(table.results),
        types=sorted(context.types),
    )
    return create_import(kind, matched, context=context, source=_pieces(source), dry_run=dry_run)


def _results_sheet(table: MatchedTable | None) -> ResultsSheet | None:
    if table is None:
        return None
    header, columns = list(table.header), list(table.columns)
    return ResultsSheet(layout=table.layout, header=header, columns=columns)


def check_again(
    kind: ImportKind[Any],
    *,
    context: RequestContext,
    trial: Job,
    layout: Layout,
    columns: Sequence[str | None],
) -> Job:
    """Another dry run of the same file, read in another way. Raises as `start_import` does."""
    parameters = kind.parameters_of(trial)
    changed = msgspec.structs.replace(parameters, layout=layout, columns=list(columns))
    return create_import(
        kind, changed, context=context, source=_pieces(trial.input()), dry_run=True
    )


@transaction.atomic
def start_checked(
    kind: ImportKind[Any], *, context: RequestContext, trial: Job, **changes: object
) -> Job:
    """The import itself, as a dry run has read the file. Asked again, it is the same job.

    `changes` are parameters that differ from the dry run's. Raises as `start_import` does.
    """
    if job := job_started_from(trial):
        return job
    parameters = kind.parameters_of(trial)
    checked = msgspec.structs.replace(parameters, checked=str(trial.pk), **changes)
    return create_import(kind, checked, context=context, source=_pieces(trial.input()))


@transaction.atomic
def create_import(
    kind: ImportKind[P],
    parameters: P,
    *,
    context: RequestContext,
    source: Iterable[bytes],
    dry_run: bool = False,
) -> Job:
    """Creates the job, with its input. Raises what `check_start` does, InputTooLarge, TooManyJobs."""
    kind.check_start(context, parameters)
    job = create_job(
        context=context,
        kind=kind.name,
        parameters=msgspec.to_builtins(parameters),
        source=source,
        dry_run=dry_run,
    )
    kind.started(context, job, parameters)
    return job


def _pieces(source: BinaryIO) -> Iterable[bytes]:
    source.seek(0)
    return iter(partial(source.read, PIECE), b"")
