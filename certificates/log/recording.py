"""Log certificates from before the log: each once, with the action `recorded` and today's date.

That proves what they say and their state from now on. Earlier changes of theirs stay out of the log.
"""

from collections.abc import Callable
from datetime import datetime
from uuid import UUID

from django.db import connection, transaction

from lib.sql import take_lock

BATCH = 20_000
_LOCK = 0x7265636F  # advisory lock: two runs would log a certificate twice

_PAGE_END = """
SELECT id FROM (SELECT id FROM certificates_certificate WHERE id > %s ORDER BY id LIMIT %s) page
 ORDER BY id DESC LIMIT 1
"""
_RECORD = """
INSERT INTO certificates_unlogged (certificate_id, sequence, at)
SELECT h.certificate_id, h.sequence, %s
  FROM certificates_certificate c
  CROSS JOIN LATERAL (SELECT certificate_id, sequence, at FROM certificates_certificatehistory
                       WHERE certificate_id = c.id ORDER BY sequence DESC LIMIT 1) h
 WHERE c.id > %s AND c.id <= %s AND h.at < %s
   AND NOT EXISTS (SELECT FROM certificates_logentry e
                    WHERE e.certificate_id = h.certificate_id AND e.sequence = h.sequence)
   AND NOT EXISTS (SELECT FROM certificates_unlogged u
                    WHERE u.certificate_id = h.certificate_id AND u.sequence = h.sequence)
"""


def record(
    *, now: datetime, batch: int = BATCH, progress: Callable[[int], None] = lambda _done: None
) -> int:
    """Queue every certificate whose newest change is neither logged nor waiting; how many.

    In batches, each a transaction of its own: started again, it goes on. `progress` is called after
    each with the number so far.
    """
    recorded, after = 0, UUID(int=0)
    while True:
        with transaction.atomic(), connection.cursor() as cursor:
            take_lock(_LOCK)
            cursor.execute(_PAGE_END, [after, batch])
            if (found := cursor.fetchone()) is None:
                return recorded
            cursor.execute(_RECORD, [now, after, found[0], now])
            recorded, after = recorded + cursor.rowcount, found[0]
        progress(recorded)
