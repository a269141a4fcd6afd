"""Counters in the memory of one process: fast and bounded."""

import logging
import threading
import time
from collections.abc import Mapping
from typing import Generic, NamedTuple, TypeVar
from uuid import UUID

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
