"""An import of recipients, up to the job: how the table is to be read, and that it is taken in."""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial as curried
from typing import BinaryIO
from uuid import UUID

import msgspec
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from accounts.actors import RequestContext
from accounts.jobs.models import Job
from accounts.jobs.operations.lifecycle import create_job, job_started_from
from accounts.tables import Layout
from edu.operations import table_columns
from edu.operations.cohorts import locked_cohort, require_cohort_role
from edu.operations.permissions import require_any_coordinator
from edu.operations.table_columns import (
    PIECE,
    ColumnRules,
    MatchedColumns,
    Names,
    known_fields,
    label_of,
)

from .recipient_rules import MAX_ATTRIBUTE_NAME

RECIPIENT_IMPORT_KIND = "edu.recipients.import"
MAX_ROWS = 20_000  # rows
ATTRIBUTES = "attributes."
NAMES: Names = {
    "externalId": (_("your number"), _("student number"), _("number")),
    "givenName": (_("given name"), _("first name")),
    "familyName": (_("family name"), _("last name"), _("surname"), _("name")),
    "printedName": (_("printed name"),),
    "email": (_("e-mail"), _("e-mail address")),
    "locale": (_("language"),),
    "birthDate": (_("date of birth"), _("birthday")),
    "birthPlace": (_("place of birth"),),
}
_OBJECTS = frozenset({"attributes"})
_EXAMPLES: Mapping[str, str | date] = {
    "externalId": "S-2026-0042",
    "givenName": "Arta",
    "familyName": "Krasniqi",
    "printedName": "",
    "email": "arta@example.com",
    "locale": "sq",
    "birthDate": date(2004, 5, 17),
    "birthPlace": "Prishtina",
}


class RecipientImportParameters(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What the job knows (JSON)."""

    layout: Layout
    header: list[str]
    columns: list[str | None]  # the field of each column
    rows: int | None  # an upper bound
    cohort: UUID | None = None  # in which everybody is enrolled
    types: list[int] = []  # that exist for the key; empty: all
    checked: str | None = None  # the dry run of the same file that somebody has looked at
    body: None = None  # the rows are always in a file


def understand(
    source: BinaryIO,
    layout: Layout,
    mapping: Mapping[str, str | None],
    *,
    suggesting: bool = False,
) -> MatchedColumns:
    """How the file is to be read, as `tables.understand` does."""
    columns = ColumnRules(
        fields=known_fields(NAMES, closed=_OBJECTS, open_prefix=ATTRIBUTES),
        missing=lambda found: {"familyName"} - found,
        days="birthDate",
    )
    return table_columns.understand(source, layout, mapping, columns=columns, suggesting=suggesting)


def start(
    *,
    context: RequestContext,
    source: BinaryIO,
    table: MatchedColumns,
    dry_run: bool,
    cohort_id: UUID | None = None,
) -> Job:
    """Puts the import into the queue, with its file. With a cohort, everybody is enrolled in it, too.

    Refuses with IssuerSuspended, InputTooLarge, TooManyJobs, and with CoordinatorRequired; with
    CohortNotFound and ProgramArchived where nobody can be enrolled.
    """
    parameters = RecipientImportParameters(
        layout=table.layout,
        header=list(table.header),
        columns=list(table.columns),
        rows=table.rows,
        cohort=cohort_id,
        types=sorted(context.types),
    )
    return _create(context, parameters, source, dry_run=dry_run)


def check_again(
    *, context: RequestContext, trial: Job, layout: Layout, columns: Sequence[str | None]
) -> Job:
    """Another dry run of the same file, read in another way. Refuses as `start` does."""
    parameters = msgspec.structs.replace(parameters_of(trial), layout=layout, columns=list(columns))
    return _create(context, parameters, trial.input(), dry_run=True)


@transaction.atomic
def put_checked(*, context: RequestContext, trial: Job) -> Job:
    """The import itself, as a dry run has read the file. Once: asked again, it is the same job.

    Refuses as `start` does.
    """
    if found := job_started_from(trial):
        return found
    parameters = msgspec.structs.replace(parameters_of(trial), checked=str(trial.pk))
    return _create(context, parameters, trial.input(), dry_run=False)


def parameters_of(job: Job) -> RecipientImportParameters:
    """What an import was asked for."""
    return msgspec.convert(job.parameters, RecipientImportParameters)


def choices_of(header: Sequence[str]) -> dict[str, str]:
    """Every field that a column can be given by hand, with its name in the active language; and each
    column of this file as an attribute of its own name.
    """
    kept = {
        f"{ATTRIBUTES}{name}": str(_("Attribute: %(name)s")) % {"name": name}
        for name in header
        if 0 < len(name) <= MAX_ATTRIBUTE_NAME and not name.startswith(ATTRIBUTES)
    }
    return {name: label_of(NAMES, name) for name in NAMES} | kept


def template() -> list[tuple[str, str | date]]:
    """The columns of a file to be filled in, in the active language, each with an example."""
    return [(label_of(NAMES, name), _EXAMPLES[name]) for name in NAMES]


def _create(
    context: RequestContext,
    parameters: RecipientImportParameters,
    source: BinaryIO,
    *,
    dry_run: bool,
) -> Job:
    context.issuer.refuse_writing()
    require_any_coordinator(context.issuer.id, context.actor)
    if parameters.cohort is not None:
        with transaction.atomic():
            cohort = locked_cohort(context, parameters.cohort)
            require_cohort_role(cohort.program, cohort.team_id, context)
    source.seek(0)
    return create_job(
        issuer_id=context.issuer.id,
        mode=context.mode,
        kind=RECIPIENT_IMPORT_KIND,
        actor=context.actor,
        now=context.now,
        parameters=msgspec.to_builtins(parameters),
        source=iter(curried(source.read, PIECE), b""),
        dry_run=dry_run,
    )
