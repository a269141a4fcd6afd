"""Delete stored responses after 30 days (the runbook lists all retention periods)."""

import time
from datetime import datetime, timedelta

from django.db import connection

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
