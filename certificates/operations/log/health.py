"""The state of the transparency log, for /readyz and metrics."""

from datetime import datetime
from typing import NamedTuple

from django.db import connection

_HEALTH = """
SELECT EXISTS (SELECT FROM certificates_log WHERE halted IS NOT NULL),
       (SELECT coalesce(u.at, h.at)
          FROM (SELECT certificate_id, sequence, at FROM certificates_unlogged ORDER BY id LIMIT 1) u
          LEFT JOIN certificates_certificatehistory h USING (certificate_id, sequence))
"""


class LogHealth(NamedTuple):
    """Whether the log is halted, and since when the change waits that was the first to wait."""

    halted: bool
    waiting_since: datetime | None


def health() -> LogHealth:
    """Read the state of the logs from the database."""
    with connection.cursor() as cursor:
        cursor.execute(_HEALTH)
        return LogHealth(*cursor.fetchone())


def readiness() -> str:
    """The line of /readyz. A halted log keeps nobody from issuing and verifying."""
    return "halted" if health().halted else "up"
