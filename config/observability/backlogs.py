"""What waits in the whole service, and since when: for /metrics and the pages of the operators.

Each statement goes by an index and stops at COUNTED rows, however much waits.
"""

import json
import time
from collections.abc import Iterable
from datetime import datetime
from typing import Any, NamedTuple

from django.db import connection
from redis import Redis

from accounts.jobs.runner import INTERNAL_ERROR
from accounts.jobs.states import UNFINISHED

COUNTED = 10_000  # counts of rows stop here

# Of the jobs that have waited longest.
_JOBS = f"""
SELECT state, kind, count(*), min(due_at)
  FROM (SELECT state, kind, due_at FROM accounts_job
         WHERE state = ANY (%s) ORDER BY due_at LIMIT {COUNTED}) AS first
 GROUP BY state, kind
"""
# A mail that a server refuses is put off again and again: it has waited since it was created. One that was
# put off on purpose has no answer. Audit entries are in the order in which they are sealed.
_WAITING = f"""
SELECT count(*), min(CASE WHEN answer IS NOT NULL THEN created_at
                          WHEN due_at <= now() THEN due_at END),
       (SELECT at FROM accounts_auditentry WHERE position IS NULL ORDER BY txid, id LIMIT 1),
       (SELECT count(*) FROM (
          SELECT FROM accounts_job WHERE state = ANY (%s) AND attempts > 0 AND lease_token IS NULL
           LIMIT {COUNTED}) AS again)
       + (SELECT count(*) FROM accounts_job
           WHERE finished_at > now() - interval '1 hour' AND files_removed_at IS NULL
             AND failure = %s)
  FROM (SELECT due_at, created_at, answer FROM accounts_outgoingmail
         WHERE due_at IS NOT NULL AND sent_at IS NULL AND dropped_at IS NULL LIMIT {COUNTED}) AS mail
"""


class Backlogs(NamedTuple):
    """E-mails to be sent, counted to COUNTED, and since when the first waits; the same of audit entries.

    And how many jobs wait after a failed step, or were given up for that in the last hour.
    """

    mails: int
    mail_since: datetime | None
    unsealed_since: datetime | None
    failing_jobs: int


class JobGroup(NamedTuple):
    """Unfinished jobs of a kind in a state: how many, and when the first of them is due."""

    state: str
    kind: str
    number: int
    due_at: datetime


def jobs() -> list[JobGroup]:
    """The jobs that have not ended, counted to COUNTED in all."""
    with connection.cursor() as cursor:
        cursor.execute(_JOBS, [[state.value for state in UNFINISHED]])
        return [JobGroup(*row) for row in cursor.fetchall()]


def first_due(groups: Iterable[JobGroup]) -> datetime | None:
    """When the first of these jobs is due."""
    return min((group.due_at for group in groups), default=None)


def waiting() -> Backlogs:
    """E-mails that are not sent, audit entries that are not sealed, and jobs of which steps fail."""
    with connection.cursor() as cursor:
        cursor.execute(_WAITING, [[state.value for state in UNFINISHED], INTERNAL_ERROR])
        return Backlogs(*cursor.fetchone())


class WaitingMessages(NamedTuple):
    """The messages of a queue that no worker has taken."""

    queue: str
    messages: int
    oldest_seconds: float


def waiting_messages(client: Redis, queue: str) -> WaitingMessages:
    """Number and age of the messages waiting in a queue. Raises RedisError."""
    count: int = client.llen(queue)
    oldest: Any = client.lindex(queue, -1)
    return WaitingMessages(queue, count, _age(oldest) if oldest else 0)


def _age(message: bytes) -> float:
    """Seconds since the message was sent; 0 if another version sent it without a time."""
    try:
        return max(time.time() - float(json.loads(message)["headers"]["sent_at"]), 0)
    except (ValueError, KeyError, TypeError):
        return 0
