"""Rows that were sent as a list in a request's body, and were read there already."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from accounts.errors import FieldError
from accounts.jobs.models import Job
from lib.structs import decode_struct

from .rows import ParsedRow, RowBatch, RowReader

T = TypeVar("T", bound=msgspec.Struct)


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
