"""Count usage by calendar day (UTC): certificates and deliveries exactly, calls and verifications roughly.

Kinds with rows are counted from them; kinds without are counted in the process and written every few
seconds and when it ends, by issuer. A database that is away costs nothing: the counts are kept. A
process that is killed loses what it counted since the last time. Subjects of what is counted are passed
to registered functions, and stored nowhere else. `accounts.usage.operations` rolls up and reports.
"""

import logging
import os
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeAlias, TypeVar
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Model

from accounts import metrics
from lib import flush_thread

logger = logging.getLogger(__name__)

SECONDS_A_DAY = 86_400
MAX_COUNTS = (
    50_000  # different counts at once: some megabytes, reached only while nothing can be written
)


class Key(NamedTuple):
    """Issuer, mode, kind and day (days since 1970, UTC) of a count."""

    issuer_id: UUID
    mode: str
    kind: str
    day: int


class UsageSubject(NamedTuple):
    """The subject of a count, and its day."""

    id: UUID
    day: int


class DeprecatedCall(NamedTuple):
    """An API key, the deprecated part of the interface that it used, and the day."""

    key_id: UUID
    code: str
    day: int


K = TypeVar("K", Key, UsageSubject, DeprecatedCall)


def today() -> int:
    """Today's day number, in UTC."""
    return int(time.time()) // SECONDS_A_DAY


class Counter(Generic[K]):
    """A thread-safe counter."""

    def __init__(self, most: int = MAX_COUNTS) -> None:
        self._lock = threading.Lock()
        self._counts: dict[K, int] = {}
        self._most = most

    def add(self, key: K) -> None:
        """Add one. Takes a microsecond: this is on the hot path."""
        with self._lock:
            known = self._counts.get(key, 0)
            if known or len(self._counts) < self._most:
                self._counts[key] = known + 1

    def take(self) -> dict[K, int]:
        """Return all counts, and start again from zero."""
        with self._lock:
            counts, self._counts = self._counts, {}
        return counts

    def give_back(self, counts: Mapping[K, int]) -> None:
        """Put back counts that could not be written."""
        with self._lock:
            for key, amount in counts.items():
                if key in self._counts or len(self._counts) < self._most:
                    self._counts[key] = self._counts.get(key, 0) + amount
            full = len(self._counts) >= self._most
        if full:
            logger.error("usage is no longer counted in full: nothing could be written for long")


class UsageKind(StrEnum):
    """The kinds of usage, as the API names them."""

    CERTIFICATES = "certificates"
    API_CALLS = "apiCalls"
    VERIFICATIONS = "verifications"
    DELIVERIES = "deliveries"


APPROXIMATE = (UsageKind.API_CALLS, UsageKind.VERIFICATIONS)


@dataclass(frozen=True, slots=True)
class UsageSource:
    """A table whose rows are counted: `issuer`, `mode`, and an `id` that is a UUIDv7.

    `at` is the column that says on which day a row counts.
    """

    kind: UsageKind
    model: type[Model]
    at: str


SOURCES: dict[UsageKind, UsageSource] = {}
# Functions that get the subjects of counted events, to add them up in their own way.
SubjectCounter: TypeAlias = Callable[[Mapping[UsageSubject, int]], None]
SUBJECT_COUNTERS: dict[UsageKind, SubjectCounter] = {}


def register_usage_source(source: UsageSource) -> None:
    """Register the table of a kind, from `ready` of the app that owns it."""
    if source.kind in SOURCES:
        raise ValueError(f"the usage of {source.kind} is registered twice")
    SOURCES[source.kind] = source


def register_subject_counter(kind: UsageKind, taker: SubjectCounter) -> None:
    """Register a function that gets the counted subjects every few seconds.

    If it raises, it is handed the same counts again; so it keeps all of them or none.
    """
    if kind in SUBJECT_COUNTERS:
        raise ValueError(f"the subjects of {kind} are taken twice")
    SUBJECT_COUNTERS[kind] = taker


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
        self.forget()

    def forget(self) -> None:
        """Start empty, with locks that nobody holds."""
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
        metrics.DEPRECATED_CALLS.labels(code).inc()
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
count = _flusher.count
count_deprecated = _flusher.count_deprecated
flush = flush_thread.register_flush(_flusher.flush)
os.register_at_fork(after_in_child=_flusher.forget)  # the parent writes its own counts
