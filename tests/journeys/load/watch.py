"""What the processes hold and what waits in the queues, sampled while a drill runs, and judged after it."""

import re
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import linear_regression, median

import psutil
import psycopg

from tests.journeys.load.installation import Installation

WARM = 0.25  # of the time: caches fill, connections are opened
MOST_GROWTH, MOST_SHARE = 6.0, 0.05  # MiB, or this share of what a process holds: the larger one
MOST_STEP = (
    0.15  # of what it held at first: what a process may come to hold by its largest task so far
)
SLACK_SECONDS = 15  # a queue may hold what comes in so long: some tasks run every 15 seconds
FEW = 4  # samples that say nothing of growth
WAITING = """
SELECT (SELECT count(*) FROM certificates_unlogged) AS log,
       (SELECT count(*) FROM certificates_seal WHERE signed_at IS NULL) AS sealing,
       (SELECT count(*) FROM webhooks_delivery d JOIN webhooks_endpoint e ON e.id = d.endpoint_id
         WHERE d.state IN ('pending', 'leased')
           AND greatest(d.next_at, e.parked_until) <= now() + interval '1 minute') AS deliveries,
       (SELECT count(*) FROM accounts_outgoingmail
         WHERE sent_at IS NULL AND dropped_at IS NULL AND due_at <= now()) AS mails,
       (SELECT count(*) FROM accounts_job
         WHERE state IN ('queued', 'running', 'cancelling')) AS jobs,
       (SELECT count(*) FROM accounts_auditentry WHERE position IS NULL) AS audit
"""


@dataclass
class Series:
    """Values of one thing over time."""

    at: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)

    def add(self, at: float, value: float) -> None:
        self.at.append(at)
        self.values.append(value)

    def since(self, moment: float) -> "Series":
        first = next((n for n, at in enumerate(self.at) if at >= moment), len(self.at))
        return Series(self.at[first:], self.values[first:])

    @property
    def growth(self) -> float:
        """By how much the straight line through the values rises over their time."""
        if len(self.at) < FEW:
            return 0.0
        return linear_regression(self.at, self.values).slope * (self.at[-1] - self.at[0])

    @property
    def lasting_growth(self) -> float:
        """The growth that goes on: of the half that grew less, over the whole time.

        The heap of a process rises once with its largest task so far, which falls into one half.
        """
        half = len(self.at) // 2
        halves = [
            Series(self.at[some], self.values[some]) for some in (slice(half), slice(half, None))
        ]
        return 2 * min(each.growth for each in halves)

    @property
    def early(self) -> float:
        """The median of the first third."""
        return median(self.values[: max(1, len(self.values) // 3)])

    @property
    def late(self) -> float:
        """The median of the last third."""
        return median(self.values[-max(1, len(self.values) // 3) :])


class Watch:
    """Samples in a thread of its own, from the beginning of the block to its end."""

    def __init__(self, made: Installation, every: float) -> None:
        self.made, self.every = made, every
        self.memory: dict[str, Series] = {}
        self.queues: dict[str, Series] = {}
        self.failures: list[BaseException] = []
        self.postgres_processes = 0  # in the first sample
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Watch":
        self.began = time.time()
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        self.ended = time.time()

    @property
    def warm(self) -> float:
        """The moment from which on nothing may grow."""
        return self.began + (self.ended - self.began) * WARM

    def lasting(self) -> dict[str, Series]:
        """The processes that lived from the warm-up to the end, after the warm-up."""
        late = self.ended - 0.1 * (self.ended - self.began)
        return {
            name: series.since(self.warm)
            for name, series in self.memory.items()
            if series.at[0] <= self.warm and series.at[-1] >= late
        }

    def growing(self) -> dict[str, float]:
        """The processes that hold more and more, in MiB."""
        return {
            name: series.growth
            for name, series in self.lasting().items()
            if series.lasting_growth > max(MOST_GROWTH, MOST_SHARE * series.early)
            or series.late > (1 + MOST_STEP) * series.early
        }

    def filling(self, per_second: float) -> dict[str, tuple[float, float]]:
        """The queues in which more and more waits, while so many certificates are issued a second."""
        settled = {name: series.since(self.warm) for name, series in self.queues.items()}
        return {
            name: (series.early, series.late)
            for name, series in settled.items()
            if series.late > 2 * series.early + SLACK_SECONDS * per_second
        }

    def table(self) -> str:
        """What was held and what waited, after the warm-up."""
        lines = [f"{'process':24} {'MiB first':>10} {'last':>8} {'growth':>8} {'lasting':>8}"]
        for name, series in sorted(self.lasting().items()):
            lines.append(
                f"{name:24} {series.early:10.1f} {series.late:8.1f} {series.growth:+8.1f} {series.lasting_growth:+8.1f}"
            )
        lines.append(f"{'queue':24} {'first':>10} {'last':>8} {'most':>8}")
        for name, whole in self.queues.items():
            series = whole.since(self.warm)
            lines.append(
                f"{name:24} {series.early:10.0f} {series.late:8.0f} {max(series.values):8.0f}"
            )
        return "\n".join(lines)

    def _run(self) -> None:
        try:
            with psycopg.connect(self.made.postgres.url, autocommit=True) as connection:
                while not self._over.wait(self.every):
                    self._sample(connection)
        except BaseException as error:
            self.failures.append(error)

    def _sample(self, connection: "psycopg.Connection") -> None:
        now = time.time()
        for name, mib in held(self.made):
            self.memory.setdefault(name, Series()).add(now, mib)
        processes = [own_mib(each.pid) for each in family(self.made.postgres.pid or 0)]
        self.postgres_processes = self.postgres_processes or len(processes)
        # One that is opened later, for another connection, is no growth of those that there are.
        mib = sum(processes) / len(processes) * self.postgres_processes
        self.memory.setdefault("postgres", Series()).add(now, mib)
        self.queues.setdefault("postgres: processes", Series()).add(now, len(processes))
        for name, count in waiting(self.made, connection).items():
            self.queues.setdefault(name, Series()).add(now, count)


def held(made: Installation) -> Iterator[tuple[str, float]]:
    """MiB of each process of the service and of Redis."""
    for unit in made.units:
        assert unit.process is not None
        for process in family(unit.process.pid):
            name = f"{unit.name}{unit.instance or ''}"
            yield f"{name} {process.pid}", own_mib(process.pid)
    assert made.redis.pid is not None
    yield "redis", sum(own_mib(process.pid) for process in family(made.redis.pid))


def family(pid: int) -> list[psutil.Process]:
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        return [process, *process.children(recursive=True)]
    return []


def own_mib(pid: int) -> float:
    """The process's own memory: without files, and without what PostgreSQL's processes share."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:  # it has ended
        return 0.0
    return sum(int(kib) for kib in re.findall(r"^Anonymous: +(\d+)", text, re.MULTILINE)) / 1024


def waiting(made: Installation, connection: "psycopg.Connection") -> dict[str, int]:
    """How much waits in each queue."""
    cursor = connection.execute(WAITING)
    row = cursor.fetchone()
    assert row is not None
    assert cursor.description is not None
    counts = dict(zip([column.name for column in cursor.description], row, strict=True))
    return counts | {f"celery: {name}": n for name, n in made.waiting_messages().items()}
