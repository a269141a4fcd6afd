"""What waits in the whole service, and since when: for /metrics and the pages of the operators.

Each statement goes by an index and stops at COUNTED rows, however much waits.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from django.db import connection

from accounts.jobs.states import UNFINISHED

COUNTED = 10_000  # counts of rows stop here

# Of the jobs that have waited longest.
_JOBS = f"""
SELECT state, kind, count(*), min(due_at)
  FROM (SELECT state, kind, due_at FROM accounts_job
         WHERE state = ANY (%s) ORDER BY due_at LIMIT {COUNTED}) AS first
 GROUP BY state, kind
"""
_MAILS_WAIT = "due_at IS NOT NULL AND sent_at IS NULL AND dropped_at IS NULL"
# What is due first among the mails is found from issuer to issuer along the index; audit entries are in the
# order in which they are sealed.
_WAITING = f"""
WITH RECURSIVE first (issuer_id, due_at) AS (
  (SELECT issuer_id, due_at FROM accounts_outgoingmail
    WHERE {_MAILS_WAIT} ORDER BY issuer_id, due_at LIMIT 1)
  UNION ALL
  SELECT next.issuer_id, next.due_at
    FROM first CROSS JOIN LATERAL (
         SELECT m.issuer_id, m.due_at FROM accounts_outgoingmail m
          WHERE {_MAILS_WAIT} AND m.issuer_id > first.issuer_id
          ORDER BY m.issuer_id, m.due_at LIMIT 1) AS next
)
SELECT (SELECT count(*) FROM (
          SELECT FROM accounts_outgoingmail WHERE {_MAILS_WAIT} LIMIT {COUNTED}) AS mail),
       (SELECT min(due_at) FROM first),
       (SELECT at FROM accounts_auditentry WHERE position IS NULL ORDER BY txid, id LIMIT 1)
"""


class Backlogs(NamedTuple):
    """E-mails to be sent, counted to COUNTED, and since when the first waits; the same of audit entries."""

    mails: int
    mail_due_at: datetime | None
    unsealed_since: datetime | None


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
    """E-mails that are not sent and audit entries that are not sealed."""
    with connection.cursor() as cursor:
        cursor.execute(_WAITING)
        return Backlogs(*cursor.fetchone())
