"""The two phases of an import's job: every row is checked before the first is written (ADR 0020).

The cursor says which phase it is: while checking, the place in the file; while writing, the chunk
of rows that were set aside. What a killed worker had not committed is done again.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from django.utils import translation

from accounts.actors import RequestContext
from accounts.errors import FIELD_MESSAGES, FieldError, fault_text
from accounts.jobs import files
from accounts.jobs.files import CHECK_CHUNKS
from accounts.jobs.imports.reader import ParsedRow, RowBatch, RowReader
from accounts.jobs.models import Job
from accounts.jobs.registry import JobCursor, RowError, StepProgress
from accounts.limits import quota
from accounts.scopes import Mode

from .columns import ImportParameters

VALIDATING = "validate"
VALIDATION_FAILED = "validation_failed"
QUOTA_EXCEEDED = "quota_exceeded"
MAX_NAME_LENGTH = 200  # characters of a refused row's identifier

D = TypeVar("D", bound=msgspec.Struct)  # the draft of a row
R = TypeVar("R")  # what is set aside of a row that is right
UniqueKey: TypeAlias = tuple[bytes, str]  # a digest, and the pointer to the field that it is about


@dataclass(frozen=True, slots=True)
class RowDone:
    """Result of a row, with its cells in the results; `already`, if there was nothing to do.

    `identifiers` are those that the row has got just now.
    """

    outcome: str
    cells: Sequence[object]
    already: bool = False
    identifiers: Mapping[str, object] = field(default_factory=dict)


# Or why it could not be written: something has changed since it was checked.
RowOutcome: TypeAlias = RowDone | Sequence[FieldError]


class ValidatedImport(Generic[D, R]):
    """One step of an import's job. A kind says what a row means, what is wrong with it, how it is written.

    With `partial`, rows that are right are written beside others that are not.
    """

    reader: RowReader[D]  # made by the kind
    row_type: ClassVar[Any]  # the type R, as it is read back
    identifiers: ClassVar[tuple[str, ...]]  # columns of the results by which a row is recognised
    result_columns: ClassVar[tuple[str, ...]]  # those behind them: what was made of it
    write_phase: ClassVar[str]  # the name of the second phase
    max_rows: ClassVar[int]

    def __init__(self, job: Job, parameters: ImportParameters, now: datetime) -> None:
        self.job, self.partial = job, parameters.partial
        self.context = RequestContext(
            issuer=job.issuer.facts(),  # read anew in every step
            mode=Mode(job.mode),
            actor=job.actor(),
            now=now,
            types=frozenset(parameters.types),
        )

    @classmethod
    def results_header(cls) -> tuple[str, ...]:
        """The columns of the results file."""
        made = (*cls.identifiers, *cls.result_columns)
        return ("row", "outcome", *made, "column", "code", "detail")

    # --- what each kind overrides ---------------------------------------------------------------

    def resolve(self, rows: Sequence[ParsedRow[D]]) -> Mapping[int, R]:
        """Resolve the references of drafts, by row number. Adds the faults that it finds."""
        raise NotImplementedError

    def unique_keys(self, row: R) -> Iterable[UniqueKey]:
        """Keys that no other row of the file may have."""
        raise NotImplementedError

    def unique_keys_of_draft(self, draft: D) -> Iterable[UniqueKey]:
        """The same of what a row states, whether it is right or not."""
        return ()

    def refusals(self, rows: Sequence[R]) -> Sequence[Collection[FieldError]]:
        """For each row the faults for which it would be refused now, if any."""
        raise NotImplementedError

    def warnings(self, row: R) -> Iterable[FieldError]:
        """Warnings about a row that has no errors."""
        return ()

    def identifiers_of(self, row: R) -> Mapping[str, object]:
        """The row's `identifiers`, as far as it states them."""
        raise NotImplementedError

    def quota_used(self, row: R) -> int:
        """The number of certificates that the row takes of the month's quota."""
        return 0

    def write(self, rows: Sequence[R]) -> Sequence[RowOutcome]:
        """Writes the rows. Returns what became of each.

        Raises what is refused to the issuer as a whole: the job ends, and keeps what it has.
        """
        raise NotImplementedError

    # --- first phase: every row is checked ------------------------------------------------------

    def step(self, cursor: JobCursor, limit: int) -> StepProgress:
        """The next rows, of the phase that the job is in."""
        return self._check(cursor, limit) if "after" in cursor else self._write(cursor)

    def _check(self, cursor: JobCursor, limit: int) -> StepProgress:
        """Checks the next rows, and sets those aside that are right."""
        remaining, most = self.max_rows - cursor["rows"], self.max_rows
        batch = self.reader.read(cursor["after"], limit, remaining=remaining, most=most)
        good = self._right_rows(batch)
        bad = [row for row in batch.rows if row.faults]
        following = {
            "after": batch.after,
            "rows": cursor["rows"] + len(batch.rows),
            "good": cursor["good"] + len(good),
            "takes": cursor["takes"] + sum(self.quota_used(row) for _number, row in good),
            "chunks": cursor["chunks"],
        }
        all_good = following["good"] == following["rows"]
        if good and not self.job.dry_run and (self.partial or all_good):
            following["chunks"] += 1
            files.store_rows(self.job.pk, following["chunks"], good)
        progress = StepProgress(
            cursor=following,
            ok=len(good) if self.job.dry_run else 0,
            failed=len(bad),
            done=len(batch.rows),
            errors=_errors_of(bad) + self._warnings_of(batch.rows, dict(good)),
            results=self._refused_lines(bad),
        )
        return self._at_the_end(batch, progress) if batch.at_the_end else progress

    def _right_rows(self, batch: RowBatch[D]) -> list[tuple[int, R]]:
        """The rows without a fault, by their numbers. Adds to the others what is wrong with them."""
        candidates = [row for row in batch.rows if row.draft and not row.faults]
        resolved = self.resolve(candidates)
        self._refuse_duplicates(batch.rows, resolved)
        right = [row for row in candidates if not row.faults]
        refusals = self.refusals([resolved[row.number] for row in right]) if right else []
        for row, faults in zip(right, refusals, strict=True):
            self.reader.add_faults(row, faults)
        return [(row.number, resolved[row.number]) for row in right if not row.faults]

    def _warnings_of(self, rows: Sequence[ParsedRow[D]], right: Mapping[int, R]) -> list[RowError]:
        """The warnings about rows that are right, by row and column."""
        return [
            RowError(
                row=row.number,
                column=self.reader.place_of(row, warning),
                code=warning.code,
                params=warning.params,
                is_warning=True,
            )
            for row in rows
            if row.number in right
            for warning in self.warnings(right[row.number])
        ]

    def _refuse_duplicates(self, rows: Sequence[ParsedRow[D]], resolved: Mapping[int, R]) -> None:
        """Refuses rows that have a unique key of an earlier row of the file."""
        keys_of = {row.number: list(self._keys_of(row, resolved)) for row in rows}
        keys: dict[bytes, int] = {}
        for number, unique_keys in keys_of.items():
            for digest, _pointer in unique_keys:
                keys.setdefault(digest, number)
        first = files.claim_keys(self.job.pk, keys)
        for row in rows:
            taken = [key for key in keys_of[row.number] if first[key[0]] != row.number]
            for digest, pointer in taken[:1]:
                row.faults.clear()  # which of the two counts has to be settled first
                params = {"what": self.reader.column_of(pointer), "row": first[digest]}
                self.reader.add_faults(row, [FieldError(pointer, "duplicate_row", params)])

    def _keys_of(self, row: ParsedRow[D], resolved: Mapping[int, R]) -> Iterable[UniqueKey]:
        if row.number in resolved:
            yield from self.unique_keys(resolved[row.number])
        if row.draft:
            yield from self.unique_keys_of_draft(row.draft)

    def _at_the_end(self, batch: RowBatch[D], progress: StepProgress) -> StepProgress:
        """After the last row: goes on to the second phase, or ends the job.

        A dry run has succeeded then, whatever the faults; its right rows are counted already.
        """
        files.delete_keys(self.job.pk)
        cursor, dry_run = progress.cursor, self.job.dry_run
        good, total = cursor["good"], cursor["rows"]
        ended = replace(progress, total=total, skipped=0 if dry_run else good)
        if batch.cut_off:
            return replace(ended, failure=VALIDATION_FAILED)
        if dry_run:
            return replace(ended, finished=True)
        if good < total and not self.partial:
            return replace(ended, failure=VALIDATION_FAILED)
        if not self.partial and not self._has_room(cursor["takes"]):
            return replace(ended, failure=QUOTA_EXCEEDED)
        if not good:
            return replace(ended, finished=True)
        written = self.job.result_chunks + bool(progress.results)
        following = {"chunk": 1, "chunks": cursor["chunks"], CHECK_CHUNKS: written}
        return replace(progress, cursor=following, phase=self.write_phase, total=total)

    def _has_room(self, amount: int) -> bool:
        context = self.context
        return quota.has_room(
            issuer_id=context.issuer.id, mode=context.mode, amount=amount, now=context.now
        )

    # --- second phase: rows that are right are written ------------------------------------------

    def _write(self, cursor: JobCursor) -> StepProgress:
        """Writes one chunk. A row that can no longer be written is refused; the others go on."""
        number = cursor["chunk"]
        rows = files.load_rows(self.job.pk, number, list[tuple[int, self.row_type]])  # type: ignore[name-defined]
        done: list[RowDone] = []
        lines: list[Sequence[object]] = []
        refused: list[ParsedRow[D]] = []
        outcomes = self.write([row for _number, row in rows])
        for (row_number, row), outcome in zip(rows, outcomes, strict=True):
            identifiers = self.identifiers_of(row)
            if isinstance(outcome, RowDone):
                done.append(outcome)
                lines.append(self._result_line(row_number, outcome, identifiers))
            else:
                refused.append(ParsedRow(row_number, values=identifiers))
                self.reader.add_faults(refused[-1], outcome)
                lines += self._refused_lines(refused[-1:])
        already = sum(each.already for each in done)
        issued = sum(each.outcome in {"issued", "corrected"} for each in done)
        return StepProgress(
            cursor={**cursor, "chunk": number + 1, "issued": cursor.get("issued", 0) + issued},
            ok=len(done) - already,
            skipped=already,
            failed=len(refused),
            errors=_errors_of(refused),
            results=lines,
            finished=number == cursor["chunks"],
        )

    def _result_line(
        self, number: int, done: RowDone, identifiers: Mapping[str, object]
    ) -> Sequence[object]:
        """The line of a row that was written."""
        identifiers = {**identifiers, **done.identifiers}
        known = [identifiers.get(name) for name in self.identifiers]
        return (number, done.outcome, *known, *done.cells, None, None, None)

    def _refused_lines(self, rows: Iterable[ParsedRow[D]]) -> list[Sequence[object]]:
        """A line for each row, in the issuer's language: of all rows, however many there are."""
        empty = [None] * len(self.result_columns)
        with translation.override(self.job.issuer.default_locale):
            return [
                (
                    *(row.number, "refused"),
                    *(_text(row.values.get(name)) for name in self.identifiers),
                    *(*empty, *_told(row.faults)),
                )
                for row in rows
            ]


def _errors_of(rows: Iterable[ParsedRow[Any]]) -> list[RowError]:
    """Every fault, by row and column."""
    return [
        RowError(row=row.number, column=column, code=fault.code, params=fault.params)
        for row in rows
        for column, fault in row.faults
    ]


def _told(faults: Sequence[tuple[str | None, FieldError]]) -> tuple[str | None, ...]:
    """The columns, codes and texts of a row's faults; of several, each text names its column."""
    texts = [_detail_of(fault) for _column, fault in faults]
    if len(faults) > 1:
        texts = [
            f"{column}: {text}" if column and text else text
            for (column, _fault), text in zip(faults, texts, strict=True)
        ]
    columns = [column for column, _fault in faults]
    codes = [fault.code for _column, fault in faults]
    return tuple("; ".join(filter(None, each)) or None for each in (columns, codes, texts))


def _text(value: object) -> str | None:
    """An identifier as it was stated: in JSON it may be anything."""
    return str(value)[:MAX_NAME_LENGTH] if isinstance(value, str | int | float) else None


def _detail_of(fault: FieldError) -> str | None:
    """The text of a fault in the active language; None for a refusal, whose code is enough."""
    return fault_text(fault) if fault.code in FIELD_MESSAGES else None
