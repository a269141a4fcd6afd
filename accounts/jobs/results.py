"""The results of a job as they are read: what each step has written, rows in the order of the file."""

import heapq
from collections.abc import Iterator
from itertools import count

from accounts.jobs.models import Job, JobResult

CHECK_CHUNKS = (
    "checked"  # in a cursor: so many chunks were written before the first row was carried out
)


def read_chunks(job: Job, first: int = 1, last: int | None = None) -> Iterator[bytes]:
    """The results of these steps, in their order."""
    chunks = JobResult.objects.filter(job=job)
    numbers = count(first) if last is None else range(first, last + 1)
    for number in numbers:
        data = chunks.filter(number=number).values_list("data", flat=True).first()
        if data is None:
            return
        yield bytes(data)


def results_by_row(job: Job) -> Iterator[bytes]:
    """The lines of a table's results by their rows.

    Rows that the check has refused were written before the others were carried out. Each of the two
    parts is in the order of the file, so both are read side by side.
    """
    checked = (job.cursor or {}).get(CHECK_CHUNKS, 0)
    if checked in (0, job.result_chunks):
        return read_chunks(job)
    parts = read_chunks(job, last=checked), read_chunks(job, first=checked + 1)
    return _joined(heapq.merge(*map(_lines, parts), key=_row))


def _lines(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """The lines of a CSV file (RFC 4180), each with its end; one may hold ends of lines in quotation marks."""
    for chunk in chunks:
        open_line = b""
        for piece in chunk.splitlines(keepends=True):
            open_line += piece
            if open_line.count(b'"') % 2 == 0:
                yield open_line
                open_line = b""


def _row(line: bytes) -> int:
    return int(line.partition(b",")[0])


def _joined(lines: Iterator[bytes], size: int = 256 * 1024) -> Iterator[bytes]:
    """The same bytes in larger pieces: each is a write to the client's socket."""
    pending = bytearray()
    for line in lines:
        pending += line
        if len(pending) >= size:
            yield bytes(pending)
            pending.clear()
    if pending:
        yield bytes(pending)
