"""Write the counts of a process every few seconds from its background thread, and when it ends.

A database that is away costs nothing: the counts are kept, and written once it is back. A process
that is killed loses what it counted since the last time, which is why these counts are called
approximate.
"""

import os
import threading
from collections.abc import Callable, Mapping
from uuid import UUID

from django.db import connection, transaction

from accounts import metrics
from lib import flush_thread

from .counter import Counter, DeprecatedCall, K, Key, UsageSubject, today
from .sources import SUBJECT_COUNTERS, UsageKind

# In one order, so that two processes never wait for each other. An issuer that is gone counts no more.
_WRITE = """
INSERT INTO accounts_usageday AS known (issuer_id, mode, day, kind, amount)
SELECT new.issuer_id, new.mode, date '1970-01-01' + new.day, new.kind, new.amount
  FROM unnest(%s::uuid[], %s::text[], %s::text[], %s::int[], %s::bigint[])
       AS new (issuer_id, mode, kind, day, amount)
  JOIN accounts_issuer issuer ON issuer.id = new.issuer_id
 ORDER BY 1, 2, 3, 4
    ON CONFLICT (issuer_id, mode, day, kind) DO UPDATE SET amount = known.amount + excluded.amount
"""

_WRITE_DEPRECATED = """
INSERT INTO accounts_deprecateduse AS known (issuer_id, key_id, code, amount, last_used_on)
SELECT key.issuer_id, key.id, new.code, sum(new.amount), date '1970-01-01' + max(new.day)
  FROM unnest(%s::uuid[], %s::text[], %s::int[], %s::bigint[]) AS new (key_id, code, day, amount)
  JOIN accounts_apikey key ON key.id = new.key_id
 GROUP BY 1, 2, 3 ORDER BY 2, 3
    ON CONFLICT (key_id, code) DO UPDATE SET amount = known.amount + excluded.amount,
       last_used_on = greatest(known.last_used_on, excluded.last_used_on)
"""


class Flusher:
    """One per process."""

    def __init__(self) -> None:
        self.counter: Counter[Key] = Counter()
        self._deprecated: Counter[DeprecatedCall] = Counter()
        self._subjects: dict[UsageKind, Counter[UsageSubject]] = {}
        self._writing = threading.Lock()  # so that the end of the process waits for the thread

    def count(self, issuer_id: UUID, mode: str, kind: UsageKind, of: UUID | None = None) -> None:
        """Count one, also for the subject `of`. Never waits for the database."""
        day = today()
        self.counter.add(Key(issuer_id, mode, kind.value, day))
        if of is not None and kind in SUBJECT_COUNTERS:
            self._subjects.setdefault(kind, Counter()).add(UsageSubject(of, day))
        flush_thread.ensure_running()

    def count_deprecated(self, key_id: UUID, code: str) -> None:
        """Count a call of a deprecated part of the interface. Never waits for the database."""
        self._deprecated.add(DeprecatedCall(key_id, code, today()))
        flush_thread.ensure_running()

    def flush(self) -> int:
        """Write the counts; how many. Raises errors without losing counts."""
        with self._writing:
            written = _hand_over(self.counter, write)
            for kind, counter in [*self._subjects.items()]:
                _hand_over(counter, SUBJECT_COUNTERS[kind])
            return written + _hand_over(self._deprecated, write_deprecated)


def _hand_over(counter: Counter[K], take: Callable[[Mapping[K, int]], None]) -> int:
    """Pass the counts to `take`; put them back, and raise, if that fails."""
    counts = counter.take()
    if not counts:
        return 0
    try:
        take(counts)
    except Exception:
        counter.give_back(counts)
        raise
    return len(counts)


def write(counts: Mapping[Key, int]) -> None:
    """Add the counts to the stored ones, without waiting for the disk."""
    issuers, modes, kinds, days = zip(*counts, strict=True)
    amounts = list(counts.values())
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL synchronous_commit = off")
        cursor.execute(_WRITE, [list(issuers), list(modes), list(kinds), list(days), amounts])


def write_deprecated(counts: Mapping[DeprecatedCall, int]) -> None:
    """Add the counts of deprecated calls to the stored ones."""
    keys, codes, days = zip(*counts, strict=True)
    with connection.cursor() as cursor:
        cursor.execute(
            _WRITE_DEPRECATED, [list(keys), list(codes), list(days), list(counts.values())]
        )


_flusher = Flusher()


def count(issuer_id: UUID, mode: str, kind: UsageKind, of: UUID | None = None) -> None:
    """Count one of this kind for this issuer today, and for the subject `of`."""
    _flusher.count(issuer_id, mode, kind, of)


def count_deprecated(key_id: UUID, code: str) -> None:
    """Count a call of a deprecated part of the interface, for this API key."""
    metrics.DEPRECATED_CALLS.labels(code).inc()
    _flusher.count_deprecated(key_id, code)


@flush_thread.register_flush
def flush() -> int:
    """Write the counts of this process now. Raises errors without losing counts."""
    return _flusher.flush()


def _begin_anew() -> None:
    """Start empty in a forked child: the parent writes its own counts."""
    global _flusher  # noqa: PLW0603  (a fork is the one moment at which it is replaced)
    _flusher = Flusher()


os.register_at_fork(after_in_child=_begin_anew)
