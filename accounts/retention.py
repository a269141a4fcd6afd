"""What is removed of requests: by age, and of erased people."""

import time
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection

from accounts.scopes import Mode
from lib.database.tenancy import as_worker

KEEP_RESPONSES = timedelta(days=30)
BATCH = 1_000
BUDGET = timedelta(seconds=60)

# A row locked by another transaction (an erasure, another run) waits for the next run. As an
# array the batch is chosen once: joined to it, the planner may choose another for every row.
_DELETE_OLD = """
DELETE FROM accounts_storedresponse WHERE id = ANY (ARRAY(
  SELECT id FROM accounts_storedresponse WHERE created_at < %s
   ORDER BY created_at LIMIT %s FOR UPDATE SKIP LOCKED))
"""


@as_worker("old responses are of all issuers")
def remove_stored_responses(
    *, now: datetime, batch: int = BATCH, budget: timedelta = BUDGET
) -> int:
    """Delete stored responses older than 30 days; how many.

    In batches, each a transaction of its own, and not longer than `budget`: the rest is
    removed by the next run. From then on an Idempotency-Key means a new request.
    """
    ends = time.monotonic() + budget.total_seconds()
    removed = 0
    with connection.cursor() as cursor:
        while True:
            cursor.execute(_DELETE_OLD, [now - KEEP_RESPONSES, batch])
            count: int = cursor.rowcount
            removed += count
            if count < batch or time.monotonic() >= ends:
                return removed


# A response that only names a subject holds no data of it and stays, so that an erasure does not make
# a batch run twice. With one of the words beside the name it does hold data.
_DELETE_RESPONSES = """
DELETE FROM accounts_storedresponse
 WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s
   AND (subject = ANY (%(subjects)s)
        OR (EXISTS (SELECT FROM unnest(%(names)s::bytea[]) name WHERE position(name IN body) > 0)
            AND EXISTS (SELECT FROM unnest(%(words)s::bytea[]) word
                         WHERE position(word IN body) > 0)))
"""


def erase_stored_responses(
    *,
    issuer_id: UUID,
    mode: Mode,
    subjects: Collection[UUID],
    names: Sequence[bytes],
    words: Sequence[bytes],
) -> int:
    """Delete the stored responses about these subjects; how many.

    And those of others that hold one of the names together with one of the words. From then on the
    key of such an answer means a new request.
    """
    parameters: dict[str, Any] = {
        "issuer_id": issuer_id,
        "mode": mode.value,
        "subjects": list(subjects),
        "names": list(names),
        "words": list(words),
    }
    with connection.cursor() as cursor:
        cursor.execute(_DELETE_RESPONSES, parameters)
        count: int = cursor.rowcount
    return count
