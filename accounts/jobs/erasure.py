"""Files of jobs that still name a person who is erased."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import connection, transaction

from accounts.jobs.models import Job, JobInput, JobResult, JobRows
from accounts.scopes import Mode

from .operations import remove_files_of

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
