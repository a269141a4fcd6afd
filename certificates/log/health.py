"""The state of the transparency log, for metrics."""

from datetime import datetime
from typing import NamedTuple

from django.conf import settings
from django.db import connection

_HEALTH = """
SELECT EXISTS (SELECT FROM certificates_log WHERE halted IS NOT NULL),
       least((SELECT coalesce(u.at, h.at)
                FROM (SELECT certificate_id, sequence, at
                        FROM certificates_unlogged ORDER BY id LIMIT 1) u
                LEFT JOIN certificates_certificatehistory h USING (certificate_id, sequence)),
             -- What is sequenced has left that queue: it counts once its files can be written.
             (SELECT min(next.at)
                FROM certificates_log l
               CROSS JOIN LATERAL (SELECT at FROM certificates_logcheckpoint c
                                    WHERE c.mode = l.mode AND c.size > l.published
                                    ORDER BY size LIMIT 1) AS next))
"""
# The first checkpoint after the newest that has it.
_SINCE = """
SELECT at FROM certificates_logcheckpoint
 WHERE mode = 'live' AND size > coalesce((SELECT max(size) FROM certificates_logcheckpoint
                                           WHERE mode = 'live' AND {column} IS NOT NULL), 0)
 ORDER BY size LIMIT 1
"""


class LogHealth(NamedTuple):
    """Whether the log is halted, and since when the first change waits that is not published."""

    halted: bool
    waiting_since: datetime | None


def health() -> LogHealth:
    """Read the state of the logs from the database."""
    with connection.cursor() as cursor:
        cursor.execute(_HEALTH)
        return LogHealth(*cursor.fetchone())


def unstamped_since() -> datetime | None:
    """Since when the first checkpoint waits that no time stamp covers; None where none is asked for."""
    return _since("timestamp") if settings.TIMESTAMP_URL else None


def uncosigned_since() -> datetime | None:
    """Since when the first checkpoint waits that no witness has seen; None where there are none."""
    return _since("cosignatures") if settings.LOG_WITNESSES else None


def _since(column: str) -> datetime | None:
    with connection.cursor() as cursor:
        cursor.execute(_SINCE.format(column=column))
        found = cursor.fetchone()
        return found[0] if found else None
