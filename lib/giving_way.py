"""Long work goes slower while callers wait for answers.

A bulk request, a step of a job or a batch of signatures computes for tenths of a second, here and in the
database. Where processors are short, whoever sends a single request beside it would wait for them. So such
work calls `give_way` between two of its parts, and rests there for a few times as long as it has worked,
while anybody waits for a short answer. If nobody does, it never rests.

Who knows whether somebody waits says so by `watch`; a process without that never rests.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SHORTEST = 0.001  # seconds of work before it rests
LONGEST_REST = 0.25  # seconds

_watched: list[Callable[[], bool]] = []  # none or one
_here = threading.local()


def watch(callers_wait: Callable[[], bool]) -> None:
    """Ask this function whether somebody waits for a short answer."""
    _watched[:] = [callers_wait]


@contextmanager
def giving_way(*, rest: float) -> Iterator[None]:
    """What this thread does in the block is long: it gives way.

    `rest`: seconds for each second of work. With 3 it works for a quarter of the time.
    """
    _here.rest, _here.since = rest, time.perf_counter()
    try:
        yield
    finally:
        _here.rest = 0.0


def give_way() -> None:
    """Rest, if this thread does something long and callers wait. Cheap enough to be called for each row."""
    rest = getattr(_here, "rest", 0.0)
    if not rest:
        return
    worked = time.perf_counter() - _here.since
    if worked >= SHORTEST:
        if any(callers_wait() for callers_wait in _watched):
            time.sleep(min(worked * rest, LONGEST_REST))
        _here.since = time.perf_counter()
