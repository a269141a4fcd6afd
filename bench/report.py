"""The results as a text table and as JSON."""

import json
import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from bench.client import Result
from bench.measure import Measured
from bench.rows import Row

HEADINGS = ("row", "product/s", "p50 ms", "p99 ms", "floor/s", "ratio", "rounds", "target", "")


def table(measured: Sequence[Measured]) -> str:
    """A text table of medians; the ratio is the median of the rounds' ratios."""
    lines = [HEADINGS, *map(_line, measured)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def save(path: Path, measured: Sequence[Measured], *, load_before: float) -> None:
    """Write the results with every round as JSON."""
    report = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {
            "cpus": os.cpu_count(),
            "python": platform.python_version(),
            "load_before": round(load_before, 2),
        },
        "rows": [_facts(each) for each in measured],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=2) + "\n")


def _line(measured: Measured) -> tuple[str, ...]:
    product, floor = _medians(measured.product), _medians(measured.floor)
    verdict = "ok" if measured.reached else f"MISSED {measured.errors or ''}".strip()
    return (
        measured.row.name,
        f"{product['per_second']:.0f}",
        f"{product['p50']:.1f}",
        f"{product['p99']:.1f}",
        f"{floor['per_second']:.0f}",
        f"{measured.ratio:.2f}",
        f"{min(measured.ratios):.2f}-{max(measured.ratios):.2f}",
        ", ".join(_targets(measured.row)),
        verdict,
    )


def _targets(row: Row) -> Iterator[str]:
    if row.target:
        yield f">= {row.target:.2f}"
    limits = (("p50", row.most_p50), ("p99", row.most_p99), ("p50 - floor's", row.most_over))
    for name, most in limits:
        if most is not None:
            yield f"{name} <= {most:.0f} ms"


def _facts(measured: Measured) -> dict[str, Any]:
    return {
        "name": measured.row.name,
        "target": measured.row.target,
        "most_p50": measured.row.most_p50,
        "most_p99": measured.row.most_p99,
        "most_over": measured.row.most_over,
        "ratio": round(measured.ratio, 3),
        "reached": measured.reached,
        "errors": measured.errors,
        "product": _medians(measured.product),
        "floor": _medians(measured.floor),
        "rounds": {
            "product": [asdict(result) for result in measured.product],
            "floor": [asdict(result) for result in measured.floor],
        },
    }


def _medians(results: Sequence[Result]) -> dict[str, float]:
    return {
        name: round(median(getattr(result, name) for result in results), 3)
        for name in ("per_second", "p50", "p99", "client_cpu")
    }
