"""Measure product and floor in alternating rounds, so that a busy machine affects both."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from statistics import median

from bench.client import Load, Result
from bench.rows import Row, Seed

SERIALS = 10_000_000  # a run never uses up its share of serial numbers


@dataclass(slots=True)
class Measured:
    """All rounds of one row."""

    row: Row
    product: list[Result] = field(default_factory=list)
    floor: list[Result] = field(default_factory=list)

    @property
    def ratios(self) -> list[float]:
        """The ratio of product to floor in each round."""
        return [
            product.per_second / floor.per_second if floor.per_second else 0.0
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
        for side, results in (("product", self.product), ("floor", self.floor)):
            for result in results:
                for name, count in result.errors.items():
                    counts[f"{side} {name}"] = counts.get(f"{side} {name}", 0) + count
        return counts

    @property
    def reached(self) -> bool:
        """Whether the target is met, without an error."""
        return self.ratio >= self.row.target and self._in_time() and not self.errors

    def _in_time(self) -> bool:
        p50 = median(result.p50 for result in self.product)
        p99 = median(result.p99 for result in self.product)
        over = p50 - median(result.p50 for result in self.floor)
        row = self.row
        return all(
            most is None or took <= most
            for took, most in ((p50, row.most_p50), (p99, row.most_p99), (over, row.most_over))
        )


def measure(
    rows: list[Row], seed: Seed, *, rounds: int, seconds: float, warm_up: float
) -> Iterator[Measured]:
    """Measure each row; the side that starts alternates."""
    serials = iter(range(0, SERIALS * 1_000_000, SERIALS))
    for row in rows:
        measured = Measured(row)
        sides = [(row.product(seed), measured.product), (row.floor(seed), measured.floor)]
        for load, _ in sides:  # both sides warm before either is measured
            send(replace(load, first_serial=next(serials), warm_up=0, seconds=warm_up))
        for number in range(rounds):
            for load, results in sides if number % 2 == 0 else reversed(sides):
                results.append(send(replace(load, first_serial=next(serials), seconds=seconds)))
        yield measured


def send(load: Load) -> Result:
    """Run the load generator in its own process."""
    done = subprocess.run(
        [sys.executable, "-m", load.program],
        input=json.dumps(asdict(load)),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return Result(**json.loads(done.stdout))
