"""The rows of an import, as a reader hands them to the checks."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from accounts.errors import FieldError
from accounts.jobs.models import Job
from lib.structs import decode_struct

T = TypeVar("T", bound=msgspec.Struct)


@dataclass(slots=True)
class ParsedRow(Generic[T]):
    """A row: its draft, or None; and its faults, each at the column (or pointer) that it is about."""

    number: int
    draft: T | None = None
    faults: list[tuple[str | None, FieldError]] = field(default_factory=list)
    values: Mapping[str, object] = field(default_factory=dict)  # by field, as far as it was read


@dataclass(slots=True)
class RowBatch(Generic[T]):
    """The rows of one step. `after` is where the next step goes on (JSON)."""

    rows: list[ParsedRow[T]]
    after: Any
    at_the_end: bool
    cut_off: bool = False  # there is more, which cannot or may not be read


class RowReader(Generic[T]):
    """Reads the rows of a job, from any place on."""

    headers: Mapping[str, str] = {}  # of each field that has a column, what the file calls it

    def read(self, after: Any, limit: int, *, remaining: int, most: int) -> RowBatch[T]:
        """The next rows, up to `limit`; `remaining` of `most` may still follow."""
        batch = self.read_next(after, limit)
        if len(batch.rows) > remaining:
            batch.rows = batch.rows[: remaining + 1]
            batch.rows[-1].faults = [(None, FieldError("", "too_many_rows", {"limit": most}))]
            batch.at_the_end = batch.cut_off = True
        return batch

    def read_next(self, after: Any, limit: int) -> RowBatch[T]:
        """The next rows, up to `limit`."""
        raise NotImplementedError

    def add_faults(self, row: ParsedRow[Any], faults: Iterable[FieldError]) -> None:
        """Adds faults to a row, each at the column that it is about.

        Of one column only the first is kept: others mostly follow from it.
        """
        known = {column for column, _fault in row.faults}
        for fault in faults:
            column = self.place_of(row, fault)
            if column not in known:
                known.add(column)
                row.faults.append((column, fault))

    def place_of(self, row: ParsedRow[Any], fault: FieldError) -> str | None:
        """The column that a fault of this row is about."""
        return self.column_of(fault.pointer)

    def column_of(self, pointer: str) -> str | None:
        """The place of a fault in the file: its column, or a pointer into the object."""
        return pointer or None


def encode_rows(rows: Sequence[msgspec.Struct]) -> list[bytes]:
    """The input of a job that works on these rows."""
    return [msgspec.json.encode(rows)]


class RequestRows(RowReader[T]):
    """Reads what `encode_rows` has written.

    Where the list has a name in the body, rows are counted from 0 and faults are pointers into the
    body; else rows are counted from 1.
    """

    def __init__(self, job: Job, shape: type[T], *, list_name: str | None) -> None:
        self._job, self._shape, self._list_name = job, shape, list_name

    def read_next(self, after: Any, limit: int) -> RowBatch[T]:
        drafts = decode_struct(self._job.input().read(), list[self._shape])  # type: ignore[name-defined]
        start = after or 0
        end = min(start + limit, len(drafts))
        first = 0 if self._list_name else 1
        rows = [
            ParsedRow(place + first, draft=drafts[place], values=msgspec.to_builtins(drafts[place]))
            for place in range(start, end)
        ]
        return RowBatch(rows, end, at_the_end=end == len(drafts))

    def place_of(self, row: ParsedRow[Any], fault: FieldError) -> str | None:
        prefix = f"/{self._list_name}/{row.number}" if self._list_name else ""
        return prefix + fault.pointer or None
