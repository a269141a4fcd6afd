"""Let short requests go first while a long one computes in the same process.

Python runs one thread at a time. A bulk request that computes for a fifth of a second takes every
second turn from each short request beside it, so those take twice as long and more. It calls
`give_way` between two of its rows, and pauses there while a short request is at work.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PAUSE = 0.001  # seconds; for a thousand rows three seconds at most

_of_process: list[Callable[[], bool]] = []
_here = threading.local()


def watch(is_busy: Callable[[], bool]) -> None:
    """Ask this function whether short requests are at work in this process."""
    _of_process[:] = [is_busy]


@contextmanager
def giving_way() -> Iterator[None]:
    """What this thread does in the block is long: it gives way."""
    _here.is_long = True
    try:
        yield
    finally:
        _here.is_long = False


def give_way() -> None:
    """Pause for a moment if this thread does something long and short requests are at work."""
    if getattr(_here, "is_long", False) and any(is_busy() for is_busy in _of_process):
        time.sleep(PAUSE)
