"""Imports of recipients: all rows are checked, then put; or none, and it is said why."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts import body
from accounts.actors import RequestContext
from accounts.errors import FieldError, ServiceError, ValidationFailed
from accounts.jobs.imports import reading
from accounts.jobs.imports.validated_import import (
    RowDone,
    RowOutcome,
    UniqueKey,
    ValidatedImport,
    register_validated_import,
)
from accounts.jobs.models import Job
from accounts.scopes import Mode, Scope
from accounts.tables import Cell, Row, as_date, shown
from edu.models import Recipient
from edu.operations.cohorts import locked_cohort
from edu.operations.enrolments.enrolling import EnrolledRecipient, RecipientKey, enrol
from edu.operations.recipients.recipient_draft import RecipientDraft
from edu.operations.recipients.recipient_imports import (
    ATTRIBUTES,
    MAX_ROWS,
    RECIPIENT_IMPORT_KIND,
    RecipientImportParameters,
    parameters_of,
)
from edu.operations.recipients.recipient_rules import check_recipient, recipient_faults
from edu.operations.recipients.recipients import SavedRecipient, lock_by_external_id, put_recipient
from lib import zones

from .permissions import EDU_JOB_PERMISSIONS

Entry = reading.ParsedRow[RecipientDraft]


class RecipientTableReader(reading.TableReader[RecipientDraft]):
    """Reads recipients: dates of birth as the file writes them, attributes by their columns."""

    shape = RecipientDraft

    def cells_of(self, row: Row) -> Callable[[str, Cell], Any]:
        return self._cell

    def put(self, tree: dict[str, Any], name: str, value: Any) -> None:
        if not name.startswith(ATTRIBUTES):
            tree[name] = value
        elif value:
            tree.setdefault("attributes", {})[name.removeprefix(ATTRIBUTES)] = value

    def name_of(self, pointer: str) -> str:
        first, _slash, key = pointer.removeprefix("/").partition("/")
        key = key.replace("~1", "/").replace("~0", "~")
        return f"{ATTRIBUTES}{key}" if first == "attributes" and key else first

    def pointer_of(self, name: str) -> str:
        if name.startswith(ATTRIBUTES):
            return f"/attributes/{body.escape_pointer(name.removeprefix(ATTRIBUTES))}"
        return super().pointer_of(name)

    def _cell(self, name: str, cell: Cell) -> Any:
        return as_date(cell, self.layout) if name == "birthDate" else shown(cell).strip()


class RecipientImportWork(ValidatedImport[RecipientDraft, RecipientDraft]):
    """Each is put by itself, with its audit entry and its event; all are enrolled, if in a cohort."""

    reader = RecipientTableReader
    kept = RecipientDraft
    known_by = ("externalId",)
    named = ("id", "enrolmentId")
    second = "write"
    most = MAX_ROWS

    def __init__(self, job: Job, asked: RecipientImportParameters, now: datetime) -> None:
        super().__init__(job, asked, now)
        self._cohort = asked.cohort
        self._by = RequestContext(
            issuer=job.issuer.facts(),
            mode=Mode(job.mode),
            actor=job.actor(),
            now=now,
            types=frozenset(asked.types),
        )
        self._today = zones.today(now, self._by.issuer.time_zone)
        self.table.rules = partial(recipient_faults, today=self._today)

    def understand(self, entries: Sequence[Entry]) -> Mapping[int, RecipientDraft]:
        found: dict[int, RecipientDraft] = {}
        for entry in entries:
            assert entry.draft is not None
            found[entry.row] = entry.draft
            try:
                check_recipient(entry.draft.person(), today=self._today)
            except ValidationFailed as error:
                self.table.blame(entry, error.errors)
        return found

    def claims(self, row: RecipientDraft) -> Iterable[UniqueKey]:
        if row.external_id:
            yield hashlib.sha256(row.external_id.encode()).digest()[:16], "/externalId"

    def names_of(self, row: RecipientDraft) -> Mapping[str, object]:
        return {"externalId": row.external_id}

    def refusals(self, rows: Sequence[RecipientDraft]) -> Sequence[Sequence[FieldError]]:
        """Those who are about to be erased, or were merged into somebody who is."""
        numbers = {row.external_id for row in rows if row.external_id}
        known = Recipient.objects.for_issuer(self._by.issuer.id, self._by.mode)
        erased = Q(erasure__isnull=False) | Q(merged_into__erasure__isnull=False)
        going = known.filter(erased, external_id__in=numbers)
        taken = set(going.values_list("external_id", flat=True))
        fault = FieldError("/externalId", "recipient_erasing")
        return [[fault] if row.external_id in taken else [] for row in rows]

    def carry_out(self, rows: Sequence[RecipientDraft]) -> Sequence[RowOutcome]:
        """Raises CohortNotFound, ProgramArchived, CoordinatorRequired where nobody can be enrolled
        any more.
        """
        if self._cohort is not None:
            locked_cohort(self._by, self._cohort)  # before the recipients, as whoever else enrols
        lock_by_external_id(
            self._by, {row.external_id: row.email for row in rows if row.external_id}
        )
        found = [self._put(row) for row in rows]
        placed = iter(self._enrol([each for each in found if isinstance(each, SavedRecipient)]))
        return [
            _done(each, next(placed)) if isinstance(each, SavedRecipient) else each
            for each in found
        ]

    def _put(self, row: RecipientDraft) -> SavedRecipient | Sequence[FieldError]:
        try:
            return put_recipient(context=self._by, person=row.person())
        except ValidationFailed as error:
            return error.errors
        except ServiceError as error:
            return [FieldError("", error.code, error.params)]

    def _enrol(self, saved: Sequence[SavedRecipient]) -> Sequence[EnrolledRecipient | None]:
        """The enrolment of each, in their order; None where none was asked for."""
        if self._cohort is None:
            return [None] * len(saved)
        people = [RecipientKey(recipient_id=each.recipient.pk) for each in saved]
        return enrol(context=self._by, cohort_id=self._cohort, people=people)


def _done(saved: SavedRecipient, placed: EnrolledRecipient | None) -> RowDone:
    person = saved.recipient
    enrolment = placed.enrolment.public_id if placed else None
    outcome = "created" if saved.created else "updated"
    number = {"externalId": person.external_id}
    return RowDone(outcome, (person.public_id, enrolment), known_by=number)


register_validated_import(
    name=RECIPIENT_IMPORT_KIND,
    title=_("Import of recipients"),
    scope=Scope.EDU_MANAGE,
    batch=100,
    work=RecipientImportWork,
    asked_of=parameters_of,
    office=EDU_JOB_PERMISSIONS,
)
