"""Start an import: of a file that was sent, or of the file of a dry run that somebody has looked at.

A dry run is a job, too, and keeps its file meanwhile: `check_again` reads it in another way, and
`start_checked` imports it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, BinaryIO, TypeVar

import msgspec
from django.db import transaction

from accounts.actors import RequestContext
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job, job_started_from
from lib.tables import Layout

from .columns import match_columns
from .kinds import ImportKind
from .parameters import ImportParameters

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
