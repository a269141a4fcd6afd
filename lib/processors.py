"""Measure how much processor time of this machine is used, so that long work can leave some to others."""

import os
from math import sqrt
from pathlib import Path
from time import monotonic

STAT = Path("/proc/stat")
# What has to be free so that hardly anybody waits grows with the square root of the number of processors
# (square-root staffing). None are short where 60 % of two are free, or a fifth of sixteen; all are where
# 40 % of two are free, or a seventh of sixteen.
_ROOT = sqrt(os.cpu_count() or 1)
EASY, FULL = 1 - 0.85 / _ROOT, 1 - 0.57 / _ROOT  # shares of the processors' time that are used
LOOK_EVERY = 0.1  # seconds
WEIGHT = 0.3  # of a tenth of a second; what was before it counts for the rest
UNKNOWN = 0.1  # where the system does not say


class Processors:
    """The share of processor time used in the last tenths of a second, by whatever runs on the machine."""

    def __init__(self) -> None:
        self._looked = monotonic()
        self._used, self._all = _ticks()
        self._share = EASY

    def shortage(self) -> float:
        """From 0 (there is room for more) to 1 (who needs a processor waits for one). Cheap: call it often."""
        if not self._all:
            return UNKNOWN
        now = monotonic()
        if now - self._looked >= LOOK_EVERY:
            self._look(now)
        return min(max((self._share - EASY) / (FULL - EASY), 0.0), 1.0)

    def _look(self, now: float) -> None:
        before, self._looked = self._looked, now  # first: other threads look later
        known_used, known_all = self._used, self._all
        self._used, self._all = _ticks()
        if self._all > known_all:
            share = (self._used - known_used) / (self._all - known_all)
            weight = 1 - (1 - WEIGHT) ** ((now - before) / LOOK_EVERY)
            self._share += weight * (share - self._share)


def _ticks() -> tuple[int, int]:
    """How long all processors were used since the start of the machine, and how long there were any.

    In ticks (proc(5), `/proc/stat`); zeros where the system has no such file.
    """
    try:
        with STAT.open("rb") as file:
            user, nice, system, idle, waiting, *more = map(int, file.readline().split()[1:9])
    except (OSError, ValueError):
        return 0, 0
    used = user + nice + system + sum(more)
    return used, used + idle + waiting


processors = Processors()
