"""Long work goes slower while short requests are coming.

A bulk request, a step of a job or a batch of signatures computes for tenths of a second, here and in the
database. Where processors are short, whoever sends a single request beside it would wait for them. So such
work calls `give_way` between two of its parts, and rests there for a few times as long as it has worked,
while short requests are coming. If none are, it never rests.

Who knows whether they are says so by `watch`; a process without that never rests.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SHORTEST = 0.001  # seconds of work before it rests
LONGEST_REST = 0.25  # seconds
# Where others may wait for locks, for two seconds at most: rests for each second of work, and seconds in all.
REST_WITH_LOCKS = 2.0
MOST_WITH_LOCKS = 1.0

_watched: list[Callable[[], bool]] = []  # none or one
_here = threading.local()


def watch(short_requests_are_coming: Callable[[], bool]) -> None:
    """Ask this function whether short requests are coming."""
    _watched[:] = [short_requests_are_coming]


@contextmanager
def giving_way(*, rest: float) -> Iterator[None]:
    """Mark the block as long work, within which `give_way` rests.

    `rest`: seconds for each second of work. With 3 it works for a quarter of the time.
    """
    before = getattr(_here, "rest", 0.0)
    _here.rest, _here.since = rest, time.perf_counter()
    try:
        yield
    finally:
        _here.rest = before


@contextmanager
def holding_locks() -> Iterator[None]:
    """Mark the block as holding locks that others may wait for: it rests for less."""
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
    rest = getattr(_here, "rest", 0.0)
    if not rest:
        return
    worked = time.perf_counter() - _here.since
    if worked < SHORTEST:
        return
    left = getattr(_here, "left", None)
    seconds = min(worked * rest, LONGEST_REST)
    if left is not None:
        seconds = min(worked * min(rest, REST_WITH_LOCKS), left)
    if seconds and any(are_coming() for are_coming in _watched):
        time.sleep(seconds)
        if left is not None:
            _here.left = left - seconds
    _here.since = time.perf_counter()
