"""The files of jobs: input, results and staged rows, their removal, and the erasing of those that name a person.

What a step of a job calls becomes true with the step's cursor, or not at all.
"""

import heapq
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import chain, count, islice
from typing import IO, Any
from uuid import UUID

import msgspec
from django.db import connection, transaction

from accounts.errors import (
    InputTooLarge,
    JobNotEnded,
    ResultsExpired,
    WorkbookBusy,
    WorkbookTooLong,
)
from accounts.limits.issuer_lock import IssuerLock
from accounts.scopes import Mode
from lib import sql
from lib.database.tenancy import acting_for, as_worker
from lib.structs import decode_struct
from lib.tables.writing import csv_lines, csv_rows, join_zip_archives, workbook

from .models import CHUNK, Job, JobInput, JobKey, JobResult, JobRows, add_chunk
from .registry import JOB_KINDS, ResultFormat


def chunks_of(source: Iterable[bytes], limit: int) -> Iterator[bytes]:
    """The same bytes in pieces of CHUNK bytes, and a last one of what is left."""
    pending = bytearray()
    size = 0
    for piece in source:
        size += len(piece)
        if size > limit:
            raise InputTooLarge(limit=limit)
        pending += piece
        while len(pending) >= CHUNK:
            yield bytes(pending[:CHUNK])
            del pending[:CHUNK]
    if pending:
        yield bytes(pending)


def read_results(job: Job) -> Iterator[bytes]:
    """The results file, chunk by chunk. Raises JobNotEnded, and ResultsExpired after 7 days."""
    if not job.has_ended:
        raise JobNotEnded
    if job.files_removed_at is not None:
        raise ResultsExpired(days=KEEP_FILES.days)
    kind = JOB_KINDS.get(job.kind)
    match kind and kind.format:
        case ResultFormat.CSV if kind:
            return chain([csv_lines([kind.columns])], results_by_row(job))
        case ResultFormat.ZIP:
            return join_zip_archives(read_chunks(job))
    return read_chunks(job)


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


KEEP_FILES = timedelta(days=7)
FILE_TABLES = (JobInput, JobRows, JobKey, JobResult)
# What parameters repeat of the file. A list without a head line has a person in its place.
_FILE_PARAMETERS: Mapping[str, object] = {"layout": {}, "header": [], "columns": []}

# The errors of a table stay, and call a column by its number, as one without a name is called.
_NUMBER_COLUMNS = """
UPDATE accounts_joberror error
   SET "column" = place.number,
       params = CASE WHEN params ? 'what' THEN params || jsonb_build_object('what', place.number)
                     ELSE params END
  FROM accounts_job job,
       jsonb_array_elements_text(job.parameters -> 'header') WITH ORDINALITY place (name, number)
 WHERE job.id = ANY (%s) AND error.job_id = job.id AND error."column" = left(place.name, 200)
"""


@as_worker("old files are of all issuers")
def remove_files(*, now: datetime) -> int:
    """Removes the files of the jobs that ended 7 days ago or earlier. How many jobs there were."""
    old = list(Job.objects.with_old_files(now - KEEP_FILES).values_list("pk", "issuer_id"))
    for job_id, issuer_id in old:
        with acting_for(issuer_id):
            remove_files_of([job_id], now=now)
    return len(old)


@transaction.atomic
def remove_files_of(job_ids: Collection[UUID], *, now: datetime) -> None:
    """Removes what these ended jobs have read, kept and written, what they repeat of a file, and the
    words that they were asked for with.

    What was asked for otherwise, the counts and the errors by row stay.
    """
    for table in FILE_TABLES:
        table._default_manager.filter(job_id__in=job_ids).delete()
    with connection.cursor() as cursor:
        cursor.execute(_NUMBER_COLUMNS, [list(job_ids)])
    for job in Job.objects.filter(pk__in=job_ids):
        job.parameters = _without_personal_parameters(job)
        job.files_removed_at = now
        job.save(update_fields=["parameters", "files_removed_at"])


def _without_personal_parameters(job: Job) -> dict[str, Any]:
    kind = JOB_KINDS.get(job.kind)
    emptied = {**_FILE_PARAMETERS, **dict.fromkeys(kind.words if kind else ())}
    return {name: emptied.get(name, value) for name, value in job.parameters.items()}


MAX_WORKBOOK_ROWS = 10_000  # below the head line; at 24 columns, some seconds of one core
_turns = IssuerLock(WorkbookBusy)


def fits_workbook(job: Job) -> bool:
    """Whether its results have no more rows than a workbook is made of. Raises as `results` does."""
    head, beyond = 1, 1
    rows = islice(csv_rows(read_results(job)), head + MAX_WORKBOOK_ROWS + beyond)
    return sum(1 for _row in rows) <= head + MAX_WORKBOOK_ROWS


def workbook_of(job: Job) -> IO[bytes]:
    """The results of a kind that writes rows, as an XLSX file.

    Raises WorkbookTooLong beyond MAX_ROWS, WorkbookBusy while another one is made for this issuer;
    and as `results` does.
    """
    with _turns.place(job.issuer_id):
        if not fits_workbook(job):
            raise WorkbookTooLong(limit=MAX_WORKBOOK_ROWS)
        return workbook(read_results(job))


_CLAIM = """
WITH made AS (
  INSERT INTO accounts_jobkey (issuer_id, job_id, digest, row)
  SELECT job.issuer_id, job.id, one.digest, one.row
    FROM accounts_job job, unnest(%(digests)s::bytea[], %(rows)s::int[]) AS one (digest, row)
   WHERE job.id = %(job_id)s
  ON CONFLICT (job_id, digest) DO NOTHING RETURNING 1)
SELECT count(*) FROM made
"""
_FIRST = """
SELECT digest, row FROM accounts_jobkey WHERE job_id = %(job_id)s AND digest = ANY(%(digests)s)
"""


def store_rows(job_id: UUID, number: int, rows: object) -> None:
    """Keeps the rows of one step, as JSON."""
    add_chunk(JobRows, job_id, number, msgspec.json.encode(rows))


def load_rows(job_id: UUID, number: int, shape: Any) -> Any:
    """The rows that were kept under this number, as `shape`; None behind the last of them."""
    chunks = JobRows.objects.filter(job_id=job_id, number=number)
    data = chunks.values_list("data", flat=True).first()
    return None if data is None else decode_struct(bytes(data), shape)


def claim_keys(job_id: UUID, keys: Mapping[bytes, int]) -> dict[bytes, int]:
    """Claims a key for the row that has it: for each key, the row that had it first."""
    if not keys:
        return {}
    params = {"job_id": job_id, "digests": list(keys), "rows": list(keys.values())}
    sql.fetch_one(_CLAIM, params)
    rows = sql.fetch_all(_FIRST, {"job_id": job_id, "digests": list(keys)})
    return {bytes(digest): row for digest, row in rows}


def delete_keys(job_id: UUID) -> None:
    """Once all rows were compared, the keys have done their duty."""
    JobKey.objects.filter(job_id=job_id).delete()


REACH = 512  # bytes of the next chunk: a name may begin in one and end in another

# "Li" is no part of "Lina". The pattern is looked for only where the name is, in the bytes written
# as text: patterns know no bytes.
_STANDS_IN = """
  CASE WHEN position(one.name IN {data}) > 0 THEN encode({data}, 'escape') ~ one.pattern END
"""
_NAMES = "unnest(%(names)s::bytea[], %(patterns)s::text[]) AS one (name, pattern)"
_CHUNKS = f"""
SELECT EXISTS (
  SELECT FROM {{table}} here
    LEFT JOIN {{table}} next ON next.job_id = here.job_id AND next.number = here.number + 1,
         LATERAL (SELECT here.data || coalesce(substring(next.data FOR %(reach)s), '')) AS read (data),
         {_NAMES}
   WHERE here.job_id = %(job_id)s AND {_STANDS_IN.format(data="read.data")})
"""
# The header of a list that has none: one person, cell by cell.
_PARAMETERS = f"""
SELECT EXISTS (
  SELECT FROM accounts_job,
         LATERAL (SELECT convert_to(replace(parameters::text, '", "', '","'), 'UTF8')) AS read (data),
         {_NAMES}
   WHERE id = %(job_id)s AND {_STANDS_IN.format(data="read.data")})
"""
# In bytes as PostgreSQL's `escape` writes them. What is no ASCII letter or digit ends a word: rather
# one file too many than a name that stays. In JSON the end of a line is a letter behind a backslash.
_BEFORE = r"(^|[^A-Za-z0-9]|\\[0-7]{3}|\\\\[bfnrt])"
_AFTER = r"([^A-Za-z0-9]|$)"


@transaction.atomic
def erase_job_files(*, issuer_id: UUID, mode: Mode, names: Sequence[bytes], now: datetime) -> int:
    """Removes the files of the ended jobs in which one of these names stands, as whole words.

    How many jobs there were. A name in a compressed input is not seen; what was made of it is
    looked through, and all files go 7 days after the end.
    """
    ended = Job.objects.for_issuer(issuer_id, mode).exclude(finished_at=None)
    rows = ended.filter(files_removed_at=None).select_for_update(
        of=("self",), skip_locked=True, no_key=True
    )
    job_ids = [pk for pk in rows.order_by("pk").values_list("pk", flat=True) if _holds(pk, names)]
    remove_files_of(job_ids, now=now)
    return len(job_ids)


def has_running_jobs(*, issuer_id: UUID, mode: Mode, before: datetime) -> bool:
    """Whether a job goes on that was asked for before then, and may still write what it has read."""
    return (
        Job.objects.for_issuer(issuer_id, mode).unfinished().filter(created_at__lt=before).exists()
    )


def _holds(job_id: UUID, names: Sequence[bytes]) -> bool:
    patterns = [_pattern(name) for name in names]
    parameters: dict[str, Any] = {
        "job_id": job_id,
        "names": list(names),
        "patterns": patterns,
        "reach": REACH,
    }
    tables = (JobResult, JobRows, JobInput)
    places = (_PARAMETERS, *(_CHUNKS.format(table=table._meta.db_table) for table in tables))
    with connection.cursor() as cursor:
        for place in places:
            cursor.execute(place, parameters)
            if cursor.fetchone()[0]:
                return True
    return False


def _pattern(name: bytes) -> str:
    """Finds the name where it is no part of a longer word."""
    text = "".join(map(_literally, name))
    before = _BEFORE if name[:1].isalnum() else ""
    return f"{before}{text}{_AFTER if name[-1:].isalnum() else ''}"


def _literally(byte: int) -> str:
    """One byte as the pattern of what `escape` writes for it."""
    char = chr(byte)
    if byte == 0 or not char.isascii():
        return rf"\\{byte:03o}"
    if char == "\\":
        return r"\\\\"
    return char if char.isalnum() else f"\\{char}"
