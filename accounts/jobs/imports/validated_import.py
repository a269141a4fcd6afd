"""Work on a table in two phases: every row is looked at before the first is carried out (ADR 0020).

The cursor says which phase it is: of the check, the place in the file; of the rest, the chunk of
rows. What a killed worker had not committed is done again.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from django.utils import translation
from django.utils.functional import Promise

from accounts.errors import FIELD_MESSAGES, FieldError
from accounts.jobs.models import Job
from accounts.jobs.operations import staged_rows
from accounts.jobs.operations.results import CHECK_CHUNKS
from accounts.jobs.registry import (
    JobCursor,
    JobKind,
    JobPermissions,
    JobPlan,
    RowError,
    StepProgress,
    register_job_kind,
)
from accounts.limits import quota
from accounts.scopes import Mode, Scope

from .reading import ParsedRow, RowBatch, TableParameters, TableReader

VALIDATING = "validate"
VALIDATION_FAILED = "validation_failed"
QUOTA_EXCEEDED = "quota_exceeded"
MAX_NAME_LENGTH = 200  # characters of what a refused row calls itself

D = TypeVar("D", bound=msgspec.Struct)  # what a row says
R = TypeVar("R")  # what is kept of one that is right
UniqueKey: TypeAlias = tuple[bytes, str]  # a digest, and the pointer to the field that it is about


@dataclass(frozen=True, slots=True)
class RowDone:
    """What became of a row, with the cells that the results have of it; `already`, if it was so.

    `known_by` is what it is called now, where that differs from what the row says.
    """

    outcome: str
    cells: Sequence[object]
    already: bool = False
    known_by: Mapping[str, object] = field(default_factory=dict)


RowOutcome: TypeAlias = (
    RowDone | Sequence[FieldError]
)  # or what came in its way since it was checked


class ValidatedImport(Generic[D, R]):
    """One step of such a job: each kind says what a row is, what is wrong with it, what is done.

    With `partial`, rows that are right are carried out beside others that are not.
    """

    reader: ClassVar[type[TableReader[Any]]]
    kept: ClassVar[Any]  # the type R, as it is read back
    known_by: ClassVar[tuple[str, ...]]  # the columns of the results by which a row is recognised
    named: ClassVar[tuple[str, ...]]  # those behind them: what was made of it
    second: ClassVar[str]  # the name of the other phase
    most: ClassVar[int]  # rows
    partial = False

    def __init__(self, job: Job, asked: TableParameters, now: datetime) -> None:
        self.job, self.now = job, now
        self.table: TableReader[D] = self.reader(job, asked)

    # --- what each kind says --------------------------------------------------------------------

    def understand(self, entries: Sequence[ParsedRow[D]]) -> Mapping[int, R]:
        """What rows stand for, by their numbers; whatever is wrong with one is said of it."""
        raise NotImplementedError

    def claims(self, row: R) -> Iterable[UniqueKey]:
        """What no other row of the file may have."""
        raise NotImplementedError

    def says(self, draft: D) -> Iterable[UniqueKey]:
        """The same of what a row says, whether it is right or not."""
        return ()

    def refusals(self, rows: Sequence[R]) -> Sequence[Collection[FieldError]]:
        """Of each row why it would be refused at this moment; nothing of one that would not."""
        raise NotImplementedError

    def names_of(self, row: R) -> Mapping[str, object]:
        """What the results recognise a row by: `known_by`, as far as it says that."""
        raise NotImplementedError

    def takes(self, row: R) -> int:
        """How many certificates of the month's quota."""
        return 0

    def carry_out(self, rows: Sequence[R]) -> Sequence[RowOutcome]:
        """Does what the rows say, and tells of each what became of it.

        Raises what is refused to the issuer as a whole: the job ends, and keeps what it has.
        """
        raise NotImplementedError

    # --- every row is looked at -----------------------------------------------------------------

    def step(self, cursor: JobCursor, limit: int) -> StepProgress:
        """The next rows, of the phase that the job is in."""
        return self._check(cursor, limit) if "after" in cursor else self._carry_out(cursor)

    def _check(self, cursor: JobCursor, limit: int) -> StepProgress:
        room = self.most - cursor["rows"]
        batch = self.table.read(cursor["after"], limit, room=room, most=self.most)
        good = self._right_of(batch)
        bad = [entry for entry in batch.entries if entry.faults]
        behind = {
            "after": batch.after,
            "rows": cursor["rows"] + len(batch.entries),
            "good": cursor["good"] + len(good),
            "takes": cursor["takes"] + sum(self.takes(row) for _number, row in good),
            "chunks": cursor["chunks"],
        }
        all_good = behind["good"] == behind["rows"]
        if good and not self.job.dry_run and (self.partial or all_good):
            behind["chunks"] += 1
            staged_rows.store_rows(self.job.pk, behind["chunks"], good)
        progress = StepProgress(
            cursor=behind,
            ok=len(good) if self.job.dry_run else 0,
            failed=len(bad),
            done=len(batch.entries),
            errors=_errors_of(bad),
            results=self._refused_lines(bad),
        )
        return self._at_the_end(batch, progress) if batch.at_the_end else progress

    def _right_of(self, batch: RowBatch[D]) -> list[tuple[int, R]]:
        """The rows with which nothing is wrong; of the others it is said what."""
        entries = [entry for entry in batch.entries if entry.draft and not entry.faults]
        rows = self.understand(entries)
        self._compare(batch.entries, rows)
        right = [entry for entry in entries if not entry.faults]
        refusals = self.refusals([rows[entry.row] for entry in right]) if right else []
        for entry, faults in zip(right, refusals, strict=True):
            self.table.blame(entry, faults)
        return [(entry.row, rows[entry.row]) for entry in right if not entry.faults]

    def _compare(self, entries: Sequence[ParsedRow[D]], rows: Mapping[int, R]) -> None:
        """Rows that want what an earlier row of the file has: which of them counts?"""
        wanted = {entry.row: list(self._wanted(entry, rows)) for entry in entries}
        keys: dict[bytes, int] = {}
        for number, claims in wanted.items():
            for digest, _pointer in claims:
                keys.setdefault(digest, number)
        first = staged_rows.claim_keys(self.job.pk, keys)
        for entry in entries:
            taken = [each for each in wanted[entry.row] if first[each[0]] != entry.row]
            for digest, pointer in taken[:1]:
                entry.faults.clear()  # which of them counts comes before what is wrong with it
                params = {"what": self.table.column_of(pointer), "row": first[digest]}
                self.table.blame(entry, [FieldError(pointer, "duplicate_row", params)])

    def _wanted(self, entry: ParsedRow[D], rows: Mapping[int, R]) -> Iterable[UniqueKey]:
        if entry.row in rows:
            yield from self.claims(rows[entry.row])
        if entry.draft:
            yield from self.says(entry.draft)

    def _at_the_end(self, batch: RowBatch[D], progress: StepProgress) -> StepProgress:
        """Every row was looked at: carry them out, or say why not.

        A trial has done its work then, whatever it has found; its right rows are counted already.
        """
        staged_rows.delete_keys(self.job.pk)
        cursor, trial = progress.cursor, self.job.dry_run
        good, total = cursor["good"], cursor["rows"]
        over = replace(progress, total=total, skipped=0 if trial else good)
        if batch.cut_off:
            return replace(over, failure=VALIDATION_FAILED)
        if trial:
            return replace(over, finished=True)
        if good < total and not self.partial:
            return replace(over, failure=VALIDATION_FAILED)
        if not self.partial and not self._has_room(cursor["takes"]):
            return replace(over, failure=QUOTA_EXCEEDED)
        if not good:
            return replace(over, finished=True)
        written = self.job.result_chunks + bool(progress.results)
        following = {"chunk": 1, "chunks": cursor["chunks"], CHECK_CHUNKS: written}
        return replace(progress, cursor=following, phase=self.second, total=good)

    def _has_room(self, amount: int) -> bool:
        return quota.has_room(
            issuer_id=self.job.issuer_id, mode=Mode(self.job.mode), amount=amount, now=self.now
        )

    # --- what is right is carried out -----------------------------------------------------------

    def _carry_out(self, cursor: JobCursor) -> StepProgress:
        """One chunk. A row that something has come in the way of since is refused; others go on."""
        number = cursor["chunk"]
        rows = staged_rows.load_rows(self.job.pk, number, list[tuple[int, self.kept]])  # type: ignore[name-defined]
        done: list[RowDone] = []
        lines: list[Sequence[object]] = []
        refused: list[ParsedRow[D]] = []
        outcomes = self.carry_out([row for _number, row in rows])
        for (place, row), outcome in zip(rows, outcomes, strict=True):
            names = self.names_of(row)
            if isinstance(outcome, RowDone):
                done.append(outcome)
                lines.append(self._line(place, outcome, names))
            else:
                refused.append(ParsedRow(place, said=names))
                self.table.blame(refused[-1], outcome)
                lines += self._refused_lines(refused[-1:])
        already = sum(each.already for each in done)
        return StepProgress(
            cursor={**cursor, "chunk": number + 1},
            ok=len(done) - already,
            skipped=already,
            failed=len(refused),
            errors=_errors_of(refused),
            results=lines,
            finished=number == cursor["chunks"],
        )

    def _line(self, place: int, done: RowDone, names: Mapping[str, object]) -> Sequence[object]:
        """The line of a row that was carried out."""
        names = {**names, **done.known_by}
        known = [names.get(name) for name in self.known_by]
        return (place, done.outcome, *known, *done.cells, None, None, None)

    def _refused_lines(self, entries: Iterable[ParsedRow[D]]) -> list[Sequence[object]]:
        """A line for each fault, in the issuer's language: of all rows, however many there are."""
        nothing = [None] * len(self.named)
        with translation.override(self.job.issuer.default_locale):
            return [
                (entry.row, "refused", *known, *nothing, column, fault.code, _detail_of(fault))
                for entry in entries
                for known in [[_text(entry.said.get(name)) for name in self.known_by]]
                for column, fault in entry.faults
            ]


def register_validated_import(
    *,
    name: str,
    title: str | Promise,
    scope: Scope,
    batch: int,
    work: type[ValidatedImport[Any, Any]],
    asked_of: Callable[[Job], Any],
    office: JobPermissions | None = None,
) -> None:
    """Adds a kind of job that works on a table so. `asked_of` reads its parameters."""

    def plan(job: Job, now: datetime) -> JobPlan:
        cursor = {"after": None, "rows": 0, "good": 0, "takes": 0, "chunks": 0}
        return JobPlan(total=asked_of(job).rows, cursor=cursor, phase=VALIDATING)

    def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
        return work(job, asked_of(job), now).step(cursor, limit)

    columns = ("row", "outcome", *work.known_by, *work.named, "column", "code", "detail")
    register_job_kind(
        JobKind(
            name=name,
            title=title,
            scope=scope,
            plan=plan,
            step=step,
            batch=batch,
            columns=columns,
            office=office or JobPermissions(),
        )
    )


def _errors_of(entries: Iterable[ParsedRow[Any]]) -> list[RowError]:
    """Every fault, by row and column."""
    return [
        RowError(row=entry.row, column=column, code=fault.code, params=fault.params)
        for entry in entries
        for column, fault in entry.faults
    ]


def _text(said: object) -> str | None:
    """What a row says of a name, as it stands there: in JSON it may be anything."""
    return str(said)[:MAX_NAME_LENGTH] if isinstance(said, str | int | float) else None


def _detail_of(fault: FieldError) -> str | None:
    """What the results say of a fault, in the active language; of a refusal, its code is enough."""
    return fault.detail() if fault.code in FIELD_MESSAGES else None
