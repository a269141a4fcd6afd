"""Slow long work down while short requests are coming, the more the less processor time is free.

A bulk request, a step of a job or a batch of signatures computes for tenths of a second, here and in the
database. Where processors are short, whoever sends a single request beside it would wait for them. So such
work calls `give_way` between two of its parts, and rests there for a few times as long as it has worked,
while short requests are coming. If none are, it never rests. What it could not rest, because others might
wait for its locks, it owes.

Who knows whether they are says so by `watch`; a process without that never rests.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from lib.processors import processors

SHORTEST = 0.001  # seconds of work before it rests
LONGEST_REST = 2.0  # seconds
REST_PER_WORK = 30.0  # for each second of work, where all processors are used
LEAST_REST = 2.0  # for each second of work, however many processors are free
MOST_OWED = 5.0  # seconds; what would be beyond them is forgiven
# Where others may wait for locks, for two seconds at most: rests for each second of work, and seconds in all.
REST_WITH_LOCKS = 2.0
MOST_WITH_LOCKS = 1.0

_watched: list[Callable[[], bool]] = []  # none or one
_here = threading.local()


@dataclass(slots=True)
class LongWork:
    """Long work of a thread: how much it rests, and what it still owes.

    `rest`: seconds for each second of work where all processors are used.
    """

    rest: float
    since: float  # when it began to work, or went on
    owed: float = 0.0  # seconds of rest

    def settle(self) -> float:
        """Add the rest for what was worked since the last time; returns the seconds that are owed now.

        They are forgiven if no short requests are coming.
        """
        now = time.perf_counter()
        worked, self.since = now - self.since, now
        if any(are_coming() for are_coming in _watched):
            least = min(self.rest, LEAST_REST)
            times = least + (self.rest - least) * processors.shortage()
            self.owed = min(self.owed + worked * times, MOST_OWED)
        else:
            self.owed = 0.0
        return self.owed

    def sleep(self, seconds: float) -> None:
        """Rest for so many seconds of those that are owed."""
        if seconds > 0:
            time.sleep(seconds)
            self.owed -= seconds
            self.since = time.perf_counter()


def watch(short_requests_are_coming: Callable[[], bool]) -> None:
    """Ask this function whether short requests are coming."""
    _watched[:] = [short_requests_are_coming]


@contextmanager
def giving_way(*, rest: float = REST_PER_WORK) -> Iterator[LongWork]:
    """Mark the block as long work, within which `give_way` rests. What is owed at its end is the caller's affair.

    Only what it works until the last `give_way` counts: whatever never calls it, as an upload that waits for
    a storage, owes nothing.

    `rest`: seconds for each second of work where all processors are used. With 3 it works for a quarter
    of the time.
    """
    before: LongWork | None = getattr(_here, "work", None)
    work = _here.work = LongWork(rest, time.perf_counter())
    try:
        yield work
    finally:
        _here.work = before
        if before is not None:
            before.since = time.perf_counter()


@contextmanager
def holding_locks() -> Iterator[None]:
    """Mark the block as holding locks that others may wait for: it rests for less, and owes the rest."""
    if getattr(_here, "left", None) is not None:  # within such a block already
        yield
        return
    _here.left = MOST_WITH_LOCKS
    try:
        yield
    finally:
        _here.left = None


def give_way() -> None:
    """Rest, if this thread does something long and short requests are coming. Cheap: call it for each row."""
    work: LongWork | None = getattr(_here, "work", None)
    if work is None:
        return
    worked = time.perf_counter() - work.since
    left: float | None = getattr(_here, "left", None)
    if left is None:
        if worked >= SHORTEST or work.owed:
            work.sleep(min(work.settle(), LONGEST_REST))
    elif worked >= SHORTEST:
        seconds = min(work.settle(), worked * REST_WITH_LOCKS, left)
        _here.left = left - seconds
        work.sleep(seconds)
