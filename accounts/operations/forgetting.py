"""Traces of what is erased: stored answers, and files of jobs, that still say what rows say no more.

Whoever erases says what to look for; here nobody knows what it is.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import connection, transaction

from accounts.models import Job, JobInput, JobResult, JobRows
from accounts.scopes import Mode

from .job_files import remove_files_of

REACH = 512  # bytes of the next chunk: a name may begin in one and end in another

# An answer that only names a subject says nothing of it: a batch keeps its answer, and is not done
# twice for somebody's erasure. With one of the words beside the name it tells more.
_OUTCOMES = """
DELETE FROM accounts_storedoutcome
 WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s
   AND (subject = ANY (%(subjects)s)
        OR (EXISTS (SELECT FROM unnest(%(names)s::bytea[]) name WHERE position(name IN body) > 0)
            AND EXISTS (SELECT FROM unnest(%(words)s::bytea[]) word
                         WHERE position(word IN body) > 0)))
"""
_CHUNKS = """
SELECT EXISTS (
  SELECT FROM {table} here
    LEFT JOIN {table} next ON next.job_id = here.job_id AND next.number = here.number + 1,
         unnest(%(names)s::bytea[]) name
   WHERE here.job_id = %(job_id)s
     AND position(name IN here.data || coalesce(substring(next.data FOR %(reach)s), '')) > 0)
"""
# The header of a list that has none: one person, cell by cell.
_PARAMETERS = """
SELECT EXISTS (
  SELECT FROM accounts_job, unnest(%(names)s::bytea[]) name
   WHERE id = %(job_id)s
     AND position(name IN convert_to(replace(parameters::text, '", "', '","'), 'UTF8')) > 0)
"""


def forget_outcomes(
    *,
    issuer_id: UUID,
    mode: Mode,
    subjects: Collection[UUID],
    names: Sequence[bytes],
    words: Sequence[bytes],
) -> int:
    """Removes the answers to Idempotency-Keys that are about these subjects. How many there were.

    And those of others that hold one of the names together with one of the words. From then on the
    key of such an answer means a new request.
    """
    asked: dict[str, Any] = {
        "issuer_id": issuer_id,
        "mode": mode.value,
        "subjects": list(subjects),
        "names": list(names),
        "words": list(words),
    }
    with connection.cursor() as cursor:
        cursor.execute(_OUTCOMES, asked)
        count: int = cursor.rowcount
    return count


@transaction.atomic
def forget_files(*, issuer_id: UUID, mode: Mode, names: Sequence[bytes], now: datetime) -> int:
    """Removes the files of the ended jobs in which one of these names stands.

    How many jobs there were. A name in a compressed input is not seen; what was made of it is
    looked through, and all files go 7 days after the end.
    """
    ended = Job.objects.for_issuer(issuer_id, mode).exclude(finished_at=None)
    rows = ended.filter(files_removed_at=None).select_for_update(of=("self",), skip_locked=True)
    found = [pk for pk in rows.order_by("pk").values_list("pk", flat=True) if _holds(pk, names)]
    remove_files_of(found, now=now)
    return len(found)


def is_at_work(*, issuer_id: UUID, mode: Mode, before: datetime) -> bool:
    """Whether a job goes on that was asked for before then, and may still write what it has read."""
    return (
        Job.objects.for_issuer(issuer_id, mode).unfinished().filter(created_at__lt=before).exists()
    )


def _holds(job_id: UUID, names: Sequence[bytes]) -> bool:
    asked: dict[str, Any] = {"job_id": job_id, "names": list(names), "reach": REACH}
    tables = (JobResult, JobRows, JobInput)
    places = (_PARAMETERS, *(_CHUNKS.format(table=table._meta.db_table) for table in tables))
    with connection.cursor() as cursor:
        for place in places:
            cursor.execute(place, asked)
            if cursor.fetchone()[0]:
                return True
    return False
