"""An import of certificates, from the file to the job: understood at once, or refused at once.

What can be said of the file as a whole (its kind, encoding, columns, notation) is said before there
is a job. `certificates.jobs.imports` then looks at every row, and issues.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial as curried
from typing import Any, BinaryIO

import msgspec
from django.db import transaction

from accounts.actors import Actor, IssuerFacts
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.models import Job
from accounts.jobs.operations.lifecycle import create_job, job_started_from
from accounts.scopes import Feature, Mode
from accounts.tables import (
    Cell,
    Examined,
    Format,
    Layout,
    assign,
    examine,
    find_notation,
    suggest,
)
from certificates.operations.types.types import TypeFacts, find_type

from .fields import fields_of, kinds_of, required_fields

IMPORT = "certificates.import"
MOST_ROWS = 100_000
PIECE = 256 * 1024  # bytes
_OF_THE_ROW = frozenset({"typeId", "typeCode"})


@dataclass(frozen=True, slots=True, kw_only=True)
class CertificateImportOptions:
    """What the importer says: of the file, and of what is to be done with it.

    `mapping` names the field of a column, or None for one that is left out. `partial` issues the
    rows that are right beside others that are not.
    """

    layout: Layout = field(default_factory=Layout)
    mapping: Mapping[str, str | None] = field(default_factory=dict)
    type_id: int | None = None
    type_code: str | None = None
    partial: bool = False
    dry_run: bool = False


class CertificateImportParameters(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What the job knows: everything that was stated or found out (JSON)."""

    layout: Layout
    header: list[str]
    columns: list[str | None]  # the field of each column
    rows: int | None  # an upper bound
    type_id: int | None
    types: list[int]  # that exist for the key; empty: all
    may_supersede: bool
    partial: bool
    checked: str | None = None  # the dry run of the same file that somebody has looked at
    body: None = None  # the rows are always in a file


@dataclass(frozen=True, slots=True, kw_only=True)
class MappedFile:
    """A file whose every column has its field (or, suggested: as far as it could be told)."""

    layout: Layout
    header: Sequence[str]
    columns: Sequence[str | None]
    rows: int | None
    sample: Sequence[Sequence[Cell]]
    type: TypeFacts | None


def map_file(
    source: BinaryIO,
    asked: CertificateImportOptions,
    *,
    issuer: IssuerFacts,
    types: frozenset[int] = frozenset(),
    suggesting: bool = False,
) -> MappedFile:
    """How the file is to be read, and what its columns stand for.

    Refuses with ValidationFailed, which names what has to be stated or mended: the file is not
    guessed at. When `suggesting`, columns that nothing is known of are left out instead.
    """
    facts = _default_type(asked, issuer, types)
    examined = examine(source, asked.layout)
    if examined.layout.format is Format.NDJSON:
        _refuse_of_tables(asked)
        return _understood(examined, examined.layout, (), facts)
    match_columns = suggest if suggesting else assign
    columns = match_columns(examined.header, fields_of(facts), asked.mapping)
    if not suggesting:
        _refuse_missing(columns, facts)
    kinds = kinds_of(facts)
    dates, decimals = (_cells(examined, columns, kinds, kind) for kind in ("date", "decimal"))
    stated = msgspec.structs.replace(
        examined.layout,
        date_format=asked.layout.date_format,
        decimal_mark=asked.layout.decimal_mark,
    )
    return _understood(examined, find_notation(stated, dates, decimals), columns, facts)


def start(
    understood: MappedFile,
    source: BinaryIO,
    *,
    asked: CertificateImportOptions,
    issuer: IssuerFacts,
    mode: Mode,
    actor: Actor,
    now: datetime,
    types: frozenset[int] = frozenset(),
    may_supersede: bool = True,
) -> Job:
    """Puts the import into the queue, with its file.

    Refuses with IssuerSuspended, ConsentRequired, FeatureNotInPlan, InputTooLarge, TooManyJobs.
    """
    parameters = CertificateImportParameters(
        layout=understood.layout,
        header=list(understood.header),
        columns=list(understood.columns),
        rows=understood.rows,
        type_id=understood.type.id if understood.type else None,
        types=sorted(types),
        may_supersede=may_supersede,
        partial=asked.partial,
    )
    dry_run = asked.dry_run
    return _create(
        parameters, source, dry_run=dry_run, issuer=issuer, mode=mode, actor=actor, now=now
    )


def check_again(
    job: Job,
    *,
    layout: Layout,
    columns: Sequence[str | None],
    issuer: IssuerFacts,
    actor: Actor,
    now: datetime,
) -> Job:
    """Another dry run of the same file, read in another way. Refuses as `start` does."""
    parameters = msgspec.structs.replace(
        parameters_of_job(job), layout=layout, columns=list(columns)
    )
    mode = Mode(job.mode)
    return _create(
        parameters, job.input(), dry_run=True, issuer=issuer, mode=mode, actor=actor, now=now
    )


@transaction.atomic
def issue_checked(
    job: Job, *, partial: bool, issuer: IssuerFacts, actor: Actor, now: datetime
) -> Job:
    """The import itself, as a dry run has read the file. Once: asked again, it is the same job.

    Refuses as `start` does.
    """
    if found := job_started_from(job):
        return found
    parameters = msgspec.structs.replace(
        parameters_of_job(job), partial=partial, checked=str(job.pk)
    )
    mode = Mode(job.mode)
    return _create(
        parameters, job.input(), dry_run=False, issuer=issuer, mode=mode, actor=actor, now=now
    )


def parameters_of_job(job: Job) -> CertificateImportParameters:
    """What an import was asked for."""
    return msgspec.convert(job.parameters, CertificateImportParameters)


def _create(
    parameters: CertificateImportParameters,
    source: BinaryIO,
    *,
    dry_run: bool,
    issuer: IssuerFacts,
    mode: Mode,
    actor: Actor,
    now: datetime,
) -> Job:
    issuer.require_feature(Feature.BULK)
    issuer.refuse_issuing(now)
    source.seek(0)
    return create_job(
        issuer_id=issuer.id,
        mode=mode,
        kind=IMPORT,
        actor=actor,
        now=now,
        parameters=msgspec.to_builtins(parameters),
        source=iter(curried(source.read, PIECE), b""),
        dry_run=dry_run,
    )


def _understood(
    examined: Examined, layout: Layout, columns: Sequence[str | None], facts: TypeFacts | None
) -> MappedFile:
    return MappedFile(
        layout=layout,
        header=examined.header,
        columns=columns,
        rows=examined.rows,
        sample=[row.cells for row in examined.sample],
        type=facts,
    )


def _default_type(
    asked: CertificateImportOptions, issuer: IssuerFacts, types: frozenset[int]
) -> TypeFacts | None:
    """The type of the rows that name none; None if nothing was said."""
    if asked.type_id is None and asked.type_code is None:
        return None
    name = "typeId" if asked.type_id is not None else "typeCode"
    found = find_type(issuer.id, type_id=asked.type_id, code=asked.type_code, types=types)
    if found is None:
        raise _refused(name, "unknown_type")
    if asked.type_code not in (None, found.code):
        raise _refused("typeCode", "ambiguous", other="typeId")
    if found.archived:
        raise _refused(name, "type_archived")
    return found


def _refuse_of_tables(asked: CertificateImportOptions) -> None:
    """Objects name their fields themselves, and dates and numbers have one form in JSON."""
    stated = {**msgspec.to_builtins(asked.layout), **({"mapping": 1} if asked.mapping else {})}
    names = sorted(stated.keys() - {"format"})
    if names:
        raise ValidationFailed(
            [FieldError("", "unknown_parameter", parameter=name) for name in names]
        )


def _refuse_missing(columns: Sequence[str | None], facts: TypeFacts | None) -> None:
    if facts is None and not _OF_THE_ROW & set(columns):
        raise _refused("typeId", "required")
    if facts is None:
        return
    faults = [
        FieldError("", "missing_column", {"column": name}, parameter="mapping")
        for name in required_fields(facts)
        if name not in columns and not _OF_THE_ROW & set(columns)
    ]
    if faults:
        raise ValidationFailed(faults)


def _cells(
    examined: Examined, columns: Sequence[str | None], kinds: Mapping[str, str], kind: str
) -> Iterator[Cell]:
    wanted = [index for index, name in enumerate(columns) if name and kinds.get(name) == kind]
    for row in examined.sample:
        yield from (row.cells[index] for index in wanted if index < len(row.cells))


def _refused(parameter: str, code: str, **params: Any) -> ValidationFailed:
    return ValidationFailed([FieldError("", code, params, parameter=parameter)])
