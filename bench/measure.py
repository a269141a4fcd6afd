"""Measure both sides of a row in alternating rounds, so that a busy machine affects both."""

import itertools
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from statistics import median

from bench.cost import Cost, checkpoint, spent, stored_bytes, vacuum
from bench.loads.client import CLIENT, Load, Result
from bench.rows import Row, Side
from bench.servers import Servers, run

LEAD = 0.3  # seconds of each run that do not count
SERIALS = itertools.count(0, 1_000_000)  # the first serial number of each load, which needs fewer


@dataclass(frozen=True, slots=True)
class Slice:
    """One side of one round: the load's result and its cost."""

    result: Result
    cost: Cost
    units: float  # what was answered, the warm-up included

    @property
    def per_unit(self) -> Cost:
        """The cost of one unit: milliseconds of CPU, bytes of log."""
        units, cost = max(self.units, 1), self.cost
        web, postgres, redis = (
            1000 * each / units for each in (cost.web, cost.postgres, cost.redis)
        )
        return Cost(web, postgres, redis, cost.wal / units)

    @property
    def cpu(self) -> float:
        """Milliseconds of CPU of one unit, all servers together."""
        each = self.per_unit
        return each.web + each.postgres + each.redis


@dataclass(slots=True)
class Measured:
    """All rounds of one row."""

    row: Row
    product: list[Slice] = field(default_factory=list)
    floor: list[Slice] = field(default_factory=list)
    stored: float | None = None  # bytes of one unit that the product stored

    @property
    def ratios(self) -> list[float]:
        """Product to floor by what is answered in a second, in each round."""
        return [
            product.result.per_second / floor.result.per_second if floor.result.per_second else 0.0
            for product, floor in zip(self.product, self.floor, strict=True)
        ]

    @property
    def cpu_ratios(self) -> list[float]:
        """The floor's CPU time of one unit divided by the product's, in each round."""
        return [
            floor.cpu / product.cpu if product.cpu else 0.0
            for product, floor in zip(self.product, self.floor, strict=True)
        ]

    @property
    def ratio(self) -> float:
        """The median of the rounds' ratios."""
        return median(self.ratios)

    @property
    def errors(self) -> dict[str, int]:
        """Errors of all rounds on both sides. A run with errors proves nothing."""
        counts: dict[str, int] = {}
        for side, slices in (("product", self.product), ("floor", self.floor)):
            for each in slices:
                for name, count in each.result.errors.items():
                    counts[f"{side} {name}"] = counts.get(f"{side} {name}", 0) + count
        return counts

    @property
    def reached(self) -> bool:
        """Whether the target is met, without an error."""
        return self.ratio >= self.row.target and self._in_time() and not self.errors

    def _in_time(self) -> bool:
        p50 = median(each.result.p50 for each in self.product)
        p99 = median(each.result.p99 for each in self.product)
        over = p50 - median(each.result.p50 for each in self.floor)
        row = self.row
        return all(
            most is None or took <= most
            for took, most in ((p50, row.most_p50), (p99, row.most_p99), (over, row.most_over))
        )


class Meter:
    """Runs loads, and measures what they cost."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers

    def slice(self, side: Side, *, seconds: float, warm_up: float) -> Slice:
        """Run the load of one side."""
        server = self._servers.of(side.site)
        load = replace(side.load(server), seconds=seconds, warm_up=warm_up)
        before = spent(self._servers, server)
        result = send(load)
        cost = spent(self._servers, server) - before
        if load.program != CLIENT:  # it prepares rows of its own and does the work itself
            cost = Cost()
        return Slice(result, cost, result.answers * load.units)

    def measure(self, row: Row, *, rounds: int, seconds: float, warm_up: float) -> Measured:
        """Measure both sides of a row; the side that starts alternates."""
        measured = Measured(row)
        sides = [(row.product, measured.product), (row.floor, measured.floor)]
        seconds = max(seconds, row.least_seconds)
        for side, _ in sides:  # both sides warm before either is measured
            self.slice(side, seconds=warm_up, warm_up=0)
        product = self._servers.of(row.product.site)
        if not row.stores:
            for side, _ in sides:
                vacuum(self._servers.of(side.site))
        checkpoint(self._servers)
        before = stored_bytes(product)
        for number in range(rounds):
            for side, slices in sides if number % 2 == 0 else reversed(sides):
                slices.append(self.slice(side, seconds=seconds, warm_up=LEAD))
        if row.stores:
            units = sum(each.units for each in measured.product)
            if row.floor.site is row.product.site:
                units += sum(each.units for each in measured.floor)
            measured.stored = (stored_bytes(product) - before) / max(units, 1)
        return measured


def measure(
    rows: Iterable[Row], servers: Servers, *, rounds: int, seconds: float, warm_up: float
) -> Iterator[Measured]:
    """Measure one row after another."""
    meter = Meter(servers)
    for row in rows:
        yield meter.measure(row, rounds=rounds, seconds=seconds, warm_up=warm_up)


def send(load: Load) -> Result:
    """Run the load generator in its own process, with serial numbers of its own."""
    load = replace(load, first_serial=next(SERIALS))
    command = [sys.executable, "-m", load.program]
    return Result(**json.loads(run(command, given=json.dumps(asdict(load)))))
