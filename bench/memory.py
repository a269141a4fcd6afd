"""Memory of the web workers: warm, and after many requests."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import cycle

import psutil

from bench.loads.client import Load, Result
from bench.rows import ROWS
from bench.servers import Servers, Site

MIB = 1024 * 1024
MOST = 150.0  # MiB of a worker
FLAT = 1.05  # times what it took when it was warm
WARM = 5_000  # requests, after which everything has been loaded
USES = ("issue", "get", "verify page")
SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Memory:
    """The resident sizes of the workers, in MiB, after so many requests."""

    warm_requests: int
    warm: list[float]
    requests: int
    then: list[float]
    errors: int

    @property
    def reached(self) -> bool:
        """Whether the workers are small enough, and have not grown since they were warm."""
        grown = max(self.then) / max(self.warm)
        return max(self.then) <= MOST and grown <= FLAT and not self.errors

    def __str__(self) -> str:
        verdict = "ok" if self.reached else "MISSED"
        return (
            f"web workers: {_sizes(self.warm)} MiB after {self.warm_requests} requests, "
            f"{_sizes(self.then)} MiB after {self.requests} "
            f"(target: at most {MOST:.0f}, and at most {FLAT:.2f} times as before): {verdict}"
        )


def measure_memory(servers: Servers, requests: int, send: Callable[[Load], Result]) -> Memory:
    """Issue, read and verify in turn until enough requests were answered."""
    warm: tuple[int, list[float]] | None = None
    errors = 0
    for answered, wrong in _answered(servers, send):
        errors += wrong
        if warm is None and answered >= WARM:
            warm = answered, _workers(servers)
        if warm is not None and answered >= requests:
            return Memory(*warm, answered, _workers(servers), errors)
    raise AssertionError("loads never end")


def _answered(servers: Servers, send: Callable[[Load], Result]) -> Iterator[tuple[int, int]]:
    """Yields the requests answered so far, and the errors of the last load."""
    server = servers.of(Site.PRODUCTION)
    loads = [row.product.load(server) for row in ROWS if row.name in USES]
    answered = 0
    for load in cycle(loads):
        result = send(replace(load, seconds=SECONDS))
        answered += round(result.per_second * SECONDS)
        yield answered, sum(result.errors.values())


def _workers(servers: Servers) -> list[float]:
    server = psutil.Process(servers.of(Site.PRODUCTION).pid)
    return [child.memory_info().rss / MIB for child in server.children(recursive=True)]


def _sizes(sizes: list[float]) -> str:
    return ", ".join(f"{size:.0f}" for size in sizes)
