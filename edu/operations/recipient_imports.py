"""An import of recipients, up to the job: how the table is to be read, and that it is taken in."""

from collections.abc import Mapping
from functools import partial as curried
from typing import BinaryIO

import msgspec
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.errors import FieldError, ValidationFailed
from accounts.models import Job
from accounts.operations.jobs import create_job
from accounts.tables import Format, Layout, assign, examine, find_notation, suggest
from certificates.operations.moves import By

from .completion import PIECE, Understood, cells_of, known_fields
from .writing import require_any_coordinator

IMPORT = "edu.recipients.import"
MOST = 20_000  # rows
ATTRIBUTES = "attributes."
NAMES: Mapping[str, tuple[str | Promise, ...]] = {
    "externalId": (_("your number"),),
    "givenName": (_("given name"),),
    "familyName": (_("family name"),),
    "printedName": (_("printed name"),),
    "email": (_("e-mail"),),
    "locale": (_("language"),),
    "birthDate": (_("date of birth"),),
    "birthPlace": (_("place of birth"),),
}
_OBJECTS = frozenset({"attributes"})


class Parameters(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What the job knows (JSON)."""

    layout: Layout
    header: list[str]
    columns: list[str | None]  # the field of each column
    rows: int | None  # an upper bound


def understand(
    source: BinaryIO,
    layout: Layout,
    mapping: Mapping[str, str | None],
    *,
    suggesting: bool = False,
) -> Understood:
    """How the file is to be read. Refuses with ValidationFailed, which names what has to be stated.

    When `suggesting`, columns that nothing is known of are left out instead.
    """
    examined = examine(source, layout)
    if examined.layout.format is Format.NDJSON:
        return Understood(layout=examined.layout, rows=examined.rows)
    known = known_fields(NAMES, closed=_OBJECTS, open_prefix=ATTRIBUTES)
    columns = (suggest if suggesting else assign)(examined.header, known, mapping)
    if "familyName" not in columns:
        raise ValidationFailed(
            [FieldError("", "missing_column", {"column": "familyName"}, parameter="mapping")]
        )
    stated = msgspec.structs.replace(
        examined.layout, date_format=layout.date_format, decimal_mark=layout.decimal_mark
    )
    notation = find_notation(stated, cells_of(examined, columns, "birthDate"), ())
    return Understood(layout=notation, header=examined.header, columns=columns, rows=examined.rows)


def start(*, by: By, source: BinaryIO, table: Understood, dry_run: bool) -> Job:
    """Puts the import into the queue, with its file.

    Refuses with IssuerSuspended, InputTooLarge, TooManyJobs, and with CoordinatorRequired.
    """
    by.issuer.refuse_writing()
    require_any_coordinator(by.issuer.id, by.actor)
    source.seek(0)
    parameters = Parameters(
        layout=table.layout,
        header=list(table.header),
        columns=list(table.columns),
        rows=table.rows,
    )
    return create_job(
        issuer_id=by.issuer.id,
        mode=by.mode,
        kind=IMPORT,
        actor=by.actor,
        now=by.now,
        parameters=msgspec.to_builtins(parameters),
        source=iter(curried(source.read, PIECE), b""),
        dry_run=dry_run,
    )


def asked_of(job: Job) -> Parameters:
    """What an import was asked for."""
    return msgspec.convert(job.parameters, Parameters)
