"""`python -m bench`, or `make bench`: starts everything, measures, prints, stops everything."""

import argparse
import os
import signal
import sys
from pathlib import Path

from bench import report
from bench.measure import measure, send
from bench.memory import measure_memory
from bench.rows import ROWS, STORED_ROWS
from bench.stage import stage
from bench.webhook_rows import GROWTH_ROWS, WEBHOOK_ROWS
from tools.child_processes import ROOT

ALL_ROWS = (*ROWS, *WEBHOOK_ROWS)
BUSY = 0.5  # the load of a machine that should have been left alone


def main() -> int:
    """Run the benchmark. Exit status 0 if every row reached its target without an error, else 1."""
    options = _options()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # everything is stopped then too
    chosen = [row for row in ALL_ROWS if row.name in options.rows]
    chosen += STORED_ROWS if options.stored else ()
    chosen += GROWTH_ROWS if options.deliveries else ()
    measured = []
    load_before = os.getloadavg()[0]
    if load_before > BUSY:
        print(f"This machine is busy (load {load_before:.1f}): expect ratios that scatter.")
    print("Starting PostgreSQL, Redis and the web server ...", flush=True)
    with stage(
        certificates=options.certificates, stored=options.stored, deliveries=options.deliveries
    ) as seed:
        for done in measure(
            chosen, seed, rounds=options.rounds, seconds=options.seconds, warm_up=options.warm_up
        ):
            measured.append(done)
            print(f"{done.row.name}: {done.ratio:.2f} of its floor", flush=True)
        memory = measure_memory(seed, options.memory, send) if options.memory else None
    print(f"\n{report.table(measured)}")
    if memory is not None:
        print(f"\n{memory}")
    report.save(options.json, measured, load_before=load_before)
    print(f"\nEvery round: {options.json}")
    reached = [done.reached for done in measured] + ([memory.reached] if memory else [])
    return 0 if all(reached) else 1


def _options() -> argparse.Namespace:
    names = [row.name for row in ALL_ROWS]
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rows", nargs="*", choices=names, default=names, metavar="ROW")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each run")
    parser.add_argument("--warm-up", type=float, default=3.0, help="of each side, before a row")
    parser.add_argument("--certificates", type=int, default=1000, help="to read from")
    parser.add_argument(
        "--stored",
        type=int,
        default=0,
        help="also issue where so many certificates are stored (1000000 need 6 GB and minutes)",
    )
    parser.add_argument("--deliveries", type=int, default=0, help="measure growth: at so many")
    parser.add_argument(
        "--memory", type=int, default=0, help="after so many requests: what the web workers take"
    )
    parser.add_argument("--json", type=Path, default=ROOT / "var" / "bench.json")
    parser.add_argument("--quick", action="store_true", help="a glance: short runs, wide error")
    options = parser.parse_args()
    if options.quick:
        options.rounds, options.seconds, options.warm_up, options.certificates = 3, 1.0, 1.0, 200
    return options


if __name__ == "__main__":
    sys.exit(main())
