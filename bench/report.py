"""The results as text tables and as JSON."""

import json
import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from bench.measure import Measured, Slice
from bench.rows import Row

RATIOS = ("row", "product/s", "p50 ms", "p99 ms", "floor/s", "ratio", "rounds", "target", "")
COSTS = (
    *("CPU ms of one", "product: web", "PostgreSQL", "Redis", "floor: web", "PostgreSQL"),
    *("floor/product", "rounds", "WAL bytes", "stored bytes"),
)


def table(measured: Sequence[Measured]) -> str:
    """Medians of what is answered in a second; the ratio is the median of the rounds' ratios."""
    return _aligned([RATIOS, *map(_ratio_line, measured)])


def costs(measured: Sequence[Measured]) -> str:
    """Medians of the CPU time of one request (of one certificate in bulk), and the bytes it writes."""
    return _aligned([COSTS, *(_cost_line(each) for each in measured if each.product[0].cpu)])


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


def _aligned(lines: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _ratio_line(measured: Measured) -> tuple[str, ...]:
    product, floor = _medians(measured.product), _medians(measured.floor)
    verdict = "ok" if measured.reached else f"MISSED {measured.errors or ''}".strip()
    return (
        measured.row.name,
        f"{product['per_second']:.0f}",
        f"{product['p50']:.1f}",
        f"{product['p99']:.1f}",
        f"{floor['per_second']:.0f}",
        f"{measured.ratio:.2f}",
        _range(measured.ratios),
        ", ".join(_targets(measured.row)),
        verdict,
    )


def _cost_line(measured: Measured) -> tuple[str, ...]:
    product, floor = _medians(measured.product), _medians(measured.floor)
    return (
        measured.row.name,
        f"{product['web']:.3f}",
        f"{product['postgres']:.3f}",
        f"{product['redis']:.3f}",
        f"{floor['web']:.3f}",
        f"{floor['postgres']:.3f}",
        f"{median(measured.cpu_ratios):.2f}",
        _range(measured.cpu_ratios),
        f"{_wal(measured.product):.0f}" if measured.row.stores else "",
        "" if measured.stored is None else f"{measured.stored:.0f}",
    )


def _range(ratios: Sequence[float]) -> str:
    return f"{min(ratios):.2f}-{max(ratios):.2f}"


def _wal(slices: Sequence[Slice]) -> float:
    """Bytes of log of one unit; the mean, as page images follow a checkpoint and not each round."""
    return sum(each.cost.wal for each in slices) / max(sum(each.units for each in slices), 1)


def _targets(row: Row) -> Iterator[str]:
    if row.target:
        yield f">= {row.target:.2f}"
    limits = (("p50", row.most_p50), ("p99", row.most_p99), ("p50 - floor's", row.most_over))
    for name, most in limits:
        if most is not None:
            yield f"{name} <= {most:.0f} ms"


def _facts(measured: Measured) -> dict[str, Any]:
    row = measured.row
    return {
        "name": row.name,
        "target": row.target,
        "most_p50": row.most_p50,
        "most_p99": row.most_p99,
        "most_over": row.most_over,
        "ratio": round(measured.ratio, 3),
        "cpu_ratio": round(median(measured.cpu_ratios), 3),
        "reached": measured.reached,
        "errors": measured.errors,
        "wal_bytes": round(_wal(measured.product)),
        "stored_bytes": None if measured.stored is None else round(measured.stored),
        "product": _medians(measured.product),
        "floor": _medians(measured.floor),
        "rounds": {
            "product": [asdict(each) for each in measured.product],
            "floor": [asdict(each) for each in measured.floor],
        },
    }


def _medians(slices: Sequence[Slice]) -> dict[str, float]:
    of_results = {
        name: median(getattr(each.result, name) for each in slices)
        for name in ("per_second", "p50", "p99", "client_cpu")
    }
    of_costs = {
        name: median(getattr(each.per_unit, name) for each in slices)
        for name in ("web", "postgres", "redis")
    }
    return {name: round(value, 3) for name, value in (of_results | of_costs).items()}
