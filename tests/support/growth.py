"""Compares the cost of a larger input within one run."""

import time
from collections.abc import Callable

FACTOR = 16  # the larger input is so many times the smaller one
LINEAR = 4.0  # at most so much for work in proportion to its input, noise included
REPEATS = 3


def growth(small: Callable[[], object], large: Callable[[], object]) -> float:
    """How many times more each unit costs in an input that is FACTOR times as large.

    About 1 for work in proportion to its input, FACTOR for work that grows with its square.
    """
    return _seconds(large) / _seconds(small) / FACTOR


def _seconds(work: Callable[[], object]) -> float:
    """CPU seconds of the quickest of a few runs: others disturb single runs only."""
    seconds = []
    for _ in range(REPEATS):
        started = time.process_time()
        work()
        seconds.append(time.process_time() - started)
    return max(min(seconds), 1e-6)
