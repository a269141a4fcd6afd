"""`python -m bench`, or `make bench`: starts everything, measures, prints, stops everything."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bench import report
from bench.measure import Measured, measure, send
from bench.memory import measure_memory
from bench.rows import GROWTH_ROWS, ROWS, Row, Side
from bench.servers import Servers, Site, servers
from bench.storage import measure_storage
from tools.child_processes import ROOT

BUSY = 0.5  # the load of a machine that should have been left alone


def main() -> int:
    """Run the benchmark. Exit status 0 if every row reached its target without an error, else 1."""
    options = _options()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # everything is stopped then too
    load_before = os.getloadavg()[0]
    if load_before > BUSY:
        print(f"This machine is busy (load {load_before:.1f}): expect ratios that scatter.")
    chosen = [row for row in ROWS if row.name in options.rows]
    if options.grown:
        chosen += [row for row in GROWTH_ROWS if options.growth in row.name]
    if options.compare:
        chosen = [_compared(row) for row in chosen]
    memory = None
    issued = None
    with servers(
        certificates=options.certificates, grown=options.grown, other=options.compare
    ) as started:
        measured = _measured(chosen, started, options)
        if options.issued:
            issued = measure_storage(started, options.issued, send)
        if options.memory and not options.compare:
            memory = measure_memory(started, options.memory, send)
        if any(each.errors for each in measured):
            started.keep_logs()
    if measured:
        print(f"\n{report.table(measured)}\n\n{report.costs(measured)}")
    for more in (issued, memory):
        if more is not None:
            print(f"\n{more}")
    report.save(options.json, measured, load_before=load_before)
    print(f"\nEvery round: {options.json}")
    reached = [each.reached for each in (*measured, issued, memory) if each is not None]
    return 0 if all(reached) else 1


def _measured(rows: Sequence[Row], started: Servers, options: argparse.Namespace) -> list[Measured]:
    """Measure the rows and say each result as soon as it is there."""
    measured = []
    for done in measure(
        rows, started, rounds=options.rounds, seconds=options.seconds, warm_up=options.warm_up
    ):
        measured.append(done)
        print(f"{done.row.name}: {done.ratio:.2f} of its floor", flush=True)
    return measured


def _compared(row: Row) -> Row:
    """The row with another checkout's product as its floor."""
    return replace(
        row,
        target=0,
        floor=Side(Site.OTHER, row.product.load),
        most_p50=None,
        most_p99=None,
        most_over=None,
    )


def _options() -> argparse.Namespace:
    names = [row.name for row in ROWS]
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rows", nargs="*", choices=names, default=names, metavar="ROW")
    parser.add_argument(
        "--compare",
        type=Path,
        metavar="CHECKOUT",
        help="another checkout of the product, measured in the floor's place",
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each run")
    parser.add_argument("--warm-up", type=float, default=2.0, help="of each side, before a row")
    parser.add_argument("--certificates", type=int, default=1000, help="to read from")
    _add_growth_options(parser)
    parser.add_argument(
        "--memory",
        type=int,
        default=20_000,
        help="measure what the web workers take after so many requests (0: not at all)",
    )
    parser.add_argument("--json", type=Path, default=ROOT / "var" / "bench.json")
    parser.add_argument("--quick", action="store_true", help="a glance: short runs, wide error")
    options = parser.parse_args()
    if options.quick:
        options.rounds, options.seconds, options.warm_up, options.certificates = 3, 1.0, 1.0, 200
        options.memory = 0
    return options


def _add_growth_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--grown",
        type=int,
        default=0,
        metavar="N",
        help="also measure growth: at N certificates and deliveries (5000000: 30 GB and an hour)",
    )
    parser.add_argument(
        "--growth", default="", metavar="TEXT", help="only rows of growth whose names hold this"
    )
    parser.add_argument(
        "--issued",
        type=int,
        default=0,
        metavar="N",
        help="issue so many certificates in bulk, and measure what they take",
    )


if __name__ == "__main__":
    sys.exit(main())
