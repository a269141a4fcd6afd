"""Start an import: of a file that was sent, or of the file of a dry run that somebody has looked at.

A dry run is a job, too, and keeps its file meanwhile: `check_again` reads it in another way, and
`start_checked` imports it. Templates for imports are spreadsheets with the headings and an example.
"""

import csv
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from functools import partial
from io import BytesIO, StringIO
from typing import Any, BinaryIO, TypeVar

import msgspec
from django.db import transaction
from django.utils.translation import gettext as _

from accounts.actors import RequestContext
from accounts.jobs.imports.columns import match_columns
from accounts.jobs.imports.kinds import ImportKind
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job, job_started_from
from accounts.scopes import Locale
from lib.tables import NOTE, Layout
from lib.tables.writing import csv_cell

from .columns import ImportParameters

TemplateColumn = tuple[str, str | date | Decimal]  # its name, and an example
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


def as_workbook(columns: Sequence[TemplateColumn]) -> bytes:
    """An XLSX, with the example on a sheet that is never read.

    Columns are text, so that leading zeros stay; dates and decimals keep their types.
    """
    from openpyxl import Workbook  # noqa: PLC0415  (as in lib.tables.writing)
    from openpyxl.styles import Font  # noqa: PLC0415
    from openpyxl.utils import get_column_letter  # noqa: PLC0415

    book = Workbook()
    rows = book.active
    assert rows is not None  # a new workbook has one
    rows.title = str(_("Rows"))
    example_sheet = book.create_sheet(f"{NOTE} {_('Example')}")
    for sheet in (rows, example_sheet):
        for number, (name, example) in enumerate(columns, 1):
            sheet.cell(1, number, name).font = Font(bold=True)
            column = sheet.column_dimensions[get_column_letter(number)]
            column.width, column.number_format = max(14, len(name) + 2), _number_format(example)
        sheet.freeze_panes = "A2"
    for number, (_name, example) in enumerate(columns, 1):
        example_sheet.cell(2, number, example).number_format = _number_format(example)
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
P = TypeVar("P", bound=ImportParameters)


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
        types=sorted(context.types),
    )
    return create_import(kind, matched, context=context, source=_pieces(source), dry_run=dry_run)


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
