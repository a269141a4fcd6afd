"""Store an import's parsed rows and their unique keys between its phases.

Called from a step: it becomes true with the step's cursor, or not at all.
"""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import msgspec

from accounts.jobs.models import JobKey, JobRows
from lib import sql
from lib.structs import decode_struct

from .file_models import add_chunk

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
