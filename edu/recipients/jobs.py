"""Imports of recipients: all rows are checked, then created or changed; or none, with the reasons."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import partial
from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext, gettext_lazy as _, ngettext_lazy

from accounts.actors import RequestContext
from accounts.errors import FieldError, ServiceError, ValidationFailed
from accounts.jobs.imports.columns import (
    ColumnRules,
    FieldNames,
    ImportParameters,
    known_fields,
    label_of,
    missing_column,
)
from accounts.jobs.imports.kinds import ImportKind, ImportTexts, register_import
from accounts.jobs.imports.reader import ParsedRow, TableReader
from accounts.jobs.imports.validated_import import RowDone, RowOutcome, UniqueKey, ValidatedImport
from accounts.jobs.models import Job
from accounts.jobs.registry import NextStep, page_step
from accounts.scopes import Scope
from edu.cohorts.operations import locked_cohort, require_cohort_role
from edu.enrolments.operations import EnrolledRecipient, RecipientKey, enrol
from edu.job_kinds import EDU_JOB_PERMISSIONS, RECIPIENT_IMPORT_KIND, ClassNames, class_step
from edu.models import Recipient
from edu.teams.operations import require_any_coordinator
from lib.dates import local_date
from lib.tables.columns import as_date, as_identifier
from lib.tables.layout import Cell, Row

from .operations import SavedRecipient, lock_by_external_id, put_recipient
from .rules import MAX_ATTRIBUTE_NAME, RecipientDraft, check_recipient, recipient_faults

MAX_ROWS = 20_000
ATTRIBUTES = "attributes."
NAMES: FieldNames = {
    "externalId": (_("your number"), _("student number"), _("number")),
    "givenName": (_("given name"), _("first name")),
    "familyName": (_("family name"), _("last name"), _("surname"), _("name")),
    "printedName": (_("printed name"),),
    "email": (_("e-mail"), _("e-mail address")),
    "locale": (_("language"),),
    "birthDate": (_("date of birth"), _("birthday")),
    "birthPlace": (_("place of birth"),),
}
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


class RecipientImportParameters(ImportParameters, frozen=True, kw_only=True, rename="camel"):
    """With a cohort, everybody is enrolled in it, too."""

    cohort: UUID | None = None


class RecipientImportTexts(ClassNames, ImportTexts):
    """The sentences about an import of recipients, and about its trial."""

    page = "edu_recipient_import"
    some = _("Import recipients")
    does = ngettext_lazy(
        "Import %(count)s person from a file", "Import %(count)s people from a file", "number"
    )
    tries = ngettext_lazy(
        "Try out the import of %(count)s person", "Try out the import of %(count)s people", "number"
    )
    done = ngettext_lazy(
        "%(count)s person was imported.", "%(count)s people were imported.", "number"
    )

    def closing(self, job: Job) -> str:
        closing, name = super().closing(job), self.class_name(job)
        if job.dry_run or not name:
            return closing
        enrolled = gettext("They are enrolled in %(name)s.") % {"name": name}
        return f"{closing} {enrolled}"

    def imported_step(self, job: Job) -> NextStep:
        if job.parameters.get("cohort"):
            return class_step(job)
        return page_step(_("To the recipients"), "edu_recipient_changelist", mode=job.mode)


# --- columns --------------------------------------------------------------------------------------


def column_rules(_context: RequestContext, _parameters: RecipientImportParameters) -> ColumnRules:
    """A family name is needed; any other column may become an attribute."""
    return ColumnRules(
        fields=known_fields(NAMES, closed=frozenset({"attributes"}), open_prefix=ATTRIBUTES),
        missing=lambda fields: [] if "familyName" in fields else [missing_column("familyName")],
        dates={"birthDate"},
    )


def choices(_job: Job, parameters: RecipientImportParameters) -> dict[str, str]:
    """Every field by its name in the active language; and each column as an attribute of its name."""
    attributes = {
        f"{ATTRIBUTES}{name}": str(_("Attribute: %(name)s")) % {"name": name}
        for name in parameters.header
        if 0 < len(name) <= MAX_ATTRIBUTE_NAME and not name.startswith(ATTRIBUTES)
    }
    return {name: label_of(NAMES, name) for name in NAMES} | attributes


def template() -> list[tuple[str, str | date]]:
    """The columns of a file to be filled in, in the active language, each with an example."""
    return [(label_of(NAMES, name), _EXAMPLES[name]) for name in NAMES]


# --- starting -------------------------------------------------------------------------------------


def check_start(context: RequestContext, parameters: RecipientImportParameters) -> None:
    """Raises IssuerSuspended, CoordinatorRequired; CohortNotFound and ProgramArchived where nobody
    can be enrolled.
    """
    context.issuer.refuse_writing()
    require_any_coordinator(context)
    if parameters.cohort is not None:
        with transaction.atomic():
            cohort = locked_cohort(context, parameters.cohort)
            require_cohort_role(cohort.program, cohort.team_id, context)


# --- reading --------------------------------------------------------------------------------------


class RecipientReader(TableReader[RecipientDraft]):
    """Reads recipients: dates of birth as the file writes them, attributes by their columns."""

    shape = RecipientDraft
    nested = "attributes"
    examples = ({name: str(_EXAMPLES[name]) for name in ("externalId", "givenName", "familyName")},)

    def cell_parser(self, row: Row) -> Callable[[str, Cell], Any]:
        return self._value

    def put(self, tree: dict[str, Any], name: str, value: Any) -> None:
        if value or not name.startswith(ATTRIBUTES):
            super().put(tree, name, value)

    def _value(self, name: str, cell: Cell) -> Any:
        return as_date(cell, self.layout) if name == "birthDate" else as_identifier(cell)


# --- checking and writing -------------------------------------------------------------------------


class RecipientImport(ValidatedImport[RecipientDraft, RecipientDraft]):
    """Each recipient is written with its audit entry and its event; with a cohort, all are enrolled."""

    reader: RecipientReader
    row_type = RecipientDraft
    identifiers = ("externalId",)
    result_columns = ("id", "enrolmentId")
    write_phase = "write"
    max_rows = MAX_ROWS

    def __init__(self, job: Job, parameters: RecipientImportParameters, now: datetime) -> None:
        super().__init__(job, parameters, now)
        self._cohort = parameters.cohort
        self._today = local_date(now, self.context.issuer.time_zone)
        self.reader = RecipientReader(job, parameters)
        self.reader.rules = partial(recipient_faults, today=self._today)

    def resolve(self, rows: Sequence[ParsedRow[RecipientDraft]]) -> Mapping[int, RecipientDraft]:
        drafts: dict[int, RecipientDraft] = {}
        for row in rows:
            assert row.draft is not None
            drafts[row.number] = row.draft
            try:
                check_recipient(row.draft.person(), today=self._today)
            except ValidationFailed as error:
                self.reader.add_faults(row, error.errors)
        return drafts

    def unique_keys(self, row: RecipientDraft) -> Iterable[UniqueKey]:
        if row.external_id:
            yield hashlib.sha256(row.external_id.encode()).digest()[:16], "/externalId"

    def identifiers_of(self, row: RecipientDraft) -> Mapping[str, object]:
        return {"externalId": row.external_id}

    def refusals(self, rows: Sequence[RecipientDraft]) -> Sequence[Sequence[FieldError]]:
        """Refuses recipients whose erasure is pending, and those merged into one of them."""
        external_ids = {row.external_id for row in rows if row.external_id}
        known = Recipient.objects.for_issuer(self.context.issuer.id, self.context.mode)
        pending = known.filter(
            Q(erasure__isnull=False) | Q(merged_into__erasure__isnull=False),
            external_id__in=external_ids,
        )
        refused = set(pending.values_list("external_id", flat=True))
        fault = FieldError("/externalId", "recipient_erasing")
        return [[fault] if row.external_id in refused else [] for row in rows]

    def write(self, rows: Sequence[RecipientDraft]) -> Sequence[RowOutcome]:
        """Creates or changes the recipients, and enrols them where a cohort was stated.

        Raises CohortNotFound, ProgramArchived, CoordinatorRequired where nobody can be enrolled
        any more.
        """
        if self._cohort is not None:
            locked_cohort(
                self.context, self._cohort
            )  # before the recipients, as in every enrolment
        lock_by_external_id(
            self.context, {row.external_id: row.email for row in rows if row.external_id}
        )
        outcomes = [self._put(row) for row in rows]
        saved = [each for each in outcomes if isinstance(each, SavedRecipient)]
        enrolled = iter(self._enrol(saved))
        return [
            _done(each, next(enrolled)) if isinstance(each, SavedRecipient) else each
            for each in outcomes
        ]

    def _put(self, row: RecipientDraft) -> SavedRecipient | Sequence[FieldError]:
        try:
            return put_recipient(context=self.context, person=row.person())
        except ValidationFailed as error:
            return error.errors
        except ServiceError as error:
            return [FieldError("", error.code, error.params)]

    def _enrol(self, saved: Sequence[SavedRecipient]) -> Sequence[EnrolledRecipient | None]:
        """The enrolment of each, in their order; None without a cohort."""
        if self._cohort is None:
            return [None] * len(saved)
        people = [RecipientKey(recipient_id=each.recipient.pk) for each in saved]
        return enrol(context=self.context, cohort_id=self._cohort, people=people)


def _done(saved: SavedRecipient, enrolled: EnrolledRecipient | None) -> RowDone:
    recipient = saved.recipient
    enrolment_id = enrolled.enrolment.public_id if enrolled else None
    outcome = "created" if saved.created else "updated"
    identifiers = {"externalId": recipient.external_id}
    return RowDone(outcome, (recipient.public_id, enrolment_id), identifiers=identifiers)


RECIPIENT_IMPORTS = register_import(
    ImportKind(
        name=RECIPIENT_IMPORT_KIND,
        title=_("Import of recipients"),
        texts=RecipientImportTexts(),
        scope=Scope.EDU_MANAGE,
        batch=100,
        parameters=RecipientImportParameters,
        work=RecipientImport,
        columns=column_rules,
        choices=choices,
        check_start=check_start,
        permissions=EDU_JOB_PERMISSIONS,
    )
)
