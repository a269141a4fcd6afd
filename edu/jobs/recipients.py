"""Imports of recipients: all rows are checked, then put; or none, and it is said why."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import Q
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from accounts import zones
from accounts.catalog import Cursor, Kind, Plan, Progress, register
from accounts.errors import FieldError, ServiceError, ValidationFailed
from accounts.models import Job
from accounts.operations import job_rows
from accounts.scopes import Mode, Scope
from accounts.tables import Cell, Row, as_date, shown
from certificates.jobs import reading
from certificates.jobs.reading import TableReader, detail_of, errors_of
from certificates.operations.moves import By
from edu.models import Recipient
from edu.operations.cohorts import locked_cohort
from edu.operations.enrolling import Named, Placed, enrol
from edu.operations.recipient_draft import RecipientDraft
from edu.operations.recipient_imports import ATTRIBUTES, IMPORT, MOST, Parameters, asked_of
from edu.operations.recipient_rules import check
from edu.operations.recipients import Saved, hold_numbered, put_recipient

from .office import OFFICE

VALIDATE, WRITE = "validate", "write"
FAULTY = "validation_failed"
BATCH = 100  # each row is put by itself, with its audit entry and its event
COLUMNS = ("row", "outcome", "id", "externalId", "enrolmentId", "column", "code", "detail")
Entry = reading.Entry[RecipientDraft]
Batch = reading.Batch[RecipientDraft]


class Reader(TableReader[RecipientDraft]):
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
        return f"{ATTRIBUTES}{key}" if first == "attributes" and key else first

    def _cell(self, name: str, cell: Cell) -> Any:
        return as_date(cell, self.layout) if name == "birthDate" else shown(cell).strip()


def plan(job: Job, now: datetime) -> Plan:
    """Begins with the first row; how many there are at most was seen at the door."""
    cursor = {"after": None, "rows": 0, "good": 0, "chunks": 0}
    return Plan(total=asked_of(job).rows, cursor=cursor, phase=VALIDATE)


def step(job: Job, cursor: Cursor, limit: int, now: datetime) -> Progress:
    """The next rows, of the phase that the job is in."""
    asked = asked_of(job)
    by = By(
        issuer=job.issuer.facts(),
        mode=Mode(job.mode),
        actor=job.actor(),
        now=now,
        types=frozenset(asked.types),
    )
    if "after" in cursor:
        return _check(job, asked, by, cursor, limit)
    return _put(job, asked, by, cursor)


# --- every row is looked at -----------------------------------------------------------------------


def _check(job: Job, asked: Parameters, by: By, cursor: Cursor, limit: int) -> Progress:
    reader = Reader(job, asked.layout, asked.header, asked.columns)
    batch = reader.read(cursor["after"], limit)
    _refuse_beyond(batch, MOST - cursor["rows"])
    _hold_to_the_rules(reader, batch, by)
    _compare(job, reader, batch)
    _meet_the_erased(reader, batch, by)
    good = [(entry.row, entry.draft) for entry in batch.entries if not entry.faults]
    bad = [entry for entry in batch.entries if entry.faults]
    behind = {
        **cursor,
        "after": batch.after,
        "rows": cursor["rows"] + len(batch.entries),
        "good": cursor["good"] + len(good),
    }
    if good and not job.dry_run and behind["good"] == behind["rows"]:
        behind["chunks"] += 1
        job_rows.keep(job.pk, behind["chunks"], good)
    progress = Progress(
        cursor=behind,
        ok=len(good) if job.dry_run else 0,
        failed=len(bad),
        done=len(batch.entries),
        errors=errors_of(bad),
        results=_refused_lines(job, bad),
    )
    return _at_the_end(job, progress) if batch.at_the_end else progress


def _at_the_end(job: Job, progress: Progress) -> Progress:
    """Every row was looked at: put them, or say why not."""
    job_rows.forget_keys(job.pk)
    good, total = progress.cursor["good"], progress.cursor["rows"]
    if good < total:
        skipped = 0 if job.dry_run else good
        return replace(progress, failure=FAULTY, total=total, skipped=skipped)
    if job.dry_run or not good:
        return replace(progress, finished=True, total=total)
    following = {"chunk": 1, "chunks": progress.cursor["chunks"]}
    return replace(progress, cursor=following, phase=WRITE, total=good)


def _refuse_beyond(batch: Batch, room: int) -> None:
    """An import has so many rows: what comes behind them is not read."""
    if len(batch.entries) > room:
        batch.entries = batch.entries[: room + 1]
        batch.entries[-1].faults = [(None, FieldError("", "too_many_rows", {"limit": MOST}))]
        batch.at_the_end = True


def _hold_to_the_rules(reader: Reader, batch: Batch, by: By) -> None:
    today = zones.today(by.now, by.issuer.time_zone)
    for entry in batch.entries:
        if entry.draft is None or entry.faults:
            continue
        try:
            check(entry.draft.person(), today=today)
        except ValidationFailed as error:
            entry.faults += [(reader.column_of(fault.pointer), fault) for fault in error.errors]


def _compare(job: Job, reader: Reader, batch: Batch) -> None:
    """Rows of a number that an earlier row has: which of them counts?"""
    numbered = {
        e.row: hashlib.sha256(e.draft.external_id.encode()).digest()[:16]
        for e in batch.entries
        if e.draft and e.draft.external_id
    }
    keys: dict[bytes, int] = {}
    for row, digest in numbered.items():
        keys.setdefault(digest, row)
    first, column = job_rows.claim(job.pk, keys), reader.column_of("/externalId")
    for entry in batch.entries:
        if entry.row in numbered and first[numbered[entry.row]] != entry.row:
            params = {"what": column, "row": first[numbered[entry.row]]}
            entry.faults.append((column, FieldError("/externalId", "duplicate_row", params)))


def _meet_the_erased(reader: Reader, batch: Batch, by: By) -> None:
    """Numbers of those who are about to be erased, or were merged into somebody who is."""
    numbers = {e.draft.external_id for e in batch.entries if e.draft and e.draft.external_id}
    rows = Recipient.objects.for_issuer(by.issuer.id, by.mode).filter(external_id__in=numbers)
    pending = rows.filter(Q(erasure__isnull=False) | Q(merged_into__erasure__isnull=False))
    going = set(pending.values_list("external_id", flat=True))
    for entry in batch.entries:
        if entry.draft and entry.draft.external_id in going:
            fault = FieldError("/externalId", "recipient_erasing")
            entry.faults.append((reader.column_of("/externalId"), fault))


# --- the recipients -------------------------------------------------------------------------------


def _put(job: Job, asked: Parameters, by: By, cursor: Cursor) -> Progress:
    """One chunk. A row that something has come in the way of since is refused; others go on.

    Raises CohortNotFound, ProgramArchived, CoordinatorRequired where nobody can be enrolled any more.
    """
    number = cursor["chunk"]
    if asked.cohort is not None:
        locked_cohort(by, asked.cohort)  # before the recipients, as whoever else enrols
    shape = list[tuple[int, RecipientDraft]]
    rows: list[tuple[int, RecipientDraft]] = job_rows.kept(job.pk, number, shape)
    hold_numbered(by, {draft.external_id for _row, draft in rows if draft.external_id})
    reader = Reader(job, asked.layout, asked.header, asked.columns)
    saved: list[tuple[int, Saved]] = []
    refused: list[Entry] = []
    for row, draft in rows:
        try:
            saved.append((row, put_recipient(by=by, person=draft.person())))
        except ValidationFailed as error:
            faults = [(reader.column_of(fault.pointer), fault) for fault in error.errors]
            refused.append(reading.Entry(row, draft, faults))
        except ServiceError as error:
            fault = FieldError("", error.code, error.params)
            refused.append(reading.Entry(row, draft, [(None, fault)]))
    lines = _lines(saved, _enrol(by, asked.cohort, saved))
    return Progress(
        cursor={**cursor, "chunk": number + 1},
        ok=len(saved),
        failed=len(refused),
        errors=errors_of(refused),
        results=[*lines, *_refused_lines(job, refused)],
        finished=number == cursor["chunks"],
    )


def _enrol(
    by: By, cohort_id: UUID | None, saved: Sequence[tuple[int, Saved]]
) -> Sequence[Placed | None]:
    """The enrolment of each, in their order; None where none was asked for."""
    if cohort_id is None:
        return [None] * len(saved)
    people = [Named(recipient_id=each.recipient.pk) for _row, each in saved]
    return enrol(by=by, cohort_id=cohort_id, people=people)


def _lines(
    saved: Sequence[tuple[int, Saved]], placed: Sequence[Placed | None]
) -> Sequence[Sequence[object]]:
    lines: list[Sequence[object]] = []
    for (row, each), place in zip(saved, placed, strict=True):
        person, outcome = each.recipient, "created" if each.created else "updated"
        enrolment = place.enrolment.public_id if place else None
        named = (person.public_id, person.external_id, enrolment)
        lines.append((row, outcome, *named, None, None, None))
    return lines


def _refused_lines(job: Job, entries: Sequence[Entry]) -> list[Sequence[object]]:
    """A line for each fault, in the issuer's language."""
    with translation.override(job.issuer.default_locale):
        return [
            (entry.row, "refused", None, None, None, column, fault.code, detail_of(fault))
            for entry in entries
            for column, fault in entry.faults
        ]


register(
    Kind(
        name=IMPORT,
        title=_("Import of recipients"),
        scope=Scope.EDU_MANAGE,
        plan=plan,
        step=step,
        batch=BATCH,
        columns=COLUMNS,
        office=OFFICE,
    )
)
